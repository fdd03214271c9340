import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountState } from '../../../../src/account/account.ts';
import { followSession } from '../../../../src/app/person/followSession.ts';
import type { JobName, WorkerClient } from '../../../../src/bridge/workerClient.ts';
import { ok } from '../../../../src/core/kernel/result.ts';
import { syncSettings } from '../../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import type { SyncControl, SyncSession } from '../../../../src/sync/syncControl.ts';

const ada = { id: 'ada', email: 'ada@example.com' };
const stops: (() => void)[] = [];
let views = 0;

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A page on which Ada is signed in, and whose account returns these tokens. */
function followed(token: () => string | null, start: AccountState = { kind: 'signed-in', user: ada }) {
  let state = start;
  const hear = new Set<() => void>();
  const asked: (string | null | undefined)[] = [];
  const given: (SyncSession | null)[] = [];
  const worker = { refused: null as string | null };
  const view = new ViewDb(`follow-${(views += 1)}`);
  const call = async (name: JobName<SyncControl>, args: readonly unknown[]) => {
    if (name === 'setSyncSession') given.push(args[0] as SyncSession | null);
    return ok(name === 'refusedToken' ? worker.refused : undefined);
  };
  const follower = followSession({
    account: {
      state: () => state,
      subscribe: (listener) => {
        hear.add(listener);
        return () => hear.delete(listener);
      },
      currentUser: async () => null,
      accessToken: async (refused) => {
        asked.push(refused);
        return token();
      },
    },
    connection: { current: () => 'online', subscribe: () => () => undefined },
    view,
    userId: ada.id,
    workspaceId: null,
    sync: { call: call as WorkerClient<SyncControl>['call'] },
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  });
  stops.push(() => follower.stop());
  const become = (next: AccountState): void => {
    state = next;
    for (const listener of hear) listener();
  };
  return { given, asked, view, worker, become };
}

it('accounts: the worker learns whose records it has if no token is available', async () => {
  const { given } = followed(() => null);
  await expect.poll(() => given).toMatchObject([{ userId: 'ada', token: null }]);
});

it('accounts: a session that ended leaves the user with the worker, marked as ended', async () => {
  const { given, become } = followed(() => 'token-1');
  await expect.poll(() => given.at(-1)).toMatchObject({ token: 'token-1', ended: false });
  become({ kind: 'ended', user: ada, accountDeleted: false });
  await expect.poll(() => given.at(-1)).toMatchObject({ userId: 'ada', token: null, ended: true });
  become({ kind: 'signed-in', user: ada });
  await expect.poll(() => given.at(-1)).toMatchObject({ token: 'token-1', ended: false });
  become({ kind: 'anonymous' });
  await expect.poll(() => given.at(-1)).toBeNull();
});

it('accounts: a token refused by the server is renewed once, however often that is reported', async () => {
  let token = 'token-1';
  const { given, asked, view, worker } = followed(() => token);
  await expect.poll(() => given.at(-1)).toMatchObject({ token: 'token-1' });
  worker.refused = 'token-1';
  token = 'token-2';
  await view.settings.put({ key: syncSettings.status, value: { kind: 'waiting', reason: 'sign-in', pending: 1 } });
  await expect.poll(() => given.at(-1)).toMatchObject({ token: 'token-2' });
  worker.refused = 'token-2';
  for (const pending of [2, 3])
    await view.settings.put({ key: syncSettings.status, value: { kind: 'waiting', reason: 'sign-in', pending } });
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked.filter((refused) => typeof refused === 'string')).toEqual(['token-1']);
});
