import { minor, shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { deductCarried } from '../../carriedAmounts.ts';
import type { CarriedAmount } from '../../carriedAmounts.ts';

/** A letting year for income tax (rendimientos del capital inmobiliario). */
export interface SpanishLetting {
  readonly year: number;
  readonly rent: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
  readonly depreciation: Minor;
  /** Earlier years' interest in excess of rent. */
  readonly carried: readonly CarriedAmount[];
}

export interface LettingIncome {
  /** The net rent; negative if costs and depreciation exceed the rent. */
  readonly net: Minor;
  /** Interest in excess of rent, usable for the following four years. */
  readonly carried: readonly CarriedAmount[];
}

const yearsToUseInterest = 4;

/** Rent less costs, depreciation and as much interest as the rent covers, earlier years' interest first; in cents. */
export function lettingIncome({ year, rent, costs, interest, depreciation, carried }: SpanishLetting): LettingIncome {
  const { used, left } = deductCarried([...carried, { amount: interest, until: year + yearsToUseInterest }], rent, year);
  return { net: minor(rent - costs - depreciation - used), carried: left };
}

/** The taxable net rent after the reduction, in cents; a loss is not reduced. */
export const reducedIncome = (net: Minor, reduction: Rate): Minor => (net > 0 ? subtractMoney(net, shareOf(net, reduction)) : net);
