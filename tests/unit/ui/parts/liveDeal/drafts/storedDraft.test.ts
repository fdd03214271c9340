import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { emptyDraft } from '../../../../../../src/ui/parts/liveDeal/drafts/dealDraft.ts';
import { storeDraft, storeText, takeStoredDraft, takeStoredText } from '../../../../../../src/ui/parts/liveDeal/drafts/storedDraft.ts';

const mine = { userId: 'u1', dealId: 'd1' };

describe('a draft kept over a page that went away', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('comes back for the same person and deal only', () => {
    storeDraft(mine, { monthlyRent: minor(125_000), deposit: null });
    expect(takeStoredDraft(mine)).toEqual({ monthlyRent: 125_000, deposit: null });
    expect(takeStoredDraft({ ...mine, dealId: 'd2' })).toEqual({});
    expect(takeStoredDraft({ ...mine, userId: null })).toEqual({});
  });

  it('is gone once there is nothing left to write', () => {
    storeDraft(mine, { voidWeeks: 2 });
    storeDraft(mine, emptyDraft);
    expect(takeStoredDraft(mine)).toEqual({});
  });

  it('may be words that were not added yet', () => {
    const note = { ...mine, dealId: 'note.d1' };
    storeText(note, 'Ask about the lease');
    expect(takeStoredText(note)).toBe('Ask about the lease');
    expect(takeStoredText(mine)).toBe('');
    storeText(note, '');
    expect(localStorage.getItem('yardstick.draft.u1.note.d1')).toBeNull();
    storeDraft(note, { voidWeeks: 2 });
    expect(takeStoredText(note)).toBe('');
  });

  it('is empty where storage is refused or holds something else', () => {
    localStorage.setItem('yardstick.draft.u1.d1', '{broken');
    expect(takeStoredDraft(mine)).toEqual({});
    localStorage.setItem('yardstick.draft.u1.d1', '[1]');
    expect(takeStoredDraft(mine)).toEqual({});
    vi.stubGlobal('localStorage', undefined);
    expect(() => storeDraft(mine, { voidWeeks: 2 })).not.toThrow();
    expect(takeStoredDraft(mine)).toEqual({});
  });
});
