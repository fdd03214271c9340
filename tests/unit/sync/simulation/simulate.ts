import type { CollectionName } from '../../../../src/core/protocol/syncRow.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { createChance } from '../../../support/chance.ts';
import { idOf } from '../../../support/deals.ts';
import {
  crash,
  createDevice,
  diskOf,
  edit,
  epoch,
  freeze,
  signIn,
  signOut,
  tell,
  thaw,
  type Device,
  type DeviceWrappers,
  type World,
} from './device.ts';
import { childBody, children, childrenOf, dealBody, dealIds, isLiving, knownChildren, type Child } from './families.ts';
import { emptyDisk, type Disk } from './memoryStore.ts';
import { checkAtRest, checkSynced, counterOf, expectationOf, knownOf, type Expectations } from './oracle.ts';
import { createServerDouble, type ServerPlant } from './serverDouble.ts';
import { createVirtualTime } from './virtualTime.ts';

export interface Simulation {
  readonly seed: number;
  readonly operations: number;
  /** Omits operations that may need repair, so that any repair reveals a fault. */
  readonly undamaged?: boolean;
  /**
   * The server is set back to an older copy and all devices continue, either once they are up to date or amid changes. Amid changes, the
   * records exist beforehand and are not deleted: if one were recreated under its id, no device could determine the newer state.
   */
  readonly setBack?: 'at rest' | 'amid changes';
  /** Deals are deleted while notes, scenarios, holdings and comments are added to them. */
  readonly families?: boolean;
  /** A replica of the server's database, up to 20 seconds late, answers the pulls it may answer. */
  readonly replica?: boolean;
  readonly serverPlant?: ServerPlant;
  readonly wrappers?: DeviceWrappers;
}

export interface Simulated {
  readonly failures: readonly string[];
  /** Every event and status, line by line; the same for the same seed. */
  readonly log: readonly string[];
}

const users = ['user-a', 'user-b'] as const;
const hour = 3_600_000;

interface Run {
  readonly world: World;
  readonly devices: readonly Device[];
  readonly expectations: Expectations;
  readonly counters: Map<string, number>;
  readonly log: string[];
  mids: number;
  /** Deals created so far, by person and id. */
  readonly made: Set<string>;
  /** False after a store was lost or a deletion purged. Nothing else may make repairs necessary. */
  undamaged: boolean;
  /** The quiet time before the invariants must hold, in milliseconds. */
  readonly restMs: number;
}

/** Runs one history of three devices and a server; returns every invariant it broke. */
export async function simulate({ seed, operations, serverPlant, wrappers, ...among }: Simulation): Promise<Simulated> {
  const time = createVirtualTime();
  const chance = createChance(seed);
  const log: string[] = [];
  const failures = new Set<string>();
  const server = createServerDouble(() => Math.floor(epoch + time.now()), serverPlant ?? null, among.replica === true ? 20_000 : undefined);
  const world: World = {
    time,
    chance,
    server,
    wrappers: wrappers ?? {},
    faults: true,
    note: (line) => log.push(`${time.now()} ${line}`),
    onSynced: (device, status) => checkSynced(device, server, status).forEach((failure) => failures.add(failure)),
  };
  const devices = ['deviceA1', 'deviceB2', 'deviceC3'].map((name) => createDevice(world, { name, userId: users[0] }));
  // Twice the longest pause, and a rest. With families, it is also longer than the interval between purges of deleted deals.
  const restMs = (among.families === true ? 26 : 14) * 60_000;
  const run: Run = { world, devices, expectations: new Map(), counters: new Map(), log, mids: 0, made: new Set(), undamaged: true, restMs };
  if (among.setBack !== undefined) await meetOlderCopy({ run, operations, failures, amid: among.setBack === 'amid changes' });
  else if (among.families === true) await operateOften(run, operations, onFamilies);
  else await operateOften(run, operations, among.undamaged === true ? harmless : operationsByWeight);
  await settle(run, users[0], failures);
  if (server.workspaces.has(users[1]) || devices.some(({ disks }) => disks.has(users[1]))) await settle(run, users[1], failures);
  return { failures: [...failures], log };
}

