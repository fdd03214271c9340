import { setTimeout as pause } from 'node:timers/promises';
import { startCluster, type Cluster, type ClusterPrograms } from '../../../../scripts/cluster/startCluster.ts';
import { protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import { quantileOf } from '../../line.ts';
import { quietServer } from '../server/quietServer.ts';
import { makePeople, type Person } from '../server/people.ts';
import { processUse } from '../server/processorTime.ts';
import { openListeners, type Listeners } from './listeners.ts';
import { nextProtocol } from './nextProtocol.ts';
import { until } from './until.ts';
import { startPushes, type Acknowledged, type PushLoad } from './pushLoad.ts';

export interface LoadSize {
  readonly people: number;
  readonly streams: number;
  /** Single pushes a second. */
  readonly perSecond: number;
  /** The length of each part, seconds. */
  readonly seconds: number;
}

/** What one part of the run measured. Times in milliseconds. */
export interface LoadPart {
  readonly name: string;
  readonly pushes: number;
  readonly pushP50: number;
  readonly pushP99: number;
  readonly pushLongest: number;
  readonly pulls: number;
  readonly pullP50: number;
  readonly pullP99: number;
  readonly failedAttempts: string;
  readonly streamsReopened: number;
  readonly streamsOpen: number;
  /** Resident memory of each running server at the end, MB. */
  readonly memory: readonly number[];
  /** Processor time of all servers for each push, with its pull and poke. Null if a server was replaced. */
  readonly processorMs: number | null;
}

export interface LoadResult {
  readonly parts: readonly LoadPart[];
  readonly acknowledged: number;
  /** Acknowledged rows that the database does not have under the acknowledged version. */
  readonly lost: number;
  /** Whether the proxy still leads to the promoted replica once the old primary is running again. */
  readonly staysWithReplica: boolean;
}

/** Load on one and on three servers behind the proxy, during a rolling upgrade, and while the primary dies and the replica takes over. */
export async function benchLoad(programs: ClusterPrograms, size: LoadSize): Promise<LoadResult> {
  const cluster = await startCluster(programs, quietServer);
  try {
    const db = openPostgres(cluster.databaseUrl);
    await migrate(db);
    const people = await makePeople(db, cluster.dataDir, size.people);
    await db.close();
    await cluster.start(0);
    return await measured(cluster, people, size);
  } finally {
    await cluster.close();
  }
}

/** The devices of one part. */
interface Devices {
  /** Part of each row's id. */
  readonly run: string;
  readonly protocols?: readonly number[];
}

const newerServer = 'tests/bench/sync/cluster/newerServer.ts';

async function measured(cluster: Cluster, people: readonly Person[], size: LoadSize): Promise<LoadResult> {
  const all: Acknowledged[] = [];
  const { origin } = cluster;
  await routed();
  // A person's first push creates the workspace.
  const first = startPushes(origin, { people, perSecond: 200, run: 'first' });
  await pause((size.people / 200) * 1_000);
  all.push(...(await first.stop()).acknowledged);
  console.error(`${size.people} people have pushed once`);
  const during = async (name: string, { run, protocols = [protocolVersion] }: Devices, event: () => Promise<void>): Promise<LoadPart> => {
    console.error(`Measuring ${name} …`);
    const listeners = await openListeners(origin, people.slice(0, size.streams));
    const before = processorOf(cluster);
    const load = startPushes(origin, { people, perSecond: size.perSecond, run, protocols });
    const ended = pause(size.seconds * 1_000);
    await event();
    await ended;
    const done = await load.stop();
    all.push(...done.acknowledged);
    await listeners.allOpen();
    const part = partOf(name, { load: done, listeners, cluster, before });
    listeners.close();
    return part;
  };
  const parts: LoadPart[] = [];
  parts.push(await during('one server', { run: 'one' }, async () => undefined));
  for (const server of [1, 2]) await cluster.start(server);
  await routed();
  parts.push(await during('three servers', { run: 'three' }, async () => undefined));
  parts.push(
    await during(
      'rolling upgrade of three servers, with half of the devices already upgraded',
      { run: 'rolling', protocols: [protocolVersion, nextProtocol] },
      async () => {
        for (const server of [0, 1, 2]) {
          await cluster.stop(server);
          await cluster.start(server, newerServer);
          await routed();
        }
      },
    ),
  );
  parts.push(
    await during('three servers, the primary killed and the replica promoted three seconds later', { run: 'failover' }, async () => {
      await pause(3_000);
      await until(() => cluster.database.isSynchronous(), 'the primary waits for the replica');
      await cluster.database.killPrimary();
      await pause(3_000);
      await cluster.database.promoteReplica();
    }),
  );
  await cluster.database.restartPrimary();
  // The proxy finds it in good health after a second.
  await pause(4_000);
  return { parts, acknowledged: all.length, lost: await countLost(cluster, people, all), staysWithReplica: await leadsToReplica(cluster) };
}

/** The proxy checks each server every second, and sends it requests after two good checks. */
const routed = (): Promise<void> => pause(3_000);

const pidsOf = (cluster: Cluster): readonly number[] => cluster.servers().flatMap((server) => (server === null ? [] : [server.pid]));

const processorOf = (cluster: Cluster): ReadonlyMap<number, number> =>
  new Map(pidsOf(cluster).map((pid) => [pid, processUse(pid)?.processorMs ?? Number.NaN]));

interface Observed {
  readonly load: PushLoad;
  readonly listeners: Listeners;
  readonly cluster: Cluster;
  /** The processor time of each server at the start, by process. */
  readonly before: ReadonlyMap<number, number>;
}

function partOf(name: string, { load: { acknowledged, failedAttempts }, listeners, cluster, before }: Observed): LoadPart {
  const ms = acknowledged.map((push) => push.ms);
  const after = processorOf(cluster);
  const isSame = before.size === after.size && [...after.keys()].every((pid) => before.has(pid));
  const spent = [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
  return {
    name,
    pushes: acknowledged.length,
    pushP50: quantileOf(ms, 0.5),
    pushP99: quantileOf(ms, 0.99),
    pushLongest: Math.max(...ms),
    pulls: listeners.pulls.length,
    pullP50: quantileOf(listeners.pulls, 0.5),
    pullP99: quantileOf(listeners.pulls, 0.99),
    failedAttempts: [
      ...Object.entries(failedAttempts),
      ...(listeners.counts.failed > 0 ? [['pull or stream', listeners.counts.failed]] : []),
    ]
      .map(([why, times]) => `${times} ${why}`)
      .join(', '),
    streamsReopened: listeners.counts.reopened,
    streamsOpen: listeners.open(),
    memory: pidsOf(cluster).map((pid) => (processUse(pid)?.residentBytes ?? Number.NaN) / 1e6),
    processorMs: isSame ? spent / acknowledged.length : null,
  };
}

/** Whether a new connection through the proxy is one to the promoted replica. */
async function leadsToReplica({ databaseUrl, database }: Cluster): Promise<boolean> {
  const db = openPostgres(databaseUrl);
  const [row] = await db.q('select inet_server_port()::text as port');
  await db.close();
  return Number(row?.['port']) === database.ports.replica;
}

/** Compares every acknowledged row with the database that the proxy leads to. */
async function countLost(cluster: Cluster, people: readonly Person[], all: readonly Acknowledged[]): Promise<number> {
  const db = openPostgres(cluster.databaseUrl);
  const rows = await db.q(
    `select r.id, r.version::text as version, w.personal_of::text as person
     from sync.sync_rows r join sync.workspaces w on w.id = r.workspace_id`,
  );
  await db.close();
  const stored = new Set(rows.map(({ id, version, person }) => `${person} ${id} ${version}`));
  return all.filter(({ person, id, version }) => !stored.has(`${people[person]?.id} ${id} ${version}`)).length;
}
