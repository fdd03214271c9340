import { describe, expect, it } from 'vitest';
import { conflictText, type NamedConflict } from '../../../../../src/core/deal/collaboration/conflictText.ts';
import type { Who } from '../../../../../src/core/deal/collaboration/people.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';

const you: Who = { name: 'You', isMe: true, where: null };
const yourPhone: Who = { ...you, where: 'another device (iPhone)' };
const ben: Who = { name: 'Ben', isMe: false, where: null };
const cara: Who = { name: 'Cara', isMe: false, where: null };

const rents = { path: 'inputs/buy-to-let/monthlyRent', kind: 'field', kept: fromMajor(1500), lost: fromMajor(1450) } as const;
const words = (conflict: Partial<NamedConflict> & Pick<NamedConflict, 'keptBy' | 'lostBy'>) =>
  conflictText({ ...rents, ...conflict }, { strategy: 'buy-to-let', market: 'GB-ENG' });

describe('a conflict in words', () => {
  it.each([
    [{ lostBy: ben, keptBy: you }, 'Ben set £1,450 while you set £1,500. The later change, yours, was kept.'],
    [{ lostBy: you, keptBy: ben }, 'You set £1,450 while Ben set £1,500. The later change, by Ben, was kept.'],
    [{ lostBy: ben, keptBy: cara }, 'Ben set £1,450 while Cara set £1,500. The later change, by Cara, was kept.'],
    [{ lostBy: yourPhone, keptBy: you }, 'You on another device (iPhone) set £1,450 while you set £1,500. The later change was kept.'],
    [{ lostBy: ben, keptBy: you, lost: undefined }, 'Ben removed the value while you set £1,500. The later change, yours, was kept.'],
    [{ lostBy: ben, keptBy: you, kind: 'deletion' as const }, 'Ben deleted it while you changed it. The change was kept.'],
    [{ lostBy: ben, keptBy: you, kind: 'record' as const }, 'Ben and you changed it at the same time. The later version, yours, was kept.'],
  ])('names the people on both sides (%#)', (sides, expected) => {
    expect(words(sides)).toBe(expected);
  });

  it('shows a decision with its reason, and a stage by its name', () => {
    const pass = { choice: 'pass', reason: 'Too dear', by: 'ben', name: 'Ben', at: 1 };
    expect(words({ path: 'decision', lostBy: ben, keptBy: you, lost: pass, kept: { ...pass, choice: 'offer', reason: '' } })).toBe(
      'Ben set Pass (Too dear) while you set Make an offer. The later change, yours, was kept.',
    );
    expect(words({ path: 'stage', lostBy: ben, keptBy: you, lost: 'viewing', kept: 'offer' })).toContain(
      'Ben set Viewing while you set Offer.',
    );
  });
});
