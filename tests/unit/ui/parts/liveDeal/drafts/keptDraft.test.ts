import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { emptyDraft } from '../../../../../../src/ui/parts/liveDeal/drafts/dealDraft.ts';
import { keepDraft, keepWords, takeKeptDraft, takeKeptWords } from '../../../../../../src/ui/parts/liveDeal/drafts/keptDraft.ts';

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
    keepDraft(mine, { monthlyRent: minor(125_000), deposit: null });
    expect(takeKeptDraft(mine)).toEqual({ monthlyRent: 125_000, deposit: null });
    expect(takeKeptDraft({ ...mine, dealId: 'd2' })).toEqual({});
    expect(takeKeptDraft({ ...mine, userId: null })).toEqual({});
  });

  it('is gone once there is nothing left to write', () => {
    keepDraft(mine, { voidWeeks: 2 });
    keepDraft(mine, emptyDraft);
    expect(takeKeptDraft(mine)).toEqual({});
  });

  it('may be words that were not added yet', () => {
    const note = { ...mine, dealId: 'note.d1' };
    keepWords(note, 'Ask about the lease');
    expect(takeKeptWords(note)).toBe('Ask about the lease');
    expect(takeKeptWords(mine)).toBe('');
    keepWords(note, '');
    expect(localStorage.getItem('yardstick.draft.u1.note.d1')).toBeNull();
    keepDraft(note, { voidWeeks: 2 });
    expect(takeKeptWords(note)).toBe('');
  });

  it('is empty where storage is refused or holds something else', () => {
    localStorage.setItem('yardstick.draft.u1.d1', '{broken');
    expect(takeKeptDraft(mine)).toEqual({});
    localStorage.setItem('yardstick.draft.u1.d1', '[1]');
    expect(takeKeptDraft(mine)).toEqual({});
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepDraft(mine, { voidWeeks: 2 })).not.toThrow();
    expect(takeKeptDraft(mine)).toEqual({});
  });
});
