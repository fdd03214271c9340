import { isoDate } from '../../kernel/calendar.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { minor, shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import { bandTax, inForceOn } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';
import { shareOfLinked } from './linkedPurchases.ts';
import { atLeast, averagedLines, remainderLine, singleBandLine } from './dwellingLines.ts';
import type { TransferTax, TransferTaxInput } from '../rules.ts';
import * as rates from './sdltRates.ts';
import {
  averagePrice,
  lowestReading,
  paysNonResidentialRates,
  poundsText,
  purchaseOf,
  readingTotal,
  ruleRef,
  transferTaxOf,
} from './taxReading.ts';
import type { Purchase, TaxReading } from './taxReading.ts';
import type { RuleRef } from '../ruleRef.ts';

/**
 * Stamp duty land tax on one purchase in England or Northern Ireland, in pence. The completion date selects the bands, first-time buyers'
 * relief and the non-resident surcharge. The contract date selects the surcharge for additional dwellings, the flat rate and whether
 * multiple dwellings relief remains. Dates before our first rates use the earliest ones, with a note.
 */
export function sdlt(input: TransferTaxInput): TransferTax {
  const purchase = purchaseOf(input);
  const name = 'Stamp duty land tax';
  const flat = paysFlatRate(purchase) ? flatReading(purchase) : null;
  if (flat !== null && !purchase.claims('company-rental-business'))
    return transferTaxOf(name, shareOfLinked(flat, purchase, { law: linkedRule, notes: [] }));
  const plain = paysNonResidentialRates(purchase) ? nonResidentialReading(purchase) : residentialReading(purchase);
  const taken = lowestReading(plain, averagedReading(purchase, plain));
  return transferTaxOf(
    name,
    shareOfLinked(flat === null ? taken : withFlatRate(taken, purchase), purchase, { law: linkedRule, notes: [] }),
  );
}

/**
 * The flat rate on the whole price for a company without relief, above £500,000 a dwelling (Finance Act 2003, Schedule 4A), in pence; null
 * up to that price. A property rental business may claim relief, which is assumed unless the input says otherwise.
 */
export function sdltFlatRate(input: TransferTaxInput): Minor | null {
  const purchase = purchaseOf(input);
  if (!isAboveFlatRate(purchase)) return null;
  return shareOf(purchase.one.price, percent(flatPercent(purchase)));
}

const threshold = minor(40_000_00);
const flatRateAbove = minor(500_000_00);
const additionalUrl = 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09845b';
const bandsRule = [
  'sdlt-bands',
  'Stamp duty land tax: residential rates',
  'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
] as const;
const nonResidentialRule = [
  'sdlt-non-residential',
  'Stamp duty land tax: non-residential and mixed rates',
  'https://www.gov.uk/stamp-duty-land-tax/nonresidential-and-mixed-use-rates',
] as const;
const firstTimeRule = [
  'sdlt-first-time',
  'First-time buyers’ relief',
  'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29815',
] as const;
const additionalRule = ['sdlt-additional', 'Higher rates for additional dwellings', additionalUrl] as const;
const companyRule = [
  'sdlt-company-flat',
  'Flat rate for companies above £500,000',
  'https://www.gov.uk/guidance/stamp-duty-land-tax-corporate-bodies',
] as const;
const nonResidentRule = [
  'sdlt-non-resident',
  'Surcharge for buyers not resident in the UK',
  'https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents',
] as const;
const dwellingsRule = [
  'sdlt-multiple-dwellings',
  'Multiple dwellings relief',
  'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29940',
] as const;

const linkedRule = ruleRef(
  [
    'sdlt-linked',
    'Linked transactions (Finance Act 2003, sections 55 and 108)',
    'https://www.gov.uk/guidance/sdlt-linked-purchases-or-transfers',
  ],
  isoDate('2014-12-04'),
);

