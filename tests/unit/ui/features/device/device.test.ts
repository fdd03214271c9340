import { describe, expect, it } from 'vitest';
import { countText, sizeText } from '../../../../../src/ui/components/figure/sizeText.ts';
import { isReminderDue, weekMs } from '../../../../../src/ui/features/frame/notices/isReminderDue.ts';

const day = 86_400_000;

const facts = (changes: { readonly oldest?: number | null; readonly last?: number; readonly later?: number; readonly now: number }) =>
  isReminderDue({
    backups: { lastAt: changes.last ?? null, laterUntil: changes.later ?? null },
    deals: { count: changes.oldest === null ? 0 : 2, oldestAt: changes.oldest ?? 0 },
    now: changes.now,
  });

describe('the backup reminder', () => {
  it('is due a week after the first deal or the last backup, and later if postponed', () => {
    expect(facts({ now: weekMs - 1 })).toBe(false);
    expect(facts({ now: weekMs })).toBe(true);
    expect(facts({ last: 3 * day, now: 9 * day })).toBe(false);
    expect(facts({ last: 3 * day, now: 10 * day })).toBe(true);
    expect(facts({ later: 20 * day, now: 19 * day })).toBe(false);
    expect(facts({ later: 20 * day, now: 20 * day })).toBe(true);
  });

  it('is never due without a deal', () => {
    expect(facts({ oldest: null, now: 100 * day })).toBe(false);
  });
});

describe('sizes and counts', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_440, '1.4 kB'],
    [999_600, '1 MB'],
    [12_345_678, '12 MB'],
    [10_700_000_000, '11 GB'],
  ])('%i is %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

  it('countText: uses the singular for one', () => {
    expect([countText(1, 'deal'), countText(0, 'deal'), countText(1_200, 'deal')]).toEqual(['1 deal', '0 deals', '1,200 deals']);
  });
});
