import type { Role } from '../../../../src/core/contracts/teamsContract.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { dealToBody } from '../../../../src/data/collections/dealRecord.ts';
import { keyText, type Body, type RecordKey, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { createDealTransfer } from '../../../../src/teams/transferDeals.ts';
import type { WorkspaceCalls } from '../../../../src/teams/workspaceCalls.ts';
import { createChance } from '../../../support/chance.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { diskOf, edit, epoch, freeze, tell, thaw, wallOf, type Device } from '../../sync/simulation/device.ts';
import { childBody, isLiving, knownChildren, type Child } from '../../sync/simulation/families.ts';
import type { Disk } from '../../sync/simulation/memoryStore.ts';
import { checkSynced } from '../../sync/simulation/oracle.ts';
import { createVirtualTime } from '../../sync/simulation/virtualTime.ts';
import {
  createPersonDevice,
  diskIn,
  isRunning,
  knownList,
  restart,
  setClock,
  setOnline,
  type DevicePlants,
  type PersonDevice,
  type TeamsWorld,
} from './personDevice.ts';
import { checkTeams, createJournal, type Journal } from './teamOracle.ts';
import { createTeamServer, marksIn, type Team, type TeamServer, type TeamServerPlant } from './teamServer.ts';

export interface TeamsSimulation {
  readonly seed: number;
  readonly operations: number;
  readonly serverPlant?: TeamServerPlant;
  readonly plants?: DevicePlants;
}

interface TeamsSimulated {
  readonly failures: readonly string[];
  /** Every event and status, line by line; the same for the same seed. */
  readonly log: readonly string[];
}

const people = ['ada', 'ben', 'cat', 'dan'] as const;
const deviceNames = ['ada1', 'ada2', 'ben1', 'ben2', 'cat1', 'dan1'] as const;
export const teamIds = { acme: '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af', bolt: '2e5d71bd-cb2a-4b4f-9ba7-1a4c9aa7b1b0' } as const;

const minute = 60_000;

interface Run {
  readonly world: TeamsWorld;
  readonly devices: readonly PersonDevice[];
  readonly teams: readonly Team[];
  readonly journal: Journal;
  /** The edit that a copied record stands for, by its mark, until it is stored. */
  readonly copying: Set<string>;
  numbers: number;
}

const teamOf = (id: string, name: string, members: Readonly<Record<string, Role>>): Team => ({
  id,
  name,
  members: new Map(Object.entries(members)),
  known: new Set(Object.keys(members)),
  isClosed: false,
  hasPlan: true,
  isDeleted: false,
});

/** Runs one history of four people with six devices, two teams and a server. Returns every invariant it broke. */
export async function simulateTeams({ seed, operations, serverPlant, plants }: TeamsSimulation): Promise<TeamsSimulated> {
  const log: string[] = [];
  const run = createRun({ seed, serverPlant: serverPlant ?? null, plants: plants ?? {}, log });
  const { chance, time } = run.world;
  await time.runUntil(minute);
  for (let done = 0; done < operations; done += 1) {
    operate(run, chance.pick(run.devices));
    await time.runUntil(time.now() + (chance.happens(0.4) ? chance.between(1, 20) : chance.between(100, 9_000)));
  }
  await settle(run);
  const { server } = run.world;
  return { failures: [...new Set(checkTeams({ server, devices: run.devices, journal: run.journal }))], log };
}

interface Start {
  readonly seed: number;
  readonly serverPlant: TeamServerPlant | null;
  readonly plants: DevicePlants;
  readonly log: string[];
}

function createRun({ seed, serverPlant, plants, log }: Start): Run {
  const time = createVirtualTime();
  const teams = [
    teamOf(teamIds.acme, 'Acme', { ada: 'owner', ben: 'editor', cat: 'viewer' }),
    teamOf(teamIds.bolt, 'Bolt', { ben: 'owner', ada: 'editor', dan: 'editor' }),
  ];
  const server: TeamServer = createTeamServer(() => Math.floor(epoch + time.now()), teams, serverPlant);
  const journal = createJournal();
  const copying = new Set<string>();
  const world: TeamsWorld = {
    time,
    chance: createChance(seed),
    server,
    plants,
    wrappers: {},
    faults: true,
    note: (line) => log.push(`${time.now()} ${line}`),
    onSynced: (device, status) => checkSynced(device, server, status).forEach((wrong) => journal.wrongs.add(wrong)),
    onStatus: (device, { reason }) => {
      if (reason !== 'not-member') return;
      for (const one of run.devices) if ([...one.databases.values()].includes(device)) one.app.settle();
    },
    onWritten: (device, workspace, record) => copied({ journal, copying }, { device, workspace, record }),
  };
  const run: Run = { world, devices: [], teams, journal, copying, numbers: 0 };
  return Object.assign(run, { devices: deviceNames.map((name) => createPersonDevice(world, name, name.slice(0, 3))) });
}

interface Copied {
  readonly device: PersonDevice;
  readonly workspace: string | null;
  readonly record: SyncedRecord;
}

/** A copy is durable on a device. From now on it is an edit in the workspace that it was copied to. */
function copied({ journal, copying }: Pick<Run, 'journal' | 'copying'>, { device: { user }, workspace, record }: Copied): void {
  const place = workspace ?? user;
  const marks = marksIn(JSON.stringify(record.doc));
  const deal = `${place} deals/${record.coll === 'deals' ? record.id : String(record.doc['dealId'])}`;
  journal.born.add(`${place} ${keyText(record)}`);
  journal.copied.set(deal, new Set([...(journal.copied.get(deal) ?? []), ...marks]));
  for (const mark of marks) if (copying.delete(mark)) journal.edits.push({ mark, user, workspace: place });
}

/** Ends all faults and lets everything rest, so that the invariants must hold. */
async function settle(run: Run): Promise<void> {
  const { world, devices, teams } = run;
  world.faults = false;
  // Half of the histories end with workspaces that cannot be changed.
  if (world.chance.happens(0.5))
    for (const team of teams) {
      team.isClosed = false;
      team.hasPlan = true;
    }
  for (const device of devices) {
    for (const database of device.databases.values()) {
      thaw(world, database);
      database.quota = false;
    }
    setClock(device, 0);
    setOnline(device, true);
  }
  await world.time.runUntil(world.time.now() + 30 * minute);
}

type Operation = readonly [weight: number, name: string, act: (run: Run, device: PersonDevice) => void];

const operations: readonly Operation[] = [
  [34, 'edit', (run, device) => change(run, device)],
  [9, 'deal', (run, device) => addDeal(run, device)],
  [9, 'child', (run, device) => addChild(run, device)],
  [4, 'delete', (run, device) => remove(run, device)],
  [3, 'copy', (run, device) => transfer(run, device, 'copyDeals')],
  [3, 'move', (run, device) => transfer(run, device, 'moveDeals')],
  [9, 'offline', (_, device) => setOnline(device, false)],
  [9, 'online', (_, device) => setOnline(device, true)],
  [4, 'crash', (run, device) => restart(run.world, device)],
  [2, 'freeze', (run, device) => freeze(run.world, pickDatabase(run, device).database)],
  [3, 'thaw', (run, device) => [...device.databases.values()].forEach((database) => thaw(run.world, database))],
  [2, 'clock', (run, device) => setClock(device, run.world.chance.pick([0, 0, 2 * 60 * minute, -2 * 60 * minute]))],
  [1, 'quota', (_, device) => [...device.databases.values()].forEach((database) => void (database.quota = true))],
  [2, 'room', (_, device) => [...device.databases.values()].forEach((database) => void (database.quota = false))],
  [3, 'poke', (run, device) => tell(pickDatabase(run, device).database, { type: 'poked', version: null })],
  [2, 'show', (run, device) => void (device.open = run.world.chance.pick([null, ...teamsKnown(device).map(({ id }) => id)]))],
  [3, 'refresh', (_, { app }) => app.refresh()],
  [3, 'role', (run) => setRole(run)],
  [3, 'remove', (run) => removeMember(run)],
  [4, 'join', (run, device) => join(run, device)],
  [1, 'leave', (run, device) => leave(run, device)],
  [0.7, 'close', (run) => void (run.world.chance.pick(run.teams).isClosed = true)],
  [1.2, 'reopen', (run) => void (run.world.chance.pick(run.teams).isClosed = false)],
  [0.7, 'plan lost', (run) => void (run.world.chance.pick(run.teams).hasPlan = false)],
  [1.2, 'plan back', (run) => void (run.world.chance.pick(run.teams).hasPlan = true)],
  [0.1, 'delete team', (run) => run.world.server.remove(run.world.chance.pick(run.teams))],
];

function operate(run: Run, device: PersonDevice): void {
  const total = operations.reduce((sum, [weight]) => sum + weight, 0);
  let at = run.world.chance.next() * total;
  const chosen = operations.find(([weight]) => (at -= weight) < 0);
  if (chosen === undefined) return;
  run.world.note(`${device.name} ${chosen[1]}`);
  chosen[2](run, device);
}

const teamsKnown = (device: PersonDevice) => knownList(device)?.teams ?? [];

/** As on the real server, the last owner stays one. */
const isLastOwner = ({ members }: Team, user: string): boolean =>
  members.get(user) === 'owner' && [...members.values()].filter((role) => role === 'owner').length === 1;

function setRole({ world, teams }: Run): void {
  const team = world.chance.pick(teams);
  const user = world.chance.pick(people);
  if (!team.members.has(user) || isLastOwner(team, user)) return;
  const role = world.chance.pick(['owner', 'editor', 'editor', 'viewer'] as const);
  team.members.set(user, role);
  world.note(`${user} is now ${role} of ${team.name}`);
}

function removeMember({ world, teams }: Run): void {
  const team = world.chance.pick(teams);
  const user = world.chance.pick(people);
  if (!isLastOwner(team, user) && team.members.delete(user)) world.note(`${user} is removed from ${team.name}`);
}

/** The person accepts an invitation on this device. */
function join({ world, teams }: Run, { user, app }: PersonDevice): void {
  const team = world.chance.pick(teams);
  if (team.isDeleted || team.members.has(user)) return;
  team.members.set(user, world.chance.pick(['editor', 'editor', 'viewer']));
  team.known.add(user);
  world.note(`${user} joined ${team.name}`);
  app.refresh();
}

function leave({ world, teams }: Run, { user, app }: PersonDevice): void {
  const team = world.chance.pick(teams);
  if (isLastOwner(team, user) || !team.members.delete(user)) return;
  world.note(`${user} left ${team.name}`);
  app.settle();
}

interface Place {
  readonly workspace: string | null;
  readonly database: Device;
  readonly disk: Disk;
}

/** One of the workspaces that sync on this device. The personal one always does. */
function pickDatabase({ world }: Run, device: PersonDevice): Place {
  const running = [...device.databases].filter(([, database]) => isRunning(database));
  const [workspace, database] = world.chance.pick(running);
  return { workspace, database, disk: diskOf(database, device.user) };
}

/** A workspace that the person may change, as far as this device knows. Null if the one picked is not. */
function pickWritable(run: Run, device: PersonDevice): Place | null {
  const place = pickDatabase(run, device);
  if (place.workspace === null) return place;
  const team = teamsKnown(device).find(({ id }) => id === place.workspace);
  return team === undefined || team.role === 'viewer' || team.readOnly !== null ? null : place;
}

const nextNumber = (run: Run): number => (run.numbers += 1);
/** Deals accept only ids in the product's format. */
const nextId = (run: Run) => idOf(10_000 + nextNumber(run));

interface Editing {
  readonly place: Place;
  readonly key: RecordKey;
  /** The body after the edit. Null if it must not happen. */
  readonly body: (doc: Body | null, disk: Disk, mark: string) => Body | null;
}

/** A command that adds its mark to a record. */
function editAt(run: Run, device: PersonDevice, { place, key, body }: Editing): void {
  const { world, journal } = run;
  const mark = `mark${nextNumber(run)};`;
  const workspace = place.workspace ?? device.user;
  edit(world, place.database, {
    ...key,
    mid: nextId(run),
    change: (doc, disk) => body(doc, disk, mark) ?? doc,
    onSaved: () => {
      world.note(`${device.name} saved ${mark} of ${key.coll}/${key.id} in ${workspace}`);
      journal.edits.push({ mark, user: device.user, workspace });
      journal.born.add(`${workspace} ${key.coll}/${key.id}`);
    },
  });
}

const withMark = (doc: Body, mark: string): Body => ({ ...doc, marks: { ...Object(doc['marks']), [mark]: true } });

const livingIn = ({ records }: Disk): readonly SyncedRecord[] => [...records.values()].filter(({ deleted }) => !deleted);

/** An edit of a record that is there. Comments cannot be edited. */
function change(run: Run, device: PersonDevice): void {
  const place = pickWritable(run, device);
  const among = place === null ? [] : livingIn(place.disk).filter(({ coll }) => coll !== 'comments');
  if (place === null || among.length === 0) return;
  const key = run.world.chance.pick(among);
  editAt(run, device, {
    place,
    key: { coll: key.coll, id: key.id },
    body: (doc, _, mark) => (doc === null ? null : withMark(doc, mark)),
  });
}

function addDeal(run: Run, device: PersonDevice): void {
  const place = pickWritable(run, device);
  if (place === null) return;
  const deal = dealOf(nextNumber(run));
  const key = { coll: 'deals', id: deal.id } as const;
  editAt(run, device, {
    place,
    key,
    body: (doc, _, mark) => withMark(doc ?? dealToBody(deal), mark),
  });
}

function addChild(run: Run, device: PersonDevice): void {
  const place = pickWritable(run, device);
  const deals = place === null ? [] : livingIn(place.disk).filter(({ coll }) => coll === 'deals');
  if (place === null || deals.length === 0) return;
  const { id: dealId } = run.world.chance.pick(deals);
  const child: Child = { coll: run.world.chance.pick(['notes', 'notes', 'comments', 'scenarios']), id: nextId(run), dealId };
  const fresh = (mark: string): Body =>
    child.coll === 'comments' ? { ...childBody(child), text: `${mark} Ask about the roof` } : withMark(childBody(child), mark);
  editAt(run, device, {
    place,
    key: { coll: child.coll, id: child.id },
    body: (doc, disk, mark) => (isLiving(disk, dealId) ? (doc ?? fresh(mark)) : null),
  });
}

function remove(run: Run, device: PersonDevice): void {
  const place = pickWritable(run, device);
  const among = place === null ? [] : livingIn(place.disk);
  if (place === null || among.length === 0) return;
  const { coll, id } = run.world.chance.pick(among);
  const known: string[] = [];
  edit(run.world, place.database, {
    coll,
    id,
    mid: nextId(run),
    change: (_, disk) => {
      const gone = coll === 'deals' ? livingIn(disk).filter(({ doc }) => doc['dealId'] === id) : [];
      known.push(...marksIn(JSON.stringify([disk.records.get(`${coll}/${id}`)?.doc, gone.map(({ doc }) => doc)])));
      return null;
    },
    ...(coll === 'deals' ? { knownChildren: (disk: Disk) => knownChildren(disk, id) } : {}),
    onSaved: () => {
      run.world.note(`${device.name} deleted ${coll}/${id}`);
      for (const mark of known) run.journal.deleted.add(mark);
    },
  });
}

/** Copies or moves deals from one workspace on this device to another that the person may change. */
function transfer(run: Run, device: PersonDevice, how: 'copyDeals' | 'moveDeals'): void {
  const { world, journal } = run;
  const from = pickDatabase(run, device);
  const to = world.chance.pick([null, ...teamsKnown(device).map(({ id }) => id)]);
  const deals = livingIn(from.disk).filter(({ coll, doc }) => coll === 'deals' && doc['binnedAt'] === null);
  if (deals.length === 0) return;
  const ids = [...new Set([world.chance.pick(deals).id, world.chance.pick(deals).id])];
  const copies = new Map<string, string>();
  const inWorkspace: WorkspaceCalls = (workspace) => {
    const calls = device.app.inWorkspace(workspace);
    return {
      ...calls,
      readDealCopies: async (asked, plan) => {
        const found = await calls.readDealCopies(asked, plan);
        if (!found.ok) return found;
        for (const [original, copy] of Object.entries(found.value.ids)) copies.set(original, copy);
        return { ok: true, value: { ...found.value, records: found.value.records.map((record) => markedCopy(run, record)) } };
      },
      mutateMany: (commands) => {
        for (const command of commands)
          if (command.type === 'deal/bin' && diskIn(device, to)?.records.has(`deals/${copies.get(command.id)}`) !== true)
            journal.wrongs.add(`M: ${command.id} went to the bin before its copy was stored`);
        return calls.mutateMany(commands);
      },
    };
  };
  const list = knownList(device);
  const done = createDealTransfer({
    inWorkspace,
    state: () => ({ list, details: {}, notices: [] }),
    from: () => from.workspace,
    now: () => instant(wallOf(world, from.database)),
    newId: () => nextId(run),
  });
  void done[how](ids, to).then((answer) => world.note(`${device.name} ${how} ${answer.ok ? 'done' : answer.error.kind}`));
}

/** The copy with a mark, which counts as an edit once it is stored. */
function markedCopy<Copy extends { readonly doc: Body }>(run: Run, copy: Copy): Copy {
  const mark = `mark${nextNumber(run)};`;
  run.copying.add(mark);
  return { ...copy, doc: withMark(copy.doc, mark) };
}
