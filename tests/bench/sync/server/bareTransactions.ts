import { Pool } from 'pg';
import { sampleRow } from './sampleRows.ts';

/** A driver's connections that only insert rows. */
export interface Bare {
  readonly pool: Pool;
  readonly workspaces: readonly string[];
  /** The last version used in each workspace. */
  readonly versions: Map<string, number>;
  /** The database server's main process. */
  readonly serverPid: number;
  close(): Promise<void>;
}

/**
 * Opens as many connections as the server has. They insert into the same table with its keys and indexes, but bypass row-level security.
 */
export async function prepareBare(databaseUrl: string, connections: number): Promise<Bare> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const workspaces = Array.from({ length: 64 }, () => crypto.randomUUID());
  for (const id of workspaces) {
    await pool.query('insert into sync.workspaces (id, personal_of) values ($1, null)', [id]);
    await pool.query('insert into sync.workspace_heads (workspace_id) values ($1)', [id]);
  }
  const { rows } = await pool.query<{ pid: string }>("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid");
  return { pool, workspaces, versions: new Map(), serverPid: Number(rows[0]?.pid), close: () => pool.end() };
}

/** Prepared transactions: begin, one insert of the whole batch, commit. One runs on each connection at a time. */
export function bareInserts(
  { pool, workspaces, versions }: Bare,
  { batch, rows, run }: { readonly batch: number; readonly rows: number; readonly run: string },
): () => Promise<void> {
  const transactions = Array.from({ length: Math.floor(rows / batch) }, (_, at) => {
    const workspace = workspaces[at % workspaces.length] ?? '';
    const before = versions.get(workspace) ?? 0;
    versions.set(workspace, before + batch);
    const given = Array.from({ length: batch }, (_row, place) => {
      const { coll, id, mid, deleted, doc, clocks } = sampleRow(at * batch + place, run);
      return { coll, id, mid, version: before + place + 1, deleted, size: 3_000, doc, clocks };
    });
    return { workspace, given: JSON.stringify(given) };
  });
  const insert = `insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
    select $1::uuid, coll, id, version, mid, deleted, doc, clocks, size from jsonb_to_recordset($2::text::jsonb)
      as p (coll text, id text, version bigint, mid text, deleted boolean, doc jsonb, clocks jsonb, size integer)`;
  const one = async ({ workspace, given }: (typeof transactions)[number]) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ name: 'insert', text: insert, values: [workspace, given] });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return async () => {
    await Promise.all(transactions.map(one));
  };
}
