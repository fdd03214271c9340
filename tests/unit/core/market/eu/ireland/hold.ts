import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import type { IrelandSettings } from '../../../../../../src/core/market/eu/ireland/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/ireland/tax/landlordTax.ts';
import type { HoldTax, HoldYear, TaxedHold } from '../../../../../../src/core/market/eu/landlordTax.ts';

export const settings: IrelandSettings = {
  assessment: 'single',
  spouseIncome: zeroMoney,
  taxCredits: fromMajor(4_000),
  registered: true,
  rentalRelief: false,
};

/** A year in euros: rent of 20,000, costs of 4,000 including 500 of property tax, interest of 6,000. */
export const year = (on: string, given: Partial<Record<'rent' | 'costs' | 'interest' | 'propertyTax', number>> = {}): HoldYear => ({
  on: isoDate(on),
  rent: fromMajor(given.rent ?? 20_000),
  costs: fromMajor(given.costs ?? 4_000),
  financeCosts: fromMajor(given.interest ?? 6_000),
  principalRepaid: zeroMoney,
  propertyTax: fromMajor(given.propertyTax ?? 500),
  value: fromMajor(300_000),
  debt: fromMajor(200_000),
});

export const owner = (share: number, otherIncome: number) => ({ share: rate(share), otherIncome: fromMajor(otherIncome) });

/** A home let for one year by one owner with €60,000 of other income, and not sold. */
export const hold = (given: Partial<TaxedHold<IrelandSettings>> = {}): TaxedHold<IrelandSettings> => ({
  letting: 'whole',
  region: null,
  owners: [owner(1, 60_000)],
  boughtOn: isoDate('2026-01-10'),
  price: fromMajor(300_000),
  buyingCosts: fromMajor(6_000),
  works: zeroMoney,
  furniture: zeroMoney,
  years: [year('2026-12-31')],
  sale: null,
  settings,
  ...given,
});

/** The tax on a hold. Throws on a refusal, so a test that expects a refusal calls the tax rules directly. */
export function taxed(given: Partial<TaxedHold<IrelandSettings>> = {}): HoldTax {
  const result = taxHold(hold(given));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export const taxOfYear = (given: Partial<TaxedHold<IrelandSettings>> = {}): number => (taxed(given).years[0]?.tax ?? zeroMoney) / 100;

export const sale = (on: string, proceeds: number, baseCost = 306_000) => ({
  on: isoDate(on),
  proceeds: fromMajor(proceeds),
  sellingCosts: fromMajor(10_000),
  baseCost: fromMajor(baseCost),
  loan: zeroMoney,
});
