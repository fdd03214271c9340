import { instant } from '../core/kernel/calendar.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import { createSyncStore } from '../data/collections/syncStore.ts';
import type { BackupControl } from '../data/backups.ts';
import type { DataListener, OpenStores } from '../data/commands/createDataWorker.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import { showRecords, showWritten } from '../data/commands/showRecords.ts';
import { writerOf } from '../data/commands/writer.ts';
import { storageFailure } from '../data/storageFailure.ts';
import { syncSettings, type SyncStatusRow } from '../data/view/sync/syncView.ts';
import type { ViewDb } from '../data/view/viewDb.ts';
import { documentsName } from '../data/view/viewName.ts';
import { createBackupControl } from './backup/backupControl.ts';
import { newestOnly } from './newestOnly.ts';
import { createSyncRunner, type SyncRunner } from './runner.ts';
import type { LogEntry } from './step/effects.ts';
import type { SyncControl, SyncSession } from './syncControl.ts';
import type { Access } from './step/events.ts';
import type { SyncStatus } from './step/status.ts';
import { createLeadership, type LeaderLocks, type Leadership, type TabChannel } from './transport/leadership.ts';
import { listenForPokes } from './transport/pokeStream.ts';
import { pullAhead } from './transport/pullAhead.ts';
import { createServerCalls } from './transport/serverCalls.ts';
import { countUnsent, exportUnsent, importUnsent, type BroughtBack } from './unsent/unsentWork.ts';

/** What a worker's surroundings give. */
export interface SyncSurroundings {
  readonly fetch: typeof fetch;
  readonly locks: LeaderLocks | null;
  readonly openChannel: (name: string) => TabChannel & { close(): void };
  /** Milliseconds that never jump, and the device's clock. */
  readonly elapsed: () => number;
  readonly wall: () => number;
  readonly chance: () => number;
  readonly origin: string;
  readonly every: (ms: number, run: () => void) => { stop(): void };
  readonly after: (ms: number, run: () => void) => { stop(): void };
}

interface Running {
  readonly userId: string;
  readonly runner: SyncRunner;
  readonly leadership: Leadership;
  /** Opens the stream of the server's pokes where this tab leads. */
  listen(): void;
  stop(): void;
}

/** The sync of one data worker: begins when the person's stores are open and their session is known, whichever comes last. */
// oxlint-disable-next-line max-lines-per-function -- its calls share the six variables that are the state of one sync
export function createSync(around: SyncSurroundings): SyncControl & { readonly listener: DataListener } {
  let stores: OpenStores | null = null;
  let session: SyncSession | null = null;
  let refused: string | null = null;
  let online = true;
  let kept = false;
  let running: Promise<Running> | null = null;
  const tell = (event: Parameters<SyncRunner['send']>[0]): void => void running?.then(({ runner }) => runner.send(event));
  const begin = (): void => {
    if (kept || stores === null || session === null || stores.documents.name !== documentsName(session.userId)) return;
    running ??= run(around, { ...session, stores, online, session: () => session, onRefused: (token) => (refused = token) });
    tell({ type: 'access', access: accessOf(session) });
    tell({ type: 'signed-in', userId: session.userId });
  };
  const rest = (left: OpenStores | null): void => {
    void running?.then((ended) => ended.stop());
    [running, stores] = [null, left];
  };
  const files = createFileCalls(around, tell);
  return {
    setSyncSession: async (given) => {
      const hadToken = typeof session?.token === 'string';
      session = given;
      // The runner of the person before is told nothing but that: their records stay where they are.
      if (given === null) tell({ type: 'signed-out' });
      else begin();
      // A stream that found no token would try again only after its pause.
      if (!hadToken && typeof given?.token === 'string') void running?.then((begun) => begun.listen());
    },
    refusedToken: async () => (refused === session?.token ? refused : null),
    setSyncOnline: async (now) => {
      online = now;
      tell({ type: now ? 'online' : 'offline' });
    },
    setPageKept: async (now) => {
      kept = now;
      if (now) rest(stores);
      else begin();
    },
    syncNow: async () => tell({ type: 'poked', version: null }),
    ...files.calls,
    listener: {
      opened: (given) => {
        stores = given;
        files.opened(given);
        begin();
      },
      closing: () => {
        rest(null);
        files.closing();
      },
      // What waits can still be handed over as a file; the newer build sends it.
      outdated: () => rest(null),
      writeBegan: () => tell({ type: 'write-began' }),
      writeEnded: (added) => void showWaiting(running, stores, added).then(() => tell({ type: 'write-ended', added })),
    },
  };
}

