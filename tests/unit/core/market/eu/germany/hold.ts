import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../../src/core/kernel/rate.ts';
import type { GermanySettings } from '../../../../../../src/core/market/eu/germany/tax/settings.ts';
import { taxHold } from '../../../../../../src/core/market/eu/germany/tax/landlordTax.ts';
import type { HoldTax, HoldYear, TaxedHold, TaxRefusal } from '../../../../../../src/core/market/eu/landlordTax.ts';

const settings: GermanySettings = {
  assessment: 'single',
  building: 'from-1925-to-2022',
  depreciation: 'straight-line',
  listedWorks: false,
  landShare: percent(25),
};

/** A flat let for €12,000 a year; each tax year ends on 31 December. */
export interface Flat {
  readonly years?: number;
  readonly firstYear?: number;
  readonly rent?: number;
  readonly costs?: number;
  readonly interest?: number;
  /** The sale price. The home is sold on `soldOn`, or at the end of the last year if there is no date. */
  readonly soldFor?: number;
  readonly soldOn?: string;
  readonly settings?: Partial<GermanySettings>;
  readonly hold?: Partial<TaxedHold<GermanySettings>>;
  readonly incomes?: readonly [number, ...number[]];
}

const price = 300_000;
const buyingCosts = 30_000;

export function flat(given: Flat = {}): TaxedHold<GermanySettings> {
  const { years = 3, firstYear = 2026, incomes = [60_000], hold = {}, soldFor } = given;
  const works = hold.works ?? zeroMoney;
  const lettings = Array.from({ length: years }, (_, at): HoldYear => yearOf(firstYear + at, given)) as [HoldYear, ...HoldYear[]];
  const [first, ...others] = incomes.map((income) => ({ share: rate(1 / incomes.length), otherIncome: fromMajor(income) }));
  return {
    letting: 'whole',
    region: 'BY',
    owners: [first as NonNullable<typeof first>, ...others],
    boughtOn: isoDate(`${firstYear}-01-01`),
    price: fromMajor(price),
    buyingCosts: fromMajor(buyingCosts),
    works,
    furniture: zeroMoney,
    years: lettings,
    sale:
      soldFor === undefined
        ? null
        : {
            on: given.soldOn === undefined ? (lettings.at(-1) as HoldYear).on : isoDate(given.soldOn),
            proceeds: fromMajor(soldFor),
            sellingCosts: fromMajor(10_000),
            baseCost: fromMajor(price + buyingCosts + works / 100),
            loan: zeroMoney,
          },
    ...hold,
    settings: { ...settings, ...given.settings },
  };
}

const yearOf = (year: number, { rent = 12_000, costs = 2000, interest = 5000 }: Flat): HoldYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(interest),
  principalRepaid: zeroMoney,
  propertyTax: zeroMoney,
  value: fromMajor(price),
  debt: zeroMoney,
});

/** The tax on a hold. Throws on a refusal. */
export function taxed(given: Flat = {}): HoldTax {
  const found = taxHold(flat(given));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Why a hold is refused; null if it is not. */
export function refused(given: Flat): TaxRefusal | null {
  const found = taxHold(flat(given));
  return found.ok ? null : found.error;
}
