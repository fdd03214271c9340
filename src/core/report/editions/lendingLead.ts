import { countryOfMarket, isEuCountry } from '../../market/markets.ts';
import type { ReportDocument } from '../report.ts';
import { nameInSentence } from '../reportTitle.ts';

/** The first sentence for a lender, from the report's own figures: the loan, its loan to value and its cover. */
export function lendingLead({ strategy, market, figures }: Pick<ReportDocument, 'strategy' | 'market' | 'figures'>): string {
  const country = countryOfMarket(market);
  const value = (id: string): string | null => figures.find((figure) => figure.id === id)?.value ?? null;
  if (isEuCountry(country)) return europeanLead(value) ?? `Figures for a lender: ${nameInSentence(strategy, country)}.`;
  if (country === 'US') return americanLead(value) ?? `Figures for a lender: ${nameInSentence(strategy, country)}.`;
  const [toValue, interest, service, rent] = [value('loanToValue'), value('interestCover'), value('debtServiceCover'), value('annualRent')];
  if (toValue === null || interest === null || service === null) return `Figures for a lender: ${nameInSentence(strategy, country)}.`;
  if (interest === 'No loan') return 'This is a cash purchase.';
  const rented = rent === null ? 'The income' : `Annual rent of ${rent}`;
  return `Loan to value is ${toValue}. ${rented} covers ${interest} of the interest at the lender’s stress rate (ICR), and net income covers the payments ${service} times (DSCR).`;
}

/** Null for a purchase without a loan to value, such as a flip. */
function europeanLead(value: (id: string) => string | null): string | null {
  const [toValue, cover] = [value('loanToValue'), value('debtServiceCover')];
  if (toValue === null || cover === null) return null;
  return cover === 'No loan'
    ? 'This is a cash purchase.'
    : `Loan to value is ${toValue}. Net operating income covers the payments ${cover} times.`;
}

/** Null for a purchase without a loan to value, such as a flip. */
function americanLead(value: (id: string) => string | null): string | null {
  const [toValue, cover, lenders] = [value('loanToValue'), value('debtServiceCover'), value('lenderCover')];
  if (toValue === null || cover === null) return null;
  if (cover === 'No loan') return 'This is a cash purchase.';
  const asLenders = lenders === null ? '' : ` The lender’s DSCR (rent ÷ payment with taxes, insurance and dues) is ${lenders}.`;
  return `Loan to value is ${toValue}. Net operating income covers the payments ${cover} times.${asLenders}`;
}
