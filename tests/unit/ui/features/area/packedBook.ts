import { readFileSync } from 'node:fs';
import { createAreaBook } from '../../../../../src/core/area/book/createAreaBook.ts';
import type { AreaBook } from '../../../../../src/core/area/book/areaBook.ts';
import type { AreaMarket } from '../../../../../src/core/area/book/place.ts';
import { decodePack } from '../../../../../src/core/area/pack/decodePack.ts';
import { readPackIndex } from '../../../../../src/core/area/pack/packIndex.ts';

const folder = new URL('../../../../../public/packs/', import.meta.url);
const json = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** A pack as shipped with the app. */
export function shippedPack(id: string) {
  const index = readPackIndex(json('index.json'));
  const entry = index.ok ? index.value.packs.find((each) => each.id === id) : undefined;
  if (entry === undefined) throw new Error(`There is no pack ${id}`);
  const pack = decodePack(json(entry.file));
  if (!pack.ok) throw new Error(pack.error.message);
  return pack.value;
}

/** A market's area book, made of packs shipped with the app. */
export function packedBook(market: AreaMarket, ids: readonly string[]): AreaBook {
  const book = createAreaBook({ market, packs: ids.map((id) => ({ pack: shippedPack(id), version: 'shipped' })) });
  if (book === null) throw new Error(`No area book for ${market}`);
  return book;
}
