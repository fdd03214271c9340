import { major, moneyRow, rateRow } from '../../../deal/strategies/inputRow.ts';
import type { FlipInputs } from '../../../deal/strategies/inputs/flipInputs.ts';
import type { MarketCatalogue } from '../../../deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { sourcePages } from './sourcePages.ts';
import { projectRows } from './projectRows.ts';
import { known, read } from './sources.ts';
import type { StateDefaults } from './stateDefaults.ts';

/** A state's flip inputs: buy, rehab, sell at the after-repair value. */
export const flip = (state: StateDefaults): MarketCatalogue<FlipInputs> => ({
  ...projectRows(state),
  saleAgentFee: rateRow('Sale', 'Agents’ commissions', {
    usual: [0.03, 0.06],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'Your agent’s commission, and the buyer’s agent’s if you agree to pay it. Both are negotiable.',
    fallback: read(percent(5.5), 'A guide to flipping: commissions of 5% to 6%', sourcePages.flipping),
  }),
  saleLegalFees: moneyRow('Sale', 'Closing costs on the sale', {
    usual: major(800, 15_000),
    help: 'The seller’s title, escrow and recording charges, plus transfer tax if the seller pays it. Add state, county and city taxes.',
    fallback: known(fromMajor(2500), 'a seller’s title, escrow and recording charges, without transfer tax'),
  }),
});
