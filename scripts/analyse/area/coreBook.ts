import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AreaBook } from '../../../src/core/area/book/areaBook.ts';
import { createAreaBook } from '../../../src/core/area/book/createAreaBook.ts';
import { decodePack } from '../../../src/core/area/pack/decodePack.ts';
import { readPackIndex } from '../../../src/core/area/pack/packIndex.ts';

const folder = resolve(import.meta.dirname, '../../../public/packs');

/** The book of the UK core pack that ships with the product. Throws if the packs differ from the build, which is a bug. */
export function coreBook(): AreaBook {
  const index = readPackIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  if (!index.ok) throw new Error(index.error);
  const entry = index.value.packs.find(({ id }) => id === 'uk-core');
  if (entry === undefined) throw new Error('Pack uk-core is missing. Run `npm run packs`');
  const pack = decodePack(JSON.parse(readFileSync(join(folder, entry.file), 'utf8')));
  if (!pack.ok) throw new Error(pack.error.message);
  const book = createAreaBook({ market: 'uk', packs: [{ pack: pack.value, version: entry.sha256.slice(0, 12) }] });
  if (book === null) throw new Error('Pack uk-core has no tables. Run `npm run packs`');
  return book;
}
