import type { ResolvedTaxInputs } from '../../deal/tax/resolveTaxInputs.ts';
import type { IrrAnswer } from '../../engine/analysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/**
 * The amounts of the hold before any tax. `rent − costs − interest − newLoanFees − principal − capital + borrowed` is the cash flow over
 * the years held; `sale` is the proceeds of the sale.
 */
export interface HoldBeforeTax {
  /** Everything this buyer pays in cash before the first rent arrives, including loan fees. */
  readonly cashNeeded: Minor;
  readonly transferTax: Minor;
  /** Rent received over the years held, net of voids. */
  readonly rent: Minor;
  /** Running costs, including those of the company if there is one. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** Finance costs for tax: interest and every loan fee. The fees of the purchase count in the first year. */
  readonly financeCosts: Minor;
  readonly principal: Minor;
  /** Non-zero only in a plan with events: fees for new loans, capital works and lease extensions, and the proceeds of refinancing. */
  readonly newLoanFees: Minor;
  readonly capital: Minor;
  readonly borrowed: Minor;
  /** Sale price less selling costs and the remaining loan. */
  readonly sale: Minor;
  readonly salePrice: Minor;
  readonly sellingCosts: Minor;
  /** The base cost for the tax on the gain: price, transfer tax, buying costs and refurbishment. */
  readonly baseCost: Minor;
}

/** The result for one form of ownership over the hold. */
export interface AfterTaxForm {
  readonly taxed: OwnershipOutcome;
  readonly before: HoldBeforeTax;
  readonly taxOnRent: Minor;
  /** All cash to the owners less the cash they put in: `taxed.totalCash − before.cashNeeded`. */
  readonly gain: Minor;
  /** The sum of what the owners pay in during years with a net cost, and of what they receive in years with a net gain. */
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  /** The annual return on the owners' cash after all tax. */
  readonly irr: IrrAnswer;
  /** The law on the transfer tax that this form of ownership pays. */
  readonly purchaseRules: readonly RuleRef[];
}

/** A letting after tax if owned by one person, by two people, and by a company, for comparison. */
export interface AfterTax {
  readonly rulesVersion: string;
  readonly checkedOn: IsoDate;
  readonly holdYears: number;
  readonly inputs: ResolvedTaxInputs;
  /** Personal, joint (if a partner is compared) and company ownership, in this order. */
  readonly forms: readonly AfterTaxForm[];
  /** The assumptions, and what is left out, as sentences. */
  readonly notes: readonly string[];
}
