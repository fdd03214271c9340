import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { twoWayGrid, type GridAxis } from '../../engine/risk/sensitivity.ts';
import type { Currency } from '../../kernel/money.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { riskBase } from './riskBase.ts';

/** Two inputs and the values each takes; amounts in minor units, rates as fractions. */
export interface GridRequest {
  readonly figure: MeasuredFigure;
  readonly rows: GridAxis;
  readonly columns: GridAxis;
}

/** One row per value of the first input, one column per value of the second; a cell is null if it has no figure. */
export interface GridOutcome {
  readonly request: GridRequest;
  readonly cells: readonly (readonly (number | null)[])[];
  /** The currency of all amounts. */
  readonly currency: Currency;
}

/** A figure of a job's deal for every pair of values of two inputs, everything else unchanged; or why there is none. */
export function sensitivityGrid(job: EvaluationJob, request: GridRequest): Result<GridOutcome, EvaluationGap> {
  const base = riskBase(job);
  if (!base.ok) return base;
  const { assumptions, market, rules } = base.value;
  const asked = { assumptions, rules: market, on: job.today, personalTax: rules.personalTax, figure: request.figure };
  return ok({ request, cells: twoWayGrid(asked, [request.rows, request.columns]), currency: market.currency });
}
