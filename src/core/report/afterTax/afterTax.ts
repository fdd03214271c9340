import type { ResolvedTaxInputs } from '../../deal/tax/resolveTaxInputs.ts';
import type { IrrAnswer } from '../../engine/analysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** What happens over the hold before any tax. `rent − costs − interest − newLoanFees − principal − capital + borrowed` is what the years leave, `sale` the sale. */
export interface HoldBeforeTax {
  /** As of the deal, for this buyer: everything paid in cash on the way to the first rent, loan fees among it. */
  readonly cashNeeded: Minor;
  readonly transferTax: Minor;
  /** Rent received over the years held, voids taken off. */
  readonly rent: Minor;
  /** Running costs, with those of the company where there is one. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** What counts as finance costs for tax: interest and every loan fee, those of buying in the first year. */
  readonly financeCosts: Minor;
  readonly principal: Minor;
  /** Of a plan: fees of new loans, works and longer leases that belong to the cost of the property, and what refinancing brings in. Else nothing. */
  readonly newLoanFees: Minor;
  readonly capital: Minor;
  readonly borrowed: Minor;
  /** Sale price less selling costs and the loan then left. */
  readonly sale: Minor;
  readonly salePrice: Minor;
  readonly sellingCosts: Minor;
  /** What the gain is measured from: price, transfer tax, costs of buying and refurbishment. */
  readonly baseCost: Minor;
}

/** One form of ownership over the hold. */
export interface AfterTaxForm {
  readonly taxed: OwnershipOutcome;
  readonly before: HoldBeforeTax;
  readonly taxOnRent: Minor;
  /** All cash to the owners less what they put in: `taxed.totalCash − before.cashNeeded`. */
  readonly gain: Minor;
  /** All that the owners put in and all that they get out, in years that cost and years that pay. */
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  /** The yearly return of the owners' cash after all tax. */
  readonly irr: IrrAnswer;
  /** The law of the transfer tax this form pays. */
  readonly purchaseRules: readonly RuleRef[];
}

/** A letting in the hands of one person, of two, and of a company, after tax, side by side. */
export interface AfterTax {
  readonly rulesVersion: string;
  readonly checkedOn: IsoDate;
  readonly holdYears: number;
  readonly inputs: ResolvedTaxInputs;
  /** Personal, joint (where a partner is compared) and company, in this order. */
  readonly forms: readonly AfterTaxForm[];
  /** What was assumed and what is left out, in plain sentences. */
  readonly notes: readonly string[];
}
