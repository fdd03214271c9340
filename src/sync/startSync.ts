import { instant } from '../core/kernel/calendar.ts';
import { createSyncStore } from '../data/collections/syncStore.ts';
import type { OpenStores } from '../data/commands/openStores.ts';
import { showWritten } from '../data/commands/showRecords.ts';
import { writerOf } from '../data/commands/writer.ts';
import type { CurrentSession } from './currentSession.ts';
import { createSyncRunner, type SyncPorts, type SyncRunner } from './runner.ts';
import { keepLog, keepStatus, showLater } from './shownStatus.ts';
import type { SyncSurroundings } from './surroundings.ts';
import type { SyncSession } from './syncControl.ts';
import { createLeadership, type TabChannel } from './transport/leadership.ts';
import { listenForPokes } from './transport/pokeStream.ts';
import { createServerCalls } from './transport/serverCalls.ts';

/** A sync that was started, until it is stopped. */
export interface StartedSync {
  readonly runner: SyncRunner;
  /** Whether this tab leads, and so writes the status. */
  readonly leads: () => boolean;
  /** Opens the stream of the server's pokes where this tab leads. */
  readonly listen: () => void;
  readonly stop: () => void;
}

interface SyncStart {
  readonly stores: OpenStores;
  /** The session it starts with; `session` is asked for the token of each call. */
  readonly given: SyncSession;
  readonly session: CurrentSession;
  readonly online: boolean;
}

/** Starts the sync of one person: the step over the stores, the server and the other tabs. */
export async function startSync(around: SyncSurroundings, start: SyncStart): Promise<StartedSync> {
  const { stores, given, session, online } = start;
  const { device } = await writerOf(stores.view);
  const name = `yardstick-sync-${stores.documents.name}`;
  const channel = around.openChannel(name);
  const ended = new AbortController();
  const alarm = createAlarm(around);
  const fetch = endingWith(around.fetch, ended.signal);
  const ports: SyncPorts = {
    store: storeOf(around, stores, given),
    ask: createServerCalls({ ...around, session: session.get, fetch, device, now: around.wall, onRefused: session.refuse }),
    moment: () => ({ elapsed: around.elapsed(), wall: around.wall(), chance: around.chance() }),
    holdsLead: () => leadership.holds(),
    wakeAt: alarm.set,
    report: (status) => void keepStatus(stores.view, status),
    log: (entries) => void keepLog(stores.view, entries),
    announce: (added) => channel.post({ type: 'written', added }),
  };
  const runner = createSyncRunner(ports, { build: given.build, online });
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
  return { runner, leads: () => leadership.holds(), listen, stop };
}

const storeOf = (around: SyncSurroundings, stores: OpenStores, { hadRecords }: SyncSession): SyncPorts['store'] =>
  createSyncStore({
    ...stores,
    hadRecords,
    onWritten: (coll, writes) => showWritten(stores, { coll, writes }, instant(around.wall())).catch(showLater),
  });

/** Rings once; a new time replaces the one before. */
function createAlarm({ after, elapsed }: SyncSurroundings): { readonly set: SyncPorts['wakeAt']; readonly stop: () => void } {
  let timer: { stop(): void } | null = null;
  const stop = (): void => timer?.stop();
  const set: SyncPorts['wakeAt'] = (at, ring) => {
    stop();
    timer = after(Math.max(0, at - elapsed()), ring);
  };
  return { set, stop };
}

/** The same calls, which are given up when their sync ends: a page that is kept must not keep a connection. */
const endingWith =
  (fetch: SyncSurroundings['fetch'], ended: AbortSignal): SyncSurroundings['fetch'] =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([ended, ...(init?.signal ? [init.signal] : [])]) });

interface LeadOptions {
  readonly runner: SyncRunner;
  readonly channel: TabChannel;
  readonly session: CurrentSession;
  readonly name: string;
}

/** Only the tab that leads syncs, and only it listens to the server. */
function lead(around: SyncSurroundings, { runner, channel, session, name }: LeadOptions) {
  let pokes = { stop: (): void => {} };
  const openStream = (): void => {
    pokes.stop();
    pokes = listenForPokes({ ...around, session: session.get, onPoke: (version) => runner.send({ type: 'poked', version }) });
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