const accessOf = ({ token, ended }: SyncSession): Access => (token !== null ? 'held' : ended ? 'ended' : 'none');

/** What is written to a file and taken in from one. A file may be asked for while the stores are still being opened. */
function createFileCalls(around: SyncSurroundings, tell: SyncRunner['send']) {
  let opening = storesToCome();
  const opened = (): Promise<OpenStores> => opening.promise;
  const calls: BackupControl & Pick<SyncControl, 'countUnsent' | 'exportUnsent' | 'importUnsent'> = {
    countUnsent: async () => countUnsent(await opened()),
    exportUnsent: async () => exportUnsent(await opened(), around.wall()),
    importUnsent: async (text) => takeInFile(around, { stores: await opened(), text, tell }),
    ...backupsOf(around, opened, tell),
  };
  return {
    calls,
    opened: (stores: OpenStores): void => opening.resolve(stores),
    closing: (): void => {
      opening = storesToCome();
    },
  };
}

/** Backup and restore, whose writes the sync is told of. */
function backupsOf(around: SyncSurroundings, opened: () => Promise<OpenStores>, tell: SyncRunner['send']): BackupControl {
  return createBackupControl({
    opened,
    wall: around.wall,
    writeBegan: () => tell({ type: 'write-began' }),
    writeEnded: (added) => tell({ type: 'write-ended', added }),
    show: async (keys) => showRecords(await opened(), keys, instant(around.wall())).catch(showLater),
  });
}

/** How far a queue is changes several times a batch, and each time wakes every tab. Whether there is one is said at once. */
const isUnderWay = ({ kind }: SyncStatus): boolean => kind === 'sending' || kind === 'waiting';

const nothing = (): void => undefined;

/** The stores that are being opened, for whoever waits for them. */
function storesToCome(): { readonly promise: Promise<OpenStores>; readonly resolve: (stores: OpenStores) => void } {
  let resolve: (stores: OpenStores) => void = nothing;
  const promise = new Promise<OpenStores>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

interface RunOptions {
  readonly stores: OpenStores;
  readonly userId: string;
  readonly online: boolean;
  readonly hadRecords: boolean;
  readonly build: string;
  readonly session: () => SyncSession | null;
  readonly onRefused: (token: string) => unknown;
}

async function run(around: SyncSurroundings, options: RunOptions): Promise<Running> {
  const { stores, userId, session } = options;
  const { documents, view } = stores;
  const { device } = await writerOf(view);
  const name = `yardstick-sync-${documents.name}`;
  const channel = around.openChannel(name);
  let alarm = { stop: (): void => {} };
  const store = createSyncStore({
    documents,
    view,
    hadRecords: options.hadRecords,
    onWritten: (coll, writes) => showWritten(stores, { coll, writes }, instant(around.wall())).catch(showLater),
  });
  const ended = new AbortController();
  const fetch = endingWith(around.fetch, ended.signal);
  const calls = createServerCalls({ session, fetch, origin: around.origin, device, now: around.wall, onRefused: options.onRefused });
  const runner = createSyncRunner(
    {
      store,
      ask: pullAhead(calls, around.elapsed),
      moment: () => ({ elapsed: around.elapsed(), wall: around.wall(), chance: around.chance() }),
      holdsLead: () => leadership.holds(),
      wakeAt: (at, ring) => {
        alarm.stop();
        alarm = around.after(Math.max(0, at - around.elapsed()), ring);
      },
      report: newestOnly((status) => view.settings.put({ key: syncSettings.status, value: status }).then(nothing, ignoreClosed), {
        mayWait: (status, before) => isUnderWay(status) && isUnderWay(before),
        restMs: 100,
        after: around.after,
      }),
      log: (entries) => void keepLog(view, entries).catch(ignoreClosed),
      announce: (added) => channel.post({ type: 'written', added }),
    },
    { build: options.build, online: options.online },
  );
  channel.listen((message) => {
    if (message.type === 'written') runner.send({ type: 'written-elsewhere', added: message.added });
  });
  const { leadership, listen } = lead(around, { runner, channel, session, name });
  const stop = (): void => {
    ended.abort();
    leadership.stop();
    alarm.stop();
    channel.close();
  };
  return { userId, runner, leadership, listen, stop };
}

/** The same calls, which are given up when their sync ends: a page that is kept must not keep a connection. */
const endingWith =
  (fetch: SyncSurroundings['fetch'], ended: AbortSignal): SyncSurroundings['fetch'] =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([ended, ...(init?.signal ? [init.signal] : [])]) });

