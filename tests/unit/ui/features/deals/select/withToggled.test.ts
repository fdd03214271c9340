import { describe, expect, it } from 'vitest';
import { withToggled } from '../../../../../../src/ui/features/deals/select/useSelection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const toggled = (before: string, id: string, from: string | null) => [...withToggled(new Set(before), { id, from, rows })].join('');

describe('withToggled', () => {
  it('picks one and lets it go', () => {
    expect(toggled('', 'b', null)).toBe('b');
    expect(toggled('ab', 'b', null)).toBe('a');
  });

  it('takes the range either way, as the pressed one becomes', () => {
    expect(toggled('a', 'c', 'a')).toBe('abc');
    expect(toggled('d', 'b', 'd')).toBe('dbc');
    expect(toggled('abcd', 'b', 'd')).toBe('a');
  });

  it('takes one where the start of the range is no longer listed', () => {
    expect(toggled('x', 'b', 'x')).toBe('xb');
  });
});
