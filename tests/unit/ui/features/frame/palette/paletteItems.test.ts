import { describe, expect, it } from 'vitest';
import { glossary } from '../../../../../../src/ui/parts/glossary/glossary.ts';
import type { DealRow } from '../../../../../../src/data/view/rows.ts';
import type { Action } from '../../../../../../src/ui/parts/actions/actionRegistry.ts';
import { paletteSections } from '../../../../../../src/ui/features/frame/palette/paletteItems.ts';
import { indexRows } from '../../../../../../src/ui/features/frame/palette/searchDeals.ts';

const row = (at: number, rest: Partial<DealRow> = {}): DealRow =>
  ({
    id: `d${at}`,
    title: `${at}-bed house`,
    address: `${at} Larch Street, Salford`,
    outcode: 'M6',
    tags: [],
    updatedAt: at,
    ...rest,
  }) as DealRow;

const action = (id: string, rest: Partial<Action> = {}): Action => ({ id, label: id, group: 'Do', run: () => undefined, ...rest });

const actions = [
  action('Deals', { group: 'Go to' }),
  action('Switch light and dark', { words: 'theme' }),
  action('Next in the list', { keysOnly: true }),
];

const find = (query: string, rows: readonly DealRow[] = [row(1), row(2), row(3, { title: 'Flat', tags: ['auction'] })]) =>
  paletteSections({ deals: indexRows(rows), actions, terms: glossary }, query).map(({ title, items }) => [
    title,
    items.map(({ id }) => id),
  ]);

describe('paletteSections', () => {
  it('lists recently changed deals and every command before anything is typed, except keyboard-only commands', () => {
    expect(find('')).toEqual([
      ['Recently changed', ['deal d3', 'deal d2', 'deal d1']],
      ['Go to', ['action Deals']],
      ['Actions', ['action Switch light and dark']],
    ]);
  });

  it('finds deals by any word of address, title and tag, ignoring case and accents', () => {
    expect(find('LARCH 2')).toEqual([['Deals', ['deal d2']]]);
    expect(find('auctión')).toEqual([['Deals', ['deal d3']]]);
  });

  it('finds commands by synonyms, and glossary terms by the full form of an abbreviation', () => {
    expect(find('theme')).toEqual([['Actions', ['action Switch light and dark']]]);
    expect(find('loan to value')).toEqual([['Glossary', ['term LTV']]]);
    expect(find('zzz')).toEqual([]);
  });

  it('ranks deals where a word starts with the query above those where it is inside a word', () => {
    const rows = [row(1, { address: 'Upton' }), row(2, { address: 'Tonbridge' })];
    expect(find('ton', rows)[0]).toEqual(['Deals', ['deal d2', 'deal d1']]);
  });
});

describe('the palette with ten thousand deals', () => {
  it('reads each address once for the index, and then only those of the deals shown', () => {
    let read = 0;
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      Object.defineProperty(row(at), 'address', {
        get: () => {
          read += 1;
          return `${at} Larch Street, Salford`;
        },
      }),
    );
    const index = indexRows(rows);
    expect(read).toBe(10_000);
    expect(paletteSections({ deals: index, actions, terms: glossary }, 'larch nowhere 9')).toEqual([]);
    expect(read).toBe(10_000);
    expect(paletteSections({ deals: index, actions, terms: glossary }, '9999 larch')[0]?.items).toHaveLength(1);
    expect(read).toBeLessThanOrEqual(10_000 + 2);
  });
});
