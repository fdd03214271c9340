import { shareOf, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { lawRule } from '../lawRule.ts';
import { atLeast, atMost } from './loanCondition.ts';
import type { LoanCondition } from './loanCondition.ts';

/** What a loan on a rental is for. A rate-and-term refinance pays no cash out. */
export type LoanPurpose = 'purchase' | 'rate-and-term' | 'cash-out';

/** Fannie Mae's requirements for a fixed-rate loan on a rental. */
export const fannieInvestment = {
  /** Highest loan to value by purpose and the number of dwellings. */
  loanToValue: {
    purchase: { one: percent(85), twoToFour: percent(75) },
    'rate-and-term': { one: percent(75), twoToFour: percent(75) },
    'cash-out': { one: percent(75), twoToFour: percent(70) },
  } satisfies Readonly<Record<LoanPurpose, unknown>>,
  /** Share of the rent counted as income. */
  rentCounted: percent(75),
  /** Months of principal, interest, taxes, insurance and dues kept in reserve. */
  reserveMonths: 6,
  /** The share of the debt on other financed properties to be kept in reserve: with up to 4, up to 6 and up to 10 of them. */
  reserveOfOthers: [
    { upTo: 4, share: percent(2) },
    { upTo: 6, share: percent(4) },
    { upTo: 10, share: percent(6) },
  ],
  /** Properties with a mortgage, the borrower's home included. */
  financedProperties: 10,
  /** Percentage points over the rate on an own home, usual. */
  ratePointsOver: { from: 0.5, to: 0.875 },
} as const;

/** The maximum loan to value, as a fraction, that Fannie Mae accepts on a rental. */
export function fannieLoanToValue(purpose: LoanPurpose, dwellings: InvestmentLoan['dwellings']): Rate {
  const caps = fannieInvestment.loanToValue[purpose];
  return dwellings === 1 ? caps.one : caps.twoToFour;
}

export interface InvestmentLoan {
  readonly purpose: LoanPurpose;
  /** The price, or on a refinance the appraised value. */
  readonly price: Minor;
  readonly loan: Minor;
  readonly dwellings: 1 | 2 | 3 | 4;
  readonly financedProperties: number;
  /** Owed on other financed properties, the borrower's home apart. */
  readonly owedOnOthers: Minor;
  readonly reserves: Minor;
  readonly monthlyRent: Minor;
  /** Principal, interest, taxes, insurance and dues (PITIA) a month. */
  readonly monthlyPayment: Minor;
}

/** Fannie Mae's conditions on a rental, each met or not: fractions, a count, cents. */
export function fannieConditions(given: InvestmentLoan): readonly LoanCondition[] {
  return [
    atMost('loan-to-value', ratio(given.loan, given.price), fannieLoanToValue(given.purpose, given.dwellings)),
    atMost('financed-properties', given.financedProperties, fannieInvestment.financedProperties),
    atLeast('reserves', given.reserves, fannieReserves(given)),
  ];
}

/** The required reserves after closing, in cents: months of the payment, and a share of what is owed on the other properties. */
function fannieReserves({ monthlyPayment, financedProperties, owedOnOthers }: InvestmentLoan): number {
  const step = fannieInvestment.reserveOfOthers.find(({ upTo }) => financedProperties <= upTo) ?? fannieInvestment.reserveOfOthers[2];
  return timesMoney(monthlyPayment, fannieInvestment.reserveMonths) + shareOf(owedOnOthers, step.share);
}

/** The monthly rent a lender counts as income, in cents. */
export const countedRent = (monthlyRent: Minor): Minor => shareOf(monthlyRent, fannieInvestment.rentCounted);

export const fannieRule = lawRule('us-fannie-investment', {
  title: 'Fannie Mae: loans on investment property. The caps were read in a lender’s matrix, reserves are general knowledge',
  url: 'https://selling-guide.fanniemae.com/sel/b2-1.1-01/occupancy-types',
  from: '2026-01-01',
  seen: false,
});
