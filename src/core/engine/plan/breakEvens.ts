import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Analysis } from '../analysis.ts';
import type { Minor } from '../../kernel/money.ts';

/** For each input, the value at which the first year's cash flow is zero, before any event and with everything else as assumed. */
export interface BreakEvens {
  /** The rent per month. */
  readonly rent: Minor;
  /** The number of weeks in the year for which the property must be let; null if a full year is not enough, or if there is no rent. */
  readonly weeksLet: number | null;
  /** The mortgage rate, in steps of 0.01%; null without a loan, or if cash flow is not zero at any rate from 0% to 25%. */
  readonly mortgageRate: Rate | null;
}

/**
 * The break-even rent per month, mortgage rate and weeks let. The rent and the rate come from the analysis. The weeks are computed from a
 * week's rent after management.
 */
export const breakEvens = (assumptions: BuyToLetInputs, { figures, runningCosts, solves }: Analysis): BreakEvens => ({
  rent: figures.breakEvenRent,
  weeksLet: weeksLet(assumptions, { figures, runningCosts }),
  mortgageRate: solves.rateSurvived,
});

/** Management is paid a share of each week's rent. All other costs and the loan are due however long the property is let. */
function weeksLet({ management }: BuyToLetInputs, { figures, runningCosts }: Pick<Analysis, 'figures' | 'runningCosts'>): number | null {
  const fixed = runningCosts.reduce((sum, { id, amount }) => (id === 'management' ? sum : sum + amount), 0);
  const keptPerWeek = (figures.annualRent * (1 - management)) / 52;
  if (keptPerWeek <= 0) return null;
  const weeks = (fixed + figures.annualDebtService) / keptPerWeek;
  return weeks > 52 ? null : weeks;
}
