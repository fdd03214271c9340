import { isoDate } from '../kernel/calendar.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { minor, shareOf } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import { bandTax, bandTotal, inForceOn } from './bandTax.ts';
import type { BandStart, Dated } from './bandTax.ts';
import type { RuleRef, TransferTax, TransferTaxInput } from './rules.ts';

/** Changes with any figure in this file. */
export const sdltVersion = 'sdlt-2026-11-20';

/**
 * Stamp duty land tax on one residential property in England or Northern Ireland.
 * The completion date chooses bands, first-time buyers' relief and the non-resident surcharge; the contract date chooses
 * between the surcharges for additional dwellings. Amounts to the penny. Days before 4 December 2014 get that day's bands.
 */
export function sdlt(input: TransferTaxInput): TransferTax {
  const bands = inForceOn(standardBands, input.completionDate);
  const refs: RuleRef[] = [ref(['sdlt-bands', 'Stamp duty land tax: residential rates', ratesUrl], bands.from)];
  const notes: string[] = [];
  const starts = relievedBands(input, { bands: bands.value, refs, notes });
  const surcharge = input.price < threshold ? 0 : surchargePoints(input, refs, notes);
  const lines = bandTax(input.price, starts, surcharge);
  if (input.buyer === 'company') noteFlatRate(input, refs, notes);
  return { name: 'Stamp duty land tax', total: bandTotal(lines), bands: lines, rules: refs, notes };
}

/**
 * The flat rate on the whole price for a company without relief, above £500,000 (Finance Act 2003, Schedule 4A); null at or
 * below that price. A property rental business may claim relief, so it is stated beside the tax and never charged silently.
 */
export function sdltFlatRate(input: TransferTaxInput): Minor | null {
  if (input.price <= flatRateAbove) return null;
  return shareOf(input.price, percent(flatRatePoints(input)));
}

const checkedOn = isoDate('2026-11-20');
const threshold = minor(40_000_00);
const flatRateAbove = minor(500_000_00);
const ratesUrl = 'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates';
const firstTimeUrl = 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29815';
const additionalUrl = 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09845b';
const companyUrl = 'https://www.gov.uk/guidance/stamp-duty-land-tax-corporate-bodies';
const nonResidentUrl = 'https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents';

