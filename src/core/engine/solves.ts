import { type PerMonth, perMonth } from '../kernel/period.ts';
import type { Targets } from '../deal/profile.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import type { Solves } from './analysis.ts';
import { bisectLargest } from './goalSeek/bisectLargest.ts';
import { createDealMeasures } from './numbers/dealMeasures.ts';
import type { DealMeasures } from './numbers/dealMeasures.ts';
import { dealNumbers } from './numbers/dealNumbers.ts';
import type { DealNumbers } from './numbers/dealNumbers.ts';
import { measureYearOne } from './numbers/measureNumbers.ts';
import { offerStep } from './offerStep.ts';
import { transferTaxTable } from './numbers/transferTaxTable.ts';
import type { AnalysisRequest } from './analysisRequest.ts';

/** Computes the first year at another price or rent (minor units) or mortgage rate (fraction). Values not given stay as assumed. */
type Retry = (changed: { readonly price?: number; readonly monthlyRent?: number; readonly mortgageRate?: number }) => DealMeasures;

/**
 * The price, rent and rate that would meet the targets, each found by bisection over the first year's numbers with everything else
 * unchanged. Prices change in offer steps, rents in whole pounds, and the rate in steps of 0.01%. Prices and rents of up to four times the
 * current ones are tried, and rates of up to 25%. A value is null if nothing in that range meets the targets; the rate is also null without
 * a loan.
 */
export function solves(request: AnalysisRequest): Solves {
  const solve = createSolver()(request);
  return {
    offerPrice: solve('offerPrice'),
    targetPrices: solve('targetPrices'),
    rentNeeded: solve('rentNeeded'),
    rateSurvived: solve('rateSurvived'),
  };
}

/** Computes one of the solves of a deal. */
export type Solve = <Name extends keyof Solves>(name: Name) => Solves[Name];

/**
 * A function that prepares the solves of a request but computes each only when it is asked for. A list of thousands of deals needs only one
 * or two per deal.
 */
export function createSolver(): (request: AnalysisRequest) => Solve {
  const into = createDealMeasures(1);
  return (request) => {
    const retry = firstYears(request, into);
    return (name) => finders[name](request, retry);
  };
}

const finders: { readonly [Name in keyof Solves]: (request: AnalysisRequest, retry: Retry) => Solves[Name] } = {
  offerPrice: ({ assumptions, targets }, retry) =>
    highestPrice(assumptions.purchasePrice, (price) => {
      const year = retry({ price });
      return targetKeys.every((target) => reaches(year[target], targets[target]));
    }),
  targetPrices: ({ assumptions, targets }, retry) => {
    const now = retry({});
    const measured = targetKeys.filter((target) => !Number.isNaN(now[target]));
    return measured.map((target) => ({
      target,
      price: highestPrice(assumptions.purchasePrice, (price) => reaches(retry({ price })[target], targets[target])),
    }));
  },
  rentNeeded: ({ assumptions, targets }, retry) =>
    lowestRent(assumptions.monthlyRent, (rent) => meetsCash(retry({ monthlyRent: rent }), targets)),
  rateSurvived: (_, retry) => rateSurvived(retry),
};

const targetKeys = [
  'monthlyCashFlow',
  'cashOnCash',
  'interestCover',
  'debtServiceCover',
  'netYield',
  'grossYield',
] as const satisfies readonly (keyof Targets)[];

/** Measures first years one after the other, reusing the same record. */
function firstYears({ assumptions, rules, on }: AnalysisRequest, into: DealMeasures): Retry {
  const compiled = { transferTax: transferTaxTable(rules, assumptions, on), personalTax: null };
  const base = dealNumbers(assumptions);
  const tried: { -readonly [Key in keyof DealNumbers]: DealNumbers[Key] } = { ...base };
  return ({ price = base.price, monthlyRent = base.monthlyRent, mortgageRate = base.mortgageRate }) => {
    tried.price = price;
    tried.monthlyRent = monthlyRent;
    tried.mortgageRate = mortgageRate;
    measureYearOne(tried, compiled, into);
    return into;
  };
}

/** Whether monthly cash flow and cash-on-cash return reach their targets. */
function meetsCash(year: DealMeasures, targets: Targets): boolean {
  return year.monthlyCashFlow >= targets.monthlyCashFlow && reaches(year.cashOnCash, targets.cashOnCash);
}

/** A target that cannot be measured (cover without a loan) does not count against the deal. */
const reaches = (value: number, target: number): boolean => Number.isNaN(value) || value >= target;

function highestPrice(price: Minor, isMet: (price: number) => boolean): Minor | null {
  const found = bisectLargest(1, Math.max(4, Math.ceil((price * 4) / offerStep)), (steps) => isMet(steps * offerStep));
  return found === null ? null : minor(found * offerStep);
}

function lowestRent(rent: Minor, isMet: (monthlyRent: number) => boolean): PerMonth | null {
  // The search runs from the highest rent down, so that the last rent that meets the targets is the lowest one that does.
  const top = Math.max(1000, Math.ceil(rent / 25));
  const found = bisectLargest(0, top, (down) => isMet((top - down) * 100));
  return found === null ? null : perMonth((top - found) * 100);
}

function rateSurvived(retry: Retry): Rate | null {
  if (retry({}).loan === 0) return null;
  const found = bisectLargest(0, 2500, (basisPoints) => retry({ mortgageRate: basisPoints / 10_000 }).annualCashFlow >= 0);
  return found === null || found === 2500 ? null : rate(found / 10_000);
}
