import { buyToLetEntry } from '../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { BuyToLetKey, ResolvedInputs } from '../../../core/deal/strategies/inputs/buyToLetInputs.ts';
import type { Targets } from '../../../core/deal/profile.ts';
import type { GoalInput } from '../../../core/engine/goalSeek/goalScale.ts';
import type { GridAxis } from '../../../core/engine/risk/sensitivity.ts';
import type { MeasuredFigure } from '../../../core/engine/numbers/measuredFigure.ts';
import type { NumberKey } from '../../../core/engine/risk/inputRanges.ts';
import { measuredIsMoney, measuredLabels } from '../../../core/report/plan/measuredWords.ts';

/** Figures a person may look at from the side of risk, and set a goal for. */
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

/** The figure an address asks for; `usual` for anything else. */
export const riskFigureOf = (text: string | undefined, usual: RiskFigure = 'monthlyCashFlow'): RiskFigure =>
  riskFigures.find((figure) => figure === text) ?? usual;

/** What a figure is asked to reach until the person says otherwise: their own target where they have one. */
export function usualTarget(figure: RiskFigure, targets: Targets): number {
  if (figure in targets) return targets[figure as keyof Targets];
  if (figure === 'equityMultiple') return 2;
  if (figure === 'irrAfterTax') return 0.08;
  return measuredIsMoney(figure) ? 5_000_000 : 0.1;
}

/** Inputs that may reach a goal. */
const goalInputs: readonly GoalInput[] = ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'refurbishment'];

export const goalInputOptions = goalInputs.map((value) => ({ value, label: buyToLetEntry(value).label }));

/** The input an address asks to vary; the price for anything else. */
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

/** Five values of an input around what it is, two steps either way, within what is accepted; fewer where an end stops them. */
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

/** Money moves by a twentieth of what it is, in whole hundreds of pounds, or tens where it is small. */
function stepOf(key: GridInput, value: number): number {
  const fixed = points[key];
  if (fixed !== undefined) return fixed;
  const unit = value >= 1_000_000 ? 100_000 : value >= 50_000 ? 1000 : 50_000;
  return Math.max(unit, Math.round(value / 20 / unit) * unit);
}
