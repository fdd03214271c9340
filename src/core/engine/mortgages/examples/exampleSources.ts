import type { Source } from '../../../deal/provenance.ts';
import { isoDate } from '../../../kernel/calendar.ts';

const checkedOn = isoDate('2026-11-20');

const source = (title: string, url: string | null): Source => ({ title, url, publishedOn: null, checkedOn });

/** The page has no date. The first year of its early repayment charges ends on 31 January 2026, so we date the page a year before that. */
export const vernon = source(
  'Vernon Building Society, buy-to-let fixed to 31 January 2030: 5.39%, then 8.10%; fees, charges, loan sizes',
  'https://www.thevernon.co.uk/mortgages/buy-to-let/bt82/',
);
export const leeds = source(
  'Leeds Building Society, five-year limited company buy-to-let, 8 May 2024: 6.39%, then 8.54%; fees and minimum cover of 125%',
  'https://leedsbuildingsociety.co.uk/intermediaries/products/limited-company-buy-to-let-mortgages/0705-5-year-ltd-co-buy-to-let-fixed-rate-mortgage-80-81-639/',
);
export const averages = source(
  'Average buy-to-let fixes in November 2025, as reported in the press: two years 4.66%, five years 5.04%',
  null,
);
export const bankRate: Source = {
  ...source(
    'Bank of England, Bank Rate of 18 December 2025: 3.75%',
    'https://www.bankofengland.co.uk/monetary-policy/the-interest-rate-bank-rate',
  ),
  // The rate did not change in February 2026; later decisions have not been checked.
  confirmed: false,
};
export const regulator = source(
  'Prudential Regulation Authority, SS13/16: rent tested at the mortgage rate plus 2 percentage points, and at least 5.5%, unless the rate is fixed for five years or more',
  'https://www.bankofengland.co.uk/prudential-regulation/publication/2016/underwriting-standards-for-buy-to-let-mortgage-contracts-ss',
);
export const cover = source('Typical: lenders require 145% cover from individuals and lend from £25,000 (our estimate)', null);
/** A source that marks a value as our own convention, without a link. */
export const convention = (what: string): Source => source(`Assumed: ${what}`, null);

export const usualFee = convention('a fee of £1,500, early repayment charges and the reversion rate of a building society’s example');
