import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { TeamList } from '../../../../src/core/contracts/teamsContract.ts';
import { cacheTeamList, readCachedTeams } from '../../../../src/data/view/cached/cachedTeams.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { settleTeams, type FollowPorts } from '../../../../src/teams/followTeams.ts';
import type { WorkspaceCalls } from '../../../../src/teams/workspaceCalls.ts';
import { crash, createDevice, diskOf, diskWork, endTab, tell, wallOf, type Device, type World } from '../../sync/simulation/device.ts';
import { createMemoryCopies } from './memoryCopies.ts';
import type { DiskWork } from '../../sync/simulation/memoryStore.ts';
import { createMemorySettings } from './memorySettings.ts';
import type { TeamServer } from './teamServer.ts';

interface AskedCalls {
  readonly workspace: string | null;
  /** Whether the person is a viewer there, as far as this device knows. */
  readonly isViewer: () => boolean;
  /** Runs work half a minute later, unless the app has ended. */
  readonly later: (run: () => void) => void;
}

/** Faults of a device that belongs to teams. Each entry breaks one rule. */
export interface DevicePlants {
  readonly calls?: (calls: ReturnType<WorkspaceCalls>, asked: AskedCalls) => ReturnType<WorkspaceCalls>;
  /** Whether the databases of a removed workspace stay. */
  readonly keepsDatabases?: boolean;
  /** The workspace that records are sent to. */
  readonly sendsTo?: (workspace: string | null) => string | null;
}

export interface TeamsWorld extends World {
  readonly server: TeamServer;
  readonly plants: DevicePlants;
  readonly onWritten: (device: PersonDevice, workspace: string | null, record: SyncedRecord) => void;
}

/** The app on a person's device, which a crash ends. */
interface App {
  alive: boolean;
  readonly settle: () => void;
  readonly refresh: () => void;
  readonly inWorkspace: WorkspaceCalls;
}

export interface PersonDevice {
  readonly name: string;
  readonly user: string;
  /** The settings in the view of the personal workspace, which survive a crash. */
  readonly settings: Map<string, unknown>;
  /** The databases on this device, by workspace. Null is the personal one. */
  readonly databases: Map<string | null, Device>;
  /** The workspace that the person sees. */
  open: string | null;
  online: boolean;
  skew: number;
  app: App;
}

/** How often a device asks for its person's teams, and for a token, in virtual milliseconds. */
const askEveryMs = 300_000;

export function createPersonDevice(world: TeamsWorld, name: string, user: string): PersonDevice {
  const device: Omit<PersonDevice, 'app'> & { app?: App } = {
    name,
    user,
    settings: new Map(),
    databases: new Map(),
    open: null,
    online: true,
    skew: 0,
  };
  const made = device as PersonDevice;
  made.app = startApp(world, made);
  return made;
}

/** The databases of a workspace, made if there are none. Nothing syncs them yet. */
function databaseOf(world: TeamsWorld, device: PersonDevice, workspace: string | null): Device {
  const found = device.databases.get(workspace);
  if (found !== undefined) return found;
  const target = world.plants.sendsTo?.(workspace) ?? workspace;
  const made = createDevice(world, { name: device.name, userId: device.user, workspaceOf: () => target });
  endTab(made);
  device.databases.set(workspace, made);
  return made;
}

export const isRunning = (database: Device): boolean => database.tab.alive;

/** The disk of a workspace on this device. Null if it has none. */
export function diskIn(device: PersonDevice, workspace: string | null) {
  const database = device.databases.get(workspace);
  return database === undefined ? null : diskOf(database, device.user);
}

function startSync(world: TeamsWorld, device: PersonDevice, workspace: string | null): void {
  const database = databaseOf(world, device, workspace);
  if (isRunning(database)) return;
  database.online = device.online;
  database.skew = device.skew;
  crash(world, database);
}

/** The cached list, read without delay, as the page has it in memory. */
export function knownList(device: PersonDevice): TeamList | null {
  // Only this build writes the list, so its form is known.
  return (device.settings.get('teams/list') as TeamList | undefined) ?? null;
}

