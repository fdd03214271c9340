import { describe, expect, it } from 'vitest';
import { withToggled } from '../../../../../../src/ui/features/deals/select/useSelection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const toggled = (before: string, id: string, from: string | null) => [...withToggled(new Set(before), { id, from, rows })].join('');

describe('withToggled', () => {
  it('selects and deselects one deal', () => {
    expect(toggled('', 'b', null)).toBe('b');
    expect(toggled('ab', 'b', null)).toBe('a');
  });

  it('gives a range in either direction the new state of the toggled deal', () => {
    expect(toggled('a', 'c', 'a')).toBe('abc');
    expect(toggled('d', 'b', 'd')).toBe('dbc');
    expect(toggled('abcd', 'b', 'd')).toBe('a');
  });

  it('toggles only one deal if the start of the range is no longer listed', () => {
    expect(toggled('x', 'b', 'x')).toBe('xb');
  });
});
