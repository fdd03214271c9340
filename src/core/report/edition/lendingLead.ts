import type { ReportDocument } from '../report.ts';
import { nameInSentence } from '../reportTitle.ts';

/** What a lender wants to know first, from the report's own figures: how much is lent against it and what covers it. */
export function lendingLead({ strategy, figures }: Pick<ReportDocument, 'strategy' | 'figures'>): string {
  const value = (id: string): string | null => figures.find((figure) => figure.id === id)?.value ?? null;
  const [toValue, interest, service, rent] = [value('loanToValue'), value('interestCover'), value('debtServiceCover'), value('annualRent')];
  if (toValue === null || interest === null || service === null) return `Figures for a lender: ${nameInSentence(strategy)}.`;
  if (interest === 'No loan') return 'The purchase takes no loan.';
  const rented = rent === null ? 'The income' : `Rent of ${rent} a year`;
  return `Loan to value is ${toValue}. ${rented} is ${interest} of the interest at the lender’s stress rate; net income covers the payments ${service} times.`;
}
