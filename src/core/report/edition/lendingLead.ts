import type { FigureId } from '../../engine/analysis.ts';
import type { ReportDocument } from '../report.ts';

/** What a lender wants to know first, from the report's own figures: how much is lent against it and what covers it. */
export function lendingLead({ figures }: Pick<ReportDocument, 'figures'>): string {
  const value = (id: FigureId): string | null => figures.find((figure) => figure.id === id)?.value ?? null;
  const [toValue, interest, service, rent] = [value('loanToValue'), value('interestCover'), value('debtServiceCover'), value('annualRent')];
  if (toValue === null || interest === null || service === null) return 'Figures of a letting, for a lender.';
  if (interest === 'No loan') return 'The purchase takes no loan.';
  const rented = rent === null ? 'The rent' : `Rent of ${rent} a year`;
  return `Loan to value is ${toValue}. ${rented} is ${interest} of the interest at the lender’s stress rate; net income covers the payments ${service} times.`;
}
