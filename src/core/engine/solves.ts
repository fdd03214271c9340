import type { Assumptions } from '../deal/assumptions.ts';
import type { Targets } from '../deal/profile.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import type { Solves } from './analysis.ts';
import type { FirstYear } from './firstYear.ts';
import { lastMet } from './goalSeek/lastMet.ts';
import { monthlyShare } from './monthlyShare.ts';

/** The first year under other assumptions: the same function the analysis itself uses. */
export type Retry = (changes: Partial<Assumptions>) => FirstYear;

/**
 * What would make the deal meet the targets, each found by bisection over the analysis with everything else as it is.
 * Prices and rents in whole pounds, the rate in steps of 0.01 %. Null where nothing in range would: prices from £1,000 to
 * four times this one, rents up to four times this one, rates up to 25 %; and no rate without a loan.
 */
export function solves(assumptions: Assumptions, targets: Targets, retry: Retry): Solves {
  const isMet = (changes: Partial<Assumptions>): boolean => meetsCash(retry(changes), targets);
  const isAllMet = (changes: Partial<Assumptions>): boolean => meetsAll(retry(changes), targets);
  const { purchasePrice, monthlyRent } = assumptions;
  return {
    highestPrice: highestPrice(purchasePrice, isMet),
    highestPriceForAll: highestPrice(purchasePrice, isAllMet),
    rentNeeded: lowestRent(monthlyRent, isMet),
    rateSurvived: rateSurvived(retry),
  };
}

/** Whether the cash flow a month and the cash-on-cash return reach their targets. */
export function meetsCash(year: FirstYear, targets: Targets): boolean {
  return monthlyShare(year.cashFlow) >= targets.monthlyCashFlow && reaches(year.cashOnCash, targets.cashOnCash);
}

/** Whether all six targets are reached; one without a figure (cover without a loan) does not count against the deal. */
export function meetsAll(year: FirstYear, targets: Targets): boolean {
  return (
    meetsCash(year, targets) &&
    reaches(year.grossYield, targets.grossYield) &&
    reaches(year.netYield, targets.netYield) &&
    reaches(year.interestCover, targets.interestCover) &&
    reaches(year.debtServiceCover, targets.debtServiceCover)
  );
}

const reaches = (value: Rate | null, target: Rate): boolean => value === null || value >= target;

function highestPrice(price: Minor, isMet: (changes: Partial<Assumptions>) => boolean): Minor | null {
  const found = lastMet(1000, Math.max(2000, Math.ceil(price / 25)), (pounds) => isMet({ purchasePrice: minor(pounds * 100) }));
  return found === null ? null : minor(found * 100);
}

function lowestRent(rent: Minor, isMet: (changes: Partial<Assumptions>) => boolean): Minor | null {
  // Rent counts downwards from the top, so that the lowest that meets is the last met.
  const top = Math.max(1000, Math.ceil(rent / 25));
  const found = lastMet(0, top, (down) => isMet({ monthlyRent: minor((top - down) * 100) }));
  return found === null ? null : minor((top - found) * 100);
}

function rateSurvived(retry: Retry): Rate | null {
  if (retry({}).purchase.loan === 0) return null;
  const found = lastMet(0, 2500, (basisPoints) => retry({ mortgageRate: rate(basisPoints / 10_000) }).cashFlow >= 0);
  return found === null || found === 2500 ? null : rate(found / 10_000);
}
