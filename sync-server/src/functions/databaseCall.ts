import { storableJson } from '../../../supabase/functions/_shared/body/storableJson.ts';
import type { DatabaseCall } from '../../../supabase/functions/_shared/database/databaseCall.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

/** Calls functions of schema public in the embedded database, as the REST API of a hosted project would. The names are ours, never a caller's. */
export function createDatabaseCall(db: Database): DatabaseCall {
  return async ({ claims }, name, given) => {
    const [row] = await asUser(db, claims, (q) => q(`select public.${name}($1::text::jsonb)::text as answer`, [storableJson(given)]));
    return JSON.parse(row?.['answer'] ?? 'null') as unknown;
  };
}
