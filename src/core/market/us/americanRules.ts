import type { UsState } from '../markets.ts';
import type { MarketRules } from '../rules.ts';
import { lendingNotes } from './lending/lendingNotes.ts';
import { unitedStates } from './registry.ts';
import { transferTaxOf } from './transferTax.ts';

/** The rules of a state, as the engine takes them. Made when a home of the state is first looked at. */
export function americanRules(state: UsState): MarketRules {
  const rules = made.get(state) ?? rulesOfState(state);
  made.set(state, rules);
  return rules;
}

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

const made = new Map<UsState, MarketRules>();

const rulesOfState = (state: UsState): MarketRules => ({
  id: `US-${state}`,
  currency: 'USD',
  figures: americanFigures,
  warnings: noWarnings,
  lending: lendingNotes,
  version: unitedStates.version,
  checkedOn: unitedStates.checkedOn,
  transferTax: transferTaxOf(state),
});