interface OlderCopy {
  readonly run: Run;
  readonly operations: number;
  readonly failures: Set<string>;
  readonly amid: boolean;
}

/** A server is set back to an older copy, with operations before and after. Only data that the server alone had may be lost. */
async function meetOlderCopy({ run, operations, failures, amid }: OlderCopy): Promise<void> {
  const { world, devices } = run;
  if (amid) {
    for (const id of noteIds) change(run, world.chance.pick(devices), { id });
    await settle(run, users[0], failures);
    world.server.backUp(users[0]);
    world.faults = true;
  }
  const among = amid ? withBackups.filter(([, name]) => name !== 'delete') : withBackups;
  await operateOften(run, operations, among);
  if (!amid) await settle(run, users[0], failures);
  run.undamaged = false;
  world.server.setBack(users[0]);
  world.note('the server is set back');
  world.faults = true;
  await operateOften(run, operations, among);
}

async function operateOften(run: Run, operations: number, among: readonly Operation[]): Promise<void> {
  const { chance, time } = run.world;
  for (let done = 0; done < operations; done += 1) {
    operate(run, chance.pick(run.devices), among);
    await time.runUntil(time.now() + (chance.happens(0.3) ? chance.between(1, 20) : chance.between(100, 9_000)));
  }
}

/** Repairs everything, signs everyone in as one user and lets the system rest; then the invariants must hold. */
async function settle(run: Run, userId: string, failures: Set<string>): Promise<void> {
  const { world, devices, expectations } = run;
  world.faults = false;
  for (const device of devices) {
    thaw(world, device);
    device.quota = false;
    goOnline(device, true);
    signIn(world, device, userId);
  }
  // The other bad row stays: an unreadable row must not block anything, not even at rest.
  for (const id of badIds.slice(0, 1))
    if (world.server.workspaces.get(userId)?.rows.has(`deals/${id}`) === true) world.server.healBadRow(userId, id);
  await world.time.runUntil(world.time.now() + run.restMs);
  checkAtRest({ devices, server: world.server, expectations, undamaged: run.undamaged, userId }).forEach((failure) =>
    failures.add(failure),
  );
}

const badIds = ['bad1', 'bad2'] as const;
const noteIds = Array.from({ length: 8 }, (_, place) => `note${place + 1}`);

type Operation = readonly [weight: number, name: string, act: (run: Run, device: Device) => void];

const operationsByWeight: readonly Operation[] = [
  [50, 'edit', (run, device) => change(run, device, { id: run.world.chance.pick(noteIds) })],
  [6, 'delete', (run, device) => remove(run, device, { id: run.world.chance.pick(noteIds) })],
  [1, 'poison', (run, device) => change(run, device, { id: `poison${run.world.chance.between(1, 2)}` })],
  [1, 'bad row', (run) => run.world.server.plantBadRow(users[0], run.world.chance.pick(badIds))],
  [9, 'offline', (_, device) => goOnline(device, false)],
  [9, 'online', (_, device) => goOnline(device, true)],
  [5, 'crash', (run, device) => crash(run.world, device)],
  [3, 'freeze', (run, device) => freeze(run.world, device)],
  [3, 'thaw', (run, device) => thaw(run.world, device)],
  [3, 'clock', (run, device) => jump(run, device)],
  [2, 'quota', (_, device) => void (device.quota = true)],
  [3, 'room', (_, device) => void (device.quota = false)],
  [2, 'sign out', (run, device) => signOut(run.world, device)],
  [3, 'sign in', (run, device) => signIn(run.world, device, run.world.chance.happens(0.7) ? users[0] : users[1])],
  [1, 'purge', (run) => purge(run)],
  [0.3, 'evict', (run, device) => evict(run, device)],
  [4, 'poke', (run, device) => poke(run, device)],
];

const harmless = operationsByWeight.filter(([, name]) => name !== 'purge' && name !== 'evict');