function residentialReading(purchase: Purchase): TaxReading {
  const bands = inForceOn(rates.standardBands, purchase.completionDate);
  const relief = firstTimeReading(purchase);
  const surcharge = surcharges(purchase);
  return {
    lines: bandTax(purchase.price, relief.bands ?? bands.value, surcharge.points),
    refs: [ruleRef(bandsRule, bands.from), ...relief.refs, ...surcharge.refs],
    notes: [...earlyNote(purchase, bands.from), ...relief.notes, ...surcharge.notes],
  };
}

function nonResidentialReading(purchase: Purchase): TaxReading {
  const bands = inForceOn(rates.nonResidentialBands, purchase.completionDate);
  const why =
    purchase.use === 'residential'
      ? 'Six or more dwellings in one transaction: non-residential rates apply, without surcharges.'
      : 'Non-residential or mixed property: no surcharge applies for additional dwellings or non-UK residents.';
  const flat =
    purchase.use === 'mixed' && purchase.buyer === 'company'
      ? ['A company may pay the flat rate on a dwelling above £500,000 in a mixed purchase. That isn’t included here.']
      : [];
  return {
    lines: bandTax(purchase.price, bands.value),
    refs: [ruleRef(nonResidentialRule, bands.from)],
    notes: [...earlyNote(purchase, bands.from), why, ...flat],
  };
}

/** The tax on two or more dwellings at their average price, if the relief was available that day and is claimed; otherwise null. */
function averagedReading(purchase: Purchase, plain: TaxReading): TaxReading | null {
  const { from, endedForCompletionsFrom, endedForContractsFrom, leastPercent } = rates.multipleDwellings;
  const open = purchase.completionDate < endedForCompletionsFrom || purchase.contractDate < endedForContractsFrom;
  if (!open || purchase.dwellings < 2 || purchase.dwellingsPrice === 0 || !purchase.claims('multiple-dwellings')) return null;
  const bands = inForceOn(rates.standardBands, purchase.completionDate);
  const surcharge = purchase.use === 'mixed' ? noSurcharge : surcharges(purchase);
  const least = singleBandLine(purchase.dwellingsPrice, leastPercent).tax;
  const lines = atLeast(averagedLines(purchase, bands.value, surcharge.points), purchase.dwellingsPrice, least);
  const rest = remainderLine(purchase, readingTotal(plain));
  return {
    lines: rest === null ? lines : [...lines, rest],
    refs: [ruleRef(bandsRule, bands.from), ruleRef(dwellingsRule, from), ...surcharge.refs],
    notes: [
      `Multiple dwellings relief: tax on the average price of ${poundsText(averagePrice(purchase) / 100)}, times ${purchase.dwellings}. At least ${leastPercent}% is due.`,
      ...surcharge.notes,
    ],
  };
}

const paysFlatRate = (purchase: Purchase): boolean => purchase.buyer === 'company' && isAboveFlatRate(purchase);

const isAboveFlatRate = ({ use, one }: Purchase): boolean => use === 'residential' && averagePrice(one) > flatRateAbove;

function flatPercent(purchase: Purchase): number {
  return inForceOn(rates.companyFlatPoints, purchase.contractDate).value + nonResidentPoints(purchase).points;
}

function flatReading(purchase: Purchase): TaxReading {
  const { points, refs } = nonResidentPoints(purchase);
  const flat = flatPercent(purchase);
  const abroad = points > 0 ? `, including ${points} percentage points for a non-UK resident` : '';
  return {
    lines: [singleBandLine(purchase.price, flat)],
    refs: [flatRef(purchase), ...refs],
    notes: [`Above £500,000, a company without relief pays ${flat}% of the whole price${abroad}.`],
  };
}

const flatRef = (purchase: Purchase): RuleRef => ruleRef(companyRule, inForceOn(rates.companyFlatPoints, purchase.contractDate).from);

/** Adds a note with the flat rate to the tax of a company that claims the relief. */
function withFlatRate(reading: TaxReading, purchase: Purchase): TaxReading {
  const percentage = flatPercent(purchase);
  const flat = poundsText(shareOf(purchase.one.price, percent(percentage)) / 100);
  const note =
    `Above £500,000, a company pays ${percentage}% of the whole price (${flat}) unless it claims relief. ` +
    'The figures assume it claims the relief for a property rental business.';
  return { ...reading, refs: [...reading.refs, flatRef(purchase)], notes: [...reading.notes, note] };
}

