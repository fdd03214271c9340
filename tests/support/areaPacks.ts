import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaBook } from '../../src/core/area/book/areaBook.ts';
import { createAreaBook } from '../../src/core/area/book/createAreaBook.ts';
import type { AreaMarket } from '../../src/core/area/book/place.ts';
import { decodePack } from '../../src/core/area/pack/decodePack.ts';
import type { Pack } from '../../src/core/area/pack/pack.ts';
import { readPackIndex } from '../../src/core/area/pack/packIndex.ts';
import type { PackEntry, PackIndex } from '../../src/core/area/pack/packIndex.ts';

/** The folder of the packs that the product ships with. */
export const packFolder = join(import.meta.dirname, '../../public/packs');

export function publishedIndex(): PackIndex {
  const index = readPackIndex(JSON.parse(readFileSync(join(packFolder, 'index.json'), 'utf8')));
  if (!index.ok) throw new Error(index.error);
  return index.value;
}

export function publishedEntry(id: string): PackEntry {
  const entry = publishedIndex().packs.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`There is no pack named ${id}`);
  return entry;
}

export const publishedBytes = ({ file }: PackEntry): Buffer => readFileSync(join(packFolder, file));

export function publishedPack(id: string): Pack {
  const pack = decodePack(JSON.parse(publishedBytes(publishedEntry(id)).toString('utf8')));
  if (!pack.ok) throw new Error(pack.error.message);
  return pack.value;
}

/** An area book that reads the shipped packs. */
export function publishedBook(market: AreaMarket, ids: readonly string[]): AreaBook {
  const book = createAreaBook({
    market,
    packs: ids.map((id) => ({ pack: publishedPack(id), version: publishedEntry(id).sha256.slice(0, 12) })),
  });
  if (book === null) throw new Error(`No area book could be created for ${market}`);
  return book;
}
