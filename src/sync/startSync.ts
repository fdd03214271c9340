import { instant } from '../core/kernel/calendar.ts';
import { createSyncStore } from '../data/collections/syncStore.ts';
import { storePresence } from '../data/view/sync/presence.ts';
import { storeTeamChange } from '../data/view/sync/teamChange.ts';
import type { Presence } from '../core/protocol/presence.ts';
import { updateRowsInBackground, updateRecordRows } from '../data/commands/updateRecordRows.ts';
import { createSyncRunner, type SyncPorts, type SyncRunner } from './runner.ts';
import type { SyncSession } from './syncControl.ts';
import { createLeadership, type LeaderLocks, type TabChannel } from './transport/leadership.ts';
import { listenForPokes } from './transport/pokeStream.ts';
import { createServerCalls } from './transport/serverCalls.ts';
import type { Stores } from '../data/commands/stores.ts';

/** What the sync needs from the worker it runs in. */
export interface SyncEnvironment {
  readonly fetch: typeof fetch;
  readonly locks: LeaderLocks | null;
  readonly openChannel: (name: string) => TabChannel & { close(): void };
  /** Monotonic milliseconds, and the device's clock. */
  readonly elapsed: () => number;
  readonly wall: () => number;
  readonly chance: () => number;
  readonly origin: string;
  readonly every: (ms: number, run: () => void) => { stop(): void };
  readonly after: (ms: number, run: () => void) => { stop(): void };
}

/** A running sync, until it is stopped. */
export interface StartedSync {
  readonly runner: SyncRunner;
  /** Whether this tab leads and therefore writes the status. */
  readonly leads: () => boolean;
  /** Opens the server's poke stream if this tab leads. */
  readonly listen: () => void;
  readonly stop: () => void;
}

interface SyncStart {
  readonly stores: Stores;
  /** The initial session. Each call gets its token through `session`. */
  readonly given: SyncSession;
  readonly session: () => SyncSession | null;
  /** Called with the token that the server refused with status 401. */
  readonly refuse: (token: string) => void;
  readonly online: boolean;
}

/** Starts the sync of one person's workspace: the step, connected to the stores, the server and the other tabs. */
export function startSync(around: SyncEnvironment, { stores, given, session, refuse, online }: SyncStart): StartedSync {
  const { device } = stores.writer();
  const name = `yardstick-sync-${stores.documents.name}`;
  const channel = around.openChannel(name);
  const ended = new AbortController();
  const alarm = createAlarm(around);
  const fetch = endingWith(around.fetch, ended.signal);
  const store = createSyncStore({
    ...stores,
    hadRecords: given.hadRecords,
    onWritten: (keys) => updateRecordRows(stores, keys, instant(around.wall())).catch(updateRowsInBackground),
  });
  const ports: SyncPorts = {
    store,
    ask: createServerCalls({ ...around, session, fetch, device, now: around.wall, onRefused: refuse }),
    moment: () => ({ elapsed: around.elapsed(), wall: around.wall(), chance: around.chance() }),
    holdsLead: () => leadership.holds(),
    wakeAt: alarm.set,
    report: store.report,
    log: store.log,
    announce: (added) => channel.post({ type: 'written', added }),
  };
  const runner = createSyncRunner(ports, { build: given.build, online, workspaceId: given.workspaceId });
  channel.listen((message) => {
    if (message.type === 'written') runner.send({ type: 'written-elsewhere', added: message.added });
  });
  const { leadership, listen } = lead(around, {
    runner,
    channel,
    session,
    name,
    onPresence: (told) => void storePresence(stores.view, told, around.wall()),
    // Every open stream of the person receives it. The page watches the view of the personal workspace.
    onTeam: () => (given.workspaceId === null ? void storeTeamChange(stores.view, around.wall()) : undefined),
  });
  const stop = (): void => {
    ended.abort();
    leadership.stop();
    alarm.stop();
    channel.close();
  };
  return { runner, leads: () => leadership.holds(), listen, stop };
}

/** A timer that fires once. A new time replaces the previous one. */
function createAlarm({ after, elapsed }: SyncEnvironment): { readonly set: SyncPorts['wakeAt']; readonly stop: () => void } {
  let timer: { stop(): void } | null = null;
  const stop = (): void => timer?.stop();
  const set: SyncPorts['wakeAt'] = (at, ring) => {
    stop();
    timer = after(Math.max(0, at - elapsed()), ring);
  };
  return { set, stop };
}

/** The same calls, aborted when their sync ends. A page in the browser's cache must not keep a connection open. */
const endingWith =
  (fetch: SyncEnvironment['fetch'], ended: AbortSignal): SyncEnvironment['fetch'] =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([ended, ...(init?.signal ? [init.signal] : [])]) });

interface LeadOptions {
  readonly runner: SyncRunner;
  readonly channel: TabChannel;
  readonly session: SyncStart['session'];
  readonly name: string;
  readonly onPresence: (presence: Presence) => void;
  readonly onTeam: () => void;
}

/** Only the leading tab syncs and listens to the server. */
function lead(around: SyncEnvironment, { runner, channel, session, name, ...heard }: LeadOptions) {
  let pokes = { stop: (): void => {} };
  const openStream = (): void => {
    pokes.stop();
    pokes = listenForPokes({ ...around, ...heard, session, onPoke: (version) => runner.send({ type: 'poked', version }) });
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
