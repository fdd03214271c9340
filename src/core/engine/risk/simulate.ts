import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { createDealMeasures } from '../numbers/dealMeasures.ts';
import { dealNumbers } from '../numbers/dealNumbers.ts';
import { measureNumbers } from '../numbers/measureNumbers.ts';
import type { NumberRules } from '../numbers/measureNumbers.ts';
import { cholesky } from './cholesky.ts';
import { countRanges, type RangeCount } from './countRanges.ts';
import { percentiles } from './percentiles.ts';
import type { Percentiles } from './percentiles.ts';
import { fillNormals, randomStream } from './randomStream.ts';
import { riskFactors } from './riskModel.ts';
import type { RiskModel } from './riskModel.ts';
import { walkPath } from './walkPath.ts';
import type { PathRun } from './walkPath.ts';

export interface SimulationRequest {
  readonly assumptions: BuyToLetInputs;
  /** With a tax table, cash flow, rate of return and loss are after the owner's tax; without, before. */
  readonly rules: NumberRules;
  readonly model: RiskModel;
  readonly paths: number;
  /** Years simulated, no fewer than the years held. */
  readonly years: number;
  readonly seed: number;
  /** The lender's covenant: rent of a year over its interest must reach this. */
  readonly covenant: number;
}

/** What chance makes of a deal. Amounts in pence, chances as shares of the paths. */
export interface Simulation {
  readonly paths: number;
  readonly seed: number;
  readonly years: readonly SimulatedYear[];
  /** The return a year over the hold; null when no path has one. Paths without are left out and counted in `withoutIrr`. */
  readonly irr: Percentiles | null;
  readonly withoutIrr: number;
  /** How often each range of that return occurs, of equal width from the least to the most; the outermost hold what lies beyond. */
  readonly irrCounts: readonly RangeCount[];
  /** Chances of it happening in any year held; loss is getting back less than was put in. */
  readonly chances: {
    readonly negativeCashFlow: number;
    readonly covenantBreach: number;
    readonly loss: number;
  };
}

/** One year over all paths. */
export interface SimulatedYear {
  readonly year: number;
  readonly cashFlow: Percentiles;
  readonly equity: Percentiles;
  readonly negativeCashFlow: number;
  readonly covenantBreach: number;
}

/**
 * Monte Carlo over the projection: in each year of each path growth, rent, rate, voids and repairs stray from their assumptions as the
 * model says, and everything else follows as in the analysis. The same seed gives the same answer; without spread every path is the
 * base case. The error says what is wrong with the model's correlations. Throws on fewer than one path or years than held.
 */
export function simulate(request: SimulationRequest): Result<Simulation, string> {
  const lower = cholesky(request.model.correlation);
  if (!lower.ok) return lower;
  const run = pathRun(request, lower.value);
  const stream = randomStream(request.seed);
  for (let path = 0; path < request.paths; path += 1) {
    fillNormals(stream, run.normals);
    walkPath(run, path);
  }
  return ok(summary(request, run));
}

function pathRun({ assumptions, rules, model, paths, years, covenant }: SimulationRequest, lower: Float64Array): PathRun {
  if (!Number.isInteger(paths) || paths < 1) throw new RangeError(`No simulation of ${paths} paths`);
  const deal = dealNumbers(assumptions);
  const measures = createDealMeasures(years);
  measureNumbers(deal, rules, measures);
  const factors = riskFactors.length;
  // The spread of a factor multiplies its row once here, and not each number drawn.
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
    irrCounts: countRanges(rates),
    withoutIrr: (paths - rates.length) / paths,
    chances: {
      negativeCashFlow: run.counts.negative / paths,
      covenantBreach: run.counts.breach / paths,
      loss: run.counts.loss / paths,
    },
  };
}
