import type { Fallback } from '../../../deal/strategies/strategyInput.ts';
import type { UsState } from '../../../kernel/markets.ts';
import { fromMajor, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { closingCosts } from '../closingCosts.ts';
import { propertyTaxRate, propertyTaxRule } from '../propertyTax.ts';
import { known, ofRule } from './sources.ts';

/** Defaults that differ by state, with what a buyer has to know of the state's property tax. */
export interface StateDefaults {
  /** Share of the price. */
  readonly closingCosts: Fallback<Rate>;
  /** Share of the loan. */
  readonly mortgageTax: Fallback<Rate>;
  /** Share of the price a year, of somebody who buys to rent out. */
  readonly propertyTax: Fallback<Rate>;
  /** The same of somebody who lives there. */
  readonly homePropertyTax: Fallback<Rate>;
  readonly propertyTaxGrowth: Fallback<Rate>;
  /** Full sentences. */
  readonly propertyTaxNotes: readonly string[];
  /** Amounts a year. */
  readonly landlordInsurance: Fallback<Minor>;
  readonly homeInsurance: Fallback<Minor>;
  readonly guestInsurance: Fallback<Minor>;
}

/** The only place that reads the laws and figures of a state for defaults. */
export function stateDefaults(state: UsState): StateDefaults {
  const costs = closingCosts(state, fromMajor(300_000));
  const propertyTax = ofRule(propertyTaxRate(state), propertyTaxRule, {});
  return {
    closingCosts: ofRule(costs.rate, costs.rule, {}),
    mortgageTax: known(zeroRate, 'most states take no tax on a mortgage; ask the title company'),
    propertyTax,
    homePropertyTax: propertyTax,
    propertyTaxGrowth: known(percent(3), 'grows with other costs'),
    propertyTaxNotes: ['Never take the seller’s bill: ask the assessor what the home is taxed at after a sale.'],
    landlordInsurance: known(
      timesMoney(ownersQuote, 1.25),
      'a quote for a homeowner’s policy, $2,543 across the United States, and a quarter more',
    ),
    homeInsurance: known(ownersQuote, 'a quote for a homeowner’s policy across the United States'),
    guestInsurance: known(timesMoney(ownersQuote, 1.25 * 1.75), 'one and three quarters of a landlord’s policy'),
  };
}

const ownersQuote = fromMajor(2543);
