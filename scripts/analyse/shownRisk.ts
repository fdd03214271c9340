import { assessRisk } from '../../src/core/pipeline/risk/assessRisk.ts';
import { seekGoal } from '../../src/core/pipeline/risk/seekGoal.ts';
import type { Goal } from '../../src/core/pipeline/risk/seekGoal.ts';
import type { EvaluationJob } from '../../src/core/pipeline/outcome.ts';

const paths = 10_000;

/** The changes that would reach a goal, as text. Amounts in pence, rates as fractions. */
export function shownGoal(job: EvaluationJob, goal: Goal): unknown {
  const sought = seekGoal(job, goal);
  return sought.ok ? sought.value : { needs: sought.error.keys, words: sought.error.message };
}

/** The risk of the after-tax return, as text and as numbers, with amounts in pence and rates as fractions. */
export function shownRisk(job: EvaluationJob, seed: number): unknown {
  const assessed = assessRisk(job, { figure: 'irrAfterTax', paths, seed });
  return assessed.ok ? assessed.value : { needs: assessed.error.keys, words: [assessed.error.message] };
}
