import { memoizeByKey } from '../../kernel/memoizeByKey.ts';
import type { UsState } from '../markets.ts';
import type { MarketRules } from '../rules.ts';
import { lendingNotes } from './lending/lendingNotes.ts';
import { unitedStates } from './registry.ts';
import { transferTaxOf } from './transferTax.ts';

const americanFigures: MarketRules['figures'] = new Set([
  'afterReserve',
  'lenderCover',
  'debtYield',
  'expenseRatio',
  'breakEvenRatio',
  'grossRentMultiplier',
  'rentToPrice',
  'fiftyPercentRule',
  'taxedProfit',
]);

const noWarnings: MarketRules['warnings'] = new Set();

/** The rules of a state, in the form the engine uses. Created when a property in the state is first used. */
export const americanRules = memoizeByKey((state: UsState): MarketRules => ({
  id: `US-${state}`,
  currency: 'USD',
  figures: americanFigures,
  warnings: noWarnings,
  lending: lendingNotes,
  version: unitedStates.version,
  checkedOn: unitedStates.checkedOn,
  transferTax: transferTaxOf(state),
}));