interface Relief {
  readonly bands: readonly BandStart[] | null;
  readonly refs: readonly RuleRef[];
  readonly notes: readonly string[];
}

function firstTimeReading({ buyer, price, dwellings, isLinked, completionDate }: Purchase): Relief {
  if (buyer !== 'first-time') return { bands: null, refs: [], notes: [] };
  if (isLinked) return { bands: null, refs: [], notes: ['First-time buyers’ relief doesn’t apply to linked purchases.'] };
  if (dwellings > 1) return { bands: null, refs: [], notes: ['First-time buyers’ relief applies to a single dwelling only.'] };
  const { value, from } = inForceOn(rates.firstTimeRelief, completionDate);
  if (value === null) return { bands: null, refs: [], notes: ['First-time buyers’ relief was not available on this date.'] };
  const refs = [ruleRef(firstTimeRule, from)];
  if (price > value.priceUpTo * 100) {
    return {
      bands: null,
      refs,
      notes: [`First-time buyers’ relief doesn’t apply because the price is above ${poundsText(value.priceUpTo)}.`],
    };
  }
  const bands: readonly BandStart[] = [
    [0, 0],
    [value.nilTo, 5],
  ];
  return { bands, refs, notes: [`First-time buyers’ relief: no tax on the first ${poundsText(value.nilTo)}.`] };
}

interface Surcharge {
  readonly points: number;
  readonly refs: readonly RuleRef[];
  readonly notes: readonly string[];
}

const noSurcharge: Surcharge = { points: 0, refs: [], notes: [] };

function surcharges(purchase: Purchase): Surcharge {
  if (averagePrice(purchase.one) < threshold) return noSurcharge;
  const additional = additionalDwelling(purchase);
  const abroad = nonResidentPoints(purchase);
  return {
    points: additional.points + abroad.points,
    refs: [...additional.refs, ...abroad.refs],
    notes: [...additional.notes, ...abroad.notes],
  };
}

/** A buyer of two or more dwellings at once pays the higher rates on all of them (subsidiary dwellings are not modelled). */
function additionalDwelling({ buyer, one: { dwellings }, contractDate, completionDate }: Purchase): Surcharge {
  const pays = buyer === 'additional' || buyer === 'company' || dwellings > 1;
  const { value, from } = inForceOn(rates.additionalPoints, contractDate);
  if (!pays || completionDate < rates.additionalBegan || value === 0) return noSurcharge;
  const who = buyer === 'company' ? 'A company pays the higher rates' : dwellings > 1 ? 'Several dwellings at once' : 'Additional dwelling';
  // The surcharge applies to contracts from November 2015, but only if they completed once it had begun.
  const inForceFrom = from < rates.additionalBegan ? rates.additionalBegan : from;
  return {
    points: value,
    refs: [ruleRef(additionalRule, inForceFrom)],
    notes: [`${who}: ${value} percentage points added to every band.`],
  };
}

function nonResidentPoints({ ukResident, contractDate, completionDate }: Purchase): Surcharge {
  const { value, from } = inForceOn(rates.nonResidentPoints, completionDate);
  if (ukResident || value === 0) return noSurcharge;
  if (contractDate < rates.nonResidentContractsFrom) {
    return { ...noSurcharge, notes: ['Non-UK resident, but contracts were exchanged before 11 March 2020, so no surcharge applies.'] };
  }
  const notes = [`Non-UK resident: ${value} percentage points added to every band.`];
  return { points: value, refs: [ruleRef(nonResidentRule, from)], notes };
}

const earlyNote = ({ completionDate }: Purchase, from: IsoDate): readonly string[] =>
  completionDate < from ? [`We don’t have rates before ${from}, so the rates from that date are used.`] : [];
