import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protocolHeader, protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../../sync-server/src/store/openPglite.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { fullBatch } from '../../../../src/sync/step/state.ts';
import { startServerProcess, type ServerProcess } from '../../../integration/server/sync/serverProcess.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { medianOf, type BenchLine } from '../../line.ts';
import { bareInserts, prepareBare, type Bare } from './bareTransactions.ts';
import { openLine, requestBytes, type KeptLine } from './keptLine.ts';
import { makePeople, type Person } from './people.ts';
import { processorTimeOf } from './processorTime.ts';
import { quietServer } from './quietServer.ts';
import { recheckCost } from './recheckCost.ts';
import { sampleRow } from './sampleRows.ts';

/** 300 rows of 3 KB are the most that the body limit allows. */
const batches = [1, 50, fullBatch, 300];
const people = 64;
/** Database connections on both sides: as many as the server's pool has. */
const connections = 8;
/** Devices waiting for an answer at the same time, enough to keep the pool busy. */
const atOnce = 16;
const turns = 3;
/** Rows in one turn; larger batches mean fewer, larger pushes. */
const rowsPerTurn = (batch: number): number => (batch === 1 ? 1_500 : 8_000);
const least = 0.6;

/** Measures rows per second through the whole server, compared with the same rows in bare transactions over the same driver. */
export async function benchServer(): Promise<readonly BenchLine[]> {
  const postgres = await startPostgresIfAny();
  try {
    return [...(postgres === null ? [] : await overPostgres(await postgres.newDatabase())), ...(await overPglite())];
  } finally {
    await postgres?.close();
  }
}

async function overPostgres(databaseUrl: string): Promise<readonly BenchLine[]> {
  return inFolder(async (dataDir) => {
    const db = openPostgres(databaseUrl);
    const made = await prepared(db, dataDir);
    await db.close();
    const bare = await prepareBare(databaseUrl, connections);
    const server = await startServerProcess({ dataDir, databaseUrl, environment: quietServer });
    try {
      await makeWorkspaces(server, made);
      const measured: BenchLine[] = [];
      for (const batch of batches) measured.push(...(await besideBare({ server, bare, people: made }, batch)));
      measured.push(...(await pullCosts({ server, bare, people: made })));
      await server.kill();
      return [...measured, ...(await recheckCost({ databaseUrl, dataDir, people: made, serverPid: bare.serverPid }))];
    } finally {
      await server.kill();
      await bare.close();
    }
  });
}

interface Sides {
  readonly server: ServerProcess;
  readonly bare: Bare;
  readonly people: readonly Person[];
}

/** Alternates both, so that other load on the machine affects both. The first turn is a warm-up and is not counted. */
async function besideBare({ server, bare, people: pushing }: Sides, batch: number): Promise<readonly BenchLine[]> {
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  const rows = rowsPerTurn(batch);
  for (let turn = 0; turn <= turns; turn += 1) {
    const push = pushes(server, { people: pushing, batch, run: `b${batch}t${turn}x` });
    const insert = bareInserts(bare, { batch, rows, run: `c${batch}t${turn}x` });
    const costs = [await costOf(push, [server.pid, bare.serverPid]), await costOf(insert, [process.pid, bare.serverPid])] as const;
    if (turn === 0) continue;
    ours.push(costs[0]);
    theirs.push(costs[1]);
  }
  const ratio = medianOf(ours.map(({ ms }, at) => (theirs[at]?.ms ?? Number.NaN) / ms));
  const rate = (costs: readonly Cost[]): number => medianOf(costs.map(({ ms }) => rows / (ms / 1000)));
  const lines: BenchLine[] = [
    { name: `PostgreSQL: bare transactions of ${batch}, ${connections} connections`, value: rate(theirs), unit: 'rows/s' },
    {
      name: `PostgreSQL: pushes of ${batch}${batch === fullBatch ? ', as the device sends them' : ''}`,
      value: rate(ours),
      unit: 'rows/s',
      ratio,
      ...(batch === fullBatch ? { target: `≥ ${least} of bare`, met: ratio >= least } : {}),
    },
  ];
  const processor = (costs: readonly Cost[]): number => medianOf(costs.map(({ processorMs }) => processorMs)) / (rows / batch);
  const [spent, spentBare] = [processor(ours), processor(theirs)];
  if (Number.isNaN(spent)) return lines;
  const name = 'the same in processor time, server and database together';
  return [...lines, { name, value: spent, unit: 'ms a push', ratio: spentBare / spent }];
}

const pullsPerTurn = 1_000;

