import { isoDate } from '../../../kernel/calendar.ts';
import { minor, shareOf, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';

/** What Fannie Mae asks of a loan on a rental. */
export const fannieInvestment = {
  /** Highest loan to value by the number of dwellings. */
  loanToValue: { one: percent(85), twoToFour: percent(75) },
  /** Share of the rent counted as income. */
  rentCounted: percent(75),
  /** Months of principal, interest, taxes, insurance and dues kept in reserve. */
  reserveMonths: 6,
  /** Properties with a mortgage, the borrower's home included. */
  financedProperties: 10,
  /** Percentage points over the rate on an own home, usual. */
  ratePointsOver: { from: 0.5, to: 0.875 },
} as const;

/** What lenders that look at the rent alone ask: rent over principal, interest, taxes, insurance and dues. */
export const rentCoverLenders = { least: 1.2, usual: 1.25 } as const;

export interface InvestmentLoan {
  readonly price: Minor;
  readonly loan: Minor;
  readonly dwellings: 1 | 2 | 3 | 4;
  readonly financedProperties: number;
  readonly reserves: Minor;
  readonly monthlyRent: Minor;
  /** Principal, interest, taxes, insurance and dues a month. */
  readonly monthlyPayment: Minor;
}

/** A condition of a lender: what it asks, what the loan has, in the unit of the condition. */
export interface LoanCondition {
  readonly id: 'loan-to-value' | 'financed-properties' | 'reserves' | 'rent-cover';
  readonly met: boolean;
  readonly asked: number;
  readonly has: number | null;
}

/** Fannie Mae's conditions on a rental, each met or not: shares, a count, cents. */
export function fannieConditions(given: InvestmentLoan): readonly LoanCondition[] {
  const highest = given.dwellings === 1 ? fannieInvestment.loanToValue.one : fannieInvestment.loanToValue.twoToFour;
  const has = ratio(given.loan, given.price);
  const reserves = timesMoney(given.monthlyPayment, fannieInvestment.reserveMonths);
  const { financedProperties } = fannieInvestment;
  return [
    { id: 'loan-to-value', met: has !== null && has <= highest, asked: highest, has },
    {
      id: 'financed-properties',
      met: given.financedProperties <= financedProperties,
      asked: financedProperties,
      has: given.financedProperties,
    },
    { id: 'reserves', met: given.reserves >= reserves, asked: reserves, has: given.reserves },
  ];
}

/** The rent a lender counts towards income, a month. */
export const countedRent = (monthlyRent: Minor): Minor => shareOf(monthlyRent, fannieInvestment.rentCounted);

/** Whether the rent covers the payment as lenders on rent alone usually ask. */
export function rentCover({ monthlyRent, monthlyPayment }: Pick<InvestmentLoan, 'monthlyRent' | 'monthlyPayment'>): LoanCondition {
  const has = ratio(monthlyRent, monthlyPayment);
  return { id: 'rent-cover', met: has === null || has >= rentCoverLenders.usual, asked: rentCoverLenders.usual, has };
}

export interface CoveredLoan {
  readonly monthlyRent: Minor;
  /** Taxes, insurance and dues a month. */
  readonly monthlyDues: Minor;
  readonly annualRate: Rate;
  readonly months: number;
  /** Rent over the whole payment, 1.25 for a quarter more. */
  readonly cover: number;
}

/** The largest loan whose whole payment the rent covers so many times, in whole cents rounded down; 0 when dues alone take it. */
export function loanByRentCover(given: CoveredLoan): Minor {
  const forLoan = Math.max(0, given.monthlyRent / given.cover - given.monthlyDues);
  const monthly = given.annualRate / 12;
  const factor = monthly === 0 ? given.months : (1 - (1 + monthly) ** -given.months) / monthly;
  return minor(Math.floor(forLoan * factor));
}

export const lendingRules: Readonly<Record<'fannie' | 'rentCover', UsRule>> = {
  fannie: {
    id: 'us-fannie-investment',
    title: 'Fannie Mae: loans on investment property',
    url: 'https://mortgageloans.net',
    inForceFrom: isoDate('2026-01-01'),
    checkedOn,
    certainty: 'confirmed',
  },
  rentCover: {
    id: 'us-rent-cover',
    title: 'Lenders on the rent alone (DSCR), usual',
    url: 'https://mortgageloans.net',
    inForceFrom: isoDate('2026-01-01'),
    checkedOn,
    certainty: 'confirmed',
  },
};
