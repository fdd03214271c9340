import type { Holding } from '../../deal/holding/holding.ts';
import type { CostLine } from '../../engine/analysis.ts';
import { negateMoney, subtractMoney, zeroMoney, type Minor } from '../../kernel/money.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { lettingOn } from '../../portfolio/hold/incomeOn.ts';
import { sayAgainstDeal, type AgainstDeal, type LineDifference } from '../../portfolio/say/sayAgainstDeal.ts';
import { ratiosOf } from '../../portfolio/totals/ratios.ts';
import { totalsOf } from '../../portfolio/totals/totals.ts';
import { computeOutcome } from '../computeOutcome.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { costIdOf } from './holdingOfDeal.ts';

/** A holding and the deal it was bought as, on the day of the job. */
export interface DealQuestion {
  readonly job: EvaluationJob;
  readonly holding: Holding;
}

export interface ComparedWithDeal extends AgainstDeal {
  readonly words: string;
}

/** A year of a holding against the first year of its deal, line by line: they differ where the person changed one of them. */
export function compareWithDeal({ job, holding }: DealQuestion): Result<ComparedWithDeal, EvaluationGap> {
  const computed = computeOutcome(job);
  if (!computed.ok) return computed;
  const { figures, runningCosts } = computed.value.analysis;
  const letting = lettingOn(holding, job.today);
  const totals = totalsOf(holding, job.today);
  const voids = subtractMoney(figures.annualRent, figures.grossOperatingIncome);
  const lines: readonly LineDifference[] = [
    { label: 'Rent', amount: subtractMoney(letting.rent, figures.annualRent) },
    { label: 'Voids', amount: subtractMoney(voids, letting.voids) },
    ...costDifferences(
      letting.lines,
      runningCosts.map((line) => ({ ...line, id: costIdOf(line.id) })),
    ),
    { label: 'Loan payments', amount: subtractMoney(figures.annualDebtService, totals.payments) },
  ];
  const against: AgainstDeal = {
    holding: ratiosOf(totals, 0).cashFlow,
    deal: figures.annualCashFlow,
    differences: lines.filter(({ amount }) => amount !== 0),
  };
  return ok({ ...against, words: sayAgainstDeal(against, holding.currency) });
}

/** What each running cost of the holding saves or takes beside the deal's of the same id. */
function costDifferences(held: readonly CostLine[], dealt: readonly CostLine[]): readonly LineDifference[] {
  const added = held.filter(({ id }) => dealt.every((line) => line.id !== id));
  return [
    ...dealt.map(({ id, label, amount }) => ({ label, amount: subtractMoney(amount, amountOf(held, id)) })),
    ...added.map(({ label, amount }) => ({ label, amount: negateMoney(amount) })),
  ];
}

const amountOf = (lines: readonly CostLine[], id: string): Minor => lines.find((line) => line.id === id)?.amount ?? zeroMoney;
