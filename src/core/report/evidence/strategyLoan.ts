import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { StrategyYear } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { Exit } from './exitEvidence.ts';
import type { ReportDocument } from '../report.ts';
import type { NamedExplanation, ReportFact } from '../reportTable.ts';

type Written = Pick<ReportDocument, 'inputs' | 'figures'>;

/** Inputs and figures that describe a loan, in the order in which a lender reads them. The amount comes after the deposit. */
const before = ['purchasePrice', 'deposit'];
const after = ['loanToValue', 'mortgageKind', 'mortgageRate', 'mortgageYears', 'arrangementFee', 'monthlyPayment'];

/**
 * The loan of a property held under a strategy other than a UK buy-to-let, term by term, worded as in its report. Empty without such a
 * loan. `explained` derives the loan to value.
 */
export function strategyLoanFacts(report: Written, explained: NamedExplanation | undefined): readonly ReportFact[] {
  const amount = explained?.terms.find(({ label }) => label === 'Loan')?.value;
  if (amount === undefined || report.figures.some(({ id, value }) => id === 'debtServiceCover' && value === 'No loan')) return [];
  const written = (keys: readonly string[]): readonly ReportFact[] =>
    keys.flatMap((wanted) => report.inputs.find(({ key }) => key === wanted) ?? report.figures.find(({ id }) => id === wanted) ?? []);
  return [...written(before), { label: 'Loan', value: amount }, ...written(after)].map(({ label, value }) => ({ label, value }));
}

/** How a strategy's loan is repaid by a sale after the last year held, as facts and sentences; empty without a property or a loan. */
export function strategyExit(years: readonly StrategyYear[], currency: Currency): Exit {
  const [first, last] = [years.at(0), years.at(-1)];
  if (first === undefined || last === undefined || last.propertyValue === 0 || first.interest === 0) return { facts: [], words: [] };
  const { year, propertyValue, loanBalance, equity } = last;
  const share = ratio(loanBalance, propertyValue);
  return {
    words: [
      loanBalance === 0
        ? `The payments repay the loan by the end of year ${year}.`
        : `The figures assume the loan balance is repaid from a sale at the end of year ${year}.`,
    ],
    facts: [
      { label: `Value at the end of year ${year}`, value: formatMoney(propertyValue, currency) },
      { label: 'Loan balance at that point', value: formatMoney(loanBalance, currency) },
      ...(share === null ? [] : [{ label: 'Loan to value at that point', value: formatRate(share, 1) }]),
      { label: 'Equity before selling costs', value: formatMoney(equity, currency) },
    ],
  };
}
