import type { Criterion } from '../criterion.ts';
import { markBy } from '../markDeal.ts';
import type { MarkedDeal } from '../markDeal.ts';
import type { Scale } from '../measures/scale.ts';
import { sayMarks } from '../scoreDeal.ts';
import type { RuleCheck, Score } from '../score.ts';
import type { InputOrigins } from '../trace/rateGrounds.ts';
import { brrrrCriteria } from './brrrrCriteria.ts';
import type { JudgedLine, JudgedStrategy } from './criterionRows.ts';
import { flipCriteria } from './flipCriteria.ts';
import { hmoCriteria } from './hmoCriteria.ts';
import { houseHackCriteria } from './houseHackCriteria.ts';
import { rentToRentCriteria } from './rentToRentCriteria.ts';
import { servicedAccommodationCriteria } from './servicedAccommodationCriteria.ts';
import type { StrategySubject } from './strategySubject.ts';

/** The marks of a deal under a strategy; `inputs` say where each value came from. */
export const scoreStrategy = (strategy: JudgedStrategy, subject: StrategySubject, inputs: InputOrigins): Score =>
  sayMarks(markStrategy(strategy, subject, inputs));

/** The usual rules of a strategy held against its figures, with both in words. `met` is null where there is nothing to measure. */
export const checkStrategy = (strategy: JudgedStrategy, subject: StrategySubject): readonly RuleCheck[] =>
  judged[strategy].lines.flatMap((line) => (line.rule === null ? [] : [checkOf(line, line.rule, subject)]));

/** Whether every usual rule that can be measured is met. */
export const meetsAll = (strategy: JudgedStrategy, subject: StrategySubject): boolean =>
  checkStrategy(strategy, subject).every(({ met }) => met !== false);

function markStrategy(strategy: JudgedStrategy, subject: StrategySubject, inputs: InputOrigins): MarkedDeal {
  return markBy(judged[strategy].criteria, { base: subject, low: subject, high: subject, weights: standard, inputs });
}

/** Whoever changes weights changes those of a buy-to-let. */
const standard: Readonly<Record<string, number>> = {};

function checkOf({ criterion, isOwnMeasure }: JudgedLine, at: number, subject: StrategySubject): RuleCheck {
  const { id, label, scale } = criterion;
  const found = criterion.measure(subject);
  const { shown } = found.say();
  if (found.kind === 'unknown' || scale === null) return { id, label, met: null, words: shown };
  // Words stand in its place: all of the marks where there is nothing to ask, such as cover without a loan, and none where all is lost.
  if (found.value === null) return { id, label, met: found.share === 1 ? null : false, words: shown };
  const met = scale.full > scale.zero ? found.value >= at : found.value <= at;
  const against = `${againstWords(scale, met)} the usual ${scale.show(at)}`;
  const words = `${shownBeside(scale, found.value, at)}, ${against}`;
  return { id, label, met, words, against: isOwnMeasure ? words : against };
}

const againstWords = ({ zero, full }: Scale, met: boolean): string => (met ? 'meets' : full > zero ? 'below' : 'above');

/** A value that misses is never printed like what it misses: "£499.60 a month" beside "£500 a month". */
function shownBeside(scale: Scale, value: number, at: number): string {
  const shown = scale.show(value);
  return value === at || shown !== scale.show(at) ? shown : scale.exact(value);
}

interface Judged {
  readonly lines: readonly JudgedLine[];
  readonly criteria: readonly Criterion<StrategySubject>[];
}

const judgedBy = (lines: readonly JudgedLine[]): Judged => ({ lines, criteria: lines.map(({ criterion }) => criterion) });

const judged: Readonly<Record<JudgedStrategy, Judged>> = {
  flip: judgedBy(flipCriteria),
  brrrr: judgedBy(brrrrCriteria),
  hmo: judgedBy(hmoCriteria),
  'serviced-accommodation': judgedBy(servicedAccommodationCriteria),
  'rent-to-rent': judgedBy(rentToRentCriteria),
  'house-hack': judgedBy(houseHackCriteria),
};
