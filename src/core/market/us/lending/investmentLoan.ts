import { shareOf, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { lawRule } from '../lawRule.ts';
import { atLeast, atMost } from './loanCondition.ts';
import type { LoanCondition } from './loanCondition.ts';

/** The purpose of a loan on a rental. A rate-and-term refinance pays out no cash. */
export type LoanPurpose = 'purchase' | 'rate-and-term' | 'cash-out';

/** Fannie Mae's requirements for a fixed-rate loan on a rental. */
export const fannieInvestment = {
  /** Maximum loan to value by purpose and number of units. */
  loanToValue: {
    purchase: { one: percent(85), twoToFour: percent(75) },
    'rate-and-term': { one: percent(75), twoToFour: percent(75) },
    'cash-out': { one: percent(75), twoToFour: percent(70) },
  } satisfies Readonly<Record<LoanPurpose, unknown>>,
  /** Share of the rent counted as income. */
  rentCounted: percent(75),
  /** Months of principal, interest, taxes, insurance and dues required in reserve. */
  reserveMonths: 6,
  /** The share of other properties' debt required in reserve: with up to 4, 6 and 10 financed properties. */
  reserveOfOthers: [
    { upTo: 4, share: percent(2) },
    { upTo: 6, share: percent(4) },
    { upTo: 10, share: percent(6) },
  ],
  /** Maximum mortgaged properties, including the borrower's home. */
  financedProperties: 10,
  /** Usual margin over an owner-occupier's rate, in percentage points. */
  ratePointsOver: { from: 0.5, to: 0.875 },
} as const;

/** The maximum loan to value, as a fraction, that Fannie Mae accepts on a rental. */
export function fannieLoanToValue(purpose: LoanPurpose, dwellings: InvestmentLoan['dwellings']): Rate {
  const caps = fannieInvestment.loanToValue[purpose];
  return dwellings === 1 ? caps.one : caps.twoToFour;
}

export interface InvestmentLoan {
  readonly purpose: LoanPurpose;
  /** The price or, for a refinance, the appraised value. */
  readonly price: Minor;
  readonly loan: Minor;
  readonly dwellings: 1 | 2 | 3 | 4;
  readonly financedProperties: number;
  /** Debt on other financed properties, excluding the borrower's home. */
  readonly owedOnOthers: Minor;
  readonly reserves: Minor;
  readonly monthlyRent: Minor;
  /** Monthly principal, interest, taxes, insurance and dues (PITIA). */
  readonly monthlyPayment: Minor;
}

/** Fannie Mae's conditions on a rental, each met or not. Their values are fractions, a count or cents. */
export function fannieConditions(given: InvestmentLoan): readonly LoanCondition[] {
  return [
    atMost('loan-to-value', ratio(given.loan, given.price), fannieLoanToValue(given.purpose, given.dwellings)),
    atMost('financed-properties', given.financedProperties, fannieInvestment.financedProperties),
    atLeast('reserves', given.reserves, fannieReserves(given)),
  ];
}

/** The required reserves after closing, in cents: months of payments plus a share of the debt on other properties. */
function fannieReserves({ monthlyPayment, financedProperties, owedOnOthers }: InvestmentLoan): number {
  const step = fannieInvestment.reserveOfOthers.find(({ upTo }) => financedProperties <= upTo) ?? fannieInvestment.reserveOfOthers[2];
  return timesMoney(monthlyPayment, fannieInvestment.reserveMonths) + shareOf(owedOnOthers, step.share);
}

/** The monthly rent a lender counts as income, in cents. */
export const countedRent = (monthlyRent: Minor): Minor => shareOf(monthlyRent, fannieInvestment.rentCounted);

export const fannieRule = lawRule('us-fannie-investment', {
  title: 'Fannie Mae: loans on investment property. Caps from a lender’s matrix, reserves not confirmed',
  url: 'https://selling-guide.fanniemae.com/sel/b2-1.1-01/occupancy-types',
  from: '2026-01-01',
  seen: false,
});
