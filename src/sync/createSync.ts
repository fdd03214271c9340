import { instant } from '../core/kernel/calendar.ts';
import { err, ok, type Result } from '../core/kernel/result.ts';
import { collectionNames, type CollectionName } from '../core/protocol/syncRow.ts';
import { showSyncedAlerts } from '../data/alerts/showAlerts.ts';
import { createSyncStore } from '../data/collections/syncStore.ts';
import { readRecords } from '../data/collections/recordWrites.ts';
import type { BackupControl } from '../data/backups.ts';
import type { DataListener, OpenStores } from '../data/commands/createDataWorker.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import { showSyncedItems } from '../data/commands/items/repairItems.ts';
import { rescoreRows } from '../data/commands/rescoreRows.ts';
import { readProfile, showSyncedDeals } from '../data/commands/syncedRows.ts';
import { writerOf } from '../data/commands/writer.ts';
import type { GuardedWrite } from '../data/records/recordStore.ts';
import type { RecordKey } from '../data/records/syncedRecord.ts';
import { storageFailure } from '../data/storageFailure.ts';
import { syncSettings, type SyncStatusRow } from '../data/view/sync/syncView.ts';
import type { ViewDb } from '../data/view/viewDb.ts';
import { documentsName } from '../data/view/viewName.ts';
import { createBackupControl } from './backup/backupControl.ts';
import { newestOnly } from './newestOnly.ts';
import { createSyncRunner, type SyncRunner } from './runner.ts';
import type { LogEntry } from './step/effects.ts';
import type { SyncControl, SyncSession } from './syncControl.ts';
import type { SyncStatus } from './step/status.ts';
import { createLeadership, type LeaderLocks, type Leadership, type TabChannel } from './transport/leadership.ts';
import { listenForPokes } from './transport/pokeStream.ts';
import { pullAhead } from './transport/pullAhead.ts';
import { pushAhead, type QueueAhead } from './transport/pushAhead.ts';
import { pushBody } from './transport/pushBody.ts';
import { createServerCalls } from './transport/serverCalls.ts';
import { exportUnsent, importUnsent, type BroughtBack } from './unsent/unsentWork.ts';

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
  stop(): void;
}

