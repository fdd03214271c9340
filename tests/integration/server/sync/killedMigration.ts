// Run as a separate process by the tests that kill it: `killedMigration.ts FOLDER DATA_DIR [DATABASE_URL]`.
import { pathToFileURL } from 'node:url';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../../sync-server/src/store/openPglite.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';

const [folder = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const opened = databaseUrl === '' ? await openPglite(dataDir) : { ok: true as const, value: openPostgres(databaseUrl) };
if (!opened.ok) throw new Error('The folder is held by another process');
const db = opened.value;

/** Which parts of the migration exist: its first table, its last table, and its entry in the list of applied migrations. */
async function there(): Promise<string> {
  const [row] = await db.q(`select (to_regclass('public.slow_first') is not null)::text as first,
    (to_regclass('public.slow_last') is not null)::text as last, (to_regclass('supabase_migrations.schema_migrations') is not null)::text as marks`);
  const marked =
    row?.['marks'] === 'true' ? (await db.q("select version from supabase_migrations.schema_migrations where name = 'slow'")).length : 0;
  return `${row?.['first']} ${row?.['last']} ${marked === 1}`;
}

console.log(`before ${await there()}`);
const told = {
  ...db,
  exec: async (script: string) => {
    if (script.includes('slow_first')) console.log('begun');
    await db.exec(script);
  },
};
await migrate(told, pathToFileURL(`${folder}/`));
console.log(`after ${await there()}`);
await db.close();
