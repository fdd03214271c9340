import { describe, expect, it } from 'vitest';
import { checkedOnText, unconfirmedNote, shownSource } from '../../../../src/core/deal/provenance.ts';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';

const rule = (title: string, confirmed?: boolean) => ({
  title,
  url: 'https://www.gov.uk/',
  checkedOn: isoDate('2026-11-20'),
  ...(confirmed === undefined ? {} : { confirmed }),
});

describe('unconfirmed source', () => {
  it('is marked in the list of sources; without a mark a source counts as confirmed', () => {
    expect([rule('A'), rule('B', true), rule('C', false)].map((source) => shownSource(source).confirmed)).toEqual([true, true, false]);
  });

  it('says so after the date it was checked', () => {
    expect(checkedOnText('20 November 2026', true)).toBe('20 November 2026');
    expect(checkedOnText('20 November 2026', false)).toBe('20 November 2026 (not confirmed, may change)');
  });

  it('is named once in one note, and there is no note if all sources are confirmed', () => {
    expect(unconfirmedNote([rule('A'), rule('B', false), rule('C', false), rule('B', false)])).toEqual([
      'Not confirmed, may change: B; C (checked on 20 November 2026).',
    ]);
    expect(unconfirmedNote([rule('A'), rule('B', true)])).toEqual([]);
  });
});
