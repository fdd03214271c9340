import { describe, expect, it } from 'vitest';
import { countRebanded, scoreMoves } from '../../../../../../src/ui/features/profile/parts/scoreMoves.ts';

const row = (id: string, score: number | null, band: 'good' | 'fair' | null) => ({ id, title: id, score, band });

describe('what a change of the profile did', () => {
  const before = [row('a', 70.4, 'good'), row('b', 55, 'fair'), row('c', null, null)];
  const now = [row('b', 61.6, 'good'), row('a', 70.2, 'good'), row('new', 50, 'fair'), row('c', null, null)];

  it('shows the best deals as they are now with the points each gained', () => {
    expect(scoreMoves(before, now).map(({ id, score, change }) => [id, score, change])).toEqual([
      ['b', 62, 7],
      ['a', 70, 0],
      ['new', 50, 0],
      ['c', null, 0],
    ]);
  });

  it('counts the deals in another band; a new one is none', () => {
    expect(countRebanded(before, now)).toBe(1);
  });
});
