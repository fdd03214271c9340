import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** Where a person is resident for tax. It decides the income tax, wherever the property lies. */
export type TaxResidence = 'england' | 'northern-ireland' | 'scotland' | 'wales';

/** The tax inputs of a letting, apart from the deal. Money in minor units a year, shares as fractions. */
export interface TaxInputs {
  readonly residence: TaxResidence;
  /** Salary, pension, trade: income that is neither rent nor dividends, before allowances. */
  readonly otherIncome: Minor;
  readonly otherDividends: Minor;
  /** Whether a second owner is compared at all. */
  readonly withPartner: boolean;
  /** The same for the person who would own jointly. */
  readonly partnerIncome: Minor;
  readonly partnerDividends: Minor;
  /** The partner's share of a joint ownership; the rest is the person's own. */
  readonly partnerShare: Rate;
  /** Accounts, filing and the like of a company that would hold the property. */
  readonly companyRunningCosts: Minor;
  /** Share of the company's cash paid out each year. */
  readonly companyPayOut: Rate;
  /** At which a company would borrow. */
  readonly companyMortgageRate: Rate;
  /** Other companies under the same control. */
  readonly associatedCompanies: number;
  readonly closeInvestmentHolding: boolean;
  /** Whether an owner of the company, or someone connected with one, lives in the property. */
  readonly connectedOccupier: boolean;
}

export type TaxInputKey = keyof TaxInputs;

/** The person's own values; absent ones use the defaults. */
export type TaxOverrides = Partial<TaxInputs>;
