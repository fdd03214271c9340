import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestBuckets } from '../../../../src/core/protocol/digest.ts';
import { asUser } from '../../../../sync-server/src/store/asUser.ts';
import type { Query } from '../../../../sync-server/src/store/database.ts';
import { recordStatements, syncStatements, type Statement } from '../../../support/recordStatements.ts';
import { startTestServer, type SignedIn, type TestServer } from '../startTestServer.ts';
import { row, syncDevice, type SyncDevice } from './syncDevice.ts';

/** The columns that must select a table's rows. The database can be split by workspace only while no statement reads several. */
const keys: Readonly<Record<string, readonly string[]>> = {
  sync_rows: ['workspace_id'],
  workspace_heads: ['workspace_id'],
  workspaces: ['id', 'personal_of'],
  workspace_members: ['workspace_id', 'user_id'],
};

/** The scans in a plan that are not an index lookup by one of the keys. */
function crossing(plan: string): readonly string[] {
  const nodes = plan.split(/\n(?=\s*->)/);
  return nodes.filter((node) => {
    const table = /Scan.* on sync\.(\w+)/.exec(node)?.[1];
    if (table === undefined) return false;
    const condition = /(?:Index|Recheck) Cond: (.*)/.exec(node)?.[1] ?? '';
    return !(keys[table] ?? []).some((column) => new RegExp(`\\b${column} = `).test(condition));
  });
}

let running: TestServer;
let person: SignedIn;
let statements: readonly Statement[];

beforeAll(async () => {
  running = await startTestServer({ databaseUrl: null });
  person = await running.signedIn();
  statements = recordStatements(running.database());
});

afterAll(() => running.close());

/** The plan of a statement as the person runs it. A small table would otherwise be read whole, whatever its indexes. */
const planOf = ({ sql, parameters }: Statement): Promise<string> =>
  asUser(running.database(), { sub: person.userId, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 0 }, async (q) => {
    await withoutFullScans(q);
    const lines = await q(`explain (verbose, costs off) ${sql}`, parameters);
    return lines.map((line) => Object.values(line)[0] ?? '').join('\n');
  });

const withoutFullScans = (q: Query) => q(`select set_config('enable_seqscan', 'off', true)`);

/** Pushes to a shared workspace as its owner and, once it is closed, with every row refused. */
async function pushToTeam(device: SyncDevice): Promise<void> {
  const workspace = crypto.randomUUID();
  const ask = (body: object) =>
    fetch(`${running.origin}/functions/v1/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await running.sql("insert into public.user_plans (user_id, plan) values ($1::uuid, 'investor')", [person.userId]);
  await ask({ ask: 'create', id: workspace, name: 'North Street' });
  expect((await device.push([row()], { workspace })).body.results).toMatchObject([{ status: 'applied' }]);
  await ask({ ask: 'close', workspace });
  expect((await device.push([row()], { workspace })).body.results).toMatchObject([{ code: 'forbidden' }]);
}

describe('sync statements', () => {
  it('find rows by workspace only, in every call of the protocol', async () => {
    const device = syncDevice(running.origin, person.token);
    const first = row({ doc: { title: 'First' } });
    const pushed = await device.push([first, row()]);
    const { workspace } = pushed.body;
    await device.push([{ ...first, mid: `${first.mid}x`, base: first.mid, doc: { title: 'Second' } }], { workspace });
    await device.pull(0);
    await device.pull(1, { workspace });
    await device.digest({ buckets: digestBuckets([]), workspace });
    const live = await device.stream({ workspace });
    await live.until((events) => events[0]);
    live.close();
    await pushToTeam(device);
    const touching = syncStatements(statements);
    expect(touching.length).toBeGreaterThanOrEqual(9);
    for (const statement of touching)
      expect({ ...statement, crossing: crossing(await planOf(statement)) }).toEqual({ ...statement, crossing: [] });
  });

  it.each([
    'select count(*)::text from sync.sync_rows',
    `select id from sync.sync_rows where changed_at < now() - interval '1 day'`,
    'update sync.workspace_heads set docs = 0 where version > 5',
  ])('are detected if they read several workspaces: %s', async (sql) => {
    expect(crossing(await planOf({ sql, parameters: [] }))).not.toEqual([]);
  });
});
