import type { StrategyId } from '../src/core/deal/strategies/strategyInput.ts';
import { afterTaxVerdict } from '../src/core/pipeline/afterTaxVerdict.ts';
import { readMortgageCsv } from '../src/core/engine/mortgages/csv/readMortgageCsv.ts';
import { compareForDeal } from '../src/core/pipeline/mortgages/compareForDeal.ts';
import { evaluateDeal } from '../src/core/pipeline/evaluateDeal.ts';
import { evaluateAndJudge } from '../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../src/core/pipeline/evaluateWithAfterTax.ts';
import { fullReport } from '../src/core/pipeline/full/fullReport.ts';
import type { EvaluateWorker } from '../src/core/pipeline/jobs.ts';
import { evaluatePlan } from '../src/core/pipeline/plan/evaluatePlan.ts';
import { assessRisk } from '../src/core/pipeline/risk/assessRisk.ts';
import { chanceOfLoss } from '../src/core/pipeline/risk/chanceOfLoss.ts';
import { assessStrategyRisk } from '../src/core/pipeline/risk/assessStrategyRisk.ts';
import { seekStrategyGoal } from '../src/core/pipeline/risk/seekStrategyGoal.ts';
import { seekGoal } from '../src/core/pipeline/risk/seekGoal.ts';
import { sensitivityGrid } from '../src/core/pipeline/risk/sensitivityGrid.ts';
import { scoreCriteria } from '../src/core/pipeline/scoring/scoreCriteria.ts';
import { scoreMoves } from '../src/core/pipeline/scoring/scoreMoves.ts';
import { simulateStrategies } from '../src/core/pipeline/simulator/simulateStrategies.ts';
import { strategySensitivity } from '../src/core/pipeline/simulator/strategySensitivity.ts';
import type { InputsOf } from '../src/core/deal/strategies/inputsById.ts';

/** Does all heavy calculation off the main thread: engine, score and report for one deal per call, and the simulations for a screen. */
export const evaluateWorker: EvaluateWorker = {
  evaluate: (job) => evaluateDeal(job),
  evaluateAfterTax: (job) => evaluateWithAfterTax(job),
  afterTaxVerdict: (job, owner) => afterTaxVerdict(job, owner),
  // Invalid values are skipped when a strategy's inputs are resolved.
  evaluateStrategy: ({ job, strategy, yours }) => evaluateAndJudge({ job, strategy, yours: yours as Partial<InputsOf<StrategyId>> }),
  scoreMoves: (job) => scoreMoves(job),
  simulateStrategies: (question) => simulateStrategies(question),
  strategySensitivity: (question) => strategySensitivity(question),
  scoreCriteria: (strategy, country) => scoreCriteria(strategy, country),
  compareMortgages: (question) => compareForDeal(question),
  readMortgages: (text) => readMortgageCsv(text),
  seekGoal: (job, goal) => seekGoal(job, goal),
  assessRisk: (job, request) => assessRisk(job, request),
  seekStrategyGoal: (question, goal) => seekStrategyGoal(question, goal),
  assessStrategyRisk: (question) => assessStrategyRisk(question),
  chanceOfLoss: (question) => chanceOfLoss(question),
  twoWay: (job, request) => sensitivityGrid(job, request),
  evaluatePlan: (job) => evaluatePlan(job),
  fullReport: (job, holdings) => fullReport(job, holdings),
  // Loaded only for people with holdings.
  assessPortfolio: async (question) => (await import('../src/core/pipeline/portfolio/describePortfolio.ts')).describePortfolio(question),
  holdingOfDeal: async (bought) => (await import('../src/core/pipeline/portfolio/holdingOfDeal.ts')).holdingOfDeal(bought),
  compareWithDeal: async (question) => (await import('../src/core/pipeline/portfolio/compareWithDeal.ts')).compareWithDeal(question),
  // Page parsers load with the first page, because most workers never get one.
  readPage: async (page, context) => (await import('../src/core/listing/page/readCapturedPage.ts')).readCapturedPage(page, context),
  tracePage: async (page, context) => (await import('../src/core/listing/trace/tracePage.ts')).tracePage(page, context),
};