function startApp(world: TeamsWorld, device: PersonDevice): App {
  const later = (ms: number, run: () => void): void => world.time.after(ms, () => (app.alive ? run() : undefined));
  const pause = (): Promise<void> => new Promise((resolve) => later(world.chance.between(1, 3), resolve));
  const view = createMemorySettings(device.settings, pause);
  const inWorkspace = callsOf(world, device, later);
  let known = '';
  /** Syncs the workspaces of the list, and settles memberships when it changed. */
  const follow = (): void => {
    const teams = knownList(device)?.teams ?? [];
    const wanted = new Set<string | null>([null, device.open, ...teams.map(({ id }) => id)]);
    for (const [workspace, database] of device.databases) if (!wanted.has(workspace)) endTab(database);
    for (const workspace of wanted) startSync(world, device, workspace);
    const text = JSON.stringify(teams.map(({ id, role, readOnly }) => [id, role, readOnly]));
    const isNew = text !== known;
    known = text;
    if (isNew) settle();
  };
  const list = async (): Promise<Result<TeamList, unknown>> => {
    const answer = await askList(world, device, later);
    if (answer === null) return err(null);
    await cacheTeamList(view, answer);
    follow();
    return ok(answer);
  };
  const ports: FollowPorts = {
    view,
    inWorkspace,
    list,
    now: () => wallOf(world, databaseOf(world, device, null)),
    onDevice: async () => [...device.databases.keys()].flatMap((workspace) => workspace ?? []),
    closeHere: async (workspace) => {
      const database = device.databases.get(workspace);
      if (database !== undefined) endTab(database);
      if (device.open === workspace) device.open = null;
      await pause();
    },
    deleteHere: (workspace) => deleteHere({ world, device, pause }, workspace),
  };
  const settle = oneAtATime(() => settleTeams(ports));
  const app: App = {
    alive: true,
    settle,
    inWorkspace,
    refresh: () => void list().catch(() => undefined),
  };
  const ask = (): void => {
    settle();
    for (const database of device.databases.values()) tell(database, { type: 'signed-in', userId: device.user });
    later(askEveryMs, ask);
  };
  // The app is complete before anything starts.
  later(1, () => {
    void readCachedTeams(view).then(follow);
    ask();
  });
  startSync(world, device, null);
  return app;
}

/** Runs work one at a time, and once more if it was requested while it ran. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work().catch(() => undefined);
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}

type Later = (ms: number, run: () => void) => void;

/** The server's list, or null. Both ways may take long, or lose it. */
function askList({ time, chance, server, faults }: TeamsWorld, device: PersonDevice, later: Later): Promise<TeamList | null> {
  const trouble = faults ? chance.next() : 1;
  const slow = faults && chance.happens(0.1) ? 20_000 : 200;
  return new Promise((resolve) => {
    if (!device.online || trouble < 0.1) return later(chance.between(1, slow), () => resolve(null));
    time.after(chance.between(5, slow), () => {
      const answer = structuredClone(server.list(device.user));
      later(chance.between(5, slow), () => resolve(trouble < 0.2 ? null : answer));
    });
    return undefined;
  });
}

/** A disk that never answers fails, as a call to a data worker does. */
const inTime =
  (run: DiskWork, later: Later): DiskWork =>
  (kind, work) =>
    new Promise((resolve, reject) => {
      void run(kind, work).then(resolve, reject);
      later(180_000, () => reject(new Error('The disk does not answer')));
    });

function callsOf(world: TeamsWorld, device: PersonDevice, later: Later): WorkspaceCalls {
  return (workspace) => {
    const database = databaseOf(world, device, workspace);
    const calls = createMemoryCopies({
      disk: diskOf(database, device.user),
      run: inTime(diskWork(world, database, later), later),
      device: device.name,
      began: () => tell(database, { type: 'write-began' }),
      ended: (added) => tell(database, { type: 'write-ended', added }),
      onWritten: (record) => world.onWritten(device, workspace, record),
    });
    const isViewer = (): boolean => knownList(device)?.teams.some(({ id, role }) => id === workspace && role === 'viewer') === true;
    return world.plants.calls?.(calls, { workspace, isViewer, later: (run) => later(30_000, run) }) ?? calls;
  };
}

interface Deleting {
  readonly world: TeamsWorld;
  readonly device: PersonDevice;
  readonly pause: () => Promise<void>;
}

/** Deletes the databases one after the other. Another window may keep one. */
async function deleteHere({ world, device, pause }: Deleting, workspace: string): Promise<boolean> {
  if (world.plants.keepsDatabases === true) return true;
  const database = device.databases.get(workspace);
  if (database === undefined) return true;
  const disk = diskOf(database, device.user);
  await pause();
  for (const [key] of [...disk.records].filter(([one]) => !one.startsWith('notes/'))) disk.records.delete(key);
  await pause();
  if (world.faults && world.chance.happens(0.2)) return false;
  disk.records.clear();
  await pause();
  disk.unread.clear();
  disk.marks = null;
  disk.hadRecords = false;
  await pause();
  // A worker whose databases were deleted ends, and starts again if it is still wanted.
  if (isRunning(database)) crash(world, database);
  else device.databases.delete(workspace);
  world.note(`${device.name} removed ${workspace}`);
  return true;
}

export function setOnline(device: PersonDevice, online: boolean): void {
  if (device.online === online) return;
  device.online = online;
  for (const database of device.databases.values()) {
    database.online = online;
    tell(database, { type: online ? 'online' : 'offline' });
  }
  if (online) device.app.settle();
}

export function setClock(device: PersonDevice, skew: number): void {
  device.skew = skew;
  for (const database of device.databases.values()) database.skew = skew;
}

/** Everything on the device ends, and the app starts again. */
export function restart(world: TeamsWorld, device: PersonDevice): void {
  device.app.alive = false;
  for (const database of device.databases.values()) endTab(database);
  device.app = startApp(world, device);
}
