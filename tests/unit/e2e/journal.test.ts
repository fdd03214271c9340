import { describe, expect, it } from 'vitest';
import { accountFor, lostValues, type Edit } from '../../e2e/soak/journal.ts';

const edit = (value: number, more: Partial<Edit> = {}): Edit => ({
  profile: 'device 1',
  deal: 'd',
  key: 'monthlyRent',
  value,
  before: null,
  acknowledged: true,
  ...more,
});
const account = (edits: readonly Edit[], final: number | null, more: { histories?: readonly string[]; full?: readonly string[] } = {}) =>
  accountFor(edits, { finals: new Map([['d/monthlyRent', final]]), histories: new Set(more.histories), full: new Set(more.full) });

describe('the accounts of a soak', () => {
  it('find an edit that stands, one that was overwritten by someone who saw it, and one that a history has', () => {
    const edits = [edit(1), edit(2, { before: 1 }), edit(3)];
    expect(account(edits, 2, { histories: ['d/monthlyRent/3'] })).toEqual({
      standing: 1,
      overwritten: 1,
      inHistory: 1,
      beyondHistory: 0,
      breaches: [],
    });
  });

  it('miss an acknowledged edit that is nowhere', () => {
    expect(account([edit(1), edit(2)], 2).breaches).toEqual(['device 1 wrote d/monthlyRent/1, was told it is kept, and it is nowhere']);
  });

  it('forgive one that was never acknowledged, and one beyond a full history', () => {
    expect(account([edit(1, { acknowledged: false }), edit(2)], 2).breaches).toEqual([]);
    expect(account([edit(1), edit(2)], 2, { full: ['d'] })).toMatchObject({ beyondHistory: 1, breaches: [] });
  });

  it('let one that was cut off go over what stood there where it is found to have been kept, and only there', () => {
    const cutOff = edit(2, { before: 1, acknowledged: false });
    expect(account([edit(1), cutOff], 2)).toMatchObject({ overwritten: 1, breaches: [] });
    expect(account([edit(1), cutOff, edit(3, { before: 2 })], 3)).toMatchObject({ overwritten: 2, breaches: [] });
    expect(account([edit(1), cutOff, edit(3)], 3, { histories: ['d/monthlyRent/2'] })).toMatchObject({ overwritten: 1, breaches: [] });
    expect(account([edit(1), cutOff, edit(3)], 3).breaches).toEqual([
      'device 1 wrote d/monthlyRent/1, was told it is kept, and it is nowhere',
    ]);
  });

  it('miss a value that nobody wrote, and a field that lost all of its edits', () => {
    expect(account([edit(1)], 9).breaches).toContain('d/monthlyRent ends as 9, which nobody wrote');
    expect(account([edit(1)], null).breaches).toContain('d/monthlyRent ends as null, which nobody wrote');
  });

  it('read the edited values of a history’s entry, field or whole', () => {
    expect(lostValues('d', { kind: 'field', path: 'inputs/buy-to-let/legalFees', lost: 7 })).toEqual(['d/legalFees/7']);
    expect(lostValues('d', { kind: 'field', path: 'inputs/buy-to-let', lost: { legalFees: 7 } })).toEqual(['d/legalFees/7']);
    expect(lostValues('d', { kind: 'record', path: '', lost: { inputs: { 'buy-to-let': { legalFees: 7, monthlyRent: 8 } } } })).toEqual([
      'd/monthlyRent/8',
      'd/legalFees/7',
    ]);
    expect(lostValues('d', { kind: 'field', path: 'stage', lost: 'offer' })).toEqual([]);
  });
});
