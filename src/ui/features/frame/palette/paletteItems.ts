import type { GlossaryTerm } from '../../../parts/glossary/glossaryTerm.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { foldText } from '../../../parts/dealRow/foldText.ts';
import type { Action } from '../../../parts/actions/actionRegistry.ts';
import { searchTerms, searchDeals, type IndexedRow } from './searchDeals.ts';

export type PaletteItem =
  | { readonly kind: 'deal'; readonly id: string; readonly row: DealRow }
  | { readonly kind: 'action'; readonly id: string; readonly action: Action }
  | { readonly kind: 'term'; readonly id: string; readonly term: GlossaryTerm };

export interface PaletteSection {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteSources {
  /** Best score first. */
  readonly deals: readonly IndexedRow[];
  readonly actions: readonly Action[];
  readonly terms: readonly GlossaryTerm[];
}

/** Palette sections for a query, without empty ones. An empty query shows recently changed deals, then every command. */
export function paletteSections({ deals, actions, terms }: PaletteSources, query: string): readonly PaletteSection[] {
  const words = searchTerms(query);
  const listed = actions.filter(({ keysOnly }) => keysOnly !== true);
  const found = words.length === 0 ? listed : ranked(listed, words, (action) => [action.label, action.words ?? '']);
  const ofGroup = (group: Action['group']) => found.filter((action) => action.group === group).map(actionItem);
  const commands = [
    { title: 'Go to', items: ofGroup('Go to') },
    { title: 'Actions', items: ofGroup('Do') },
  ];
  if (words.length === 0) return filled([{ title: 'Recently changed', items: changedLast(deals).map(dealItem) }, ...commands]);
  const meanings = ranked(terms, words, ({ term, also }) => [term, also.join(' ')]).slice(0, 5);
  return filled([
    ...commands,
    { title: 'Deals', items: searchDeals(deals, words, 8).map(dealItem) },
    { title: 'Glossary', items: meanings.map((term): PaletteItem => ({ kind: 'term', id: `term ${term.term}`, term })) },
  ]);
}

const filled = (sections: readonly PaletteSection[]): readonly PaletteSection[] => sections.filter(({ items }) => items.length > 0);

const dealItem = (row: DealRow): PaletteItem => ({ kind: 'deal', id: `deal ${row.id}`, row });

const actionItem = (action: Action): PaletteItem => ({ kind: 'action', id: `action ${action.id}`, action });

function changedLast(deals: readonly IndexedRow[]): readonly DealRow[] {
  return deals
    .map(({ row }) => row)
    .toSorted((left, right) => right.updatedAt - left.updatedAt)
    .slice(0, 5);
}

/** The items that contain every word. Those whose first text starts with the first word come first. */
function ranked<Item>(items: readonly Item[], words: readonly string[], textsOf: (item: Item) => readonly string[]): readonly Item[] {
  const begins = (item: Item): boolean => foldText(textsOf(item)[0] ?? '').startsWith(words[0] ?? '');
  const found = items.filter((item) => {
    const text = ` ${foldText(textsOf(item).join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
