import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** Where a person is resident for tax. Determines their income tax, wherever the property is. */
export type TaxResidence = 'england' | 'northern-ireland' | 'scotland' | 'wales';

/** The tax inputs of a letting, except those that belong to the deal. Money is in minor units a year and shares are fractions. */
export interface TaxInputs {
  readonly residence: TaxResidence;
  /** Salary, pension and trading income: everything except rent and dividends, before allowances. */
  readonly otherIncome: Minor;
  readonly otherDividends: Minor;
  /** Whether to include a second owner in the comparison. */
  readonly withPartner: boolean;
  /** The partner's income and dividends, defined like the owner's. */
  readonly partnerIncome: Minor;
  readonly partnerDividends: Minor;
  /** The partner's share of a joint ownership; the rest is the person's own. */
  readonly partnerShare: Rate;
  /** Accounting, filing and similar costs of a company that would own the property. */
  readonly companyRunningCosts: Minor;
  /** The share of the company's cash that it pays out each year. */
  readonly companyPayOut: Rate;
  /** The mortgage rate a company would pay. */
  readonly companyMortgageRate: Rate;
  /** The number of other companies under the same control. */
  readonly associatedCompanies: number;
  readonly closeInvestmentHolding: boolean;
  /** Whether an owner of the company, or someone connected with one, lives in the property. */
  readonly connectedOccupier: boolean;
}

export type TaxInputKey = keyof TaxInputs;

/** The person's own values; absent ones use the defaults. */
export type TaxOverrides = Partial<TaxInputs>;
