import type { BuyToLetInputs, ResolvedInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Analysis } from '../../engine/analysis.ts';
import type { BreakEvens } from '../../engine/plan/breakEvens.ts';
import type { Plan, PlanRefusal } from '../../engine/plan/plan.ts';
import type { PlanCheck } from '../../engine/plan/planChecks.ts';
import type { PlanReturn } from '../../engine/plan/planReturn.ts';
import type { FigureInterval } from '../../engine/risk/figureIntervals.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import type { AfterTax } from '../afterTax/afterTax.ts';

/** All findings of a plan, as numbers. */
export interface PlanFindings {
  readonly heldMonths: number;
  readonly plan: Plan;
  readonly returns: PlanReturn;
  readonly breakEvens: BreakEvens;
  readonly checks: readonly PlanCheck[];
  readonly afterTax: AfterTax;
  /** The intervals of the deal's figures, without the plan's events. */
  readonly intervals: readonly FigureInterval[];
  readonly cases: { readonly low: PlanCase; readonly high: PlanCase };
}

/**
 * The plan computed with every uncertain input at its worst, or at its best, for the deal's rate of return. The result is the plan's
 * return, or the event that would be refused.
 */
export type PlanCase = Result<PlanReturn, PlanRefusal>;

/** The input for a plan's texts and explanations. */
export interface PlanContext {
  readonly findings: PlanFindings;
  readonly inputs: ResolvedInputs;
  readonly assumptions: BuyToLetInputs;
  readonly analysis: Analysis;
  /** The currency of every amount in them. */
  readonly currency: Currency;
}
