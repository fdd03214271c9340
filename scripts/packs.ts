import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPackIndex } from '../src/core/area/pack/packIndex.ts';
import type { PackIndex } from '../src/core/area/pack/packIndex.ts';
import type { Pack } from '../src/core/area/pack/pack.ts';
import { decodePack } from '../src/core/area/pack/decodePack.ts';
import { fetchSource } from './packs/fetchSources.ts';
import { irishRentModule } from './packs/irishRentModule.ts';
import { localRentModules } from './packs/localRentModule.ts';
import type { WrittenCode } from './packs/localRentModule.ts';
import { packTable } from './packs/packTable.ts';
import { packSources } from './packs/sources.ts';
import { usRentModules } from './packs/usRentModules.ts';
import { writePacks } from './packs/writePacks.ts';

const usage = `npm run packs -- FOLDER    builds public/packs from the prepared open data in FOLDER (or in YARDSTICK_DATA)
npm run packs -- --fetch    downloads changed publishers' files into .cache/packs (they must be prepared before a build)
npm run packs -- --rents    rewrites the rent tables in the code from the current packs
npm run --silent packs -- --table    lists the packs: rows, sizes, licences, periods`;

const out = resolve(import.meta.dirname, '../public/packs');
const cache = resolve(import.meta.dirname, '../.cache/packs');
const [rents, usRents, euRents] = ['rents', 'us', 'eu'].map((room) => resolve(import.meta.dirname, '../src/core/area', room)) as [
  string,
  string,
  string,
];

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === '--fetch') return fetchAll();
  if (args[0] === '--table') return withPacks((index) => process.stdout.write(`${packTable(index)}\n`));
  if (args[0] === '--rents') return withPacks(writeRents);
  const folder = args[0] ?? process.env['YARDSTICK_DATA'];
  if (folder === undefined || folder.startsWith('-')) return complain(usage);
  if (!existsSync(join(folder, 'uk/la_profile.csv')))
    return complain(`${folder} has no prepared open data: uk/la_profile.csv is missing.\n${usage}`);
  const { index, failures } = writePacks(resolve(folder), out);
  writeRents(index);
  process.stdout.write(`${packTable(index)}\n`);
  for (const failure of failures) process.stderr.write(`Not updated: ${failure}\n`);
  return failures.length === 0 ? 0 : 1;
}

/** Writes the rent tables that the engine uses as code, from the current packs. */
function writeRents(index: PackIndex): void {
  const [uk, us, zips, ireland] = ['uk-core', 'us-core', 'us-zips', 'eu-ie'].map((id) => packIn(index, id));
  if (uk) writeCode(rents, localRentModules(uk));
  if (us && zips) writeCode(usRents, usRentModules(us, zips));
  if (ireland) writeCode(euRents, [irishRentModule(ireland)]);
}

function packIn({ packs }: PackIndex, id: string): Pack | null {
  const entry = packs.find((one) => one.id === id);
  if (entry === undefined) return null;
  const pack = decodePack(JSON.parse(readFileSync(join(out, entry.file), 'utf8')));
  if (!pack.ok) throw new Error(pack.error.message);
  return pack.value;
}

function writeCode(folder: string, modules: readonly WrittenCode[]): void {
  for (const { file, text } of modules) writeFileSync(join(folder, file), text);
}

/** Downloads every publisher's file that has a URL, one by one. Exits 1 if any fails. */
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

/** Runs `show` on the current packs. Exits 2 if their list cannot be read. */
function withPacks(show: (index: PackIndex) => void): number {
  const index = readPackIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
  if (!index.ok) return complain(index.error);
  show(index.value);
  return 0;
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