interface LeadOptions {
  readonly runner: SyncRunner;
  readonly channel: TabChannel;
  readonly session: () => SyncSession | null;
  readonly name: string;
}

/** Only the tab that leads syncs, and only it listens to the server. */
function lead(around: SyncSurroundings, { runner, channel, session, name }: LeadOptions): Pick<Running, 'leadership' | 'listen'> {
  let pokes = { stop: (): void => {} };
  const openStream = (): void => {
    pokes.stop();
    pokes = listenForPokes({ ...around, session, onPoke: (version) => runner.send({ type: 'poked', version }) });
  };
  const leadership = createLeadership({
    ...around,
    name,
    channel,
    onGained: () => {
      runner.send({ type: 'leader-gained' });
      openStream();
    },
    onLost: () => {
      pokes.stop();
      runner.send({ type: 'leader-lost' });
    },
  });
  return { leadership, listen: () => (leadership.holds() ? openStream() : undefined) };
}

interface GivenFile {
  readonly stores: OpenStores;
  readonly text: string;
  readonly tell: SyncRunner['send'];
}

/** A kept file into the stores, the list and the queue. */
async function takeInFile(around: SyncSurroundings, given: GivenFile): ReturnType<SyncControl['importUnsent']> {
  given.tell({ type: 'write-began' });
  const taken = await showFile(around, given);
  given.tell({ type: 'write-ended', added: taken.ok ? taken.value.added : 0 });
  return taken.ok ? ok({ records: taken.value.records.length, captures: taken.value.captures }) : taken;
}

async function showFile(around: SyncSurroundings, { stores, text }: GivenFile): Promise<Result<BroughtBack, DataFailure>> {
  try {
    const taken = await importUnsent(stores, text, around.wall());
    if (taken.ok) await showRecords(stores, taken.value.records, instant(around.wall())).catch(showLater);
    return taken;
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** A failure to show what came in is mended at the next start and holds up nothing. */
const showLater = (cause: unknown): void => console.warn('The list could not follow the sync', cause);

/** That the storage was emptied stands until the person has read it, whatever else the sync says by then. */
async function keepLog(view: ViewDb, entries: readonly LogEntry[]): Promise<void> {
  await view.syncLog.bulkAdd([...entries]);
  const emptied = entries.find(({ kind }) => kind === 'store-emptied');
  // The page, which knows how much it was, may have said so already.
  if (emptied !== undefined) await view.settings.add({ key: syncSettings.emptied, value: 'unknown' }).catch(nothing);
}

/**
 * The tab that leads writes the status, and may be asleep: a tab that does not says itself that its change waits. The leader, told
 * afterwards, writes what is true by then.
 */
async function showWaiting(running: Promise<Running> | null, stores: OpenStores | null, added: number): Promise<void> {
  if (added === 0 || stores === null || (await running)?.leadership.holds() !== false) return;
  const { settings } = stores.view;
  try {
    await stores.view.transaction('rw', settings, async () => {
      const shown = (await settings.get(syncSettings.status))?.value as SyncStatusRow | undefined;
      if (shown === undefined) return;
      const kind = shown.kind === 'failed' || shown.kind === 'sending' ? shown.kind : 'waiting';
      await settings.put({ key: syncSettings.status, value: { ...shown, kind, pending: shown.pending + added } });
    });
  } catch (cause) {
    ignoreClosed(cause);
  }
}

/** The person signed out or left while the last word was on its way. */
const ignoreClosed = (cause: unknown): void => console.warn('The status of the sync could not be kept', cause);
