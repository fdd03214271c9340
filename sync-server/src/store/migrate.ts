import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const bootstrap = new URL('./bootstrap.sql', import.meta.url);
const migrations = new URL('../../../supabase/migrations/', import.meta.url);

/**
 * Brings the database to the newest migration and returns how many it applied. The same files run on hosted Supabase. The bootstrap script
 * creates what a hosted project already has. Several servers may start at once. Each migration's transaction writes its version row first,
 * so the second server waits, fails on that row and changes nothing.
 */
export async function migrate(db: Database, folder: URL = migrations): Promise<number> {
  await bootstrapTwice(db);
  const done = new Set((await db.q('select version from supabase_migrations.schema_migrations')).map((row) => row['version']));
  const files = readdirSync(folder).filter((name) => /^\d{14}_[a-z0-9_]+\.sql$/.test(name));
  let applied = 0;
  for (const file of files.toSorted()) {
    const version = file.slice(0, 14);
    if (done.has(version)) continue;
    await apply(db, { version, file: new URL(file, folder) });
    applied += 1;
  }
  return applied;
}

/** "create … if not exists" can still collide with another server doing the same. The second attempt then finds what the other created. */
async function bootstrapTwice(db: Database): Promise<void> {
  const script = readFileSync(bootstrap, 'utf8');
  try {
    await db.exec(script);
  } catch {
    await db.exec(script);
  }
}

async function apply(db: Database, migration: { readonly version: string; readonly file: URL }): Promise<void> {
  const { version, file } = migration;
  const name = file.pathname.slice(file.pathname.lastIndexOf('/') + 16, -4);
  const mark = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
  try {
    await db.exec(`${mark}\n${readFileSync(file, 'utf8')}`);
  } catch (error) {
    const there = await db.q('select version from supabase_migrations.schema_migrations where version = $1', [version]);
    if (there.length === 0) throw new Error(`Migration ${version}_${name} failed`, { cause: error });
  }
}
