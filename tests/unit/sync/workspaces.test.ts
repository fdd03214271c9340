import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PushedRow } from '../../../src/core/protocol/syncRow.ts';
import { createDataWorker } from '../../../src/data/commands/createDataWorker.ts';
import { readSyncStatus, type SyncStatusRow } from '../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../src/data/view/viewName.ts';
import { createSync } from '../../../src/sync/createSync.ts';
import type { ServerRequest } from '../../../src/sync/step/effects.ts';
import { dealOf } from '../../support/deals.ts';
import { emptyStorage } from '../../support/emptyStorage.ts';
import { elapsedTime } from '../../support/realClock.ts';
import { createServerDouble, type ServerDouble } from './simulation/serverDouble.ts';

const noon = 1_795_176_000_000;
const ada = '0c3b509b-a908-482d-a985-ef2a7e859f9e';
const team = '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af';
const other = '2e5d71bd-cb2a-4b4f-9b07-1f4c9fa7b1b0';
const token = `e30.${btoa(JSON.stringify({ sub: ada }))}.sig`;
const open: { close(): Promise<void> }[] = [];
const closeAll = async (): Promise<void> => {
  for (const data of open.splice(0)) await data.close();
};

beforeEach(emptyStorage);
afterEach(closeAll);

interface Server {
  readonly double: ServerDouble;
  /** The workspace that each call named, with the ids of the rows it carried. Null is the person's own. */
  readonly calls: { readonly workspace: string | null; readonly ids: readonly string[] }[];
  /** The workspaces that the person is a member of. */
  readonly members: Set<string>;
}

const serverOf = (): Server => ({ double: createServerDouble(() => noon, null), calls: [], members: new Set([team, other]) });

const overHttp =
  ({ double, calls, members }: Server): typeof fetch =>
  async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '');
    if (url.pathname.endsWith('/stream')) return new Response('', { status: 503 });
    const text = init?.body === undefined ? '{}' : await new Response(init.body).text();
    const { workspace = null, ...body } = JSON.parse(text) as { workspace?: string; rows?: readonly PushedRow[] };
    const named = url.searchParams.get('workspace') ?? workspace;
    calls.push({ workspace: named, ids: (body.rows ?? []).map(({ id }) => id) });
    if (named !== null && !members.has(named)) return Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
    const [after, limit] = [Number(url.searchParams.get('after')), Number(url.searchParams.get('limit'))];
    const request = url.pathname.endsWith('/pull')
      ? { kind: 'pull', after, limit, floor: null, atLeast: null }
      : { kind: url.pathname.split('/').at(-1), ...body };
    const answer = double.handle(named ?? ada, { ...(request as ServerRequest), workspaceId: named }, 500);
    return answer.ok ? Response.json(answer.body) : Response.json({}, { status: answer.failure.status ?? 500 });
  };

/** One of Ada's workspaces, open on her device. */
async function opened(server: Server, workspaceId: string | null) {
  const repeated = { stop: () => undefined };
  const { listener, ...control } = createSync({
    fetch: overHttp(server),
    locks: null,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: elapsedTime,
    wall: () => noon,
    chance: () => 0.5,
    origin: 'https://app.example',
    every: () => repeated,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return { stop: () => clearTimeout(timer) };
    },
  });
  const data = createDataWorker(listener, () => noon);
  open.push(data);
  await data.open(documentsName(ada, workspaceId));
  const view = new ViewDb(viewName(documentsName(ada, workspaceId)));
  open.push({ close: async () => view.close() });
  const signIn = (session: string | null): Promise<void> =>
    control.setSyncSession({ userId: ada, workspaceId: session, token, ended: false, hadRecords: false, build: 'test' });
  const until = (check: (status: SyncStatusRow | null) => boolean): Promise<void> =>
    expect.poll(async () => check(await readSyncStatus(view)), { timeout: 8_000 }).toBe(true);
  return { data, control, view, signIn, until };
}

const isSynced = (status: SyncStatusRow | null): boolean => status?.kind === 'synced' && status.pending === 0;

describe('edits of a workspace are never sent to another', () => {
  it.each([
    ['the personal workspace’s, in the session of a team', null, team],
    ['a team’s, in the session of the personal workspace', team, null],
    ['a team’s, in the session of another team', team, other],
  ] as const)('not %s', async (_, workspaceId, wrong) => {
    const server = serverOf();
    const { data, control, signIn, until } = await opened(server, workspaceId);
    await signIn(wrong);
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    await control.syncNow();
    await signIn(workspaceId);
    await until(isSynced);
    // The session of another workspace replaces this one while its sync runs.
    await signIn(wrong);
    await data.mutate({ type: 'deal/add', deal: dealOf(2) });
    await control.syncNow();
    await signIn(workspaceId);
    await until(isSynced);
    expect(new Set(server.calls.map(({ workspace }) => workspace))).toEqual(new Set([workspaceId]));
    expect([...server.double.workspaces.keys()]).toEqual([workspaceId ?? ada]);
  });

  it('one after another on one device: each server part gets exactly its own', async () => {
    const server = serverOf();
    for (const [n, workspaceId] of [
      [1, null],
      [2, team],
      [3, other],
      [4, null],
    ] as const) {
      const { data, signIn, until } = await opened(server, workspaceId);
      await signIn(workspaceId);
      await data.mutate({ type: 'deal/add', deal: dealOf(n) });
      await until(isSynced);
      await closeAll();
    }
    const idsIn = (key: string): readonly string[] => [...(server.double.workspaces.get(key)?.rows.values() ?? [])].map(({ id }) => id);
    expect([idsIn(ada), idsIn(team), idsIn(other)]).toEqual([[dealOf(1).id, dealOf(4).id], [dealOf(2).id], [dealOf(3).id]]);
  });

  it('what was made before anyone signed in moves to the personal workspace, not to a team', async () => {
    const before = createDataWorker();
    await before.open(documentsName(null));
    await before.mutate({ type: 'deal/add', deal: dealOf(1) });
    await before.close();
    const server = serverOf();
    expect(await (await opened(server, team)).data.readDeals([dealOf(1).id])).toEqual([]);
    await closeAll();
    expect(await (await opened(server, null)).data.readDeals([dealOf(1).id])).toHaveLength(1);
  });

  it('a file of unsent changes is refused in another workspace of the same person', async () => {
    const server = serverOf();
    const personal = await opened(server, null);
    await personal.data.mutate({ type: 'deal/add', deal: dealOf(1) });
    const text = await personal.control.exportUnsent();
    await closeAll();
    const shared = await opened(server, team);
    expect(await shared.control.importUnsent(text)).toMatchObject({ ok: false, error: { message: /another of your workspaces/ } });
    expect(await shared.control.countUnsent()).toBe(0);
  });
});

it('sync: a member who was removed keeps every record, and is told why the sync ended', async () => {
  const server = serverOf();
  const { data, control, signIn, until } = await opened(server, team);
  await signIn(team);
  await data.mutate({ type: 'deal/add', deal: dealOf(1) });
  await until(isSynced);
  server.members.delete(team);
  await data.mutate({ type: 'deal/save', id: dealOf(1).id, saved: true, stamp: { mid: dealOf(9).mid, at: dealOf(9).updatedAt } });
  await until((status) => status?.kind === 'failed' && status.reason === 'not-member');
  expect(await control.countUnsent()).toBe(1);
  expect(await data.readDeals([dealOf(1).id])).toHaveLength(1);
});
