import { goalSeek } from '../../engine/goalSeek/goalSeek.ts';
import type { GoalAnswer } from '../../engine/goalSeek/goalSeek.ts';
import type { GoalInput } from '../../engine/goalSeek/goalScale.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { describeGoal } from '../../report/risk/describeGoal.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { riskBase } from './riskBase.ts';

/** The input to vary, and the figure's target; amounts in minor units, rates as fractions. */
export interface Goal {
  readonly vary: GoalInput;
  readonly figure: MeasuredFigure;
  readonly target: number;
}

export interface SoughtGoal {
  readonly goal: Goal;
  readonly answer: GoalAnswer;
  /** "Net yield of 6% is reached at a purchase price of £164,300 or less.", or why the goal cannot be reached. */
  readonly words: string;
}

/**
 * The value of one input at which a job's deal reaches a goal, everything else unchanged; or why there is none. A figure after tax includes
 * the owner's taxes.
 */
export function seekGoal(job: EvaluationJob, goal: Goal): Result<SoughtGoal, EvaluationGap> {
  const base = riskBase(job);
  if (!base.ok) return base;
  const { assumptions, market, rules } = base.value;
  const answer = goalSeek({ assumptions, rules: market, on: job.today, personalTax: rules.personalTax, ...goal });
  return ok({ goal, answer, words: describeGoal({ ...goal, currency: market.currency }, answer) });
}
