import { simulate } from '../../engine/risk/monteCarlo.ts';
import type { Simulation } from '../../engine/risk/monteCarlo.ts';
import { standardRiskModel } from '../../engine/risk/riskModel.ts';
import type { RiskModel } from '../../engine/risk/riskModel.ts';
import { threeCases, tornado } from '../../engine/risk/sensitivity.ts';
import type { ThreeCases, Tornado } from '../../engine/risk/sensitivity.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import type { Currency } from '../../kernel/money.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { describeRisk } from '../../report/risk/describeRisk.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { dealSeed } from './dealSeed.ts';
import { riskBase } from './riskBase.ts';

export interface RiskRequest {
  /** The figure shown in the tornado and the three cases. */
  readonly figure: MeasuredFigure;
  /** `standardPaths` by default: every screen and report omits it, so that all show the same simulations. */
  readonly paths?: number;
  /** The deal's own seed by default. */
  readonly seed?: number;
  /** `standardRiskModel` by default. */
  readonly model?: RiskModel;
}

/** The risk of a deal: which input matters most, the worst and best case, and ten thousand simulations. */
export interface RiskOutcome {
  readonly tornado: Tornado;
  readonly cases: ThreeCases;
  readonly simulation: Simulation;
  /** The currency of every amount. */
  readonly currency: Currency;
  /** The results as sentences. */
  readonly words: readonly string[];
}

/** The number of simulations per deal. With this many, another seed moves a displayed probability by about one percentage point at most. */
export const standardPaths = 10_000;

/** A lender's usual covenant: the year's rent divided by its interest. */
const covenant = 1.25;

/** The risk of a job's deal after its owner's taxes, or why there is none. Deterministic: the seed derives from the deal. */
export function assessRisk(
  job: EvaluationJob,
  { figure, paths = standardPaths, seed = dealSeed(job.deal), model = standardRiskModel }: RiskRequest,
): Result<RiskOutcome, EvaluationGap> {
  const base = riskBase(job);
  if (!base.ok) return base;
  const { assumptions, market, rules } = base.value;
  const asked = { assumptions, rules: market, on: job.today, personalTax: rules.personalTax, figure };
  const simulated = simulate({ assumptions, rules, model, paths, years: assumptions.holdYears, seed, covenant });
  // Only a non-standard model can be invalid, and only code creates one.
  if (!simulated.ok) throw new Error(simulated.error);
  const risk = { tornado: tornado(asked), cases: threeCases(asked), simulation: simulated.value, currency: market.currency };
  return ok({ ...risk, words: describeRisk({ figure, holdYears: assumptions.holdYears, covenant, ...risk }) });
}
