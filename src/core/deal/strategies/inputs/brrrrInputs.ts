import { buyToLetCatalogue } from './buyToLetCatalogue.ts';
import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { BuyToLetInputs } from './buyToLetInputs.ts';
import { knowledge, major, moneyRow, published, rateRow } from '../inputRow.ts';
import { projectRows } from './projectInputs.ts';
import type { ProjectInputs } from './projectInputs.ts';
import { growthRows, mortgageRows, tenancyRows, upkeepRows } from './sharedInputs.ts';
import type { GrowthInputs, MortgageInputs, TenancyInputs, UpkeepInputs } from './sharedInputs.ts';
import type { MarketCatalogue } from '../strategyInput.ts';

/** Buying, refurbishing, refinancing and letting a property. The mortgage is the one taken out after refurbishment. */
export interface BrrrrInputs
  extends
    ProjectInputs,
    MortgageInputs,
    TenancyInputs,
    UpkeepInputs,
    GrowthInputs,
    Pick<BuyToLetInputs, 'monthlyRent' | 'voidWeeks' | 'vacancy'> {
  /** The new lender's maximum loan to after-repair value. */
  readonly refinanceOfValue: Rate;
  /** The required interest cover at the stress rate; 0 means that the lender does not test it. */
  readonly coverRequired: Rate;
  /**
   * The required ratio of rent to the new loan's principal and interest, property tax, insurance and dues; 0 means that the lender does not
   * test it.
   */
  readonly rentCoverRequired: Rate;
  readonly refinanceFees: Minor;
}

export const brrrrCatalogue = {
  ...projectRows,
  refinanceOfValue: rateRow('Refinance', 'New loan', {
    usual: [0.6, 0.8],
    of: 'of the value after refurbishment',
    help: 'The maximum LTV on the new lender’s valuation. The rent may support less.',
    fallback: knowledge(percent(75), 'most buy-to-let mortgages go up to 75% LTV'),
  }),
  coverRequired: rateRow('Refinance', 'Interest cover required', {
    usual: [1.25, 1.45],
    bounds: [0, 3],
    help: 'Annual rent ÷ annual interest at the stress rate. 0% turns the test off.',
    fallback: published(
      percent(125),
      'Prudential Regulation Authority, SS13/16: at least 125%. Many lenders require 145% from higher-rate taxpayers',
      'https://www.bankofengland.co.uk/prudential-regulation/publication/2016/underwriting-standards-for-buy-to-let-mortgage-contracts-ss',
    ),
  }),
  refinanceFees: moneyRow('Refinance', 'Refinancing costs', {
    usual: major(500, 6000),
    help: 'Product fee, valuation, solicitor and broker for the new loan.',
    fallback: knowledge(fromMajor(3000), 'product fee £1,500, solicitor £1,000 and broker £500'),
  }),
  ...mortgageRows,
  monthlyRent: buyToLetCatalogue.monthlyRent,
  voidWeeks: buyToLetCatalogue.voidWeeks,
  ...tenancyRows,
  ...upkeepRows,
  ...growthRows,
} satisfies MarketCatalogue<BrrrrInputs>;
