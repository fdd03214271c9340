import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../deal/strategies/inputValue.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { figureValue } from '../figureLabels.ts';
import type { ReportContext } from '../reportContext.ts';
import type { ReportFact } from '../reportTable.ts';

/** The loan behind the figures, term by term; empty for a purchase without one. */
export function loanFacts({
  analysis,
  assumptions,
  rules,
}: Pick<ReportContext, 'analysis' | 'assumptions' | 'rules'>): readonly ReportFact[] {
  const { currency } = rules;
  const { purchase, figures } = analysis;
  if (purchase.loan === 0) return [];
  const { arrangementFee, arrangementFeeAdded } = assumptions;
  const fee =
    arrangementFee === 0
      ? 'None'
      : `${formatMoney(arrangementFee, currency)}, ${arrangementFeeAdded ? 'added to the loan' : 'paid in cash'}`;
  return [
    { label: 'Purchase price', value: formatMoney(purchase.price, currency) },
    { label: 'Deposit', value: `${formatMoney(purchase.deposit, currency)} (${formatRate(assumptions.deposit)})` },
    { label: 'Loan', value: formatMoney(purchase.loan, currency) },
    { label: 'Loan to value', value: figureValue('loanToValue', figures, currency) },
    { label: 'Repayment', value: bareInputText(buyToLetEntry('mortgageKind'), assumptions.mortgageKind, currency) },
    { label: 'Rate', value: `${bareInputText(buyToLetEntry('mortgageRate'), assumptions.mortgageRate, currency)} a year` },
    { label: 'Term', value: bareInputText(buyToLetEntry('mortgageYears'), assumptions.mortgageYears, currency) },
    { label: 'Arrangement fee', value: fee },
    { label: 'Monthly payment', value: figureValue('monthlyPayment', figures, currency) },
    { label: 'Annual payments', value: figureValue('annualDebtService', figures, currency) },
    { label: 'Lender’s stress rate', value: `${bareInputText(buyToLetEntry('stressRate'), assumptions.stressRate, currency)} a year` },
    { label: 'Interest cover at that rate', value: figureValue('interestCover', figures, currency) },
  ];
}
