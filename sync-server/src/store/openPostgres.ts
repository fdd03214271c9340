import postgres, { type TransactionSql } from 'postgres';
import type { Database, Query, Text } from './database.ts';
import { textOnly } from './textOnly.ts';

interface Unsafe {
  unsafe(sql: string, parameters: Text[], options: { readonly prepare: boolean }): PromiseLike<readonly unknown[]>;
}

/** Connects to a PostgreSQL server. `url` must use a session-mode port, because LISTEN does not work through 6543. */
export function openPostgres(url: string): Database {
  const sql = postgres(url, { max: 8, onnotice: () => undefined, connection: { TimeZone: 'UTC' } });
  return {
    engine: 'postgres',
    q: queryOver(sql),
    exec: async (script) => {
      await sql.begin((transaction) => transaction.unsafe(script).simple());
    },
    tx: async <Value>(work: (q: Query) => Promise<Value>): Promise<Value> => {
      const done = await sql.begin(async (transaction: TransactionSql) => ({ value: await work(queryOver(transaction)) }));
      return done.value;
    },
    listen: async (channel, heard) => {
      const listening = await sql.listen(channel, heard);
      return () => listening.unlisten();
    },
    trouble: () => null,
    dump: null,
    close: () => sql.end({ timeout: 5 }),
  };
}

/**
 * Statements are prepared once per connection and cached: with row-level security planning costs ten times the execution, and an unknown
 * statement needs a second round trip. Statements are never built from user input, so the cache is small.
 */
const queryOver = (sql: Unsafe): Query =>
  textOnly(async (text, parameters) => sql.unsafe(text, parameters, { prepare: parameters.length > 0 }));
