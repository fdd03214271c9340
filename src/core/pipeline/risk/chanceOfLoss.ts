import { knownMarket } from '../marketOfJob.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { drawLevels } from '../../engine/risk/drawLevels.ts';
import { levelChanges } from '../../engine/risk/levelInputs.ts';
import { standardLevelModel, type LevelModel } from '../../engine/risk/levelModel.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { MeasuredFigure } from '../../engine/strategies/strategyAnalysis.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { StrategyGap } from '../evaluateStrategy.ts';
import { strategyTrials, type InputChanges, type StrategyTrials, type TrialQuestion } from '../strategyTrials.ts';
import { dealSeed } from './dealSeed.ts';

/** Optional settings. Every screen and report omits them, so that all show the same simulations. */
export interface RiskSettings {
  readonly futures?: number;
  readonly seed?: number;
  readonly model?: LevelModel;
}

/**
 * Simulations per strategy: another seed would move a displayed probability by a percentage point or two, and a run takes a fraction of a
 * second.
 */
export const standardSimulations = 1000;

/** The input values that differ from the current ones, per simulation of a deal under a strategy. */
export function simulatedChanges(
  { job, strategy }: TrialQuestion,
  { values }: Pick<StrategyTrials, 'values'>,
  { futures = standardSimulations, seed = dealSeed(job.deal), model = standardLevelModel }: RiskSettings,
): readonly InputChanges[] {
  const levels = drawLevels({ model, futures, seed });
  // Only a non-standard model can be invalid, and only code creates one.
  if (!levels.ok) throw new Error(levels.error);
  return levels.value.map(levelChanges(strategyInputs(strategy, knownMarket(job).market), values, model));
}

/**
 * The share of simulations in which a deal loses money. A flip loses money if its sale does, a house hack if it costs more than renting,
 * other strategies if the first year's cash flow is negative. Simulations outside the owner's tax law are left out. Null if it cannot be
 * known.
 */
export function chanceOfLoss(question: TrialQuestion): Result<number | null, StrategyGap> {
  const trials = strategyTrials(question);
  if (!trials.ok) return trials;
  const losses = simulatedChanges(question, trials.value, {}).map((changes) => {
    const figures = trials.value.measure(changes);
    return figures === null ? 'no-answer' : isLoss(question.strategy, figures);
  });
  return ok(shareOfLosses(losses.filter((loss) => loss !== 'no-answer')));
}

/** The share of losses among known results; null if every result is unknown. */
export const shareOfLosses = (losses: readonly (boolean | null)[]): number | null =>
  losses.every((loss) => loss === null) ? null : losses.filter((loss) => loss === true).length / losses.length;

/** Whether a strategy's figures show a loss; null if it cannot be known. */
export function isLoss(strategy: StrategyId, figures: readonly MeasuredFigure[]): boolean | null {
  const amount = figureNumber(figures, lossFigure[strategy] ?? 'monthlyCashFlow');
  return amount === null ? null : amount < 0;
}

const lossFigure: Readonly<Partial<Record<StrategyId, string>>> = { flip: 'profit', 'house-hack': 'savedPerMonth' };
