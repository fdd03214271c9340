import { addMoney, allocateMoney, minor, shareOf, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import { propertyProfit } from '../../../uk/landlord/propertyProfit.ts';

/** One owner’s share of a letting year. Money in cents. */
export interface IrishLetting {
  readonly rent: Minor;
  /** Costs excluding Local Property Tax, which is not deductible. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** The deductible share of interest. */
  readonly interestAllowed: Rate;
  /** The year's wear-and-tear allowance on furniture. */
  readonly allowance: Minor;
}

/** An owner's amounts carried to the next year. */
export interface CaseVCarry {
  readonly losses: Minor;
  readonly allowances: Minor;
}

export interface CaseVYear {
  /** Profit after losses and before wear and tear: the base of the Universal Social Charge. Never negative. */
  readonly beforeAllowances: Minor;
  /** The base for income tax and PRSI. */
  readonly taxable: Minor;
  readonly carried: CaseVCarry;
}

export const nothingCarried: CaseVCarry = { losses: zeroMoney, allowances: zeroMoney };

/** The Case V profit of a letting year, in cents. Losses and unused allowances carry forward against letting profits only. */
export function caseVYear({ rent, costs, interest, interestAllowed, allowance }: IrishLetting, carried: CaseVCarry): CaseVYear {
  const profit = propertyProfit(rent, addMoney(costs, shareOf(interest, interestAllowed)), carried.losses);
  const available = addMoney(carried.allowances, allowance);
  const used = minor(Math.min(available, profit.taxable));
  return {
    beforeAllowances: profit.taxable,
    taxable: subtractMoney(profit.taxable, used),
    carried: { losses: profit.lossesForward, allowances: subtractMoney(available, used) },
  };
}

const yearsOfWear = 8;

/**
 * The wear-and-tear allowance on furniture in a letting year (1 is the first), in cents: an eighth for eight years, summing to its cost.
 */
export const wearAndTear = (furniture: Minor, year: number): Minor =>
  allocateMoney(
    furniture,
    Array.from({ length: yearsOfWear }, () => 1),
  )[year - 1] ?? zeroMoney;
