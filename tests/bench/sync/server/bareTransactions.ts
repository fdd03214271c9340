import postgres from 'postgres';
import { sampleRow } from './sampleRows.ts';

/** Connections of a driver that insert rows and do nothing else. */
export interface Bare {
  readonly sql: postgres.Sql;
  readonly workspaces: readonly string[];
  /** The last version used of each. */
  readonly versions: Map<string, number>;
  /** The database server's first process. */
  readonly serverPid: number;
  close(): Promise<void>;
}

/** As many connections as the server has, into the same table with its keys and indexes, each above row-level security. */
export async function prepareBare(databaseUrl: string, connections: number): Promise<Bare> {
  const sql = postgres(databaseUrl, { max: connections, onnotice: () => undefined });
  const workspaces = Array.from({ length: 64 }, () => crypto.randomUUID());
  for (const id of workspaces) {
    await sql`insert into sync.workspaces (id, personal_of) values (${id}, null)`;
    await sql`insert into sync.workspace_heads (workspace_id) values (${id})`;
  }
  const [found] = await sql<{ pid: string }[]>`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`;
  return { sql, workspaces, versions: new Map(), serverPid: Number(found?.pid), close: () => sql.end({ timeout: 5 }) };
}

/** Ready to run: begin, one insert of the whole batch, commit, as many at once as there are connections. */
export function bareInserts(
  { sql, workspaces, versions }: Bare,
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
  const one = ({ workspace, given }: (typeof transactions)[number]) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe(insert, [workspace, given], { prepare: true });
    });
  return async () => {
    await Promise.all(transactions.map(one));
  };
}
