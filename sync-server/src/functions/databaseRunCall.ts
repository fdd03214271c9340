import { storableJson } from '../../../supabase/functions/_shared/body/storableJson.ts';
import type { RunCall } from '../../../supabase/functions/_shared/runs/searchRuns.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

/** Calls the functions on runs in the embedded database, as the caller. `free` is the Free plan's share of a month. */
export function createDatabaseRunCall(db: Database, free: number): RunCall {
  return async ({ claims }, name, given) => {
    const select = `select private.${name}($1::text::jsonb, $2::text::integer)::text as answer`;
    const [row] = await asUser(db, claims, (q) => q(select, [storableJson(given), String(free)]));
    return JSON.parse(row?.['answer'] ?? 'null') as unknown;
  };
}
