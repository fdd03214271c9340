import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { HoldTax, HoldYear, LandlordTax, LettingKind, TaxedHold, TaxRefusal } from '../../../../../src/core/market/eu/landlordTax.ts';

/** What a test says of a home that is let: euros, and years from 2026 on. */
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
  readonly rent?: number;
  readonly costs?: number;
  readonly interest?: number;
  readonly soldFor?: number;
  readonly soldOn?: string;
  readonly sellingCosts?: number;
}

/** A home of 200,000 let for 12,000 a year with costs of 2,000, kept unless the test sells it. */
export function letHome<Settings>(settings: Settings, home: LetHome = {}): TaxedHold<Settings> {
  const { shares = [1], from = 2026, years = 1, price = 200_000, buyingCosts = 0, works = 0 } = home;
  const [first, ...others] = shares.map((share) => ({ share: rate(share), otherIncome: fromMajor(home.otherIncome ?? 0) }));
  const [firstYear, ...laterYears] = Array.from({ length: years }, (_, at) => yearOf(home, from + at));
  if (first === undefined || firstYear === undefined) throw new Error('a hold has an owner and a year');
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
            on: isoDate(home.soldOn ?? `${from + years - 1}-12-31`),
            proceeds: fromMajor(home.soldFor),
            sellingCosts: fromMajor(home.sellingCosts ?? 0),
            baseCost: fromMajor(price + buyingCosts + works),
            loan: zeroMoney,
          },
    settings,
  };
}

const yearOf = ({ rent = 12_000, costs = 2_000, interest = 0, price = 200_000 }: LetHome, year: number): HoldYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(costs),
  financeCosts: fromMajor(interest),
  principalRepaid: zeroMoney,
  propertyTax: fromMajor(Math.min(costs, 500)),
  value: fromMajor(price),
  debt: zeroMoney,
});

/** The tax of a hold; throws where it is refused. */
export function taxed<Settings>(law: LandlordTax<Settings>, hold: TaxedHold<Settings>): HoldTax {
  const found = law(hold);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

export function refused<Settings>(law: LandlordTax<Settings>, hold: TaxedHold<Settings>): TaxRefusal {
  const found = law(hold);
  if (found.ok) throw new Error('was taxed');
  return found.error;
}

/** Taxes of the years in euros. */
export const taxes = ({ years }: HoldTax): readonly number[] => years.map(({ tax }) => toMajor(tax));

export const saleTax = ({ saleTax: tax }: HoldTax): number | null => (tax === null ? null : toMajor(tax));
