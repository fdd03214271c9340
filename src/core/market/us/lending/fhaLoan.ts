import { addMoney, fromMajor, minor, roundMoney, shareOf, subtractMoney, sumMoney, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, rate, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { lawRule } from '../lawRule.ts';
import { atLeast, atMost } from './loanCondition.ts';
import type { LoanCondition } from './loanCondition.ts';

/** The FHA's requirements for a buyer of one to four units who lives in one of them. */
export const fhaTerms = {
  /** Minimum down payment as a share of the price, by credit score. No loan is available below 500. */
  downPayment: [
    { score: 580, least: percent(3.5) },
    { score: 500, least: percent(10) },
  ],
  /** Premium as a share of the base loan, to which it is added. */
  upfrontPremium: percent(1.75),
  /** The days within which the owner must move in, and the months they must stay. */
  occupancy: { withinDays: 60, months: 12 },
  /** Months of payments required in reserve after closing, excluding gifts, for three or four units. */
  reserveMonths: 3,
} as const;

/** The annual premium as a fraction of the loan, and the number of years it is paid, by base loan and loan to value. */
export function annualPremium(baseLoan: Minor, value: Minor): { readonly rate: Rate; readonly years: number } {
  const share = ratio(baseLoan, value) ?? 0;
  const points = (share > 0.95 ? 0.55 : 0.5) + (baseLoan > dearLoan ? 0.2 : 0);
  return { rate: percent(points), years: share > 0.9 ? premiumYears.whole : premiumYears.short };
}

/** The premium on loans above this amount is 0.2 percentage points higher. General knowledge, without a source. */
const dearLoan = fromMajor(726_200);
/** The number of years the annual premium is paid: the full loan term (`whole`) with less than 10% down, otherwise 11. */
const premiumYears = { whole: 30, short: 11 };

export interface FhaLoan {
  readonly upfrontPremium: Minor;
  /** Base loan and upfront premium. */
  readonly loan: Minor;
  readonly monthlyPremium: Minor;
}

/** An FHA loan and its premiums in cents, charged on the base loan at the given rates. The monthly premium is the first year's. */
export function fhaLoan(baseLoan: Minor, rates: { readonly upfront: Rate; readonly annual: Rate }): FhaLoan {
  const upfrontPremium = shareOf(baseLoan, rates.upfront);
  return { upfrontPremium, loan: addMoney(baseLoan, upfrontPremium), monthlyPremium: shareOf(baseLoan, rate(rates.annual / 12)) };
}

/** The minimum down payment as a fraction of the price at a credit score; null if no loan is available. */
export const leastDownPayment = (creditScore: number): Rate | null =>
  fhaTerms.downPayment.find(({ score }) => creditScore >= score)?.least ?? null;

export interface SelfSufficiency {
  readonly units: 1 | 2 | 3 | 4;
  /** Monthly market rent of all units, including the owner's. */
  readonly monthlyRent: Minor;
  /** The appraiser's vacancy and maintenance factor. */
  readonly appraisersFactor: Rate;
  /** Monthly principal, interest, taxes, insurance, mortgage insurance and dues. */
  readonly monthlyPayment: Minor;
}

/** Minimum share deducted from the rent. */
const leastFactor = percent(25);

/** The monthly rent of all units, in cents, less the appraiser's factor or a quarter, whichever is greater. */
export const selfSufficiencyRent = ({ monthlyRent, appraisersFactor }: SelfSufficiency): Minor =>
  subtractMoney(monthlyRent, shareOf(monthlyRent, rate(Math.max(appraisersFactor, leastFactor))));

/** The self-sufficiency condition for three or four units; null for one or two, which are not tested. */
export function selfSufficiency(given: SelfSufficiency): LoanCondition | null {
  if (given.units < 3) return null;
  return atMost('self-sufficiency', ratio(given.monthlyPayment, selfSufficiencyRent(given)), 1);
}

export interface FhaPurchase extends SelfSufficiency {
  readonly price: Minor;
  readonly baseLoan: Minor;
  /** The county limit for the number of units, from `loanLimit` or HUD's list. */
  readonly countyLimit: Minor;
  readonly creditScore: number;
  readonly reserves: Minor;
}

/** The FHA's conditions on a purchase, each met or not. */
export function fhaConditions(given: FhaPurchase): readonly LoanCondition[] {
  const least = leastDownPayment(given.creditScore);
  const tested = selfSufficiency(given);
  const down = ratio(minor(given.price - given.baseLoan), given.price);
  const [, lowest] = fhaTerms.downPayment;
  return [
    atLeast('credit-score', given.creditScore, lowest.score),
    atLeast('down-payment', down, least ?? lowest.least),
    atMost('loan-limit', given.baseLoan, given.countyLimit),
    ...(tested === null ? [] : [tested, atLeast('reserves', given.reserves, timesMoney(given.monthlyPayment, fhaTerms.reserveMonths))]),
  ];
}

/** The total monthly rent of all units, in cents, from dollar amounts. */
export const rentOfUnits = (rents: readonly number[]): Minor => sumMoney(rents.map((rent) => roundMoney(rent * 100)));

export const fhaRule = lawRule('us-fha-2026', {
  title: 'FHA loans on one to four units: down payment, premiums, self-sufficiency (HUD Handbook 4000.1)',
  url: 'https://mortgageloans.net/regulatory-framework/fha-program-structure-guidelines',
  from: '2023-03-20',
  seen: true,
});
