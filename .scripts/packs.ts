import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPackIndex } from '../src/core/area/pack/packIndex.ts';
import type { PackIndex } from '../src/core/area/pack/packIndex.ts';
import { decodePack } from '../src/core/area/pack/decodePack.ts';
import { fetchSource } from './packs/fetchSources.ts';
import { localRentModules } from './packs/localRentModule.ts';
import { packTable } from './packs/packTable.ts';
import { packSources } from './packs/sources.ts';
import { writePacks } from './packs/writePacks.ts';

const usage = `npm run packs -- FOLDER    builds public/packs from the tidy open data in FOLDER (or in YARDSTICK_DATA)
npm run packs -- --fetch    asks the publishers for files that changed, into .cache/packs (they must be tidied before a build)
npm run --silent packs -- --table    prints what the packs hold: rows, sizes, licences, times`;

const out = resolve(import.meta.dirname, '../public/packs');
const cache = resolve(import.meta.dirname, '../.cache/packs');
const rents = resolve(import.meta.dirname, '../src/core/area/rents');

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === '--fetch') return fetchAll();
  if (args[0] === '--table') return showTable();
  const folder = args[0] ?? process.env['YARDSTICK_DATA'];
  if (folder === undefined || folder.startsWith('-')) return complain(usage);
  if (!existsSync(join(folder, 'uk/la_profile.csv')))
    return complain(`${folder} holds no tidy open data: there is no uk/la_profile.csv in it.\n${usage}`);
  const { index, failures } = writePacks(resolve(folder), out);
  writeRents(index);
  process.stdout.write(`${packTable(index)}\n`);
  for (const failure of failures) process.stderr.write(`Kept as it was: ${failure}\n`);
  return failures.length === 0 ? 0 : 1;
}

/** The rents that the engine estimates with, as code: of the core pack as it now is. */
function writeRents({ packs }: PackIndex): void {
  const entry = packs.find(({ id }) => id === 'uk-core');
  if (entry === undefined) return;
  const pack = decodePack(JSON.parse(readFileSync(join(out, entry.file), 'utf8')));
  if (!pack.ok) throw new Error(pack.error.message);
  for (const { file, text } of localRentModules(pack.value)) writeFileSync(join(rents, file), text);
}

/** Every publisher's file that has an address of its own, one after the other. Ends with 1 where one could not be had. */
async function fetchAll(): Promise<number> {
  let failed = 0;
  for (const source of packSources) {
    if (source.download === null) continue;
    const outcome = await fetchSource({ ...source, download: source.download }, { fetch, folder: cache, now: new Date() });
    if (outcome.kind === 'failed') failed += 1;
    process.stdout.write(`${outcome.kind.padEnd(10)} ${outcome.id}  ${outcome.kind === 'failed' ? outcome.reason : outcome.url}\n`);
  }
  return failed === 0 ? 0 : 1;
}

function showTable(): number {
  const index = readPackIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
  if (!index.ok) return complain(index.error);
  process.stdout.write(`${packTable(index.value)}\n`);
  return 0;
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