const usualBands: readonly BandStart[] = [
  [0, 0],
  [125_000, 2],
  [250_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];
const nilTo250: readonly BandStart[] = [
  [0, 0],
  [250_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];
const nilTo500: readonly BandStart[] = [
  [0, 0],
  [500_000, 5],
  [925_000, 10],
  [1_500_000, 12],
];

/** By completion date. The 2020 and 2021 entries are the temporary nil bands of the pandemic. */
const standardBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2014-12-04'), value: usualBands },
  { from: isoDate('2020-07-08'), value: nilTo500 },
  { from: isoDate('2021-07-01'), value: nilTo250 },
  { from: isoDate('2021-10-01'), value: usualBands },
  { from: isoDate('2022-09-23'), value: nilTo250 },
  { from: isoDate('2025-04-01'), value: usualBands },
];

interface Relief {
  readonly nilTo: number;
  readonly priceUpTo: number;
}

/** First-time buyers' relief by completion date; null where there was none (in 2020–21 the nil band was 500,000 for all). */
const firstTimeRelief: readonly Dated<Relief | null>[] = [
  { from: isoDate('2014-12-04'), value: null },
  { from: isoDate('2017-11-22'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
  { from: isoDate('2020-07-08'), value: null },
  { from: isoDate('2021-07-01'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
  { from: isoDate('2022-09-23'), value: { nilTo: 425_000, priceUpTo: 625_000 } },
  { from: isoDate('2025-04-01'), value: { nilTo: 300_000, priceUpTo: 500_000 } },
];

/** Percentage points on every band for an additional dwelling; by contract date, because earlier contracts keep the older rate. */
const additionalPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 0 },
  { from: isoDate('2015-11-26'), value: 3 },
  { from: isoDate('2024-10-31'), value: 5 },
];

/** The surcharge itself began with completions on 1 April 2016 (contracts after 25 November 2015). */
const additionalBegan = '2016-04-01';

const nonResidentPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 0 },
  { from: isoDate('2021-04-01'), value: 2 },
];

const companyFlatPoints: readonly Dated<number>[] = [
  { from: isoDate('2014-12-04'), value: 15 },
  { from: isoDate('2024-10-31'), value: 17 },
];

interface Draft {
  readonly bands: readonly BandStart[];
  readonly refs: RuleRef[];
  readonly notes: string[];
}

function relievedBands(input: TransferTaxInput, draft: Draft): readonly BandStart[] {
  if (input.buyer !== 'first-time') return draft.bands;
  const relief = inForceOn(firstTimeRelief, input.completionDate);
  if (relief.value === null) {
    draft.notes.push('No relief for first-time buyers applied on this date.');
    return draft.bands;
  }
  draft.refs.push(ref(['sdlt-first-time', 'First-time buyers’ relief', firstTimeUrl], relief.from));
  if (input.price > relief.value.priceUpTo * 100) {
    draft.notes.push(`No first-time buyers’ relief: the price is above ${pounds(relief.value.priceUpTo)}.`);
    return draft.bands;
  }
  draft.notes.push(`First-time buyers’ relief: nothing to pay up to ${pounds(relief.value.nilTo)}.`);
  return [
    [0, 0],
    [relief.value.nilTo, 5],
  ];
}

function surchargePoints(input: TransferTaxInput, refs: RuleRef[], notes: string[]): number {
  let points = 0;
  const began = input.completionDate >= additionalBegan;
  if ((input.buyer === 'additional' || input.buyer === 'company') && began) {
    const additional = inForceOn(additionalPoints, input.contractDate);
    points += additional.value;
    if (additional.value > 0) {
      refs.push(ref(['sdlt-additional', 'Higher rates for additional dwellings', additionalUrl], additional.from));
      notes.push(
        input.buyer === 'company'
          ? `A company pays the higher rates: ${additional.value} percentage points on every band.`
          : `Additional dwelling: ${additional.value} percentage points on every band.`,
      );
    }
  }
  if (!input.ukResident) {
    const abroad = inForceOn(nonResidentPoints, input.completionDate);
    points += abroad.value;
    if (abroad.value > 0) {
      refs.push(ref(['sdlt-non-resident', 'Surcharge for buyers not resident in the UK', nonResidentUrl], abroad.from));
      notes.push(`Not resident in the UK: ${abroad.value} percentage points on every band.`);
    }
  }
  return points;
}

function flatRatePoints(input: TransferTaxInput): number {
  const abroad = input.ukResident ? 0 : inForceOn(nonResidentPoints, input.completionDate).value;
  return inForceOn(companyFlatPoints, input.contractDate).value + abroad;
}

function noteFlatRate(input: TransferTaxInput, refs: RuleRef[], notes: string[]): void {
  const flat = sdltFlatRate(input);
  if (flat === null) return;
  const from = inForceOn(companyFlatPoints, input.contractDate).from;
  refs.push(ref(['sdlt-company-flat', 'Flat rate for companies above £500,000', companyUrl], from));
  notes.push(
    `Above £500,000 a company pays ${flatRatePoints(input)} % of the whole price, ${pounds(flat / 100)}, unless it claims relief. ` +
      'The figures take it that a property rental business claims the relief.',
  );
}

const ref = ([id, title, url]: readonly [id: string, title: string, url: string], from: IsoDate): RuleRef => ({
  id: `${id}-${from}`,
  title,
  url,
  inForceFrom: from,
  checkedOn,
});

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const pounds = (amount: number): string => `£${grouped.format(amount)}`;
