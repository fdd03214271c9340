import type { KnownHome, StartingValues } from '../../../deal/strategies/startingValues.ts';
import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** A country's lending terms and charges, as default input values. Money in minor units of its currency; rates of what is named. */
export interface EuropeanDefaults {
  readonly loan: {
    /** Own money, of the price. */
    readonly deposit: Fallback<Rate>;
    /** A year; with the borrower's insurance where the country's lenders ask for one. */
    readonly mortgageRate: Fallback<Rate>;
    readonly mortgageYears: Fallback<number>;
    /** Bank and guarantee fees, of the loan. */
    readonly loanFees: Fallback<Rate>;
    /** Notary, register and duty of the mortgage, of the loan. */
    readonly mortgageTax: Fallback<Rate>;
    /** Lent of the value after works. */
    readonly refinanceOfValue: Fallback<Rate>;
  };
  readonly rent: {
    /** Lost between tenants and to tenants who do not pay, of the rent. */
    readonly vacancy: Fallback<Rate>;
    readonly tenancyYears: Fallback<number>;
    /** Of rent received, and of one month's rent. */
    readonly management: Fallback<Rate>;
    readonly tenantFind: Fallback<Rate>;
  };
  readonly costs: {
    /**
     * The owner's yearly property tax. Null if it depends on a value that only the bill shows: the person must enter it before there are
     * figures.
     */
    readonly propertyTaxPerYear: Fallback<Minor> | null;
    /** Charges of a building in shared ownership that cannot be passed on to the tenant. */
    readonly serviceChargePerYear: Fallback<Minor>;
    /** Of the asking price a year. */
    readonly maintenance: Fallback<Rate>;
    readonly insurancePerYear: Fallback<Minor>;
    readonly otherCostsPerYear: Fallback<Minor>;
  };
  readonly growth: {
    readonly rentGrowth: Fallback<Rate>;
    readonly priceGrowth: Fallback<Rate>;
    readonly costGrowth: Fallback<Rate>;
    /** Of the sale price. */
    readonly sellingCosts: Fallback<Rate>;
  };
  /** A furnished home let by the room or by the night; what a host pays on top of the costs above. */
  readonly furnished: {
    readonly furnishing: Fallback<Minor>;
    readonly billsPerMonth: Fallback<Minor>;
    readonly stayManagement: Fallback<Rate>;
    readonly cleaningPerStay: Fallback<Minor>;
  };
  /**
   * What follows from the home itself: property tax by its value, maintenance by its area. In the units of the rows; takes the place of the
   * defaults above.
   */
  readonly ofHome?: (home: KnownHome) => StartingValues;
}

/** A country's name for a figure or an input, by its English label: "Gross yield" → "rendement brut". Shown after it in brackets. */
export type LocalNames = Readonly<Record<string, string>>;

/** Help of an input that is particular to the country, by key. Full sentences. */
export type LocalHelp = Readonly<Record<string, string>>;
