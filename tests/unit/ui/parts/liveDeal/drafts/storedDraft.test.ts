import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { emptyDraft } from '../../../../../../src/ui/parts/liveDeal/drafts/dealDraft.ts';
import { storeDraft, storeText, readStoredDraft, readStoredText } from '../../../../../../src/ui/parts/liveDeal/drafts/storedDraft.ts';

const mine = { userId: 'u1', dealId: 'd1' };

describe('a draft stored across a page reload', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is restored only for the same user and deal', () => {
    storeDraft(mine, { monthlyRent: minor(125_000), deposit: null });
    expect(readStoredDraft(mine)).toEqual({ monthlyRent: 125_000, deposit: null });
    expect(readStoredDraft({ ...mine, dealId: 'd2' })).toEqual({});
    expect(readStoredDraft({ ...mine, userId: null })).toEqual({});
  });

  it('is deleted once nothing is left to write', () => {
    storeDraft(mine, { voidWeeks: 2 });
    storeDraft(mine, emptyDraft);
    expect(readStoredDraft(mine)).toEqual({});
  });

  it('can be text that was not added yet', () => {
    const note = { ...mine, dealId: 'note.d1' };
    storeText(note, 'Ask about the lease');
    expect(readStoredText(note)).toBe('Ask about the lease');
    expect(readStoredText(mine)).toBe('');
    storeText(note, '');
    expect(localStorage.getItem('yardstick.draft.u1.note.d1')).toBeNull();
    storeDraft(note, { voidWeeks: 2 });
    expect(readStoredText(note)).toBe('');
  });

  it('is empty if storage is denied or contains invalid data', () => {
    localStorage.setItem('yardstick.draft.u1.d1', '{broken');
    expect(readStoredDraft(mine)).toEqual({});
    localStorage.setItem('yardstick.draft.u1.d1', '[1]');
    expect(readStoredDraft(mine)).toEqual({});
    vi.stubGlobal('localStorage', undefined);
    expect(() => storeDraft(mine, { voidWeeks: 2 })).not.toThrow();
    expect(readStoredDraft(mine)).toEqual({});
  });
});
