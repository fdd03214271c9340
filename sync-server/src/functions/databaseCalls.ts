import { storableJson } from '../../../src/backend/body/storableJson.ts';
import type { DatabaseCall, ServiceCall } from '../../../src/backend/database/databaseCall.ts';
import { callerFunctions } from '../../../src/backend/database/databaseFunctions.ts';
import { asUser } from '../store/asUser.ts';
import type { Database, Query } from '../store/database.ts';

/**
 * Calls functions of the embedded database as the caller. `free` is the Free plan's monthly allowance, in analyses. Functions that count
 * against it are called in schema private, where it is an argument. All others are called in schema public, as a hosted project's REST API
 * calls them.
 */
export function createDatabaseCall(db: Database, free: number): DatabaseCall {
  return ({ claims }, name, given) => {
    const { takes, takesFreeShare } = callerFunctions[name];
    const values = Object.keys(takes).map((parameter) => textOf(Reflect.get(given, parameter)));
    const casts = Object.values(takes).map((type, at) => `$${at + 1}::text::${type}`);
    if (!takesFreeShare) return asUser(db, claims, (q) => answerOf(q, `public.${name}(${casts.join(', ')})`, values));
    const call = `private.${name}(${[...casts, `$${casts.length + 1}::text::integer`].join(', ')})`;
    return asUser(db, claims, (q) => answerOf(q, call, [...values, String(free)]));
  };
}

/** Calls functions of the embedded database with rights that bypass row-level security. */
export function createDatabaseServiceCall(db: Database): ServiceCall {
  return (name, given) => answerOf(db.q, `private.${name}($1::text::jsonb)`, [textOf(given)]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : storableJson(value));

async function answerOf(q: Query, call: string, values: readonly string[]): Promise<unknown> {
  const [row] = await q(`select to_json(${call})::text as answer`, values);
  return JSON.parse(row?.['answer'] ?? 'null') as unknown;
}
