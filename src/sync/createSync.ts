import { instant } from '../core/kernel/calendar.ts';
import { createSyncStore } from '../data/collections/syncStore.ts';
import type { DataListener, OpenStores } from '../data/commands/createDataWorker.ts';
import { rescoreRows } from '../data/commands/rescoreRows.ts';
import { readProfile, showSyncedDeals } from '../data/commands/syncedRows.ts';
import { writerOf } from '../data/commands/writer.ts';
import type { GuardedWrite } from '../data/records/recordStore.ts';
import { syncSettings } from '../data/view/syncView.ts';
import { documentsName } from '../data/view/viewName.ts';
import { createSyncRunner, type SyncRunner } from './runner.ts';
import type { SyncControl, SyncSession } from './syncControl.ts';
import { createLeadership, type LeaderLocks, type Leadership, type TabChannel } from './transport/leadership.ts';
import { listenForPokes } from './transport/pokeStream.ts';
import { pullAhead } from './transport/pullAhead.ts';
import { createServerCalls } from './transport/serverCalls.ts';

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
  const end = (): void => {
    void running?.then((ended) => ended.stop());
    running = null;
  };
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
    listener: {
      opened: (given) => {
        stores = given;
        begin();
      },
      closing: () => {
        end();
        stores = null;
      },
      writeBegan: () => tell({ type: 'write-began' }),
      writeEnded: (added) => tell({ type: 'write-ended', added }),
    },
  };
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
  const runner = createSyncRunner(
    {
      store: createSyncStore({
        documents,
        view,
        hadRecords: options.hadRecords,
        onWritten: (coll, writes) => show(around, stores, { coll, writes }),
      }),
      ask: pullAhead(createServerCalls({ session, fetch: around.fetch, origin: around.origin, device, now: around.wall }), around.elapsed),
      moment: () => ({ elapsed: around.elapsed(), wall: around.wall(), chance: around.chance() }),
      holdsLead: () => leadership.holds(),
      wakeAt: (at, ring) => {
        alarm.stop();
        alarm = around.after(Math.max(0, at - around.elapsed()), ring);
      },
      report: (status) => void view.settings.put({ key: syncSettings.status, value: status }).catch(ignoreClosed),
      log: (entries) => void view.syncLog.bulkAdd([...entries]).catch(ignoreClosed),
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

/** The page's view of what came in; a failure there is mended at the next start and holds up nothing. */
async function show(
  around: SyncSurroundings,
  { documents, view }: OpenStores,
  written: { readonly coll: string; readonly writes: readonly GuardedWrite[] },
): Promise<void> {
  const at = instant(around.wall());
  try {
    if (written.coll === 'deals') await showSyncedDeals({ documents, view, written: written.writes, at });
    if (written.coll === 'profiles') await rescoreRows({ documents, view, profile: await readProfile(documents), at });
  } catch (cause) {
    console.warn('The list could not follow the sync', cause);
  }
}

/** The person signed out or left while the last word was on its way. */
const ignoreClosed = (cause: unknown): void => console.warn('The status of the sync could not be kept', cause);
