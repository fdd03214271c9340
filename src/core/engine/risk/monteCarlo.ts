import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { createDealMeasures } from '../numbers/dealMeasures.ts';
import { dealNumbers } from '../numbers/dealNumbers.ts';
import { measureNumbers } from '../numbers/measureNumbers.ts';
import type { NumberRules } from '../numbers/measureNumbers.ts';
import { cholesky } from './cholesky.ts';
import { histogram, type HistogramBin } from './histogram.ts';
import { percentiles } from './percentiles.ts';
import type { Percentiles } from './percentiles.ts';
import { fillNormals, randomStream } from './randomStream.ts';
import { riskFactors } from './riskModel.ts';
import type { RiskModel } from './riskModel.ts';
import { simulatePath } from './simulatePath.ts';
import type { PathRun } from './simulatePath.ts';

export interface SimulationRequest {
  readonly assumptions: BuyToLetInputs;
  /** With a tax table, cash flow, rate of return and loss are after the owner's tax; otherwise they are before tax. */
  readonly rules: NumberRules;
  readonly model: RiskModel;
  readonly paths: number;
  /** The number of years simulated. It is at least the number of years held. */
  readonly years: number;
  readonly seed: number;
  /** The lender's covenant: the lowest allowed ratio of a year's rent to its interest. */
  readonly covenant: number;
}

/** The result of a simulation. Amounts are in minor units, and probabilities are shares of the paths. */
export interface Simulation {
  readonly paths: number;
  readonly seed: number;
  readonly years: readonly SimulatedYear[];
  /** The annual return over the hold; null if no path has one. Paths without one are left out here and counted in `withoutIrr`. */
  readonly irr: Percentiles | null;
  readonly withoutIrr: number;
  /** A histogram of that return with bins of equal width. The outermost bins include all values beyond them. */
  readonly irrCounts: readonly HistogramBin[];
  /** The probability of each event in any year held. Loss means getting back less than was invested. */
  readonly chances: {
    readonly negativeCashFlow: number;
    readonly covenantBreach: number;
    readonly loss: number;
  };
}

/** The results for one year across all paths. */
export interface SimulatedYear {
  readonly year: number;
  readonly cashFlow: Percentiles;
  readonly equity: Percentiles;
  readonly negativeCashFlow: number;
  readonly covenantBreach: number;
}

/**
 * A Monte Carlo simulation of the projection. In each year of each path, growth, rent, rate, voids and repairs vary around their
 * assumptions as specified by the model. Everything else is computed as in the analysis. The same seed gives the same result; with zero
 * spreads every path equals the base case. The error says what is wrong with the model's correlations. Throws if no paths are requested, or
 * fewer years than the hold.
 */
export function simulate(request: SimulationRequest): Result<Simulation, string> {
  const lower = cholesky(request.model.correlation);
  if (!lower.ok) return lower;
  const run = pathRun(request, lower.value);
  const stream = randomStream(request.seed);
  for (let path = 0; path < request.paths; path += 1) {
    fillNormals(stream, run.normals);
    simulatePath(run, path);
  }
  return ok(summary(request, run));
}

function pathRun({ assumptions, rules, model, paths, years, covenant }: SimulationRequest, lower: Float64Array): PathRun {
  if (!Number.isInteger(paths) || paths < 1) throw new RangeError(`Can’t simulate ${paths} paths`);
  const deal = dealNumbers(assumptions);
  const measures = createDealMeasures(years);
  measureNumbers(deal, rules, measures);
  const factors = riskFactors.length;
  // Each row is multiplied by its factor's spread here, once, so that the numbers drawn do not have to be.
  const spread = riskFactors.map((factor) => model.spread[factor] / (factor === 'voids' ? 52 : 1));
  return {
    deal,
    rules,
    measures,
    paths,
    years,
    covenant,
    scaled: lower.map((value, at) => value * (spread[Math.floor(at / factors)] ?? 0)),
    repairsMean: Math.exp(-(model.spread.repairs ** 2) / 2),
    ratePersistence: model.ratePersistence,
    fixedYears: model.fixedYears,
    normals: new Float64Array(years * factors),
    rateMoves: new Float64Array(years),
    cashFlow: new Float64Array(years * paths),
    equity: new Float64Array(years * paths),
    irr: new Float64Array(paths),
    negativeYears: new Int32Array(years),
    breachYears: new Int32Array(years),
    counts: { negative: 0, breach: 0, loss: 0 },
  };
}

function summary({ paths, seed }: SimulationRequest, run: PathRun): Simulation {
  const rates = run.irr.filter((rate) => !Number.isNaN(rate));
  const column = (values: Float64Array, at: number): Percentiles => percentiles(values.subarray(at * paths, (at + 1) * paths));
  return {
    paths,
    seed,
    years: Array.from({ length: run.years }, (_, at) => ({
      year: at + 1,
      cashFlow: column(run.cashFlow, at),
      equity: column(run.equity, at),
      negativeCashFlow: (run.negativeYears[at] ?? 0) / paths,
      covenantBreach: (run.breachYears[at] ?? 0) / paths,
    })),
    irr: rates.length === 0 ? null : percentiles(rates),
    irrCounts: histogram(rates),
    withoutIrr: (paths - rates.length) / paths,
    chances: {
      negativeCashFlow: run.counts.negative / paths,
      covenantBreach: run.counts.breach / paths,
      loss: run.counts.loss / paths,
    },
  };
}
