import { fromMajor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { knowledge, major, moneyRow, rateRow } from '../inputRow.ts';
import { projectRows } from './projectInputs.ts';
import type { ProjectInputs } from './projectInputs.ts';
import type { MarketCatalogue } from '../strategyInput.ts';

/** Buying a property, refurbishing it and selling it at the after-repair value. */
export interface FlipInputs extends ProjectInputs {
  /** A share of the sale price. */
  readonly saleAgentFee: Rate;
  readonly saleLegalFees: Minor;
}

export const flipCatalogue = {
  ...projectRows,
  saleAgentFee: rateRow('Sale', 'Estate agent', {
    usual: [0.01, 0.036],
    bounds: [0, 0.2],
    of: 'of the sale price',
    help: 'Including VAT.',
    fallback: knowledge(percent(1.8), 'an agent’s fee of 1.5% plus VAT'),
  }),
  saleLegalFees: moneyRow('Sale', 'Legal fees for the sale', {
    usual: major(600, 2500),
    help: 'Your solicitor’s fee as the seller, with searches.',
    fallback: knowledge(fromMajor(1200), 'a solicitor’s fee on a sale, including VAT'),
  }),
} satisfies MarketCatalogue<FlipInputs>;
