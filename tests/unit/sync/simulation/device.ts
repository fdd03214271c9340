import type { CollectionName } from '../../../../src/core/protocol/syncRow.ts';
import { isPending, keyText, type Body, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import type { RecordStore } from '../../../../src/data/records/recordStore.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { createSyncRunner, type SyncPorts, type SyncRunner } from '../../../../src/sync/runner.ts';
import type { RecordOwner, ServerAnswer, ServerRequest } from '../../../../src/sync/step/effects.ts';
import type { SyncEvent } from '../../../../src/sync/step/events.ts';
import type { SyncStatusRow } from '../../../../src/data/view/sync/syncView.ts';
import type { Chance } from '../../../support/chance.ts';
import { createMemoryStore, emptyDisk, type Disk, type DiskWork } from './memoryStore.ts';
import type { ServerDouble } from './serverDouble.ts';
import type { VirtualTime } from './virtualTime.ts';
import type { SyncLogRow } from '../../../../src/data/view/sync/syncLogRow.ts';

/** Hooks that remove a guard, to behave like another replication library, or that break the shell around the step. */
export interface DeviceWrappers {
  readonly store?: (store: RecordStore, disk: Disk) => RecordStore;
  readonly answer?: (answer: ServerAnswer, request: ServerRequest) => ServerAnswer;
  readonly status?: (status: SyncStatusRow) => SyncStatusRow;
  readonly onSignedOut?: (disk: Disk) => void;
  /** The share of the sync's writes that fail. Set for a fault that only a failed write can reveal. */
  readonly failingWrites?: number;
}

export interface World {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly server: ServerDouble;
  readonly wrappers: DeviceWrappers;
  /** Off while the simulation settles. */
  faults: boolean;
  readonly note: (line: string) => void;
  /** Called for each status that reports synced, with the disk as it is at that time. */
  readonly onSynced: (device: Device, status: SyncStatusRow) => void;
  /** Called for every status. */
  readonly onStatus?: (device: Device, status: SyncStatusRow) => void;
}

/** One tab with its worker, which a crash ends and a freeze suspends. */
interface Tab {
  alive: boolean;
  frozen: boolean;
  frozenAt: number;
  lead: boolean;
  readonly held: (() => void)[];
  readonly runner: SyncRunner;
}

export interface Device {
  readonly name: string;
  /** The team workspace whose records this person has here. Null is their own. */
  readonly workspaceOf: (userId: string) => string | null;
  readonly disks: Map<string, Disk>;
  readonly log: SyncLogRow[];
  /** The wall clock's error, in milliseconds. */
  skew: number;
  online: boolean;
  quota: boolean;
  userId: string | null;
  lastUser: string;
  tab: Tab;
  frozenTab: Tab | null;
  lastStatus: SyncStatusRow | null;
  /** Commands whose write is in progress. */
  writing: number;
}

export const epoch = 1_795_176_000_000;
export const wallOf = (world: World, device: Device): number => epoch + world.time.now() + device.skew;

export interface DeviceStart {
  readonly name: string;
  readonly userId: string;
  readonly workspaceOf?: Device['workspaceOf'];
}

export function createDevice(world: World, { name, userId, workspaceOf = teamOf }: DeviceStart): Device {
  const device: Omit<Device, 'tab'> & { tab?: Tab } = {
    name,
    workspaceOf,
    disks: new Map(),
    log: [],
    skew: 0,
    online: true,
    quota: false,
    userId,
    lastUser: userId,
    frozenTab: null,
    lastStatus: null,
    writing: 0,
  };
  const made = device as Device;
  made.tab = openTab(world, made);
  return made;
}

export function diskOf(device: Device, userId: string): Disk {
  const found = device.disks.get(userId) ?? emptyDisk();
  device.disks.set(userId, found);
  return found;
}

/** Sends an event to the active tab; a frozen tab receives it when it thaws. */
export const tell = ({ tab }: Device, event: SyncEvent): void => inTab(tab, () => tab.runner.send(event));

/** Runs an action now, or when the tab thaws, or never if the tab is gone. */
function inTab(tab: Tab, run: () => void): void {
  if (!tab.alive) return;
  if (tab.frozen) tab.held.push(() => inTab(tab, run));
  else run();
}

function openTab(world: World, device: Device): Tab {
  const userId = device.userId ?? device.lastUser;
  const disk = diskOf(device, userId);
  const tab: { -readonly [Key in keyof Tab]: Tab[Key] } = {
    alive: true,
    frozen: false,
    frozenAt: 0,
    lead: true,
    held: [],
    runner: { send: () => undefined },
  };
  const later = (ms: number, run: () => void): void => world.time.after(ms, () => inTab(tab, run));
  const store = createMemoryStore(disk, diskWork(world, device, later));
  const ports: SyncPorts = {
    store: world.wrappers.store?.(store, disk) ?? store,
    ask: (owner, request) => travel(world, device, { owner, request, later }),
    moment: () => ({ elapsed: world.time.now(), wall: wallOf(world, device), chance: world.chance.next() }),
    holdsLead: () => tab.lead,
    wakeAt: (at, ring) => {
      alarm += 1;
      const mine = alarm;
      later(at - world.time.now(), () => (mine === alarm ? ring() : undefined));
    },
    report: (reported) => {
      const status = world.wrappers.status?.(reported) ?? reported;
      device.lastStatus = status;
      world.onStatus?.(device, status);
      world.note(
        `${device.name}${device.workspaceOf(userId)?.slice(0, 2) ?? ''} says ${status.kind} ${status.pending}${status.reason === null ? '' : ` for ${status.reason}`}`,
      );
      if (status.kind === 'synced' || status.kind === 'choice') world.onSynced(device, status);
      if (status.lastSyncAt !== null) disk.hadRecords = true;
    },
    log: (entries) => {
      device.log.push(...entries);
      for (const { kind, id, detail } of entries) world.note(`${device.name} ${kind} ${id} ${detail}`);
    },
    announce: () => undefined,
  };
  let alarm = 0;
  tab.runner = createSyncRunner(ports, {
    build: 'build1',
    online: device.online,
    workspaceId: device.workspaceOf(userId),
    keepDeletedFor,
  });
  if (device.userId !== null) tab.runner.send({ type: 'signed-in', userId: device.userId });
  tab.runner.send({ type: 'leader-gained' });
  return tab;
}

/** The second person's records are in a team workspace. Everyone else's are in their own. */
const teamOf = (userId: string): string | null => (userId === 'user-b' ? 'team-b' : null);

/** In milliseconds. Short, so that deals are purged within a run. */
const keepDeletedFor = 60_000;

const storageTrouble = (name: string): Error => Object.assign(new Error(name), { name });

/** The work of a device's disk, with its delays and failures. */
export function diskWork(world: World, device: Device, later: (ms: number, run: () => void) => void): DiskWork {
  const { chance } = world;
  return (kind, work) =>
    new Promise((resolve, reject) => {
      const trouble = world.faults ? chance.next() : 1;
      const failing = (kind === 'write' ? world.wrappers.failingWrites : null) ?? 0.02;
      // A disk that never answers. The step has its own timeout.
      if (trouble < 0.001) return;
      later(chance.between(1, 4), () => {
        if (kind === 'write' && device.quota) reject(storageTrouble('QuotaExceededError'));
        else if (trouble < failing) {
          if (kind === 'write') work(chance.between(0, 2));
          reject(storageTrouble('UnknownError'));
        } else resolve(work(Infinity));
      });
    });
}

interface Journey {
  readonly owner: RecordOwner;
  readonly request: ServerRequest;
  readonly later: (ms: number, run: () => void) => void;
}

/** Sends a call: it may be refused, answered, delivered twice or late, and its response may be lost, truncated or replaced by HTML. */
function travel(world: World, device: Device, { owner, request, later }: Journey): Promise<ServerAnswer> {
  const { chance, server, time } = world;
  const { userId: asUser, workspaceId } = owner;
  return new Promise((resolve) => {
    const reply = (ms: number, answer: ServerAnswer): void =>
      later(ms, () => resolve(answer.ok ? (world.wrappers.answer?.(answer, request) ?? answer) : answer));
    const trouble = world.faults ? chance.next() : 1;
    const slow = world.faults && chance.happens(0.1) ? 20_000 : 200;
    if (device.userId !== asUser) return reply(1, failed('wrong-user', null));
    if (!device.online || trouble < 0.08) return reply(chance.between(1, slow), failed('no-answer', null));
    if (trouble < 0.11)
      return reply(20, { ...failed('status', chance.pick([429, 503])), failure: { kind: 'status', status: 503, retryAfter: 7_000 } });
    if (trouble < 0.13) return reply(20, failed('status', chance.pick([500, 502, 401])));
    if (trouble < 0.15) return reply(20, failed('not-json', 200));
    const page = world.faults ? chance.between(1, 5) : 500;
    time.after(chance.between(5, slow), () => {
      const answer = server.handle(asUser, { ...request, workspaceId }, page);
      // The network may deliver a call again much later, even if the tab that made it has gone.
      if (trouble < 0.2) time.after(chance.between(10, 60_000), () => void server.handle(asUser, { ...request, workspaceId }, page));
      if (trouble < 0.28) reply(chance.between(5, slow), failed(chance.pick(['no-answer', 'not-json']), null));
      else reply(chance.between(5, slow), answer);
    });
    return undefined;
  });
}

const failed = (kind: 'no-answer' | 'status' | 'not-json' | 'wrong-user', status: number | null): Extract<ServerAnswer, { ok: false }> => ({
  ok: false,
  failure: { kind, status, retryAfter: null },
});

/** Ends the sync of this device's records. What is being written or sent never arrives. */
export function endTab(device: Device): void {
  device.tab.alive = false;
  if (device.frozenTab !== null) device.frozenTab.alive = false;
  device.frozenTab = null;
  device.writing = 0;
}

/** The process ends between any two awaits, and another begins. Anything on its way to the disk or from the server never arrives. */
export function crash(world: World, device: Device): void {
  endTab(device);
  device.tab = openTab(world, device);
}

/** The leading tab freezes in the middle of its work; another takes over after ten seconds without its heartbeat. */
export function freeze(world: World, device: Device): void {
  if (device.frozenTab !== null || device.writing > 0) return;
  const frozen = device.tab;
  frozen.frozen = true;
  frozen.frozenAt = world.time.now();
  device.frozenTab = frozen;
  world.time.after(10_000, () => {
    if (device.frozenTab === frozen && device.tab === frozen) device.tab = openTab(world, device);
  });
}

/** How long a tab leads without a heartbeat, in milliseconds: less than the ten seconds after which another takes over. */
const leaseFor = 8_000;

export function thaw(world: World, device: Device): void {
  const frozen = device.frozenTab;
  if (frozen === null) return;
  device.frozenTab = null;
  frozen.frozen = false;
  frozen.lead = world.time.now() - frozen.frozenAt < leaseFor;
  for (const run of frozen.held.splice(0)) run();
  if (device.tab !== frozen) frozen.alive = false;
  else if (!frozen.lead) {
    frozen.lead = true;
    frozen.runner.send({ type: 'leader-gained' });
  }
}

export function signOut(world: World, device: Device): void {
  if (device.userId === null) return;
  device.lastUser = device.userId;
  device.userId = null;
  tell(device, { type: 'signed-out' });
  world.wrappers.onSignedOut?.(diskOf(device, device.lastUser));
}

/** Signing in as another person opens that person's database: a new worker and another disk. */
export function signIn(world: World, device: Device, userId: string): void {
  if (device.userId === userId) return;
  const same = device.lastUser === userId;
  device.userId = userId;
  if (same) tell(device, { type: 'signed-in', userId });
  else crash(world, device);
  device.lastUser = userId;
}

export interface LocalEdit {
  readonly coll?: CollectionName;
  readonly id: string;
  readonly mid: string;
  readonly change: (doc: Body | null, disk: Disk) => Body | null;
  /** The children of a deal that its deletion includes. */
  readonly knownChildren?: (disk: Disk) => readonly string[];
  /** Called once the write is durable, that is, reported to the user as saved. */
  readonly onSaved: (before: SyncedRecord | null, after: SyncedRecord) => void;
}

/** A user's command: reads, changes and writes in one transaction with the product's code. */
export function edit(world: World, device: Device, given: LocalEdit): void {
  const { coll = 'notes', id, mid, change, onSaved } = given;
  const { tab } = device;
  const disk = diskOf(device, device.lastUser);
  if (tab.frozen) return;
  device.writing += 1;
  tab.runner.send({ type: 'write-began' });
  world.time.after(world.chance.between(1, 4), () =>
    inTab(tab, () => {
      device.writing -= 1;
      const key = keyText({ coll, id });
      const current = disk.records.get(key) ?? null;
      const before = current === null || current.deleted ? null : current.doc;
      const doc = change(before, disk);
      if (doc === before || device.quota || (world.faults && world.chance.happens(0.02)))
        return tab.runner.send({ type: 'write-ended', added: 0 });
      const knownChildren = given.knownChildren?.(disk) ?? [];
      const after = writeRecord(current, { coll, id, mid, doc, at: wallOf(world, device), device: device.name, knownChildren });
      disk.records.set(key, structuredClone(after));
      onSaved(current, after);
      tab.runner.send({ type: 'write-ended', added: current !== null && isPending(current) ? 0 : 1 });
    }),
  );
}
