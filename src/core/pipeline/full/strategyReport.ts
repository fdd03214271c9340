import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { localizeForMarket } from '../localizeAnswer.ts';
import { knownMarket } from '../marketOfJob.ts';
import { ownershipOf } from '../../deal/ownership.ts';
import { ownInputs } from '../../deal/strategies/ownInputs.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { addLending } from '../../report/evidence/addLending.ts';
import type { ReportDocument } from '../../report/report.ts';
import { strategyExit, strategyLoanFacts } from '../../report/evidence/strategyLoan.ts';
import { strategyChanceTable } from '../../report/fullReport/strategyChanceTable.ts';
import { reportLevers, strategyGoalTable, type StrategyGoalRow } from '../../report/fullReport/strategyGoalTable.ts';
import { strategySpans } from '../../report/fullReport/strategySpans.ts';
import { headlineFigures } from '../../report/strategy/headlineFigures.ts';
import { yearsHeld } from '../../report/strategy/strategyTables.ts';
import type { Score } from '../../score/score.ts';
import { judgeOf, rulesToMeet } from '../../score/strategies/judgeStrategy.ts';
import { evaluateOtherStrategy } from '../evaluateOtherStrategy.ts';
import type { EvaluationGap, EvaluationJob, FullReport, Outcome } from '../outcome.ts';
import { assessStrategyRisk, type StrategyRiskQuestion } from '../risk/assessStrategyRisk.ts';
import { seekStrategyGoals } from '../risk/seekStrategyGoal.ts';
import { strategyMoves } from '../scoring/strategyMoves.ts';
import { strategySensitivity } from '../simulator/strategySensitivity.ts';

/**
 * The full report of a strategy other than a buy-to-let, or why there is none: sensitivity of the headline figure, the values that meet
 * each rule, and the simulation.
 */
export function strategyReport(job: EvaluationJob, strategy: StrategyId): Result<FullReport, EvaluationGap> {
  const evaluated = evaluateOtherStrategy(job, strategy);
  if (!evaluated.ok) return err(evaluated.gap);
  const { dealId, figures, currency, market } = evaluated.outcome;
  const report = withLending(evaluated.outcome, job);
  const [[first] = ['']] = headlineFigures[strategy];
  const question = { job, strategy, yours: { ...ownInputs(job.deal, strategy) } };
  const moves = strategyMoves(question);
  if (!moves.ok) return moves;
  const score: Score = { ...evaluated.outcome.score, nextBand: moves.value.nextBand };
  const sensitivity = strategySensitivity({ ...question, figure: first, rows: '', columns: '' });
  if (!sensitivity.ok) return sensitivity;
  const figure = figures.find(({ id }) => id === first);
  if (figure === undefined) return ok({ dealId, report, score });
  const risk = assessStrategyRisk(question);
  if (!risk.ok) return risk;
  const rows = goalRows(question);
  if (!rows.ok) return rows;
  const goals = strategyGoalTable({ strategy, market, rows: rows.value, basis: ownershipOf(job).basis, currency });
  const added = [...(goals === null ? [] : [goals]), strategyChanceTable(risk.value)];
  const tornado = strategySpans({ sensitivity: sensitivity.value, figure, strategy, market, currency });
  const depth = { tornado, fans: [], risk: risk.value.words, mortgages: [] };
  return ok({
    dealId,
    score,
    report: { ...report, tables: [...report.tables, ...localizeForMarket(market, added)], depth: localizeForMarket(market, depth) },
  });
}

/** Adds a lender's data: the loan, and its balance when a held property is sold. */
function withLending(outcome: Outcome, { deal }: EvaluationJob): ReportDocument {
  const { report: written, owner, market, currency, strategy } = outcome;
  const isHeld = outcome.form === 'strategy' && strategy !== 'flip';
  const exit = strategyExit(isHeld ? yearsHeld(outcome.analysis, outcome.inputs) : [], currency);
  const report = addLending(written, { deal, owner, letting: null, exit: localizeForMarket(market, exit) });
  return { ...report, loan: strategyLoanFacts(report, outcome.explanations['loanToValue']) };
}

/** Every rule on a strategy's figure, solved by price and by income. */
function goalRows(question: StrategyRiskQuestion): Result<readonly StrategyGoalRow[], EvaluationGap> {
  const { job, strategy } = question;
  const levers = reportLevers[strategy];
  const rules = rulesToMeet(judgeOf(strategy, job.profile, knownMarket(job).market)).flatMap(({ figure, isOwnMeasure, ...rule }) =>
    figure === null || isOwnMeasure ? [] : [{ ...rule, figure }],
  );
  const goals = rules.flatMap(({ figure, at }) => levers.map((vary) => ({ vary, figure, target: at })));
  const sought = seekStrategyGoals(question, goals);
  if (!sought.ok) return sought;
  return ok(
    rules.map(({ label, asks }, row) => ({
      rule: `${label}: ${asks}`,
      answers: levers.flatMap((_, at) => sought.value[row * levers.length + at]?.answer ?? []),
    })),
  );
}