/** The cost of a pull that finds nothing new, as most polls do, and of a page as large as a device's push. Empty without `/proc`. */
async function pullCosts({ server, bare, people: pulling }: Sides): Promise<readonly BenchLine[]> {
  const heads = await Promise.all(pulling.map(({ token }) => headOf(server, token)));
  const cost = async (name: string, queryOf: (person: number) => string): Promise<readonly BenchLine[]> => {
    const requests = Array.from({ length: pullsPerTurn }, (_, at) => {
      const person = at % pulling.length;
      return requestBytes({ method: 'GET', path: `/sync/v1/pull?${queryOf(person)}`, token: pulling[person]?.token ?? '', body: null });
    });
    const spent: number[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      spent.push((await costOf(() => askAll(server, requests), [server.pid, bare.serverPid])).processorMs / pullsPerTurn);
    const value = medianOf(spent);
    return Number.isNaN(value) ? [] : [{ name: `PostgreSQL: ${name}, in processor time of server and database`, value, unit: 'ms a pull' }];
  };
  return [
    ...(await cost('a pull without new rows', (person) => `after=${heads[person]}`)),
    ...(await cost(`a pull of ${fullBatch} rows`, () => `after=0&limit=${fullBatch}`)),
  ];
}

/** The version of a person's workspace. */
async function headOf(server: ServerProcess, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, [protocolHeader]: String(protocolVersion) };
  for (let after = 0; ;) {
    const response = await fetch(`${server.origin}/sync/v1/pull?after=${after}&limit=1000`, { headers });
    const { next, more } = (await response.json()) as { readonly next: number; readonly more: boolean };
    if (!more) return next;
    after = next;
  }
}

interface Cost {
  readonly ms: number;
  /** NaN if the system does not report it. */
  readonly processorMs: number;
}

async function costOf(work: () => Promise<unknown>, pids: readonly number[]): Promise<Cost> {
  const used = (): number => pids.reduce((sum, pid) => sum + (processorTimeOf(pid) ?? Number.NaN), 0);
  const before = used();
  const began = performance.now();
  await work();
  return { ms: performance.now() - began, processorMs: used() - before };
}

async function overPglite(): Promise<readonly BenchLine[]> {
  return inFolder(async (dataDir) => {
    const opened = await openPglite(dataDir);
    if (!opened.ok) throw new Error(opened.error.message);
    const made = await prepared(opened.value, dataDir);
    await opened.value.close();
    const server = await startServerProcess({ dataDir, environment: quietServer });
    try {
      await makeWorkspaces(server, made);
      const measured: BenchLine[] = [];
      for (const batch of batches) {
        const rates: number[] = [];
        for (let turn = 0; turn < 3; turn += 1) {
          const { ms } = await costOf(pushes(server, { people: made, batch, run: `p${batch}t${turn}x` }), []);
          rates.push(rowsPerTurn(batch) / (ms / 1000));
        }
        measured.push({ name: `PGlite: pushes of ${batch}`, value: medianOf(rates), unit: 'rows/s' });
      }
      return measured;
    } finally {
      await server.kill();
    }
  });
}

async function prepared(db: Database, dataDir: string): Promise<readonly Person[]> {
  await migrate(db);
  return makePeople(db, dataDir, people);
}

/** A user's first push creates the workspace, which is not part of the measurement. */
async function makeWorkspaces(server: ServerProcess, made: readonly Person[]): Promise<void> {
  const requests = made.map(({ token }, at) => pushRequest(token, [sampleRow(at, 'first')]));
  await askAll(server, requests);
}

/** Prepared requests: one turn's rows, user after user. */
function pushes(
  server: ServerProcess,
  { people: pushing, batch, run }: { readonly people: readonly Person[]; readonly batch: number; readonly run: string },
): () => Promise<void> {
  const count = Math.floor(rowsPerTurn(batch) / batch);
  const requests = Array.from({ length: count }, (_, at) =>
    pushRequest(
      pushing[at % pushing.length]?.token ?? '',
      Array.from({ length: batch }, (_row, place) => sampleRow(at * batch + place, run)),
    ),
  );
  return () => askAll(server, requests);
}

const pushRequest = (token: string, rows: readonly unknown[]): Buffer =>
  requestBytes({ method: 'POST', path: '/sync/v1/push', token, body: JSON.stringify({ device: 'device01', rows }) });

/**
 * Resolves when all are answered; every connection takes the next request as soon as it is free. Throws if an answer is not a
 * success, or does not say that every row was stored. Each call opens its own connections, so that no turn inherits another's.
 */
async function askAll(server: ServerProcess, requests: readonly Buffer[]): Promise<void> {
  const lines = await Promise.all(Array.from({ length: atOnce }, () => openLine(server.origin)));
  // One iterator for all connections, so that each request is taken once.
  const waiting = requests.values();
  await Promise.all(lines.map((line) => askInTurn(line, waiting)));
  lines.forEach((line) => line.close());
}

async function askInTurn(line: KeptLine, waiting: Iterable<Buffer>): Promise<void> {
  for (const request of waiting) {
    const { status, body } = await line.ask(request);
    if (status !== 200 || /"status":"(?!applied)/.test(body))
      throw new Error(`A call was answered with status ${status}: ${body.slice(0, 200)}`);
  }
}

/** Runs `work` with a new folder, which is removed at the end. */
export async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
