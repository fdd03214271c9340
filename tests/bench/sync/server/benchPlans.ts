import { rmSync } from 'node:fs';
import { digestBuckets } from '../../../../src/core/protocol/digest.ts';
import { asUser } from '../../../../sync-server/src/store/asUser.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { startTestServer, type SignedIn, type TestServer } from '../../../integration/server/startTestServer.ts';
import { row, syncDevice } from '../../../integration/server/sync/syncDevice.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { recordStatements, syncStatements, type Statement } from '../../../support/recordStatements.ts';
import { medianOf } from '../../line.ts';

/** A sync statement with its plan on the full tables. */
export interface StatementPlan {
  readonly sql: string;
  readonly plan: string;
  /** The median of five times in the database, in milliseconds: on the small tables and on the full ones. */
  readonly small: number;
  readonly full: number;
}

export interface Plans {
  readonly rows: { readonly small: number; readonly full: number };
  readonly workspaces: number;
  readonly statements: readonly StatementPlan[];
}

const rowsPerWorkspace = 100;
const turns = 5;

/**
 * The plans of all statements that push, pull, digest and stream run, with `rows` rows in workspaces of 100. The same statements are
 * measured on a thousandth of the rows first, over the same connection. Null without PostgreSQL.
 */
export async function benchPlans(rows: number): Promise<Plans | null> {
  const postgres = await startPostgresIfAny();
  if (postgres === null) return null;
  const server = await startTestServer({ databaseUrl: await postgres.newDatabase() });
  try {
    const person = await server.signedIn();
    const statements = await statementsOf(server, person);
    const db = server.database();
    const measure = (statement: Statement) => measured(db, person, statement);
    await fill(db, { from: 0, to: rows / 1_000 / rowsPerWorkspace });
    const small: number[] = [];
    for (const statement of statements) small.push((await measure(statement)).ms);
    await fill(db, { from: rows / 1_000 / rowsPerWorkspace, to: rows / rowsPerWorkspace });
    const plans: StatementPlan[] = [];
    for (const [at, statement] of statements.entries()) {
      const { plan, ms } = await measure(statement);
      plans.push({ sql: statement.sql, plan, small: small[at] ?? Number.NaN, full: ms });
    }
    return { rows: { small: rows / 1_000, full: rows }, workspaces: rows / rowsPerWorkspace, statements: plans };
  } finally {
    await server.close();
    rmSync(server.dataDir, { recursive: true, force: true });
    await postgres.close();
  }
}

/** The statements that one device's calls run, each once, with its parameters. */
async function statementsOf(server: TestServer, person: SignedIn): Promise<readonly Statement[]> {
  const statements = recordStatements(server.database());
  const device = syncDevice(server.origin, person.token);
  const first = row({ doc: { title: 'First' } });
  const { workspace } = (await device.push([first, row()])).body;
  await device.push([{ ...first, mid: `${first.mid}x`, base: first.mid, doc: { title: 'Second' } }], { workspace });
  await device.pull(0, { workspace });
  await device.digest({ buckets: digestBuckets([]), workspace });
  const live = await device.stream({ workspace });
  await live.until((events) => events[0]);
  live.close();
  return syncStatements([...statements]);
}

/** Other people's workspaces, each with 100 rows of about 600 bytes. The foreign keys are not checked, because their users do not exist. */
async function fill(db: Database, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  const numbers = `generate_series(${from}, ${to - 1}) as n`;
  const id = "lpad(to_hex(n), 32, '0')::uuid";
  const user = "('f' || lpad(to_hex(n), 31, '0'))::uuid";
  await db.tx(async (q) => {
    await q("select set_config('session_replication_role', 'replica', true), set_config('statement_timeout', '0', true)");
    await q(`insert into sync.workspaces (id, personal_of) select ${id}, ${user} from ${numbers}`);
    await q(
      `insert into sync.workspace_members (workspace_id, user_id, role, personal_of) select ${id}, ${user}, 'owner', ${user} from ${numbers}`,
    );
    await q(
      `insert into sync.workspace_heads (workspace_id, version, docs, bytes)
       select ${id}, ${rowsPerWorkspace}, ${rowsPerWorkspace}, 60000 from ${numbers}`,
    );
    await q(
      `insert into sync.sync_rows (workspace_id, coll, id, version, mid, deleted, doc, clocks, size)
       select ${id}, 'deals', 'row' || k, k, 'mid' || lpad(k::text, 8, '0'), k % 50 = 0,
         jsonb_build_object('title', 'Example Street ' || k, 'remarks', repeat(md5((n * 100 + k)::text), 12)), '{}', 600
       from ${numbers}, generate_series(1, ${rowsPerWorkspace}) as k`,
    );
  });
  for (const table of ['workspaces', 'workspace_members', 'workspace_heads', 'sync_rows']) await db.q(`vacuum analyze sync.${table}`);
}

/** Ends a transaction that must leave nothing behind. */
class Undo extends Error {}

/** Runs a statement as the person in transactions that are undone, and returns the last plan and the median time. */
async function measured(db: Database, { userId }: SignedIn, { sql, parameters }: Statement) {
  const times: number[] = [];
  let plan = '';
  const claims = { sub: userId, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 } as const;
  for (let turn = 0; turn <= turns; turn += 1) {
    const run = asUser(db, claims, async (q) => {
      const lines = await q(`explain (analyze, buffers, summary on) ${sql}`, parameters);
      plan = lines.map((line) => Object.values(line)[0] ?? '').join('\n');
      throw new Undo();
    });
    await run.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    // The first turn reads the pages from the disk.
    if (turn > 0) times.push(Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]));
  }
  return { plan, ms: medianOf(times) };
}
