import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { HoldTax, HoldYear, LandlordTax, LettingKind, TaxedHold, TaxRefusal } from '../../../../../src/core/market/eu/landlordTax.ts';

/** A let home as described in a test: amounts in major units, years from 2026. */
export interface LetHome {
  readonly letting?: LettingKind;
  readonly region?: string | null;
  readonly shares?: readonly [number, ...number[]];
  readonly otherIncome?: number;
  readonly boughtOn?: string;
  readonly price?: number;
  readonly buyingCosts?: number;
  readonly works?: number;
  readonly furniture?: number;
  readonly from?: number;
  readonly years?: number;
  /** The value at the start of each year. The default is `price` in each of `years` years. */
  readonly values?: readonly [number, ...number[]];
  readonly rent?: number;
  readonly costs?: number;
  readonly propertyTax?: number;
  readonly interest?: number;
  readonly debt?: number;
  readonly soldFor?: number;
  readonly soldOn?: string;
  readonly sellingCosts?: number;
}

/** A home worth 200,000 let for 12,000 a year with costs of 2,000, kept unless the test sells it. */
export function letHome<Settings>(settings: Settings, home: LetHome = {}): TaxedHold<Settings> {
  const { shares = [1], from = 2026, price = 200_000, buyingCosts = 0, works = 0 } = home;
  const values = home.values ?? Array.from({ length: home.years ?? 1 }, () => price);
  const [first, ...others] = shares.map((share) => ({ share: rate(share), otherIncome: fromMajor(home.otherIncome ?? 0) }));
  const [firstYear, ...laterYears] = values.map((value, at) => yearOf(home, value, from + at));
  if (first === undefined || firstYear === undefined) throw new Error('The hold has no owner or no year');
  return {
    letting: home.letting ?? 'whole',
    region: home.region ?? null,
    owners: [first, ...others],
    boughtOn: isoDate(home.boughtOn ?? `${from}-01-01`),
    price: fromMajor(price),
    buyingCosts: fromMajor(buyingCosts),
    works: fromMajor(works),
    furniture: fromMajor(home.furniture ?? 0),
    years: [firstYear, ...laterYears],
    sale:
      home.soldFor === undefined
        ? null
        : {
            on: isoDate(home.soldOn ?? `${from + values.length - 1}-12-31`),
            proceeds: fromMajor(home.soldFor),
            sellingCosts: fromMajor(home.sellingCosts ?? 0),
            baseCost: fromMajor(price + buyingCosts + works),
            loan: fromMajor(home.debt ?? 0),
          },
    settings,
  };
}

const yearOf = ({ rent = 12_000, costs = 2_000, interest = 0, debt = 0, propertyTax }: LetHome, value: number, year: number): HoldYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(interest),
  principalRepaid: zeroMoney,
  propertyTax: fromMajor(propertyTax ?? Math.min(costs, 500)),
  value: fromMajor(value),
  debt: fromMajor(debt),
});

export interface CostlyHome extends Omit<LetHome, 'soldFor'> {
  /** The sale proceeds, if not the price. */
  readonly proceeds?: number;
}

/** A home worth 300,000 with buying costs, works and owners with other income, sold if the test gives a date. */
export const costlyHome = <Settings>(settings: Settings, { proceeds, price = 300_000, ...home }: CostlyHome = {}): TaxedHold<Settings> =>
  letHome(settings, {
    price,
    buyingCosts: 30_000,
    works: 10_000,
    costs: 3_000,
    propertyTax: 400,
    otherIncome: 60_000,
    sellingCosts: 5_000,
    values: [300_000],
    ...home,
    ...(home.soldOn === undefined ? {} : { soldFor: proceeds ?? price }),
  });

/** The tax on a hold. Throws if it is refused. */
export function taxed<Settings>(law: LandlordTax<Settings>, hold: TaxedHold<Settings>): HoldTax {
  const found = law(hold);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Why a hold is refused. Throws if it is not. */
export function refused<Settings>(law: LandlordTax<Settings>, hold: TaxedHold<Settings>): TaxRefusal {
  const found = law(hold);
  if (found.ok) throw new Error('The hold was not refused');
  return found.error;
}

/** Tax for each year, in major units. */
export const taxes = ({ years }: HoldTax): readonly number[] => years.map(({ tax }) => toMajor(tax));

/** Tax on the sale in major units; null without a sale. */
export const saleTax = ({ saleTax: tax }: HoldTax): number | null => (tax === null ? null : toMajor(tax));
