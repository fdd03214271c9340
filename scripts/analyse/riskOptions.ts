import { goalInputs } from '../../src/core/engine/goalSeek/goalScale.ts';
import { isMoney } from '../../src/core/engine/goalSeek/shownFigure.ts';
import type { GoalInput } from '../../src/core/engine/goalSeek/goalScale.ts';
import { createDealMeasures } from '../../src/core/engine/numbers/dealMeasures.ts';
import type { MeasuredFigure } from '../../src/core/engine/numbers/measuredFigure.ts';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import type { Goal } from '../../src/core/pipeline/risk/seekGoal.ts';

/** The options `--goal` and `--risk`. Null if absent. */
export interface RiskTerms {
  readonly goal: Goal | null;
  /** The seed of the simulation. */
  readonly risk: number | null;
}

/** `--goal INPUT:FIGURE=TARGET`, amounts in pounds and rates as fractions, and `--risk SEED`. */
export function readRiskOptions(options: ReadonlyMap<string, string>): Result<RiskTerms, string> {
  const seed = options.get('--risk');
  const risk = seed === undefined ? null : Number(seed);
  if (risk !== null && !(Number.isSafeInteger(risk) && risk >= 0))
    return err(`--risk cannot be ${seed ?? ''}. Give a whole number as the seed`);
  const asked = options.get('--goal');
  if (asked === undefined) return ok({ goal: null, risk });
  const [, vary = '', figure = '', amount = ''] = /^(\w+):(\w+)=(-?\d+(?:\.\d+)?)$/.exec(asked) ?? [];
  if (!isGoalInput(vary)) return err(`--goal: name one of ${goalInputs.join(', ')}, for example purchasePrice:netYield=0.06`);
  if (!isFigure(figure)) return err(`--goal: unknown figure "${figure}". Use one of ${figures.join(', ')}`);
  if (isMoney(figure) && /\.\d{3}/.test(amount)) return err(`--goal: ${amount} is ambiguous. Give at most two decimals`);
  return ok({ goal: { vary, figure, target: isMoney(figure) ? Math.round(Number(amount) * 100) : Number(amount) }, risk });
}

const isGoalInput = (name: string): name is GoalInput => goalInputs.some((each) => each === name);

const figures = Object.entries(createDealMeasures(1))
  .filter(([, value]) => typeof value === 'number')
  .map(([name]) => name);
const isFigure = (name: string): name is MeasuredFigure => figures.includes(name);
