import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { inForceOn } from '../../bandTax.ts';
import type { BandStart, Dated } from '../../bandTax.ts';
import type { Place } from '../../rules.ts';
import { landlordCheckedOn } from './checked.ts';
import { pendingBudget } from './pendingBudget.ts';
import type { RuleRef } from '../../ruleRef.ts';

/** Income tax figures for one tax year, in pounds and per cent; bands apply to income after allowances. */
export interface IncomeTaxYear {
  readonly personalAllowance: number;
  /** The income above which the allowance falls by £1 for every £2. */
  readonly taperFrom: number;
  /** Bands for salary, pension and trading income. */
  readonly otherBands: readonly BandStart[];
  readonly propertyBands: readonly BandStart[];
  readonly dividendBands: readonly BandStart[];
  readonly dividendAllowance: number;
  readonly propertyAllowance: number;
  /** The rate for the finance-cost credit. */
  readonly creditPercent: number;
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** Changes with every change to a figure in this folder. */
export const landlordVersion = 'uk-landlord-2026-11-25';

/**
 * The tax year of a date, for a person resident in a place. Days before 6 April 2020 use 2020-21 (the first year in which finance costs
 * were not deductible at all), with a note.
 */
export function incomeTaxYear(place: Place, on: IsoDate): IncomeTaxYear {
  const uk = inForceOn(ukYears, on);
  const property = inForceOn(propertyYears, on);
  const dividends = inForceOn(dividendYears, on);
  const ukBands = bandsOf(uk.value, [20, 40, 45]);
  const scottish = place === 'scotland' ? inForceOn(scottishYears, on) : null;
  const hasOwnRates = property.value !== null;
  return {
    personalAllowance: uk.value.allowance,
    taperFrom: 100_000,
    otherBands: scottish?.value.bands ?? ukBands,
    propertyBands: scottish?.value.bands ?? (property.value === null ? ukBands : bandsOf(uk.value, property.value)),
    dividendBands: bandsOf(uk.value, dividends.value.rates),
    dividendAllowance: dividends.value.allowance,
    propertyAllowance: 1000,
    creditPercent: property.value?.[0] ?? 20,
    rules: [
      incomeTaxRuleOn(on),
      ...(hasOwnRates ? [rule(propertyRule, property.from, place === 'england' || place === 'northern-ireland')] : []),
      ...(scottish === null ? [] : [rule(scottishRule, scottish.from, scottish.value.confirmed && !hasOwnRates)]),
      rule(
        ['finance-cost-credit', 'Tax relief for residential landlords’ finance costs', creditUrl],
        hasOwnRates ? property.from : creditFrom,
      ),
      ...pendingBudget(on),
    ],
    notes: [
      ...(hasOwnRates ? devolvedNotes[place] : []),
      ...(on < creditFrom ? ['We don’t have tax years before 2020-21, so the 2020-21 figures are used.'] : []),
    ],
  };
}

/** The dividend rule in force on a given day. */
export const dividendRuleOn = (on: IsoDate): RuleRef =>
  rule(['dividend-tax', 'Tax on dividends', 'https://www.gov.uk/tax-on-dividends'], inForceOn(dividendYears, on).from);

/** The UK allowance and bands rule in force on a given day. It also sets how much of a gain falls in the basic-rate band. */
export const incomeTaxRuleOn = (on: IsoDate): RuleRef =>
  rule(['income-tax', 'Income tax: allowance and bands', 'https://www.gov.uk/income-tax-rates'], inForceOn(ukYears, on).from);

const creditUrl = 'https://www.gov.uk/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies';
const creditFrom = isoDate('2020-04-06');
const propertyRule = [
  'property-income-rates',
  'Income tax rates for property income (Finance Act 2026)',
  'https://www.gov.uk/government/publications/changes-to-tax-rates-for-property-savings-and-dividend-income/change-to-tax-rates-for-property-savings-and-dividend-income-technical-note',
] as const;
const scottishRule = ['scottish-income-tax', 'Scottish income tax', 'https://www.gov.uk/scottish-income-tax'] as const;

interface UkYear {
  readonly allowance: number;
  readonly basicTo: number;
  readonly additionalFrom: number;
}

/** Income tax thresholds by tax year. They are frozen until April 2031. */
const ukYears: readonly Dated<UkYear>[] = [
  { from: creditFrom, value: { allowance: 12_500, basicTo: 37_500, additionalFrom: 150_000 } },
  { from: isoDate('2021-04-06'), value: { allowance: 12_570, basicTo: 37_700, additionalFrom: 150_000 } },
  { from: isoDate('2023-04-06'), value: { allowance: 12_570, basicTo: 37_700, additionalFrom: 125_140 } },
];

type ThreeRates = readonly [basic: number, higher: number, additional: number];

/** Separate rates for property income; null while it is taxed at the rates of other income. */
const propertyYears: readonly Dated<ThreeRates | null>[] = [
  { from: creditFrom, value: null },
  { from: isoDate('2027-04-06'), value: [22, 42, 47] },
];

const dividendYears: readonly Dated<{ readonly rates: ThreeRates; readonly allowance: number }>[] = [
  { from: creditFrom, value: { rates: [7.5, 32.5, 38.1], allowance: 2000 } },
  { from: isoDate('2022-04-06'), value: { rates: [8.75, 33.75, 39.35], allowance: 2000 } },
  { from: isoDate('2023-04-06'), value: { rates: [8.75, 33.75, 39.35], allowance: 1000 } },
  { from: isoDate('2024-04-06'), value: { rates: [8.75, 33.75, 39.35], allowance: 500 } },
  { from: isoDate('2026-04-06'), value: { rates: [10.75, 35.75, 39.35], allowance: 500 } },
];

interface ScottishYear {
  readonly bands: readonly BandStart[];
  readonly confirmed: boolean;
}

/** Scottish bands for income other than savings and dividends; they apply to income after the allowance. */
const scottishYears: readonly Dated<ScottishYear>[] = [
  { from: creditFrom, value: { bands: fiveBands([2085, 12_658, 30_930, 150_000], 41), confirmed: false } },
  { from: isoDate('2021-04-06'), value: { bands: fiveBands([2097, 12_726, 31_092, 150_000], 41), confirmed: false } },
  { from: isoDate('2022-04-06'), value: { bands: fiveBands([2162, 13_118, 31_092, 150_000], 41), confirmed: true } },
  { from: isoDate('2023-04-06'), value: { bands: fiveBands([2162, 13_118, 31_092, 125_140], 42), confirmed: true } },
  { from: isoDate('2024-04-06'), value: { bands: sixBands(2306, 13_991), confirmed: true } },
  { from: isoDate('2025-04-06'), value: { bands: sixBands(2827, 14_921), confirmed: true } },
  { from: isoDate('2026-04-06'), value: { bands: sixBands(3967, 16_956), confirmed: true } },
];

function fiveBands(
  [starterTo, basicTo, intermediateTo, higherTo]: readonly [number, number, number, number],
  higher: 41 | 42,
): readonly BandStart[] {
  return [
    [0, 19],
    [starterTo, 20],
    [basicTo, 21],
    [intermediateTo, higher],
    [higherTo, higher + 5],
  ];
}

function sixBands(starterTo: number, basicTo: number): readonly BandStart[] {
  return [
    [0, 19],
    [starterTo, 20],
    [basicTo, 21],
    [31_092, 42],
    [62_430, 45],
    [125_140, 48],
  ];
}

function bandsOf({ basicTo, additionalFrom }: UkYear, [basic, higher, additional]: ThreeRates): readonly BandStart[] {
  return [
    [0, basic],
    [basicTo, higher],
    [additionalFrom, additional],
  ];
}

/** Notes on property income rates that a devolved parliament may still set. */
const devolvedNotes: Readonly<Record<Place, readonly string[]>> = {
  england: [],
  'northern-ireland': [],
  scotland: [
    'Scotland has not set rates for property income from 2027-28. We use its 2026-27 rates, which aren’t confirmed for later years.',
  ],
  wales: ['Wales may set its own rates for property income. From 2027-28 we use England’s, which aren’t confirmed for Wales.'],
};

function rule([id, title, url]: readonly [id: string, title: string, url: string], from: IsoDate, confirmed = true): RuleRef {
  return { id: `${id}-${from}`, title, url, inForceFrom: from, checkedOn: landlordCheckedOn, ...(confirmed ? {} : { confirmed }) };
}
