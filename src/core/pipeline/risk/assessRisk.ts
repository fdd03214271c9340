import { simulate } from '../../engine/risk/simulate.ts';
import type { Simulation } from '../../engine/risk/simulate.ts';
import { standardRiskModel } from '../../engine/risk/riskModel.ts';
import type { RiskModel } from '../../engine/risk/riskModel.ts';
import { threeCases, tornado } from '../../engine/risk/sensitivity.ts';
import type { ThreeCases, Tornado } from '../../engine/risk/sensitivity.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import type { Currency } from '../../kernel/money.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { sayRisk } from '../../report/risk/sayRisk.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { dealSeed } from './dealSeed.ts';
import { riskBase } from './riskBase.ts';

export interface RiskRequest {
  /** The figure that the tornado and the three cases look at. */
  readonly figure: MeasuredFigure;
  /** `standardPaths` where not given: every screen and report leave it out, so that all of them show the same futures. */
  readonly paths?: number;
  /** The deal's own where not given. */
  readonly seed?: number;
  /** `standardRiskModel` where not given. */
  readonly model?: RiskModel;
}

/** What could come instead: which input matters most, the deal with caution and with hope, and ten thousand futures. */
export interface RiskOutcome {
  readonly tornado: Tornado;
  readonly cases: ThreeCases;
  readonly simulation: Simulation;
  /** Of every amount in them. */
  readonly currency: Currency;
  /** The same in sentences. */
  readonly words: readonly string[];
}

/** Futures drawn for a deal. Enough that other futures would move no printed chance by much more than a point. */
export const standardPaths = 10_000;

/** A lender's usual covenant: the rent of a year over its interest. */
const covenant = 1.25;

/** The risk of a job’s deal after its owner’s taxes, or why there is none. Deterministic: the seed derives from the deal. */
export function assessRisk(
  job: EvaluationJob,
  { figure, paths = standardPaths, seed = dealSeed(job.deal), model = standardRiskModel }: RiskRequest,
): Result<RiskOutcome, EvaluationGap> {
  const base = riskBase(job);
  if (!base.ok) return base;
  const { assumptions, market, rules } = base.value;
  const asked = { assumptions, rules: market, on: job.today, personalTax: rules.personalTax, figure };
  const simulated = simulate({ assumptions, rules, model, paths, years: assumptions.holdYears, seed, covenant });
  // Only a model that is not the standard one can be wrong, and it is code that makes one.
  if (!simulated.ok) throw new Error(simulated.error);
  const risk = { tornado: tornado(asked), cases: threeCases(asked), simulation: simulated.value, currency: market.currency };
  return ok({ ...risk, words: sayRisk({ figure, holdYears: assumptions.holdYears, covenant, ...risk }) });
}
