import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { readSyncStatus, type SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { documentsName, viewName } from '../../../../src/data/view/viewName.ts';
import { createSync } from '../../../../src/sync/createSync.ts';
import { subjectOf } from '../../../../src/sync/transport/serverCalls.ts';
import { elapsedTime, wallTime } from '../../../support/realClock.ts';

/** The product's data worker with its sync, in Node: its own stores and transport, with this platform's fetch and clock. */
export interface NodeDevice {
  readonly data: ReturnType<typeof createDataWorker>;
  readonly view: ViewDb;
  readonly userId: string;
  status(): Promise<SyncStatusRow | null>;
  setOnline(online: boolean): Promise<void>;
  /** Ends it as closing a tab does; its stores stay. */
  close(): Promise<void>;
}

/** Needs `fake-indexeddb/auto`. Only one device per user at a time, because the stores are named after the user. */
export async function openNodeDevice(origin: string, token: string): Promise<NodeDevice> {
  const userId = subjectOf(token);
  if (userId === null) throw new Error('The token does not name a user');
  const timers = new Set<NodeJS.Timeout>();
  const controller = new AbortController();
  const { listener, ...control } = createSync({
    fetch: (input, init) => {
      const signal = init?.signal == null ? controller.signal : AbortSignal.any([controller.signal, init.signal]);
      return fetch(input, { ...init, signal });
    },
    locks: null,
    openChannel: () => ({ post: () => undefined, listen: () => undefined, close: () => undefined }),
    elapsed: elapsedTime,
    wall: wallTime,
    chance: () => Math.random(),
    origin,
    every: (ms, run) => stoppable(timers, setInterval(run, ms)),
    after: (ms, run) => stoppable(timers, setTimeout(run, ms)),
  });
  const data = createDataWorker(listener);
  await data.open(documentsName(userId));
  const view = new ViewDb(viewName(documentsName(userId)));
  await control.setSyncSession({ userId, workspaceId: null, token, ended: false, hadRecords: false, build: 'test' });
  return {
    data,
    view,
    userId,
    status: () => readSyncStatus(view),
    setOnline: (online) => control.setSyncOnline(online),
    close: async () => {
      controller.abort();
      await data.close();
      timers.forEach((timer) => clearTimeout(timer));
      view.close();
    },
  };
}

function stoppable(timers: Set<NodeJS.Timeout>, timer: NodeJS.Timeout): { stop(): void } {
  timers.add(timer);
  return { stop: () => clearTimeout(timer) };
}
