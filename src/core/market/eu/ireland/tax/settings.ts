import type { Minor } from '../../../../kernel/money.ts';

/** Settings of Irish tax on letting, apart from the deal. Money in cents a year. */
export interface IrelandSettings {
  /** Married couples and civil partners may be taxed together; every other owner is taxed alone. */
  readonly assessment: 'single' | 'joint';
  /** Income of the spouse or civil partner if one of the two owns alone and both are taxed together. */
  readonly spouseIncome: Minor;
  /** Tax credits of each owner, or of the couple taxed together, which come off the income tax. */
  readonly taxCredits: Minor;
  /** Whether the tenancy is registered with the Residential Tenancies Board: interest is deducted only then. */
  readonly registered: boolean;
  /** Whether Residential Premises Rental Income Relief is claimed. */
  readonly rentalRelief: boolean;
}
