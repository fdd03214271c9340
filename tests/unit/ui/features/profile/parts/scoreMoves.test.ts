import { describe, expect, it } from 'vitest';
import { countRebanded, scoreMoves } from '../../../../../../src/ui/features/profile/parts/scoreMoves.ts';

const row = (id: string, score: number | null, band: 'good' | 'fair' | null) => ({
  id,
  title: id,
  score,
  band,
  rulesMet: score === null ? null : 4,
  rulesAsked: score === null ? null : 6,
  verdict: null,
  gap: null,
});

describe('the effects of a changed profile', () => {
  const before = [row('a', 70.4, 'good'), row('b', 55, 'fair'), row('c', null, null)];
  const now = [row('b', 61.6, 'good'), row('a', 70.2, 'good'), row('new', 50, 'fair'), row('c', null, null)];

  it('list the best deals with their new score, their rules status and the points gained', () => {
    expect(scoreMoves(before, now).map(({ id, score, standing, change }) => [id, score, standing, change])).toEqual([
      ['b', 62, 'Misses 2 of 6 rules', 7],
      ['a', 70, 'Misses 2 of 6 rules', 0],
      ['new', 50, 'Misses 2 of 6 rules', 0],
      ['c', null, null, 0],
    ]);
  });

  it('count the deals whose band changed; a new deal does not count', () => {
    expect(countRebanded(before, now)).toBe(1);
  });
});
