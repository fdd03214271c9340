import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { localizeForMarket } from '../localizeAnswer.ts';
import { knownMarket } from '../marketOfJob.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import { amountBinWidths, histogram, type HistogramBin } from '../../engine/risk/histogram.ts';
import { factorsOf } from '../../engine/risk/levelInputs.ts';
import { standardLevelModel } from '../../engine/risk/levelModel.ts';
import { percentiles, type Percentiles } from '../../engine/risk/percentiles.ts';
import type { MeasuredFigure } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../kernel/money.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lossLabels, describeStrategyRisk } from '../../report/risk/describeStrategyRisk.ts';
import { headlineFigures } from '../../report/strategy/headlineFigures.ts';
import { judgeOf, rulesToMeet } from '../../score/strategies/judgeStrategy.ts';
import type { StrategyGap } from '../evaluateStrategy.ts';
import { strategyTrials, type InputChanges, type StrategyTrials, type TrialQuestion } from '../strategyTrials.ts';
import { simulatedChanges, isLoss, shareOfLosses, standardSimulations, type RiskSettings } from './chanceOfLoss.ts';
import { dealSeed } from './dealSeed.ts';

export interface StrategyRiskQuestion extends TrialQuestion {
  readonly strategy: StrategyId;
}

/** Simulated outcomes of a strategy. Amounts in minor units, probabilities as shares of the simulations. */
export interface StrategyRisk {
  readonly futures: number;
  readonly seed: number;
  /** The headline figure, by id and name. */
  readonly figure: string;
  readonly label: string;
  /** The headline amount in the base case; null if there is none. */
  readonly base: number | null;
  /** The distribution of the figure; null if no simulation has it. */
  readonly spread: Percentiles | null;
  readonly counts: readonly HistogramBin[];
  /** The share of simulations without the figure, which are left out. */
  readonly without: number;
  /** The definition of a loss, and its probability; null if unknown. */
  readonly loss: { readonly words: string; readonly chance: number } | null;
  /** The probability of missing each rule, the rule on the figure first; unmeasurable rules are left out. */
  readonly misses: readonly MissedRule[];
  readonly currency: Currency;
  /** The results as sentences, including how they were simulated. */
  readonly words: readonly string[];
}

export interface MissedRule {
  readonly id: string;
  readonly label: string;
  /** The requirement as text: "the usual £200 a month". */
  readonly asks: string;
  readonly chance: number;
}

/**
 * The simulated outcomes of a deal under a strategy, before or after its owner's taxes as the deal is judged. Every uncertain input is
 * drawn once per simulation, and the figures are calculated as on screen. Deterministic: the seed derives from the deal.
 */
export function assessStrategyRisk(
  question: StrategyRiskQuestion,
  { futures = standardSimulations, seed = dealSeed(question.job.deal), model = standardLevelModel }: RiskSettings = {},
): Result<StrategyRisk, StrategyGap> {
  const trials = strategyTrials(question);
  if (!trials.ok) return trials;
  const figure = headlineOf(question.strategy, trials.value);
  if (figure === null) return err({ kind: 'not-calculated', keys: [], message: 'There is no figure to simulate.' });
  const { market } = knownMarket(question.job);
  const entries = strategyInputs(question.strategy, market);
  const { currency, figures, values } = trials.value;
  const { amounts, ...chances } = lookedAt({
    question,
    trials: trials.value,
    figure,
    changes: simulatedChanges(question, trials.value, { futures, seed, model }),
  });
  const risk = {
    futures,
    seed,
    figure,
    label: figures.find(({ id }) => id === figure)?.label ?? figure,
    base: amountOf(figures, figure),
    spread: amounts.length === 0 ? null : percentiles(amounts),
    counts: histogram(amounts, amountBinWidths),
    without: (futures - amounts.length) / futures,
    ...chances,
    currency,
  };
  const said = { ...risk, strategy: question.strategy, factors: factorsOf(entries, values), model };
  return ok(localizeForMarket(market, { ...risk, words: describeStrategyRisk(said) }));
}

interface Futures {
  readonly question: StrategyRiskQuestion;
  readonly trials: StrategyTrials;
  readonly figure: string;
  /** The changed values, per simulation. */
  readonly changes: readonly InputChanges[];
}

interface LookedAt extends Pick<StrategyRisk, 'loss' | 'misses'> {
  /** The figure in every simulation that has it. */
  readonly amounts: Float64Array;
}

/** The figure, loss and every rule in each simulation the owner's law covers; the rule on the figure first. */
function lookedAt({ question: { strategy, job }, trials, figure, changes }: Futures): LookedAt {
  const rules = rulesToMeet(judgeOf(strategy, job.profile, knownMarket(job).market)).toSorted(
    (one, other) => Number(other.figure === figure) - Number(one.figure === figure),
  );
  const seen = changes.flatMap((changed) => {
    const figures = trials.measure(changed);
    if (figures === null) return [];
    const subject = { figures, inputs: { ...trials.values, ...changed }, facts: job.deal.facts };
    return { amount: amountOf(figures, figure), isLoss: isLoss(strategy, figures), met: rules.map((rule) => rule.isMet(subject)) };
  });
  const chance = shareOfLosses(seen.map((future) => future.isLoss));
  const share = (isSo: (future: (typeof seen)[number]) => boolean): number => seen.filter(isSo).length / seen.length;
  return {
    amounts: Float64Array.from(seen.flatMap(({ amount }) => (amount === null ? [] : [amount]))),
    loss: chance === null ? null : { words: lossLabels[strategy], chance },
    misses: rules.flatMap(({ id, label, asks }, at) =>
      seen.some(({ met }) => met[at] !== null) ? [{ id, label, asks, chance: share(({ met }) => met[at] === false) }] : [],
    ),
  };
}

/** The first headline figure that is an amount; for a house hack without a known saving, its cost. */
const headlineOf = (strategy: StrategyId, { figures }: StrategyTrials): string | null =>
  headlineFigures[strategy].map(([id]) => id).find((id) => amountOf(figures, id) !== null) ?? null;

/** The amount; 0 if no cash is left in; null if there is none. */
function amountOf(figures: readonly MeasuredFigure[], id: string): number | null {
  const value = figures.find((each) => each.id === id)?.value;
  if (value?.kind === 'money') return value.amount;
  return id === 'moneyLeftIn' && value?.kind === 'words' ? 0 : null;
}
