import { describe, expect, it } from 'vitest';
import type { Regulation } from '../../../../../src/core/deal/strategies/regulations/regulation.ts';
import { unread } from '../../../../../src/core/deal/strategies/regulations/source.ts';
import { checksOf } from '../../../../../src/core/engine/strategies/checks.ts';
import type { StrategyContext } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { contextWith } from './given.ts';

const anywhere: Regulation = {
  id: 'anywhere',
  strategies: ['buy-to-let'],
  places: [],
  when: [],
  level: 'must',
  words: 'It holds.',
  wordsIfUnknown: null,
  rule: unread('A law', '2020-01-01', 'https://example.org/law'),
};
const inTown: Regulation = { ...anywhere, id: 'in-town', towns: ['St. Paul', 'Saint Paul'] };
const asking: Regulation = { ...anywhere, id: 'asking', level: 'ask', asksForTown: true };
const old: Regulation = {
  ...anywhere,
  id: 'old',
  when: [{ fact: 'yearBuilt', below: 1978 }],
  wordsIfUnknown: 'It may be old.',
};

const checks = (changes: Partial<StrategyContext>) =>
  checksOf({
    strategy: 'buy-to-let',
    facts: {},
    warnings: [],
    context: contextWith({ regulations: [anywhere, inTown, asking, old], ...changes }),
  });
const ids = (changes: Partial<StrategyContext>) =>
  checks(changes)
    .map(({ id }) => id)
    .filter((id) => id !== 'old');
const age = (yearBuilt: number | null) =>
  checks({ property: { energyBand: null, inGreaterLondon: null, yearBuilt } }).find(({ id }) => id === 'old');

describe('town rules', () => {
  it.each(['St. Paul', 'st paul', ' SAINT  PAUL '])('apply in their town, however it is spelled: %s', (town) => {
    expect(ids({ town })).toEqual(['anywhere', 'in-town']);
  });

  it('do not apply in another town, and then the user is not asked for the town', () => {
    expect(ids({ town: 'Minneapolis' })).toEqual(['anywhere']);
  });

  it.each([{}, { town: null }, { town: ' ' }])('do not apply if the town is unknown, and then the user is asked for it: %o', (changes) => {
    expect(ids(changes)).toEqual(['anywhere', 'asking']);
  });
});

describe('rules by year built', () => {
  it.each([
    [1977, 'must'],
    [null, 'ask'],
  ])('%s: %s', (yearBuilt, level) => {
    expect(age(yearBuilt)?.level).toBe(level);
  });

  it('do not apply to a home built in their cut-off year or later', () => {
    expect(age(1978)).toBeUndefined();
  });
});
