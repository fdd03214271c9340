import type { InputEntry } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { NumbersSection } from '../tabs/dealTabs.ts';

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
