import type { ResolvedTaxInputs } from '../../deal/tax/resolveTaxInputs.ts';
import type { IrrAnswer } from '../../engine/analysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import type { OwnershipOutcome } from '../../market/landlordRules.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/**
 * The hold before any tax. `rent − costs − interest − newLoanFees − principal − capital + borrowed` is the years' cash flow, `sale` the
 * sale.
 */
export interface HoldBeforeTax {
  /** Everything this buyer pays in cash before the first rent, including loan fees. */
  readonly cashNeeded: Minor;
  readonly transferTax: Minor;
  /** Rent received over the years held, net of voids. */
  readonly rent: Minor;
  /** Running costs, including the company's if there is one. */
  readonly costs: Minor;
  readonly interest: Minor;
  /** Finance costs for tax: interest and every loan fee, purchase fees in the first year. */
  readonly financeCosts: Minor;
  readonly principal: Minor;
  /** Plan events only, else zero: fees of new loans, capital works and lease extensions, and refinancing proceeds. */
  readonly newLoanFees: Minor;
  readonly capital: Minor;
  readonly borrowed: Minor;
  /** Sale price less selling costs and the remaining loan. */
  readonly sale: Minor;
  readonly salePrice: Minor;
  readonly sellingCosts: Minor;
  /** The base cost of the gain: price, transfer tax, buying costs and refurbishment. */
  readonly baseCost: Minor;
}

/** One form of ownership over the hold. */
export interface AfterTaxForm {
  readonly taxed: OwnershipOutcome;
  readonly before: HoldBeforeTax;
  readonly taxOnRent: Minor;
  /** All cash to the owners less the cash they put in: `taxed.totalCash − before.cashNeeded`. */
  readonly gain: Minor;
  /** Everything the owners pay in over years with a net cost, and receive over years with a net gain. */
  readonly paidIn: Minor;
  readonly paidOut: Minor;
  /** The yearly return of the owners' cash after all tax. */
  readonly irr: IrrAnswer;
  /** The law of the transfer tax this form pays. */
  readonly purchaseRules: readonly RuleRef[];
}

/** A letting after tax owned by one person, two, and a company, side by side. */
export interface AfterTax {
  readonly rulesVersion: string;
  readonly checkedOn: IsoDate;
  readonly holdYears: number;
  readonly inputs: ResolvedTaxInputs;
  /** Personal, joint (if a partner is compared) and company, in this order. */
  readonly forms: readonly AfterTaxForm[];
  /** Assumptions and exclusions, as sentences. */
  readonly notes: readonly string[];
}
