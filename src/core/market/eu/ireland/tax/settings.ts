import type { Minor } from '../../../../kernel/money.ts';

/** Irish letting tax settings that the deal does not contain. Money in cents a year. */
export interface IrelandSettings {
  /** Married couples and civil partners may be taxed jointly; other owners are taxed individually. */
  readonly assessment: 'single' | 'joint';
  /** Income of the spouse or civil partner if one of the two is the sole owner and both are taxed jointly. */
  readonly spouseIncome: Minor;
  /** Tax credits, which reduce income tax: each owner's or, if taxed jointly, the couple's combined credits. */
  readonly taxCredits: Minor;
  /** Whether the tenancy is registered with the Residential Tenancies Board: otherwise interest is not deductible. */
  readonly registered: boolean;
  /** Whether Residential Premises Rental Income Relief is claimed. */
  readonly rentalRelief: boolean;
}
