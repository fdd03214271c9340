import { strategyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import { movingKeys } from '../../../core/deal/strategies/mainInputs.ts';
import type { NumbersSection } from './dealTabs.ts';
import type { InputEntry } from '../../../core/deal/strategies/inputEntry.ts';

/** Which section of the numbers each group of inputs belongs to. */
const sectionOfGroup: Readonly<Record<string, Exclude<NumbersSection, 'tax'>>> = {
  Rent: 'income',
  Income: 'income',
  Purchase: 'costs',
  Works: 'costs',
  Lease: 'costs',
  Home: 'costs',
  'Running costs': 'costs',
  Sale: 'costs',
  Finance: 'finance',
  Bridging: 'finance',
  'Hard money': 'finance',
  Refinance: 'finance',
  'Growth and exit': 'years',
};

/** The groups of inputs that a section shows, in the order of the catalogue; a group that no section knows is a cost. */
export const groupsOf = (section: NumbersSection, entries: readonly InputEntry[]): readonly string[] =>
  [...new Set(entries.map(({ group }) => group))].filter((group) => (sectionOfGroup[group] ?? 'costs') === section);

/** Where an input of a strategy is changed, after the # of the deal's address. */
export function placeOfInput(strategy: StrategyId, key: string, market: MarketId): 'moves' | NumbersSection {
  if (movingKeys(strategy).includes(key)) return 'moves';
  const group = strategyInput(strategy, key, market)?.group ?? '';
  return sectionOfGroup[group] ?? 'costs';
}
