import type { MarketId } from '../../market/markets.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { localizeForMarket } from '../localizeAnswer.ts';
import { knownMarket } from '../marketOfJob.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import { searchLadder } from '../../engine/goalSeek/searchLadder.ts';
import { strategyScale } from '../../engine/goalSeek/strategyScale.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { reportLevers } from '../../report/fullReport/strategyGoalTable.ts';
import { describeNextBand } from '../../report/describeNextBand.ts';
import { strategyGoalInputs } from '../../report/risk/strategyGoalInputs.ts';
import { nextBand } from '../../score/scoreDeal.ts';
import type { Waterfall } from '../../score/score.ts';
import { judgeOf, markStrategy } from '../../score/strategies/judgeStrategy.ts';
import { inputWaterfall } from '../../score/trace/inputWaterfall.ts';
import type { EvaluationGap } from '../outcome.ts';
import { strategyTrials, type InputChanges, type StrategyTrials, type TrialQuestion } from '../strategyTrials.ts';
import { asListed, withYourFigures, type ScoreMoves } from './scoreMovesResult.ts';

interface MovesQuestion extends TrialQuestion {
  readonly strategy: StrategyId;
}

/** The total under changed values; NaN if the owner's law does not cover them. */
type TotalOf = (changes: InputChanges) => number;

/** The changes that would move a strategy's score, before or after its owner's taxes as the deal is judged; or why there are none. */
export function strategyMoves(question: MovesQuestion): Result<ScoreMoves, EvaluationGap> {
  const trials = strategyTrials(question);
  if (!trials.ok) return trials;
  const totalOf = totalUnder(question, trials.value);
  const { market } = knownMarket(question.job);
  const total = totalOf({});
  const next = nextBand(total);
  const fromListing = waterfallOf(question, trials.value, totalOf);
  const words = (reached: NonNullable<typeof next>): string =>
    describeNextBand(
      reached,
      waysTo({ strategy: question.strategy, market, trials: trials.value, totalOf, target: total + reached.points }),
    );
  return ok(
    localizeForMarket(market, {
      ...(fromListing === null ? {} : { fromListing }),
      nextBand: next === null ? null : { ...next, words: words(next) },
    }),
  );
}

function totalUnder({ job, strategy }: MovesQuestion, { values, measure }: StrategyTrials): TotalOf {
  const judge = judgeOf(strategy, job.profile, knownMarket(job).market);
  return (changes) => {
    const figures = measure(changes);
    if (figures === null) return Number.NaN;
    return markStrategy(judge, { figures, inputs: { ...values, ...changes }, facts: job.deal.facts }).marks.total;
  };
}

/** The effect of the person's own values; null if there are none, or if the listing alone, or any step from it, has no score. */
function waterfallOf({ job, strategy }: MovesQuestion, { values, currency }: StrategyTrials, totalOf: TotalOf): Waterfall | null {
  const typed = { ...ownInputs(job.deal, 'buy-to-let'), ...ownInputs(job.deal, strategy) };
  if (Object.keys(typed).length === 0) return null;
  const listed = strategyTrials({ job: { ...job, deal: { ...job.deal, inputs: {} } }, strategy, yours: {} });
  if (!listed.ok) return null;
  const moved = inputWaterfall({
    entries: strategyInputs(strategy, knownMarket(job).market),
    from: { label: asListed, values: listed.value.values },
    to: { label: withYourFigures, values },
    totalOf,
    currency,
  });
  return [moved.from.total, ...moved.steps.map(({ points }) => points)].every(Number.isFinite) ? moved : null;
}

interface Sought {
  readonly strategy: StrategyId;
  readonly market: MarketId;
  readonly trials: StrategyTrials;
  readonly totalOf: TotalOf;
  readonly target: number;
}

/** The price and the income that each alone reach a total, as text. */
function waysTo({ strategy, market, trials: { values, inUse, currency }, totalOf, target }: Sought): readonly string[] {
  return reportLevers[strategy].flatMap((key) => {
    const entry = strategyGoalInputs(strategy, market).find((each) => each.key === key);
    if (entry === undefined) return [];
    const scale = strategyScale(entry, values[key]);
    const figureAt = (step: number): number => totalOf(inUse(scale.changesAt(step)));
    const found = searchLadder({ ...scale, figureAt, reaches: (total) => total >= target, isBetterHigh: true });
    if (found.kind === 'cannot' || found.limit === 'range') return [];
    // "Monthly rent" already states its period.
    const per = /^(?:Monthly|Nightly)/.test(entry.label) ? null : entry.per;
    const value = formatInput({ ...entry, of: null, per }, scale.valueAt(found.step), currency);
    return [
      `${/^[aeiou]/i.test(entry.label) ? 'an' : 'a'} ${lowerFirst(entry.label)} of ${value} or ${found.edge === 'highest' ? 'less' : 'more'}`,
    ];
  });
}
