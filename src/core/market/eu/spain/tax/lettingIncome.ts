import { minor, shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { deductCarried } from '../../carriedAmounts.ts';
import type { CarriedAmount } from '../../carriedAmounts.ts';

/** A year's letting as the income tax (rendimientos del capital inmobiliario) sees it. */
export interface SpanishLetting {
  readonly year: number;
  readonly rent: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
  readonly depreciation: Minor;
  /** Interest of earlier years that was above the rent. */
  readonly carried: readonly CarriedAmount[];
}

export interface LettingIncome {
  /** Below zero where costs and depreciation are above the rent. */
  readonly net: Minor;
  /** Interest above the rent, for the four years after its own. */
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
