import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Analysis } from '../analysis.ts';

/** At what the first year's cash flow is zero, everything else as assumed, before any event. */
export interface BreakEvens {
  /** A month. */
  readonly rent: Minor;
  /** Weeks of the year that have to be let; null where a year let throughout is not enough, or nothing is let. */
  readonly weeksLet: number | null;
  /** The mortgage rate, in steps of 0.01 %; null without a loan, or where no rate from 0 % to 25 % reaches zero. */
  readonly mortgageRate: Rate | null;
}

/** Rent and rate are those of the analysis; the weeks follow from the rent a week that management leaves. */
export const breakEvens = (assumptions: BuyToLetInputs, { figures, runningCosts, solves }: Analysis): BreakEvens => ({
  rent: figures.breakEvenRent,
  weeksLet: weeksLet(assumptions, { figures, runningCosts }),
  mortgageRate: solves.rateSurvived,
});

/** Of a week's rent management takes its share; all other costs and the loan fall due however long the home is let. */
function weeksLet({ management }: BuyToLetInputs, { figures, runningCosts }: Pick<Analysis, 'figures' | 'runningCosts'>): number | null {
  const fixed = runningCosts.reduce((sum, { id, amount }) => (id === 'management' ? sum : sum + amount), 0);
  const keptPerWeek = (figures.annualRent * (1 - management)) / 52;
  if (keptPerWeek <= 0) return null;
  const weeks = (fixed + figures.annualDebtService) / keptPerWeek;
  return weeks > 52 ? null : weeks;
}
