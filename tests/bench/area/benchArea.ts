import { createAreaBook } from '../../../src/core/area/book/createAreaBook.ts';
import { decodePack } from '../../../src/core/area/pack/decodePack.ts';
import { publishedBook, publishedBytes, publishedEntry } from '../../support/areaPacks.ts';
import { compare } from '../compare.ts';
import type { BenchLine } from '../line.ts';

/**
 * Benchmarks of the area engine: reading and checking a pack, compared with parsing its bytes, and looking up an area, compared with a scan
 * of all candidates.
 */
export async function benchArea(): Promise<readonly BenchLine[]> {
  const text = publishedBytes(publishedEntry('uk-core')).toString('utf8');
  const book = publishedBook('uk', ['uk-core', 'uk-stations']);
  const districts = book.places('district');
  const codes = districts.map(({ code }) => code);
  let at = 0;
  const next = (): string => codes[(at += 997) % codes.length] ?? '';
  const walk = (): unknown => codes.filter((code) => code.length > at).length;
  const stations = publishedBytes(publishedEntry('uk-stations')).toString('utf8');
  let south = 0;
  return [
    await compare({
      name: 'reading and checking the core pack until it is ready',
      ours: () => {
        const pack = decodePack(JSON.parse(text));
        if (!pack.ok || createAreaBook({ market: 'uk', packs: [{ pack: pack.value, version: '' }] }) === null)
          throw new Error('No area book could be created from the pack');
      },
      reference: () => JSON.parse(text),
      referenceName: 'parsing the same bytes',
      most: 10,
    }),
    await compare({
      name: `one of ${codes.length} districts found`,
      ours: () => book.find(next()),
      reference: walk,
      referenceName: 'a walk over their codes',
      most: 20,
      times: 100,
    }),
    await compare({
      name: 'every figure of a district',
      ours: () => book.profile({ kind: 'district', code: next() }),
      reference: walk,
      referenceName: 'a walk over the codes of all districts',
      most: 10,
      times: 100,
    }),
    await compare({
      name: 'the rent of a district',
      ours: () => book.localRent({ kind: 'district', code: next() }, 2),
      reference: walk,
      referenceName: 'a walk over the codes of all districts',
      most: 4,
      times: 100,
    }),
    await compare({
      name: 'the ten nearest of all stations',
      ours: () => book.stations({ lat: 50.5 + ((south += 0.07) % 7), lon: -2 }, 10),
      reference: () => JSON.parse(stations),
      referenceName: 'parsing the bytes of all stations',
      most: 1,
      times: 5,
    }),
  ];
}