const onFamilies: readonly Operation[] = [
  ...operationsByWeight.filter(([, name]) => !['edit', 'delete', 'poison', 'bad row'].includes(name)),
  [14, 'deal', (run, device) => changeDeal(run, device, run.world.chance.pick(dealIds))],
  [10, 'delete deal', (run, device) => removeDeal(run, device, run.world.chance.pick(dealIds))],
  [40, 'child', (run, device) => changeChild(run, device, run.world.chance.pick(children))],
  [4, 'delete child', (run, device) => removeChild(run, device, run.world.chance.pick(children))],
];

const withBackups: readonly Operation[] = [
  ...harmless.filter(([, name]) => name !== 'bad row'),
  [2, 'backup', (run) => run.world.server.backUp(users[0])],
];

function operate(run: Run, device: Device, among: readonly Operation[]): void {
  const total = among.reduce((sum, [weight]) => sum + weight, 0);
  let at = run.world.chance.next() * total;
  const chosen = among.find(([weight]) => (at -= weight) < 0);
  if (chosen === undefined) return;
  run.world.note(`${device.name} ${chosen[1]}`);
  chosen[2](run, device);
}

function goOnline(device: Device, online: boolean): void {
  if (device.online === online) return;
  device.online = online;
  tell(device, { type: online ? 'online' : 'offline' });
}

/** Sets the clock two hours or a year off in either direction, or corrects it. */
function jump({ world }: Run, device: Device): void {
  device.skew = world.chance.pick([0, 0, 2 * hour, -2 * hour, 365 * 24 * hour, -365 * 24 * hour]);
}

function poke({ world }: Run, device: Device): void {
  const version = world.server.workspaces.get(device.userId ?? '')?.version ?? null;
  if (device.userId !== null) tell(device, { type: 'poked', version });
}

function purge(run: Run): void {
  run.undamaged = false;
  run.world.server.purge(users[0]);
}

/** The browser evicts the databases under the running app. Only changes that were never sent may be lost. */
function evict(run: Run, device: Device): void {
  if (device.writing > 0) return;
  run.undamaged = false;
  const userId = device.lastUser;
  const { hadRecords } = diskOf(device, userId);
  device.disks.set(userId, { ...emptyDisk(), hadRecords });
  forgetUnsent(run, device, userId);
  thaw(run.world, device);
  crash(run.world, device);
}

function forgetUnsent({ expectations, world }: Run, device: Device, userId: string): void {
  const sent = world.server.workspaces.get(userId)?.reached ?? new Map<string, number>();
  for (const [id, expected] of expectations.get(userId) ?? []) {
    const reached = sent.get(`${id}/${device.name}`) ?? 0;
    if ((expected.saved.get(device.name) ?? 0) > reached) expected.saved.set(device.name, reached);
    const kept = expected.shared.filter(({ by, counter }) => by !== device.name || counter <= reached);
    expected.shared.splice(0, expected.shared.length, ...kept);
    expected.evicted = true;
  }
}

const nextMid = (run: Run): string => `mid${String((run.mids += 1)).padStart(8, '0')}`;

/** Deals accept only ids in the product's format. */
const nextDealMid = (run: Run): string => idOf((run.mids += 1));

/** The required fields of a note; an edit adds to them. */
const note: Body = { dealId: 'deal', text: '', createdAt: 0 };

/** A deal's id is created once, by one device. A device with the deal or its deletion may change or restore it. */
function changeDeal(run: Run, device: Device, id: string): void {
  const made = `${device.lastUser}/${id}`;
  const mayWrite = (disk: Disk): boolean => {
    if (disk.records.has(`deals/${id}`)) return true;
    const isFirst = !run.made.has(made);
    run.made.add(made);
    return isFirst;
  };
  change(run, device, { id, coll: 'deals', mid: nextDealMid(run), mayWrite });
}

function removeDeal(run: Run, device: Device, id: string): void {
  const owner = device.lastUser;
  let known: readonly SyncedRecord[] = [];
  const knows = (disk: Disk): readonly string[] => {
    known = structuredClone(childrenOf(disk, id));
    return knownChildren(disk, id);
  };
  remove(run, device, {
    id,
    coll: 'deals',
    mid: nextDealMid(run),
    knows,
    onSaved: () => known.forEach((child) => told(run, owner, child)),
  });
}

