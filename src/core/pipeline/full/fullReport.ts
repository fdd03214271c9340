import { isBritishJob } from '../britishLetting.ts';
import { strategyOf } from '../../deal/strategies/strategyOf.ts';
import type { Currency } from '../../kernel/money.ts';
import { zeroRate } from '../../kernel/rate.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { GoalInput } from '../../engine/goalSeek/goalScale.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import { addLending } from '../../report/evidence/addLending.ts';
import type { ReportDocument } from '../../report/report.ts';
import type { NamedHolding } from '../../portfolio/assessPortfolio.ts';
import { currencyOfMarket } from '../../market/markets.ts';
import { addFullAnalysis } from '../../report/fullReport/addFullAnalysis.ts';
import type { GoalRow } from '../../report/fullReport/goalTable.ts';
import { monthTable, yearTable } from '../../report/tables/longTables.ts';
import { targetText, targetRules } from '../../score/checkRules.ts';
import type { Score } from '../../score/score.ts';
import { evaluateWithAfterTax } from '../evaluateWithAfterTax.ts';
import { compareForDeal } from '../mortgages/compareForDeal.ts';
import type { EvaluationGap, EvaluationJob, FullReport } from '../outcome.ts';
import { assessRisk } from '../risk/assessRisk.ts';
import { scoreMoves } from '../scoring/scoreMoves.ts';
import { seekGoal, type SoughtGoal } from '../risk/seekGoal.ts';
import { holdingSchedule } from './holdingSchedule.ts';
import { strategyReport } from './strategyReport.ts';

const figure = 'monthlyCashFlow';

/**
 * One deal under its strategy with the engine's complete output, or why there is none; `holdings` are the buyer's existing properties,
 * included for a lender with consent.
 */
export function fullReport(job: EvaluationJob, holdings: readonly NamedHolding[] | null = null): Result<FullReport, EvaluationGap> {
  const strategy = strategyOf(job.deal, job.profile);
  const full = isBritishJob(job, strategy) ? lettingReport(job) : strategyReport(job, strategy);
  return full.ok && holdings !== null ? ok({ ...full.value, report: withHoldings(full.value.report, job, holdings) }) : full;
}

function withHoldings(report: ReportDocument, job: EvaluationJob, holdings: readonly NamedHolding[]): ReportDocument {
  if (report.lending === undefined) return report;
  const schedule = holdingSchedule({ ...job, holdings, currency: currencyOfMarket(report.market) });
  return { ...report, lending: { ...report.lending, holdings: schedule } };
}

/** A buy-to-let's full report: by month and year, after tax, mortgage comparison, target solving, sensitivity and simulation. */
function lettingReport(job: EvaluationJob): Result<FullReport, EvaluationGap> {
  const evaluated = evaluateWithAfterTax(job);
  if (!evaluated.ok) return err(evaluated.gap);
  const risk = assessRisk(job, { figure });
  if (!risk.ok) return risk;
  const products = Object.values(job.profile.mortgageProducts ?? {});
  const mortgages = compareForDeal({ job, products, rateShift: zeroRate });
  if (!mortgages.ok) return mortgages;
  const goals = soughtTargets(job, risk.value.currency);
  if (!goals.ok) return goals;
  const moves = scoreMoves(job);
  if (!moves.ok) return moves;
  const { dealId } = evaluated.outcome;
  const { currency } = risk.value;
  const analysed = { ...evaluated.outcome, currency };
  const { tables } = evaluated.outcome.report;
  const report = {
    ...evaluated.outcome.report,
    tables: [...tables, monthTable.write(analysed), yearTable.write(analysed)],
  };
  const { basis, owner, analysis, inputs } = evaluated.outcome;
  const letting = { analysis, assumptions: assumptionsOf(inputs), currency };
  // Score moves are computed before tax.
  const score: Score = basis === 'after-tax' ? evaluated.outcome.score : { ...evaluated.outcome.score, nextBand: moves.value.nextBand };
  const asked = { risk: { figure, ...risk.value } as const, mortgages: mortgages.value, goals: goals.value };
  return ok({ dealId, score, report: addLending(addFullAnalysis(report, asked), { deal: job.deal, owner, letting }) });
}

/** Every target of the person, solved by price and by rent. Stops at the first gap, because a gap is the same for every target. */
function soughtTargets(job: EvaluationJob, currency: Currency): Result<readonly GoalRow[], EvaluationGap> {
  const { targets } = job.profile;
  const rows: GoalRow[] = [];
  for (const { id, label } of targetRules) {
    const seek = (vary: GoalInput): Result<SoughtGoal, EvaluationGap> => seekGoal(job, { vary, figure: id, target: targets[id] });
    const [price, rent] = [seek('purchasePrice'), seek('monthlyRent')];
    if (!price.ok) return price;
    if (!rent.ok) return rent;
    rows.push({ target: `${label} of ${targetText(id, { targets, currency })}`, price: price.value.answer, rent: rent.value.answer });
  }
  return ok(rows);
}
