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

describe('the soak test’s journal', () => {
  it('accounts for an edit that is current, one overwritten knowingly, and one in a history', () => {
    const edits = [edit(1), edit(2, { before: 1 }), edit(3)];
    expect(account(edits, 2, { histories: ['d/monthlyRent/3'] })).toEqual({
      standing: 1,
      overwritten: 1,
      inHistory: 1,
      beyondHistory: 0,
      breaches: [],
    });
  });

  it('reports an acknowledged edit that is lost', () => {
    expect(account([edit(1), edit(2)], 2).breaches).toEqual([
      'device 1 wrote d/monthlyRent/1 and the app acknowledged it, but it is stored nowhere',
    ]);
  });

  it('accepts the loss of an unacknowledged edit, and of one beyond a full history', () => {
    expect(account([edit(1, { acknowledged: false }), edit(2)], 2).breaches).toEqual([]);
    expect(account([edit(1), edit(2)], 2, { full: ['d'] })).toMatchObject({ beyondHistory: 1, breaches: [] });
  });

  it('lets an interrupted edit overwrite the previous value only if that edit turns out to have been stored', () => {
    const cutOff = edit(2, { before: 1, acknowledged: false });
    expect(account([edit(1), cutOff], 2)).toMatchObject({ overwritten: 1, breaches: [] });
    expect(account([edit(1), cutOff, edit(3, { before: 2 })], 3)).toMatchObject({ overwritten: 2, breaches: [] });
    expect(account([edit(1), cutOff, edit(3)], 3, { histories: ['d/monthlyRent/2'] })).toMatchObject({ overwritten: 1, breaches: [] });
    expect(account([edit(1), cutOff, edit(3)], 3).breaches).toEqual([
      'device 1 wrote d/monthlyRent/1 and the app acknowledged it, but it is stored nowhere',
    ]);
  });

  it('reports a value that no one wrote, and a field that lost all its edits', () => {
    expect(account([edit(1)], 9).breaches).toContain('d/monthlyRent ends as 9, which nobody wrote');
    expect(account([edit(1)], null).breaches).toContain('d/monthlyRent ends as null, which nobody wrote');
  });

  it('reads the edited values from a history entry for a field or a whole record', () => {
    expect(lostValues('d', { kind: 'field', path: 'inputs/buy-to-let/legalFees', lost: 7 })).toEqual(['d/legalFees/7']);
    expect(lostValues('d', { kind: 'field', path: 'inputs/buy-to-let', lost: { legalFees: 7 } })).toEqual(['d/legalFees/7']);
    expect(lostValues('d', { kind: 'record', path: '', lost: { inputs: { 'buy-to-let': { legalFees: 7, monthlyRent: 8 } } } })).toEqual([
      'd/monthlyRent/8',
      'd/legalFees/7',
    ]);
    expect(lostValues('d', { kind: 'field', path: 'stage', lost: 'offer' })).toEqual([]);
  });
});
