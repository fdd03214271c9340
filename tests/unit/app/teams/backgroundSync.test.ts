import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import {
  createBackgroundSync,
  mostInBackground,
  type BackgroundContext,
  type BackgroundSync,
} from '../../../../src/app/teams/backgroundSync.ts';
import { ok } from '../../../../src/core/kernel/result.ts';
import { syncSettings } from '../../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../../src/data/view/viewName.ts';

const running: BackgroundSync[] = [];
afterEach(() => running.splice(0).forEach(({ stop }) => stop()));

/** Ada's background sync, with workers and sessions that only note what they were given. */
function background() {
  const started: string[] = [];
  const ended: string[] = [];
  const suspended: string[] = [];
  const sessions: (readonly [string, string | null])[] = [];
  const page = new EventTarget();
  const onNotMember = vi.fn();
  const startDataWorker = (name: string) => {
    started.push(name);
    const client = { stop: () => ended.push(name), suspend: () => suspended.push(name), resume: () => undefined, name };
    return { client, opened: Promise.resolve(ok(null)) };
  };
  const sync = createBackgroundSync({
    account: {} as never,
    connection: {} as never,
    userId: 'ada',
    page: page as BackgroundContext['page'],
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    startDataWorker: startDataWorker as never,
    followSession: ({ view, workspaceId }) => {
      sessions.push([view.name, workspaceId]);
      return { again: () => undefined, stop: () => undefined };
    },
    onNotMember,
  });
  running.push(sync);
  return { sync, started, ended, suspended, sessions, page, onNotMember };
}

it('background sync: each workspace has its own worker, databases and session', () => {
  const { sync, started, sessions } = background();
  sync.sync([null, 'team-1', 'team-2']);
  const names = [documentsName('ada'), documentsName('ada', 'team-1'), documentsName('ada', 'team-2')];
  expect(started).toEqual(names);
  expect(sessions).toEqual([null, 'team-1', 'team-2'].map((id, at) => [viewName(names[at] ?? ''), id]));
});

it('background sync: keeps running workers, ends those that are no longer wanted, and starts at most four', () => {
  const { sync, started, ended } = background();
  sync.sync([null, 'team-1']);
  sync.sync(['team-1', 'team-2']);
  expect(ended).toEqual([documentsName('ada')]);
  expect(started).toHaveLength(3);
  expect(sync.workerOf('team-1')).toMatchObject({ name: documentsName('ada', 'team-1') });
  expect(sync.workerOf(null)).toBeNull();
  sync.sync(['1', '2', '3', '4', '5', '6']);
  expect(started).toHaveLength(3 + mostInBackground);
  sync.stop();
  expect(ended.toSorted()).toEqual(started.toSorted());
});

it('background sync: lets go of its databases while the page is in the back/forward cache', () => {
  const { sync, suspended, page } = background();
  sync.sync(['team-1', 'team-2']);
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(suspended).toHaveLength(2);
});

it('background sync: reports that the person is not a member of a workspace', async () => {
  const { sync, onNotMember } = background();
  sync.sync(['team-9']);
  const view = new ViewDb(viewName(documentsName('ada', 'team-9')));
  await view.settings.put({ key: syncSettings.status, value: { kind: 'failed', reason: 'not-member', pending: 0 } });
  await expect.poll(() => onNotMember.mock.calls).toEqual([['team-9']]);
  view.close();
});
