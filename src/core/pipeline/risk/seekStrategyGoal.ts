import { localizeForMarket } from '../localizeAnswer.ts';
import { isBritishLetting } from '../britishLetting.ts';
import type { MarketId } from '../../market/markets.ts';
import { knownMarket } from '../marketOfJob.ts';
import { formatInput } from '../../deal/strategies/inputValue.ts';
import { unreachableReason } from '../../engine/goalSeek/unreachableReason.ts';
import { searchLadder } from '../../engine/goalSeek/searchLadder.ts';
import { strategyScale } from '../../engine/goalSeek/strategyScale.ts';
import { comparable, isBetterHighOf } from '../../engine/strategies/figureDirection.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { FigureValue } from '../../engine/strategies/strategyAnalysis.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { describeStrategyGoal, targetText } from '../../report/risk/describeStrategyGoal.ts';
import { strategyGoalInputs } from '../../report/risk/strategyGoalInputs.ts';
import { judgeOf, rulesToMeet } from '../../score/strategies/judgeStrategy.ts';
import type { StrategyGap } from '../evaluateStrategy.ts';
import { strategyTrials, type InputChanges, type StrategyTrials, type TrialQuestion } from '../strategyTrials.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** The input of a strategy to vary, and the target of one of its figures. */
export interface StrategyGoal {
  /** A numeric input, or `rooms` for the mean rent of the rooms. */
  readonly vary: string;
  /** A figure of the strategy by its id. */
  readonly figure: string;
  /**
   * In minor units, as a fraction or a count: a minimum if more of the figure is better, otherwise a maximum. Null uses the rule on the
   * figure or, without one, the figure's current value.
   */
  readonly target: number | null;
}

/**
 * `reached`: the highest or lowest value (`edge`) that reaches the target; one step further does not. If all values to the end of the range
 * reach it, `limit` is `range`. `other` is the far end of the values that reach it, or null if they extend to the end of the range. `value`
 * and `other` are in the unit of the input; rooms are given by their mean rent.
 */
export type StrategyGoalAnswer =
  | {
      readonly kind: 'reached';
      readonly value: number;
      readonly other: number | null;
      /** The figure's value; null if the figure is text, such as "No cash left in". */
      readonly figure: number | null;
      readonly edge: 'highest' | 'lowest';
      readonly limit: 'target' | 'range';
      /** The values to enter on the deal to reach the goal, including those that keep all other inputs unchanged. */
      readonly changes: InputChanges;
    }
  | { readonly kind: 'cannot'; readonly because: string };

export interface SoughtStrategyGoal {
  /** The goal with the target that was used. */
  readonly goal: StrategyGoal & { readonly target: number };
  readonly answer: StrategyGoalAnswer;
  /**
   * "Profit on cost of 20.0% is reached with the purchase price at £84,000 or less, all else equal.", or why the goal cannot be reached.
   */
  readonly words: string;
}

/** Several goals of one strategy, with its inputs resolved once; the error if the deal lacks an input. */
export function seekStrategyGoals(
  question: TrialQuestion,
  goals: readonly StrategyGoal[],
): Result<readonly SoughtStrategyGoal[], StrategyGap> {
  const trials = strategyTrials(question);
  if (!trials.ok) return trials;
  const { market } = knownMarket(question.job);
  return ok(goals.map((goal) => inCountryWords(market, soughtGoal(question, trials.value, goal))));
}

/** The goal's sentences in the market's wording. */
function inCountryWords(market: MarketId, { goal, answer, words }: SoughtStrategyGoal): SoughtStrategyGoal {
  const because = answer.kind === 'cannot' ? { ...answer, because: localizeForMarket(market, answer.because) } : answer;
  return { goal, answer: because, words: localizeForMarket(market, words) };
}

/** One goal of a strategy, everything else unchanged, before or after the owner's taxes as the deal is judged. */
export function seekStrategyGoal(question: TrialQuestion, goal: StrategyGoal): Result<SoughtStrategyGoal, StrategyGap> {
  const sought = seekStrategyGoals(question, [goal]);
  if (!sought.ok) return sought;
  const [first] = sought.value;
  return first === undefined ? err({ kind: 'not-calculated', keys: [], message: 'That target isn’t available.' }) : ok(first);
}

