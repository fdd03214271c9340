import { assessRisk } from '../../src/core/pipeline/risk/assessRisk.ts';
import { seekGoal } from '../../src/core/pipeline/risk/seekGoal.ts';
import type { Goal } from '../../src/core/pipeline/risk/seekGoal.ts';
import type { EvaluationJob } from '../../src/core/pipeline/outcome.ts';

const paths = 10_000;

/** What reaches a goal, as text. Values in pence and fractions. */
export function shownGoal(job: EvaluationJob, goal: Goal): unknown {
  const sought = seekGoal(job, goal);
  return sought.ok ? sought.value : { needs: sought.error.keys, words: sought.error.message };
}

/** The risk of the after-tax return, as text and as numbers in pence and fractions. */
export function shownRisk(job: EvaluationJob, seed: number): unknown {
  const assessed = assessRisk(job, { figure: 'irrAfterTax', paths, seed });
  return assessed.ok ? assessed.value : { needs: assessed.error.keys, words: [assessed.error.message] };
}
