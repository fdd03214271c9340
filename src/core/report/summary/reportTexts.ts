import type { Score } from '../../score/score.ts';
import type { ReportDocument } from '../report.ts';

/** Every text of a report and its score that may contain a figure. The figures in a summary are checked against these texts. */
export const reportTexts = (report: ReportDocument, score: Score): readonly string[] => [scale, ...textsOf([report, score])];

/** The maximum score, in points. */
const scale = '100';

/** All strings and numbers anywhere in plain data. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
