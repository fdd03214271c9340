import { describe, expect, it } from 'vitest';
import { createAreaBook } from '../../../../../src/core/area/book/createAreaBook.ts';
import { decodePack } from '../../../../../src/core/area/pack/decodePack.ts';
import { publishedBook, publishedBytes, publishedEntry } from '../../../../support/areaPacks.ts';

/** The quickest of some runs: what the code takes, not what else the machine does. */
function quickest(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

describe('how long the area engine takes', () => {
  it('the core pack is read, checked and ready within 100 ms', () => {
    const text = publishedBytes(publishedEntry('uk-core')).toString('utf8');
    const took = quickest(5, () => {
      const pack = decodePack(JSON.parse(text));
      if (!pack.ok || createAreaBook({ market: 'uk', packs: [{ pack: pack.value, version: '' }] }) === null) throw new Error('no book');
    });
    expect(took).toBeLessThan(100);
  });

  it('a district is looked up, with every figure of it, within 1 ms', () => {
    const book = publishedBook('uk', ['uk-core', 'uk-stations']);
    const codes = book.places('district').map(({ code }) => code);
    let at = 0;
    const next = (): string => codes[(at += 997) % codes.length] ?? '';
    expect(quickest(50, () => void book.find(next()))).toBeLessThan(1);
    expect(quickest(50, () => void book.profile({ kind: 'district', code: next() }))).toBeLessThan(1);
    expect(quickest(50, () => void book.localRent({ kind: 'district', code: next() }, 2))).toBeLessThan(1);
  });

  it('the nearest of all stations are found within 5 ms', () => {
    const book = publishedBook('uk', ['uk-core', 'uk-stations']);
    let south = 0;
    expect(quickest(50, () => void book.stations({ lat: 50.5 + ((south += 0.07) % 7), lon: -2 }, 10))).toBeLessThan(5);
  });
});
