import type { Targets } from '../deal/profile.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import type { AnalysisRequest } from './analyse.ts';
import type { Solves } from './analysis.ts';
import { lastMet } from './goalSeek/lastMet.ts';
import { createDealMeasures } from './numbers/dealMeasures.ts';
import type { DealMeasures } from './numbers/dealMeasures.ts';
import { dealNumbers } from './numbers/dealNumbers.ts';
import type { DealNumbers } from './numbers/dealNumbers.ts';
import { measureYearOne } from './numbers/measureNumbers.ts';
import { roundShare } from './numbers/roundPence.ts';
import { transferTaxTable } from './numbers/transferTaxTable.ts';

/** The first year under another price, rent (pence) or mortgage rate (fraction); what is not given stays as assumed. */
type Retry = (changed: { readonly price?: number; readonly monthlyRent?: number; readonly mortgageRate?: number }) => DealMeasures;

/**
 * What would make the deal meet the targets, each found by bisection over the numbers of the first year with everything else as it is.
 * Prices and rents in whole pounds, the rate in steps of 0.01 %. Null where nothing in range would: prices from £1,000 to
 * four times this one, rents up to four times this one, rates up to 25 %; and no rate without a loan.
 */
export function solves(request: AnalysisRequest): Solves {
  const { assumptions, targets } = request;
  const retry = firstYears(request);
  const { purchasePrice, monthlyRent } = assumptions;
  return {
    highestPrice: highestPrice(purchasePrice, (price) => meetsCash(retry({ price }), targets)),
    highestPriceForAll: highestPrice(purchasePrice, (price) => meetsAll(retry({ price }), targets)),
    rentNeeded: lowestRent(monthlyRent, (rent) => meetsCash(retry({ monthlyRent: rent }), targets)),
    rateSurvived: rateSurvived(retry),
  };
}

/** Measures first years one after the other into the same record. Maintenance is a share of the price and moves with it. */
function firstYears({ assumptions, rules, on }: AnalysisRequest): Retry {
  const compiled = { transferTax: transferTaxTable(rules, assumptions, on), personalTax: null };
  const base = dealNumbers(assumptions);
  const tried: { -readonly [Key in keyof DealNumbers]: DealNumbers[Key] } = { ...base };
  const into = createDealMeasures(1);
  return ({ price = base.price, monthlyRent = base.monthlyRent, mortgageRate = base.mortgageRate }) => {
    tried.price = price;
    tried.maintenance = roundShare(price * assumptions.maintenance);
    tried.monthlyRent = monthlyRent;
    tried.mortgageRate = mortgageRate;
    measureYearOne(tried, compiled, into);
    return into;
  };
}

/** Whether the cash flow a month and the cash-on-cash return reach their targets. */
function meetsCash(year: DealMeasures, targets: Targets): boolean {
  return year.monthlyCashFlow >= targets.monthlyCashFlow && reaches(year.cashOnCash, targets.cashOnCash);
}

/** Whether all six targets are reached; one without a figure (cover without a loan) does not count against the deal. */
function meetsAll(year: DealMeasures, targets: Targets): boolean {
  return (
    meetsCash(year, targets) &&
    reaches(year.grossYield, targets.grossYield) &&
    reaches(year.netYield, targets.netYield) &&
    reaches(year.interestCover, targets.interestCover) &&
    reaches(year.debtServiceCover, targets.debtServiceCover)
  );
}

const reaches = (value: number, target: Rate): boolean => Number.isNaN(value) || value >= target;

function highestPrice(price: Minor, isMet: (price: number) => boolean): Minor | null {
  const found = lastMet(1000, Math.max(2000, Math.ceil(price / 25)), (pounds) => isMet(pounds * 100));
  return found === null ? null : minor(found * 100);
}

function lowestRent(rent: Minor, isMet: (monthlyRent: number) => boolean): Minor | null {
  // Rent counts downwards from the top, so that the lowest that meets is the last met.
  const top = Math.max(1000, Math.ceil(rent / 25));
  const found = lastMet(0, top, (down) => isMet((top - down) * 100));
  return found === null ? null : minor((top - found) * 100);
}

function rateSurvived(retry: Retry): Rate | null {
  if (retry({}).loan === 0) return null;
  const found = lastMet(0, 2500, (basisPoints) => retry({ mortgageRate: basisPoints / 10_000 }).annualCashFlow >= 0);
  return found === null || found === 2500 ? null : rate(found / 10_000);
}
