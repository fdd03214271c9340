import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../sync-server/src/store/openPglite.ts';
import { root } from '../architecture/sourceFiles.ts';

const cache = join(root, '.cache', 'pglite');

/**
 * PGlite needs six seconds to create an empty database, but a copy takes a third of a second. This template is created once for all tests.
 */
const template = join(cache, nameOfState());

/**
 * A data folder as left by a server that was started and stopped. Without a template the folder is empty, which only makes the start
 * slower.
 */
export function newServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
  if (existsSync(template)) cpSync(template, folder, { recursive: true });
  return folder;
}

/** Vitest's global setup. Deletes templates with older migrations. */
export default async function makeTemplate(): Promise<void> {
  if (existsSync(template)) return;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'making-'));
  const opened = await openPglite(folder);
  if (!opened.ok) throw new Error(opened.error.message);
  await migrate(opened.value);
  await opened.value.close();
  renameSync(folder, template);
}

/** A name that changes with PGlite and with every file that defines the schema. */
function nameOfState(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  hash.update(readFileSync(join(root, 'sync-server/src/store/bootstrap.sql')));
  const migrations = join(root, 'supabase/migrations');
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
