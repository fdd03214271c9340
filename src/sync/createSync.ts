import { instant } from '../core/kernel/calendar.ts';
import type { DataListener } from '../data/commands/openStores.ts';
import { updateRowsInBackground, updateRecordRows } from '../data/commands/updateRecordRows.ts';
import { syncSettings, type SyncStatusRow } from '../data/view/sync/syncView.ts';
import type { ViewDb } from '../data/view/viewDb.ts';
import { documentsName } from '../data/view/viewName.ts';
import { createFileCalls } from './fileCalls.ts';
import type { SyncRunner } from './runner.ts';
import { startSync, type StartedSync, type SyncEnvironment } from './startSync.ts';
import { tellPresence } from './transport/tellPresence.ts';
import type { SyncControl, SyncSession } from './syncControl.ts';
import type { Stores } from '../data/commands/stores.ts';

/** The sync in one data worker. It starts once the person's stores are open and their session is known. */
export function createSync(around: SyncEnvironment): SyncControl & { readonly listener: DataListener } {
  const running = createRunning(around);
  const { tell } = running;
  let opening = storesToCome();
  const opened = (): Promise<Stores> => opening.promise;
  const show = async (keys: Parameters<typeof updateRecordRows>[1]): Promise<void> =>
    updateRecordRows(await opened(), keys, instant(around.wall())).catch(updateRowsInBackground);
  return {
    setSyncSession: async (session) => running.setSession(session),
    refusedToken: async () => running.refusedToken(),
    setSyncOnline: async (online) => running.setOnline(online),
    syncNow: async () => tell({ type: 'poked', version: null }),
    tellPresence: (deal) => running.tellPresence(deal),
    ...createFileCalls({ opened, wall: around.wall, show }),
    listener: {
      opened: (stores) => {
        opening.resolve(stores);
        running.setStores(stores);
      },
      closing: () => {
        running.setStores(null);
        opening = storesToCome();
      },
      // The newer build sends the pending changes. They can still be exported as a file.
      outdated: () => running.setStores(null),
      writeBegan: () => tell({ type: 'write-began' }),
      writeEnded: (added) => void running.wrote(added),
    },
  };
}

const nothing = (): void => undefined;

/** A promise that resolves when the stores open. */
function storesToCome(): { readonly promise: Promise<Stores>; readonly resolve: (stores: Stores) => void } {
  let resolve: (stores: Stores) => void = nothing;
  const promise = new Promise<Stores>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Runs at most one sync: on the open stores, for the session's person and workspace, while the page is in use. */
function createRunning(around: SyncEnvironment) {
  let stores: Stores | null = null;
  let session: SyncSession | null = null;
  let refused: string | null = null;
  let online = true;
  let running: StartedSync | null = null;
  /** Sends an event to the running sync. Dropped if none is running. */
  const tell: SyncRunner['send'] = (event) => running?.runner.send(event);
  const begin = (): void => {
    if (stores === null || session === null || stores.documents.name !== documentsName(session.userId, session.workspaceId)) return;
    const { userId, token, ended } = session;
    running ??= startSync(around, { given: session, session: () => session, refuse: (given) => (refused = given), stores, online });
    tell({ type: 'access', access: token !== null ? 'held' : ended ? 'ended' : 'none' });
    tell({ type: 'signed-in', userId });
    void presence.send();
  };
  const presence = createPresenceReport(around, () => ({ stores, session }));
  const end = (): void => {
    running?.stop();
    running = null;
    presence.drop();
  };
  return {
    tell,
    setSession: (given: SyncSession | null): void => {
      const hadToken = typeof session?.token === 'string';
      session = given;
      // Only stops the sync for the previous person. Their records stay.
      if (given === null) tell({ type: 'signed-out' });
      else begin();
      // Without a token the stream would wait out its pause before it retried.
      if (!hadToken && typeof given?.token === 'string') running?.listen();
    },
    /** The token in use, if the server has refused it. */
    refusedToken: (): string | null => (refused === session?.token ? refused : null),
    tellPresence: presence.tell,
    setStores: (given: Stores | null): void => {
      if (given === null) end();
      stores = given;
      begin();
    },
    setOnline: (now: boolean): void => {
      online = now;
      tell({ type: now ? 'online' : 'offline' });
    },
    /** Called when a command has ended. If another tab leads, the command's pending records are shown at once. */
    wrote: async (added: number): Promise<void> => {
      if (added > 0 && stores !== null && running?.leads() === false) await showWaiting(stores.view, added).catch(updateRowsInBackground);
      tell({ type: 'write-ended', added });
    },
  };
}

interface PresenceContext {
  readonly stores: Stores | null;
  readonly session: SyncSession | null;
}

/** Reports the open deal. The last report waits until the session's stores are open and it has a token. */
function createPresenceReport(around: SyncEnvironment, context: () => PresenceContext) {
  let unsent: { readonly deal: string | null } | null = null;
  const send = async (): Promise<void> => {
    const { stores, session } = context();
    if (unsent === null || stores === null || typeof session?.token !== 'string') return;
    if (stores.documents.name !== documentsName(session.userId, session.workspaceId)) return;
    const { deal } = unsent;
    unsent = null;
    await tellPresence({ ...around, session, device: stores.writer().device }, deal);
  };
  const tell = (deal: string | null): Promise<void> => {
    unsent = { deal };
    return send();
  };
  return { send, tell, drop: () => (unsent = null) };
}

/**
 * The leading tab writes the status, but may be asleep, so another tab reports its own pending change itself. The leader is then notified
 * and writes the actual status.
 */
async function showWaiting({ settings }: ViewDb, added: number): Promise<void> {
  await settings.db.transaction('rw', settings, async () => {
    const shown = (await settings.get(syncSettings.status))?.value as SyncStatusRow | undefined;
    if (shown === undefined) return;
    const kind = shown.kind === 'failed' || shown.kind === 'sending' ? shown.kind : 'waiting';
    await settings.put({ key: syncSettings.status, value: { ...shown, kind, pending: shown.pending + added } });
  });
}
