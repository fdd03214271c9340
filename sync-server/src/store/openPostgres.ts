import { createHash, randomUUID } from 'node:crypto';
import { Client, type ClientConfig, Pool, type PoolClient, escapeIdentifier } from 'pg';
import { sleep } from '../../../src/backend/sleep.ts';
import { memoizeByKey } from '../../../src/core/kernel/memoizeByKey.ts';
import type { Database, Query } from './database.ts';
import { listenWithReconnect } from './listenWithReconnect.ts';
import { textOnly } from './textOnly.ts';

/** How often a connection is checked, in milliseconds. If it no longer receives notifications, it is replaced within twice this time. */
const heartbeatMs = 5_000;

const [mostConnections, connectMs, closeMs] = [8, 10_000, 5_000];

/** Connects to a PostgreSQL server. `url` must use a session-mode port, because LISTEN does not work through port 6543. */
export function openPostgres(url: string): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  const pool = new Pool({ ...settings, max: mostConnections, types: asText, pipeline: true });
  pool.on('connect', (client) => {
    // A lost connection makes its queries fail. Without a listener for its error, it would end the process too.
    client.on('error', ignored);
    client.query("set time zone 'UTC'").catch(ignored);
  });
  pool.on('error', ignored);
  const tx = async <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const value = await work(client);
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back because one of its statements failed');
      client.release();
      return value;
    } catch (error) {
      // A connection that cannot roll back is closed.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
  return {
    engine: 'postgres',
    q: queryOver(pool),
    exec: (script) => tx(async (client) => void (await client.query(script))),
    tx: (work) => tx((client) => work(queryOver(client))),
    listen: (channel, heard) => {
      const notify = async (payload: string) => void (await pool.query('select pg_notify($1, $2)', [channel, payload]));
      const open = (receive: (payload: string) => void) => openListener(settings, channel, receive);
      return listenWithReconnect({ open, notify, heartbeat: `heartbeat ${randomUUID()}`, everyMs: heartbeatMs }, heard);
    },
    trouble: () => null,
    dump: null,
    close: () => Promise.race([pool.end(), sleep(closeMs)]),
  };
}

/** Opens a connection that passes on a channel's notifications until it is closed or lost. Throws if it cannot connect. */
async function openListener(settings: ClientConfig, channel: string, receive: (payload: string) => void) {
  const client = new Client(settings);
  client.on('error', ignored);
  client.on('notification', ({ payload }) => receive(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { close: () => client.end() };
}

const ignored = (): void => undefined;

/** Columns are cast to text in SQL, and the driver must not turn that text into numbers or dates. */
const asText = { getTypeParser: () => (value: unknown) => value };

/**
 * Statements with parameters are prepared once per connection, because with row-level security planning costs ten times the execution.
 * Statements are never built from user input, so there are few.
 */
const queryOver = (client: Pick<Pool, 'query'> | Pick<PoolClient, 'query'>): Query =>
  textOnly(async (text, values) => {
    const named = values.length > 0 ? { name: nameOf(text), text, values } : { text };
    const { rows } = await client.query<Record<string, unknown>>(named);
    return rows;
  });

/** A statement's name, no longer than the 63 bytes that PostgreSQL allows. */
const nameOf = memoizeByKey((text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40));
