import { strategyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import { influentialKeys } from '../../../core/deal/strategies/mainInputs.ts';
import type { NumbersSection } from './dealTabs.ts';
import type { InputEntry } from '../../../core/deal/strategies/inputEntry.ts';

/** The Numbers section of each input group. */
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

/** The input groups of a section, in catalogue order. A group without a section belongs to the costs. */
export const groupsOf = (section: NumbersSection, entries: readonly InputEntry[]): readonly string[] =>
  [...new Set(entries.map(({ group }) => group))].filter((group) => (sectionOfGroup[group] ?? 'costs') === section);

/** The URL hash of the section where an input is edited. */
export function placeOfInput(strategy: StrategyId, key: string, market: MarketId): 'moves' | NumbersSection {
  if (influentialKeys(strategy).includes(key)) return 'moves';
  const group = strategyInput(strategy, key, market)?.group ?? '';
  return sectionOfGroup[group] ?? 'costs';
}
