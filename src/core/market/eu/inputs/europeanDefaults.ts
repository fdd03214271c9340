import type { KnownHome, StartingValues } from '../../../deal/strategies/startingValues.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';

/**
 * A country's lending terms and charges, as default input values. Money is in minor units of its currency. Each comment says what a rate is
 * a share of.
 */
export interface EuropeanDefaults {
  readonly loan: {
    /** The deposit, as a share of the price. */
    readonly deposit: Fallback<Rate>;
    /** Annual rate, including borrower's insurance if the country's lenders require it. */
    readonly mortgageRate: Fallback<Rate>;
    readonly mortgageYears: Fallback<number>;
    /** Bank and guarantee fees, as a share of the loan. */
    readonly loanFees: Fallback<Rate>;
    /** Mortgage notary, register and duty costs, as a share of the loan. */
    readonly mortgageTax: Fallback<Rate>;
    /** Maximum loan, as a share of the value after refurbishment. */
    readonly refinanceOfValue: Fallback<Rate>;
  };
  readonly rent: {
    /** Loss to voids and non-payment, as a share of the rent. */
    readonly vacancy: Fallback<Rate>;
    readonly tenancyYears: Fallback<number>;
    /** `management` is a share of the rent received, `tenantFind` a share of one month's rent. */
    readonly management: Fallback<Rate>;
    readonly tenantFind: Fallback<Rate>;
  };
  readonly costs: {
    /** The owner's yearly property tax. Null if it depends on a value shown only on the bill, which the person must then enter. */
    readonly propertyTaxPerYear: Fallback<Minor> | null;
    /** Building charges that cannot be passed on to the tenant. */
    readonly serviceChargePerYear: Fallback<Minor>;
    /** Yearly maintenance, as a share of the asking price. */
    readonly maintenance: Fallback<Rate>;
    readonly insurancePerYear: Fallback<Minor>;
    readonly otherCostsPerYear: Fallback<Minor>;
  };
  readonly growth: {
    readonly rentGrowth: Fallback<Rate>;
    readonly priceGrowth: Fallback<Rate>;
    readonly costGrowth: Fallback<Rate>;
    /** Selling costs, as a share of the sale price. */
    readonly sellingCosts: Fallback<Rate>;
  };
  /** Additional costs of a furnished home let by the room or by the night. */
  readonly furnished: {
    readonly furnishing: Fallback<Minor>;
    readonly billsPerMonth: Fallback<Minor>;
    readonly stayManagement: Fallback<Rate>;
    readonly cleaningPerStay: Fallback<Minor>;
  };
  /**
   * Values derived from the property: property tax from its value, maintenance from its area. They are in the rows' units and replace the
   * defaults above.
   */
  readonly ofHome?: (home: KnownHome) => StartingValues;
}

/**
 * A country's names for figures and inputs, keyed by English label: "Gross yield" → "rendement brut". They are shown in brackets after the
 * label.
 */
export type LocalNames = Readonly<Record<string, string>>;

/** Country-specific help for an input, by key. Full sentences. */
export type LocalHelp = Readonly<Record<string, string>>;
