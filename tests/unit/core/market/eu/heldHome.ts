import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../src/core/kernel/rate.ts';
import type { HoldTax, HoldYear, LandlordTax, TaxedHold, TaxRefusal } from '../../../../../src/core/market/eu/landlordTax.ts';

/** A home of 300,000 let for 12,000 a year without a loan; amounts in major units. */
export interface HeldHome {
  readonly letting?: TaxedHold<unknown>['letting'];
  readonly shares?: readonly [number, ...number[]];
  readonly boughtOn?: string;
  readonly price?: number;
  readonly furniture?: number;
  readonly rent?: number;
  readonly interest?: number;
  readonly debt?: number;
  /** One for each year asked: the value it begins with. */
  readonly values?: readonly [number, ...number[]];
  readonly from?: number;
  readonly soldOn?: string;
  readonly proceeds?: number;
}

/** The hold a country's tax is asked for. */
export function heldHome<Settings>(settings: Settings, home: HeldHome = {}): TaxedHold<Settings> {
  const { shares = [1], values = [300_000], from = 2026, soldOn, price = 300_000 } = home;
  const [first, ...others] = shares.map((share) => ({ share: rate(share), otherIncome: fromMajor(60_000) }));
  const [year, ...later] = values.map((value, at) => yearOf(home, value, from + at));
  if (first === undefined || year === undefined) throw new RangeError('A hold has an owner and a year');
  return {
    letting: home.letting ?? 'whole',
    region: null,
    owners: [first, ...others],
    boughtOn: isoDate(home.boughtOn ?? `${from}-01-01`),
    price: fromMajor(price),
    buyingCosts: fromMajor(30_000),
    works: fromMajor(10_000),
    furniture: fromMajor(home.furniture ?? 0),
    years: [year, ...later],
    sale:
      soldOn === undefined
        ? null
        : {
            on: isoDate(soldOn),
            proceeds: fromMajor(home.proceeds ?? price),
            sellingCosts: fromMajor(5_000),
            baseCost: fromMajor(price + 40_000),
            loan: fromMajor(home.debt ?? 0),
          },
    settings,
  };
}

const yearOf = ({ rent = 12_000, interest = 0, debt = 0 }: HeldHome, value: number, year: number): HoldYear => ({
  on: isoDate(`${year}-12-31`),
  rent: fromMajor(rent),
  costs: fromMajor(3_000),
  financeCosts: fromMajor(interest),
  principalRepaid: fromMajor(0),
  propertyTax: fromMajor(400),
  value: fromMajor(value),
  debt: fromMajor(debt),
});

/** The tax of a hold; throws the refusal's message where there is none. */
export function taxOfHold<Settings>(tax: LandlordTax<Settings>, hold: TaxedHold<Settings>): HoldTax {
  const found = tax(hold);
  if (!found.ok) throw new RangeError(found.error.message);
  return found.value;
}

/** Why a hold is refused; throws where it is not. */
export function refusalOfHold<Settings>(tax: LandlordTax<Settings>, hold: TaxedHold<Settings>): TaxRefusal {
  const found = tax(hold);
  if (found.ok) throw new RangeError('The hold is taxed');
  return found.error;
}