/** The sync of one data worker: begins when the person's stores are open and their session is known, whichever comes last. */
export function createSync(around: SyncSurroundings): SyncControl & { readonly listener: DataListener } {
  let stores: OpenStores | null = null;
  let session: SyncSession | null = null;
  let online = true;
  let running: Promise<Running> | null = null;
  const tell = (event: Parameters<SyncRunner['send']>[0]): void => void running?.then(({ runner }) => runner.send(event));
  const begin = (): void => {
    if (stores === null || session === null || stores.documents.name !== documentsName(session.userId)) return;
    const { userId } = session;
    running ??= run(around, { stores, userId, online, hadRecords: session.hadRecords, build: session.build, session: () => session });
    tell({ type: 'signed-in', userId });
  };
  const rest = (): void => {
    void running?.then((ended) => ended.stop());
    [running, stores] = [null, null];
  };
  // A file may be asked for while the stores are still being opened.
  let opening = storesToCome();
  const opened = (): Promise<OpenStores> => opening.promise;
  return {
    setSyncSession: async (given) => {
      session = given;
      // The runner of the person before is told nothing but that: their records stay where they are.
      if (given === null) tell({ type: 'signed-out' });
      else begin();
    },
    setSyncOnline: async (now) => {
      online = now;
      tell({ type: now ? 'online' : 'offline' });
    },
    syncNow: async () => tell({ type: 'poked', version: null }),
    exportUnsent: async () => exportUnsent(await opened(), around.wall()),
    importUnsent: async (text) => takeInFile(around, { stores: await opened(), text, tell }),
    ...backupsOf(around, opened, tell),
    listener: {
      opened: (given) => {
        stores = given;
        opening.resolve(given);
        begin();
      },
      closing: () => {
        rest();
        opening = storesToCome();
      },
      // What waits can still be handed over as a file; the newer build sends it.
      outdated: rest,
      writeBegan: () => tell({ type: 'write-began' }),
      writeEnded: (added) => void showWaiting(running, stores, added).then(() => tell({ type: 'write-ended', added })),
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
    show: async (keys) => showRecords(around, await opened(), keys),
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
}

async function run(around: SyncSurroundings, options: RunOptions): Promise<Running> {
  const { stores, userId, session } = options;
  const { documents, view } = stores;
  const { device } = await writerOf(view);
  const channelName = `yardstick-sync-${documents.name}`;
  const channel = around.openChannel(channelName);
  let alarm = { stop: (): void => {} };
  const store = createSyncStore({
    documents,
    view,
    hadRecords: options.hadRecords,
    onWritten: (coll, writes) => show(around, stores, { coll, writes }),
    elapsed: around.elapsed,
  });
  const calls = createServerCalls({ session, fetch: around.fetch, origin: around.origin, device, now: around.wall });
  const queue: QueueAhead = { behind: (sent) => store.behind(sent), prepare: (rows) => pushBody(device, rows), elapsed: around.elapsed };
  const runner = createSyncRunner(
    {
      store,
      ask: pullAhead(pushAhead(calls, queue), around.elapsed),
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
  const leadership = lead(around, { runner, channel, session, name: channelName });
  const stop = (): void => {
    leadership.stop();
    alarm.stop();
    channel.close();
  };
  return { userId, runner, leadership, stop };
}

interface LeadOptions {
  readonly runner: SyncRunner;
  readonly channel: TabChannel;
  readonly session: () => SyncSession | null;
  readonly name: string;
}

/** Only the tab that leads syncs, and only it listens to the server. */
function lead(around: SyncSurroundings, { runner, channel, session, name }: LeadOptions): Leadership {
  let pokes = { stop: (): void => {} };
  return createLeadership({
    ...around,
    name,
    channel,
    onGained: () => {
      runner.send({ type: 'leader-gained' });
      pokes.stop();
      pokes = listenForPokes({ ...around, session, onPoke: (version) => runner.send({ type: 'poked', version }) });
    },
    onLost: () => {
      pokes.stop();
      runner.send({ type: 'leader-lost' });
    },
  });
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
    if (taken.ok) await showRecords(around, stores, taken.value.records);
    return taken;
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** The page's view of records that a file brought or took. */
async function showRecords(around: SyncSurroundings, stores: OpenStores, keys: readonly RecordKey[]): Promise<void> {
  for (const coll of collectionNames) {
    const ids = keys.filter((key) => key.coll === coll).map(({ id }) => id);
    const found = ids.length === 0 ? [] : await readRecords(stores.documents, coll, ids);
    const records = new Map(found.map((record) => [record.id, record]));
    const writes = ids.map((id) => ({ key: { coll, id }, record: records.get(id) ?? null, expected: null }));
    if (writes.length > 0) await show(around, stores, { coll, writes });
  }
}

/** The page's view of what came in; a failure there is mended at the next start and holds up nothing. */
async function show(
  around: SyncSurroundings,
  { documents, view }: OpenStores,
  written: { readonly coll: CollectionName; readonly writes: readonly GuardedWrite[] },
): Promise<void> {
  const at = instant(around.wall());
  try {
    if (written.coll === 'deals') await showSyncedDeals({ documents, view, written: written.writes, at });
    const ids = written.writes.map(({ key }) => key.id);
    await showSyncedItems({ documents, view }, written.coll, ids);
    await showSyncedAlerts({ documents, view }, written.coll, ids);
    if (written.coll === 'profiles') await rescoreRows({ documents, view, profile: await readProfile(documents), at });
  } catch (cause) {
    console.warn('The list could not follow the sync', cause);
  }
}

/** That the storage was emptied stands until the person has read it, whatever else the sync says by then. */
async function keepLog(view: ViewDb, entries: readonly LogEntry[]): Promise<void> {
  await view.syncLog.bulkAdd([...entries]);
  const emptied = entries.find(({ kind }) => kind === 'store-emptied');
  if (emptied !== undefined) await view.settings.put({ key: syncSettings.emptied, value: emptied.at });
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
