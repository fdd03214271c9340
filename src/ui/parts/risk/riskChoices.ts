import { buyToLetEntry } from '../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey, ResolvedInputs } from '../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Targets } from '../../../core/deal/profile.ts';
import type { GoalInput } from '../../../core/engine/goalSeek/goalScale.ts';
import type { GridAxis } from '../../../core/engine/risk/sensitivity.ts';
import type { MeasuredFigure } from '../../../core/engine/numbers/measuredFigure.ts';
import type { NumberKey } from '../../../core/engine/risk/inputRanges.ts';
import { measuredIsMoney, measuredLabels } from '../../../core/report/plan/measuredLabels.ts';

/** Figures available for risk views and goals. */
const riskFigures = [
  'monthlyCashFlow',
  'cashOnCash',
  'netYield',
  'grossYield',
  'roi',
  'interestCover',
  'debtServiceCover',
  'irr',
  'irrAfterTax',
  'equityMultiple',
  'cashNeeded',
] as const satisfies readonly MeasuredFigure[];

export type RiskFigure = (typeof riskFigures)[number];

export const riskFigureOptions = riskFigures.map((value) => ({ value, label: measuredLabels[value] }));

/** The figure named in the URL; `usual` for anything else. */
export const riskFigureOf = (text: string | undefined, usual: RiskFigure = 'monthlyCashFlow'): RiskFigure =>
  riskFigures.find((figure) => figure === text) ?? usual;

/** Default target of a figure: the user's own, if they have one. */
export function usualTarget(figure: RiskFigure, targets: Targets): number {
  if (figure in targets) return targets[figure as keyof Targets];
  if (figure === 'equityMultiple') return 2;
  if (figure === 'irrAfterTax') return 0.08;
  return measuredIsMoney(figure) ? 5_000_000 : 0.1;
}

/** Inputs available for goal seek. */
const goalInputs: readonly GoalInput[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'refurbishment'];

export const goalInputOptions = goalInputs.map((value) => ({ value, label: buyToLetEntry(value).label }));

/** The goal-seek input named in the URL; the price for anything else. */
export const goalInputOf = (text: string | undefined): GoalInput => goalInputs.find((input) => input === text) ?? 'purchasePrice';

/** Inputs a grid can vary. */
const gridInputs = [
  'purchasePrice',
  'monthlyRent',
  'mortgageRate',
  'deposit',
  'voidWeeks',
  'refurbishment',
  'priceGrowth',
  'rentGrowth',
  'holdYears',
] as const satisfies readonly NumberKey[];

export type GridInput = (typeof gridInputs)[number];

export const gridInputOptions = gridInputs.map((value) => ({ value, label: buyToLetEntry(value).label }));

export const gridInputOf = (text: string | undefined, usual: GridInput): GridInput => gridInputs.find((input) => input === text) ?? usual;

/** Up to five values of an input: the current one and two steps either way, within its bounds. */
export function axisOf(key: GridInput, inputs: ResolvedInputs): GridAxis {
  const { value } = inputs[key];
  const [low, high] = buyToLetEntry(key).bounds;
  const step = stepOf(key, value);
  const values = [-2, -1, 0, 1, 2].map((steps) => Number((value + steps * step).toPrecision(12)));
  return { key, values: values.filter((each) => each >= low && each <= high) };
}

const points: Readonly<Partial<Record<BuyToLetKey, number>>> = {
  mortgageRate: 0.005,
  deposit: 0.05,
  voidWeeks: 1,
  priceGrowth: 0.01,
  rentGrowth: 0.01,
  holdYears: 2,
};

/** The step for an amount: a twentieth of it, rounded to hundreds of pounds, or tens for small amounts. */
function stepOf(key: GridInput, value: number): number {
  const fixed = points[key];
  if (fixed !== undefined) return fixed;
  const unit = value >= 1_000_000 ? 100_000 : value >= 50_000 ? 1000 : 50_000;
  return Math.max(unit, Math.round(value / 20 / unit) * unit);
}
