import { formatMoney, formatRate } from '../../deal/format.ts';
import type { StrategyYear } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../kernel/money.ts';
import { ratio } from '../../kernel/rate.ts';
import type { Exit } from './exitEvidence.ts';
import type { NamedExplanation, ReportDocument, ReportFact } from '../report.ts';

type Written = Pick<ReportDocument, 'inputs' | 'figures'>;

/** Inputs and figures that tell a loan, in the order a lender reads them; the amount comes after the deposit. */
const before = ['purchasePrice', 'deposit'];
const after = ['loanToValue', 'mortgageKind', 'mortgageRate', 'mortgageYears', 'arrangementFee', 'monthlyPayment'];

/**
 * The loan of a home held under a strategy other than a British buy-to-let, term by term, as its report writes inputs and figures; nothing
 * where no such loan stands behind the figures. `explained`: how the loan to value came about.
 */
export function strategyLoanFacts(report: Written, explained: NamedExplanation | undefined): readonly ReportFact[] {
  const amount = explained?.terms.find(({ label }) => label === 'Loan')?.value;
  if (amount === undefined || report.figures.some(({ id, value }) => id === 'debtServiceCover' && value === 'No loan')) return [];
  const written = (keys: readonly string[]): readonly ReportFact[] =>
    keys.flatMap((wanted) => report.inputs.find(({ key }) => key === wanted) ?? report.figures.find(({ id }) => id === wanted) ?? []);
  return [...written(before), { label: 'Loan', value: amount }, ...written(after)].map(({ label, value }) => ({ label, value }));
}

/** What is left of a loan when the home is sold, after the last of the years held; nothing without a home or a loan. */
export function strategyExit(years: readonly StrategyYear[], currency: Currency): Exit {
  const [first, last] = [years.at(0), years.at(-1)];
  if (first === undefined || last === undefined || last.propertyValue === 0 || first.interest === 0) return { facts: [], words: [] };
  const { year, propertyValue, loanBalance, equity } = last;
  const share = ratio(loanBalance, propertyValue);
  return {
    words: [
      loanBalance === 0
        ? `The payments repay the loan by the end of year ${year}.`
        : `The figures repay what is left of the loan from a sale at the end of year ${year}.`,
    ],
    facts: [
      { label: `Value at the end of year ${year}`, value: formatMoney(propertyValue, currency) },
      { label: 'Loan then', value: formatMoney(loanBalance, currency) },
      ...(share === null ? [] : [{ label: 'Loan to value then', value: formatRate(share, 1) }]),
      { label: 'Left before selling costs', value: formatMoney(equity, currency) },
    ],
  };
}
