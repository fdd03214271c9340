import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import type { FranceSettings } from '../../../../../../src/core/market/eu/france/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/france/tax/landlordTax.ts';
import type { HoldTax, HoldYear, TaxedHold } from '../../../../../../src/core/market/eu/landlordTax.ts';

export type FrenchHold = TaxedHold<FranceSettings>;

export const settings: FranceSettings = {
  regime: 'reel-foncier',
  household: 'single',
  spouseIncome: zeroMoney,
  otherBareRents: zeroMoney,
  classified: false,
  landShare: percent(20),
  buildingYears: 30,
  furnitureYears: 5,
  worksAre: 'repairs',
};

export const under = (regime: FranceSettings['regime'], given: Partial<FranceSettings> = {}): FranceSettings => ({
  ...settings,
  ...given,
  regime,
});

/** A year in euros: rent of 12,000, costs of 3,000 and interest of 4,000. */
export const year = (on: string, given: Partial<Record<'rent' | 'costs' | 'interest', number>> = {}): HoldYear => ({
  on: isoDate(on),
  rent: fromMajor(given.rent ?? 12_000),
  costs: fromMajor(given.costs ?? 3_000),
  financeCosts: fromMajor(given.interest ?? 4_000),
  principalRepaid: zeroMoney,
  propertyTax: fromMajor(1_000),
  value: fromMajor(200_000),
  debt: fromMajor(150_000),
});

/** The given number of years, from 2026. */
export const years = (count: number, given: Parameters<typeof year>[1] = {}): FrenchHold['years'] =>
  Array.from({ length: count }, (_, at) => year(`${2026 + at}-12-31`, given)) as unknown as FrenchHold['years'];

export const owner = (share: number, otherIncome: number) => ({ share: rate(share), otherIncome: fromMajor(otherIncome) });

/** A home bought on 15 January 2026 for €200,000 by one owner with €50,000 of other income, let for one year and not sold. */
export const hold = (given: Partial<FrenchHold> = {}): FrenchHold => ({
  letting: 'whole',
  region: null,
  owners: [owner(1, 50_000)],
  boughtOn: isoDate('2026-01-15'),
  price: fromMajor(200_000),
  buyingCosts: fromMajor(15_000),
  works: zeroMoney,
  furniture: zeroMoney,
  years: years(1),
  sale: null,
  settings,
  ...given,
});

export const sale = (on: string, proceeds: number) => ({
  on: isoDate(on),
  proceeds: fromMajor(proceeds),
  sellingCosts: zeroMoney,
  baseCost: fromMajor(215_000),
  loan: zeroMoney,
});

/** The tax on a hold. Throws on a refusal, so a test that expects a refusal calls the tax rules directly. */
export function taxed(given: Partial<FrenchHold> = {}): HoldTax {
  const result = taxHold(hold(given));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Each year's taxable income and tax, in euros. */
export const yearsOf = (given: Partial<FrenchHold> = {}): readonly (readonly [taxable: number, tax: number])[] =>
  taxed(given).years.map(({ taxable, tax }) => [toMajor(taxable), toMajor(tax)]);

export const taxOfYear = (given: Partial<FrenchHold> = {}): number => yearsOf(given)[0]?.[1] ?? 0;

export const saleTax = (given: Partial<FrenchHold>): number => toMajor(taxed(given).saleTax ?? zeroMoney);

/** The kind and message of a refusal; null if the hold can be taxed. */
export function refusal(given: Partial<FrenchHold>): readonly [kind: string, message: string] | null {
  const result = taxHold(hold(given));
  return result.ok ? null : [result.error.kind, result.error.message];
}
