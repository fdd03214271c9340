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

/** All that is found of a plan, as numbers. */
export interface PlanFindings {
  readonly heldMonths: number;
  readonly plan: Plan;
  readonly returns: PlanReturn;
  readonly breakEvens: BreakEvens;
  readonly checks: readonly PlanCheck[];
  readonly afterTax: AfterTax;
  /** Of the deal's figures, without the events of the plan. */
  readonly intervals: readonly FigureInterval[];
  readonly cases: { readonly low: PlanCase; readonly high: PlanCase };
}

/**
 * The plan walked again with every uncertain input at the end that is worst, or best, for the deal's rate of return: what it earns then,
 * or which of its events would be refused.
 */
export type PlanCase = Result<PlanReturn, PlanRefusal>;

/** What a plan is told and explained from. */
export interface PlanContext {
  readonly findings: PlanFindings;
  readonly inputs: ResolvedInputs;
  readonly assumptions: BuyToLetInputs;
  readonly analysis: Analysis;
  /** Of every amount in them. */
  readonly currency: Currency;
}
