import { describe, expect, it } from 'vitest';
import { sortPacks, sizeText, packStatusText, vintageText } from '../../../../../../src/ui/features/device/install/packText.ts';
import { publishedEntry } from '../../../../../support/areaPacks.ts';

const entry = { ...publishedEntry('uk-stations'), bytes: 87_177, gzipBytes: 36_040, rows: 2_606 };
const held = { version: '0123456789ab', bytes: 87_177, storedAt: 1 };

/** A pack available in a market. */
const of = (id: string, market: 'uk' | 'us' | 'eu', title: string) => ({ ...entry, id, market, title, held: null, outdated: false });

describe('area pack texts', () => {
  it('give the size in kilobytes or megabytes', () => {
    expect([sizeText(400), sizeText(87_177), sizeText(999_499), sizeText(1_194_880)]).toEqual([
      '0\u00a0kB',
      '87\u00a0kB',
      '999\u00a0kB',
      '1.2\u00a0MB',
    ]);
  });

  it('say what is stored and what a download costs', () => {
    expect(packStatusText({ ...entry, held: null, outdated: false })).toBe('2,606 rows, 36\u00a0kB to download, 87\u00a0kB on the device');
    expect(packStatusText({ ...entry, held, outdated: false })).toBe('2,606 rows, 87\u00a0kB stored');
    expect(packStatusText({ ...entry, held, outdated: true })).toBe('2,606 rows, stored. Update: 36\u00a0kB');
  });

  it('say that a pack is included with the app', () => {
    expect(packStatusText({ ...entry, load: 'precached', held: null, outdated: false })).toBe('2,606 rows, included with the app');
  });

  it('sortPacks: sorts by market, then by title', () => {
    const order = sortPacks([of('a', 'eu', 'A'), of('b', 'us', 'B'), of('c', 'uk', 'D'), of('d', 'uk', 'C')]);
    expect(order.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('give the date of each group of figures', () => {
    expect(vintageText({ ...entry, held: null, outdated: false })).toEqual(['Stations: June 2026']);
  });
});