/** Records that a deletion of a deal includes the notes that the device had received. */
function told({ expectations, devices }: Run, owner: string, { coll, id, doc }: SyncedRecord): void {
  if (coll !== 'notes') return;
  expectationOf(expectations, owner, id).deletions.push(new Map(devices.map(({ name }) => [name, knownOf(doc, name)])));
}

/** A screen adds a child only to a deal that it shows. */
function changeChild(run: Run, device: Device, child: Child): void {
  if (child.coll === 'notes') return change(run, device, { id: child.id, child, mayWrite: (disk) => isLiving(disk, child.dealId) });
  const mid = nextMid(run);
  const changed = (doc: Body | null, disk: Disk): Body | null =>
    isLiving(disk, child.dealId) ? { ...childBody(child), ...doc, dealId: child.dealId, owner: device.lastUser, by: mid } : doc;
  edit(run.world, device, { ...child, mid, change: changed, onSaved: () => run.world.note(`${device.name} changed ${child.id}`) });
}

function removeChild(run: Run, device: Device, { coll, id }: Child): void {
  if (coll === 'notes') return remove(run, device, { id });
  edit(run.world, device, {
    coll,
    id,
    mid: nextMid(run),
    change: () => null,
    onSaved: () => run.world.note(`${device.name} deleted ${id}`),
  });
}

/** An edit changes the device's own field, the shared list, and often the shared field. */
function change(run: Run, device: Device, { id, coll = 'notes', child = null, mid = nextMid(run), mayWrite = () => true }: Changing): void {
  const { world, counters, expectations } = run;
  const owner = device.lastUser;
  const { name } = device;
  const counter = (counters.get(`${owner}/${id}/${name}`) ?? 0) + 1;
  counters.set(`${owner}/${id}/${name}`, counter);
  const shared = world.chance.happens(0.5) ? `${name}-value${counter}.` : null;
  const first = coll === 'deals' ? dealBody(id) : child === null ? note : childBody(child);
  const changed = (doc: Body | null, disk: Disk): Body | null => (mayWrite(disk) ? next(doc) : doc);
  const next = (doc: Body | null): Body => ({
    ...first,
    ...doc,
    owner,
    // Two commands of one device may reach its disk in either order.
    [`own-${name}`]: Math.max(counter, doc === null ? 0 : counterOf(doc, name)),
    items: [...((doc?.['items'] as readonly Body[] | undefined) ?? []), { id: `${name}-${counter}`, size: counter }],
    ...(shared === null ? {} : { shared }),
    updatedAt: counter,
  });
  const onSaved = (before: SyncedRecord | null): void => {
    world.note(`${name} saved ${counter} of ${id}`);
    if (id.startsWith('poison')) return;
    const expected = expectationOf(expectations, owner, id);
    expected.saved.set(name, Math.max(counter, expected.saved.get(name) ?? 0));
    const replaced = (before?.doc['shared'] as string | undefined) ?? null;
    expected.shared.push({ value: shared, replaced: shared === null ? null : replaced, by: name, counter });
  };
  edit(world, device, { coll, id, mid, change: changed, onSaved });
}

interface Changing {
  readonly id: string;
  readonly coll?: CollectionName;
  readonly child?: Child | null;
  /** Children of a deal are only changed where the deal is shown. */
  readonly mayWrite?: (disk: Disk) => boolean;
  readonly mid?: string;
}

interface Removing extends Pick<Changing, 'id' | 'coll' | 'mid'> {
  readonly knows?: (disk: Disk) => readonly string[];
  readonly onSaved?: () => void;
}

function remove(run: Run, device: Device, { id, coll = 'notes', mid = nextMid(run), knows, onSaved }: Removing): void {
  const owner = device.lastUser;
  const saved = (before: SyncedRecord | null): void => {
    const doc = before?.doc ?? {};
    run.world.note(`${device.name} deleted ${id}`);
    const known = new Map(run.devices.map(({ name }) => [name, knownOf(doc, name)]));
    expectationOf(run.expectations, owner, id).deletions.push(known);
    onSaved?.();
  };
  edit(run.world, device, { coll, id, mid, change: () => null, ...(knows === undefined ? {} : { knownChildren: knows }), onSaved: saved });
}
