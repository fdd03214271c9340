import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { europeanTypes } from '../../../../src/core/community/europeanTypes.ts';
import { americanTypes, sharedTypes } from '../../../../src/core/community/sharedDeal.ts';
import { americanFigureIds, europeanFigureIds, sharedFigureIds } from '../../../../src/core/community/sharedFigures.ts';
import { strategyIds } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { usStates } from '../../../../src/core/market/markets.ts';
import { irishCounties } from '../../../../src/core/market/eu/ireland/places.ts';
import { europeanMarkets } from '../../../support/europeanDeals.ts';

const sql = readFileSync(new URL('../../../../supabase/migrations/20261120180000_community.sql', import.meta.url), 'utf8');

/** The items of the first list in the SQL after these words. */
function listAfter(words: string): readonly string[] {
  const list = sql.slice(sql.indexOf(words) + words.length).split(/[\])]/, 1)[0] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}

describe('format of a shared deal', () => {
  it.each([
    ['strategies', "'strategy' in (", strategyIds],
    ['figures', 'v_figures constant text[] := array[', sharedFigureIds],
    ['American figures', 'v_american_figures constant text[] := array[', americanFigureIds],
    ['European figures', 'v_european_figures constant text[] := array[', europeanFigureIds],
    ['American markets', 'v_american_markets constant text[] := array[', usStates.map((state) => `US-${state}`)],
    ['European markets', 'v_european_markets constant text[] := array[', europeanMarkets.toSorted()],
    ['Irish counties', 'v_irish_counties constant text[] := array[', irishCounties],
    ['British property types', '      else array[', sharedTypes],
    ['American property types', 'case when v_american then array[', americanTypes],
    ['European property types', 'when v_european then array[', europeanTypes],
  ] as const)('is checked against the same list in code and database: %s', (_what, words, list) => {
    expect(sql.split(words)).toHaveLength(2);
    expect(listAfter(words)).toEqual([...list]);
  });
});