function soughtGoal(question: TrialQuestion, trials: StrategyTrials, asked: StrategyGoal): SoughtStrategyGoal {
  const { strategy } = question;
  const { vary, figure } = asked;
  const target = asked.target ?? usualTarget(question, trials, figure);
  const goal = { ...asked, target };
  const entry = strategyGoalInputs(strategy, knownMarket(question.job).market).find(({ key }) => key === vary);
  if (entry === undefined) return refused(goal, 'this strategy doesn’t have that input');
  const scale = strategyScale(entry, trials.values[vary]);
  const valueAt = remembered((step: number) => trials.figure(figure, trials.inUse(scale.changesAt(step))));
  const figureAt = (step: number): number => comparable(strategy, figure, valueAt(step));
  const isBetterHigh = isBetterHighOf(figure);
  const reaches = (value: number): boolean => (isBetterHigh ? value >= target : value <= target);
  const found = searchLadder({ ...scale, figureAt, reaches, isBetterHigh });
  const said = { label: labelOf(trials, figure), currency: trials.currency, target };
  const shownInput = (step: number): string => shownValue(entry, scale.valueAt(step), trials);
  if (found.kind === 'cannot') {
    const like = numberAmong(found.points.map(valueAt));
    const because = unreachableReason({
      name: nameOf(entry),
      points: found.points,
      figureAt,
      isBetterHigh,
      shownInput,
      shownFigure: (step) => targetText(like, figureAt(step), trials.currency),
      target: targetText(like, target, trials.currency),
    });
    const answer = { kind: 'cannot', because } as const;
    return { goal, answer, words: describeStrategyGoal({ ...said, like }, answer) };
  }
  const { step, edge, limit, other } = found;
  const changes = scale.changesAt(step);
  const reached = figureAt(step);
  const answer = {
    kind: 'reached',
    value: scale.valueAt(step),
    other: other === null ? null : scale.valueAt(other),
    figure: Number.isFinite(reached) ? reached : null,
    edge,
    limit,
    changes: { ...changes, ...trials.kept(changes) },
  } as const;
  const like = numberAmong([valueAt(step), valueAt(scale.low), valueAt(scale.high)]);
  const input = { name: nameOf(entry), value: shownInput(step), other: other === null ? null : shownInput(other) };
  return { goal, answer, words: describeStrategyGoal({ ...said, like, input }, answer) };
}

/** The person's own rule on the figure or the usual one, else its current value. */
function usualTarget({ job, strategy }: TrialQuestion, { figures }: StrategyTrials, figure: string): number {
  const { market } = knownMarket(job);
  const rules = isBritishLetting(strategy, market) ? [] : rulesToMeet(judgeOf(strategy, job.profile, market));
  const rule = rules.find((each) => each.figure === figure && !each.isOwnMeasure);
  return rule?.at ?? figureNumber(figures, figure) ?? 0;
}

const refused = (goal: SoughtStrategyGoal['goal'], because: string): SoughtStrategyGoal => ({
  goal,
  answer: { kind: 'cannot', because },
  words: `We can’t solve for this, because ${because}.`,
});

function remembered(read: (step: number) => FigureValue | null): typeof read {
  const known = new Map<number, FigureValue | null>();
  return (step) => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const value = read(step);
    known.set(step, value);
    return value;
  };
}

/** A numeric figure, whose format is used for others; null if all figures are text. */
const numberAmong = (values: readonly (FigureValue | null)[]): FigureValue | null =>
  values.find((value) => value !== null && value.kind !== 'words') ?? null;

const labelOf = ({ figures }: StrategyTrials, id: string): string => figures.find((each) => each.id === id)?.label ?? 'The figure';

const nameOf = ({ label }: InputEntry): string => (/^[A-Z]{2}/.test(label) ? label : lowerFirst(label));

/** A value without its base and, for a monthly rent, without its period, because its name states them. */
const shownValue = (entry: InputEntry, value: number, { currency }: StrategyTrials): string =>
  formatInput({ ...entry, of: null, per: entry.label.startsWith('Monthly') ? null : entry.per }, value, currency);
