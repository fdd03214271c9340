import { moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import type { EuropeanDefaults } from './europeanDefaults.ts';
import { known } from './sources.ts';

/** The input rows for selling a refurbished property. */
export const flipSaleRows = ({ sellingCosts }: EuropeanDefaults['growth'], { range, about }: RuleOfThumbAmounts) => ({
  saleAgentFee: rateRow('Sale', 'Estate agent', {
    usual: [0.01, 0.07],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'The agent’s fee you pay as the seller, including VAT.',
    fallback: sellingCosts,
  }),
  saleLegalFees: moneyRow('Sale', 'Certificates and notary for the sale', {
    usual: range(200, 6000),
    help: 'The energy certificate, surveys required by law, and the cost of removing the mortgage from the land register.',
    fallback: known(about(1000), 'certificates and removing the mortgage from the land register'),
  }),
});
