import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { Database, Query } from './database.ts';
import { openPostgres } from './openPostgres.ts';

/** Why the server cannot use the database at DATABASE_URL. The message says what to do. */
export interface DatabaseRefused {
  readonly kind: 'database-refused';
  readonly message: string;
}

/** Advice for each code of a failed connection, by the database or by the network. */
const advice: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or the password. Correct them in DATABASE_URL',
  '28000': 'The database refuses the user. Correct it in DATABASE_URL, or let it in (pg_hba.conf)',
  '3D000': 'There is no database of that name. Correct it in DATABASE_URL, or create it',
  ECONNREFUSED: 'No database is running there. Start it, or correct DATABASE_URL',
  ENOTFOUND: 'There is no such host. Correct DATABASE_URL',
  ETIMEDOUT: 'The database does not respond. Correct DATABASE_URL, or let this machine through its firewall',
};

/** Connects, and checks what a project's database needs if `isProject`. Throws for failures that no setting causes. */
export async function openCheckedPostgres(url: string, isProject: boolean): Promise<Result<Database, DatabaseRefused>> {
  const db = openPostgres(url);
  try {
    const trouble = await (isProject ? projectTrouble(db.q) : db.q('select 1::text as one').then(() => null));
    if (trouble === null) return ok(db);
    await db.close();
    return refused(trouble);
  } catch (error) {
    await db.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = advice[code];
    if (sentence === undefined) throw error;
    return refused(`${sentence} (${code}).`);
  }
}

/** Which step of docs/hosted-supabase.md is missing, without which every sync call fails. Null if none is. */
async function projectTrouble(q: Query): Promise<string | null> {
  const [found] = await q(
    `select current_user::text as role,
       exists (select from pg_roles where rolname = 'authenticated' and pg_has_role(current_user, oid, 'member'))::text as granted,
       exists (select from pg_class where relname = 'sync_rows' and relnamespace = to_regnamespace('sync'))::text as migrated`,
  );
  if (found?.['migrated'] !== 'true') return 'The project’s database lacks our tables. Run supabase db push.';
  if (found['granted'] === 'true') return null;
  return `The role ${found['role']} may not act as the project’s users. Run in its database: grant authenticated to ${found['role']}`;
}

const refused = (message: string) => err({ kind: 'database-refused', message } as const);
