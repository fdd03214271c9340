import { bandOf } from './bandOf.ts';
import type { CriterionEntry } from './criterion.ts';
import { markDeal } from './markDeal.ts';
import type { MarkedDeal, ScoreRequest } from './markDeal.ts';
import type { Measured } from './measures/measured.ts';
import type { Band, CriterionMarks, CriterionScore, Score } from './score.ts';
import { fromStandard } from './trace/fromStandard.ts';
import { confidenceText } from './trace/confidence.ts';
import { gapToFullMarks } from './trace/gapToFullMarks.ts';

/** The score of a buy-to-let with every reason as text. */
export const scoreDeal = (request: ScoreRequest): Score => explainMarks(markDeal(request));

/** The marks with the reasons as text, the changes that would earn full marks, and the differences from a standard deal. */
export function explainMarks({ criteria, marks, measured }: MarkedDeal): Score {
  const { grounds, ...rest } = marks;
  const scores = criteria.map((criterion, at) =>
    toCriterionScore(criterion, measured[at] as Measured, marks.criteria[at] as CriterionMarks),
  );
  return {
    ...rest,
    criteria: scores,
    fromStandard: fromStandard(criteria, scores, marks.total),
    nextBand: nextBand(marks.total),
    ...(grounds === undefined ? {} : { confidence: { ...grounds, words: confidenceText(grounds.parts) } }),
  };
}

function toCriterionScore(criterion: CriterionEntry, found: Measured, { points, weight, share }: CriterionMarks): CriterionScore {
  const { id, label, figure } = criterion;
  const { shown, reason } = found.say();
  const lacking = gapToFullMarks(criterion, found, weight - points);
  const given = { id, label, figure, measured: shown, points, weight, share, toFull: lacking };
  if (share === null) return { ...given, tone: 'unknown', reason: `${reason}. Half points until you add it.` };
  return { ...given, tone: share >= 2 / 3 ? 'good' : share >= 1 / 3 ? 'fair' : 'poor', reason };
}

/** The next band above a total, and the number of points needed to reach it; null in the highest band. */
export function nextBand(total: number): { readonly band: Band; readonly points: number } | null {
  for (let at = total + 1; at <= 100; at += 1) {
    if (bandOf(at) !== bandOf(total)) return { band: bandOf(at), points: at - total };
  }
  return null;
}
