import type { Holding } from '../deal/holding/holding.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { Instant } from '../kernel/calendar.ts';
import type { MarketCountry, MarketId } from '../market/markets.ts';
import type { Result } from '../kernel/result.ts';
import type { PageContext, PageReading } from '../listing/pageReading.ts';
import type { PageTrace } from '../listing/trace/pageTrace.ts';
import type { NamedHolding, Portfolio, PortfolioQuestion } from '../portfolio/assessPortfolio.ts';
import type { EditionDocument } from '../report/editions/editionDocument.ts';
import type { Letterhead } from '../report/editions/letterhead.ts';
import type { ReportPhoto } from '../report/editions/reportPhoto.ts';
import type { StrategyCriterion } from '../score/strategies/judgeStrategy.ts';
import type { MortgageImport } from '../engine/mortgages/csv/readMortgageCsv.ts';
import type { OwnershipForm } from '../market/landlordRules.ts';
import type { AfterTaxVerdict } from './afterTaxVerdict.ts';
import type { ComparedMortgages, MortgageQuestion } from './mortgages/compareForDeal.ts';
import type { JudgedEvaluation, StrategyGap } from './evaluateStrategy.ts';
import type { EvaluationGap, EvaluationJob, EvaluationResult, FullReport, LettingResult } from './outcome.ts';
import type { PlanFailure, PlanJob, PlanOutcome } from './plan/evaluatePlan.ts';
import type { ComparedWithDeal, DealQuestion } from './portfolio/compareWithDeal.ts';
import type { BoughtDeal } from './portfolio/holdingOfDeal.ts';
import type { RiskOutcome, RiskRequest } from './risk/assessRisk.ts';
import type { StrategyRisk, StrategyRiskQuestion } from './risk/assessStrategyRisk.ts';
import type { SoughtStrategyGoal, StrategyGoal } from './risk/seekStrategyGoal.ts';
import type { SimulatedStrategy, SimulatorQuestion } from './simulator/simulateStrategies.ts';
import type { SensitivityQuestion, StrategySensitivity } from './simulator/strategySensitivity.ts';
import type { GridOutcome, GridRequest } from './risk/sensitivityGrid.ts';
import type { Goal, SoughtGoal } from './risk/seekGoal.ts';
import type { ScoreMoves } from './scoring/scoreMovesResult.ts';
import type { TrialQuestion } from './strategyTrials.ts';

/** A deal under any strategy; `yours` has the person's own values by input, which the job validates. */
export interface StrategyQuestion {
  readonly job: EvaluationJob;
  readonly strategy: StrategyId;
  readonly yours: Readonly<Record<string, unknown>>;
}

/** One criterion of the score as a screen names it. A buy-to-let's rules are the targets. */
export type ScoreCriterion = StrategyCriterion;

export type StrategyAnswer = Result<JudgedEvaluation<StrategyId>, StrategyGap>;

/** The evaluate worker's interface over Comlink: plain data in and out, no callbacks. Every call is pure. */
export interface EvaluateWorker {
  evaluate(job: EvaluationJob): EvaluationResult;
  /** The outcome with `afterTax`: personal, joint and company ownership compared over the years held and the sale. */
  evaluateAfterTax(job: EvaluationJob): LettingResult;
  /** Score, rules and verdict of a buy-to-let after the taxes of its owner. */
  afterTaxVerdict(job: EvaluationJob, owner: OwnershipForm): Result<AfterTaxVerdict, EvaluationGap>;
  evaluateStrategy(question: StrategyQuestion): StrategyAnswer;
  /** The changes that moved the score and those that would reach the next band; requested when displayed, so that typing does not wait. */
  scoreMoves(job: EvaluationJob): Result<ScoreMoves, EvaluationGap>;
  /** One property under several strategies, unchanged and with trial changes. */
  simulateStrategies(question: SimulatorQuestion): readonly SimulatedStrategy[];
  strategySensitivity(question: SensitivityQuestion): Result<StrategySensitivity, StrategyGap>;
  /** A strategy's score criteria, with standard weights out of a hundred and usual rules. */
  scoreCriteria(strategy: StrategyId, country: MarketCountry): readonly ScoreCriterion[];
  compareMortgages(question: MortgageQuestion): Result<ComparedMortgages, EvaluationGap>;
  /** Reads mortgage products from comma-separated text. The error says why the whole file cannot be read. */
  readMortgages(text: string): Result<MortgageImport, string>;
  seekGoal(job: EvaluationJob, goal: Goal): Result<SoughtGoal, EvaluationGap>;
  assessRisk(job: EvaluationJob, request: RiskRequest): Result<RiskOutcome, EvaluationGap>;
  /** Goal seek for strategies other than a UK buy-to-let. */
  seekStrategyGoal(question: TrialQuestion, goal: StrategyGoal): Result<SoughtStrategyGoal, StrategyGap>;
  assessStrategyRisk(question: StrategyRiskQuestion): Result<StrategyRisk, StrategyGap>;
  /** The probability that a deal loses money under any strategy; null if unknown. */
  chanceOfLoss(question: TrialQuestion): Result<number | null, StrategyGap>;
  twoWay(job: EvaluationJob, request: GridRequest): Result<GridOutcome, EvaluationGap>;
  evaluatePlan(job: PlanJob): Result<PlanOutcome, PlanFailure>;
  /** The type of a captured page, and every listing on it. */
  readPage(page: string | Uint8Array, context: PageContext): Promise<PageReading>;
  /** How every fact of a page, or of JSON instead of a page, was read; `url` is the requested address, if any. */
  tracePage(page: string | Uint8Array, context: { readonly url: string | null; readonly capturedAt: Instant | null }): Promise<PageTrace>;
  /** Every figure of the portfolio. */
  assessPortfolio(question: PortfolioQuestion): Promise<Portfolio>;
  /** A bought deal as a holding that is not stored yet. */
  holdingOfDeal(bought: BoughtDeal): Promise<Result<Holding, EvaluationGap>>;
  /** How a holding's year differs from its deal's. */
  compareWithDeal(question: DealQuestion): Promise<Result<ComparedWithDeal, EvaluationGap>>;
  /** Everything an edition of the report prints; as slow as a risk assessment. `holdings`: the buyer's other properties, for a lender. */
  fullReport(job: EvaluationJob, holdings?: readonly NamedHolding[] | null): Result<FullReport, EvaluationGap>;
}

/** An edition already composed by the page, to render as a PDF. `pageSize` is that of the person's market. */
export interface PdfJob {
  readonly document: EditionDocument;
  /** The market whose English wording it uses. */
  readonly market: MarketId;
  /** Null uses the product's own name. */
  readonly letterhead: Letterhead | null;
  /** The person's photos, as an appendix; omitted if absent. */
  readonly photos?: readonly ReportPhoto[];
  readonly pageSize: 'a4' | 'letter';
  /** The address of the font files, on the app's own origin. */
  readonly assetBase: string;
}

export interface PdfWorker {
  makePdf(job: PdfJob): Promise<{ readonly bytes: ArrayBuffer; readonly pages: number }>;
}
