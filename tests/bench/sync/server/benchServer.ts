import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../../sync-server/src/store/openPglite.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { startServerProcess, type ServerProcess } from '../../../integration/server/sync/serverProcess.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { medianOf, type BenchLine } from '../line.ts';
import { insertBare, prepareBare } from './bareTransactions.ts';
import { openLine, requestBytes, type KeptLine } from './keptLine.ts';
import { benchOrigin, makePeople, type Person } from './people.ts';
import { sampleRow } from './sampleRows.ts';

/** What the device sends while it catches up (`fullBatch` of `src/sync`). */
const deviceBatch = 200;
/** 300 rows of 3 KB are what the limit of a body lets through. */
const batches = [1, 50, deviceBatch, 300];
const people = 64;
/** As many as the server's pool has connections, on both sides. */
const atOnce = 8;
const turns = 5;
/** Rows of one turn; fewer, larger pushes for larger batches. */
const rowsPerTurn = (batch: number): number => (batch === 1 ? 1_000 : 2_400);
const least = 0.6;

export const quietServer = { SYNC_BURST: '1000000', SYNC_PER_SECOND: '1000000', PUBLIC_ORIGIN: benchOrigin };

/** Rows a second through the whole server, beside the same rows in bare transactions over the same driver. */
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
    const bare = await prepareBare(databaseUrl, atOnce);
    const server = await startServerProcess({ dataDir, databaseUrl, environment: quietServer });
    try {
      await makeWorkspaces(server, made);
      const measured: BenchLine[] = [];
      for (const batch of batches) {
        const ours: number[] = [];
        const theirs: number[] = [];
        // In turns, so that whatever else the machine does falls on both.
        for (let turn = 0; turn <= turns; turn += 1) {
          const run = `b${batch}t${turn}x`;
          const pushed = await pushAll(server, { people: made, batch, run });
          const inserted = await insertBare(bare, { batch, rows: rowsPerTurn(batch), run: `c${run}` });
          if (turn > 0) {
            ours.push(pushed);
            theirs.push(inserted);
          }
        }
        const ratio = medianOf(ours.map((rate, at) => rate / (theirs[at] ?? 1)));
        measured.push(
          { name: `PostgreSQL: bare transactions, ${batch} rows of 3 KB each`, value: medianOf(theirs), unit: 'rows/s' },
          {
            name: `PostgreSQL: pushes of ${batch}${batch === deviceBatch ? ', what the device sends' : ''}`,
            value: medianOf(ours),
            unit: 'rows/s',
            ratio,
            ...{ target: `≥ ${least} of bare`, met: ratio >= least },
          },
        );
      }
      return measured;
    } finally {
      await server.kill();
      await bare.close();
    }
  });
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
        for (let turn = 0; turn < 3; turn += 1) rates.push(await pushAll(server, { people: made, batch, run: `p${batch}t${turn}x` }));
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

/** The first push of a person makes the workspace; that is not what is measured. */
async function makeWorkspaces(server: ServerProcess, made: readonly Person[]): Promise<void> {
  const requests = made.map(({ token }, at) => pushRequest(token, [sampleRow(at, 'first')]));
  await askAll(server, requests);
}

/** Rows a second. */
async function pushAll(
  server: ServerProcess,
  { people: pushing, batch, run }: { readonly people: readonly Person[]; readonly batch: number; readonly run: string },
): Promise<number> {
  const count = Math.ceil(rowsPerTurn(batch) / batch);
  const requests = Array.from({ length: count }, (_, at) =>
    pushRequest(
      pushing[at % pushing.length]?.token ?? '',
      Array.from({ length: batch }, (_row, place) => sampleRow(at * batch + place, run)),
    ),
  );
  const took = await askAll(server, requests);
  return (count * batch) / (took / 1000);
}

const pushRequest = (token: string, rows: readonly unknown[]): Buffer =>
  requestBytes({ method: 'POST', path: '/sync/v1/push', token, body: JSON.stringify({ device: 'device01', rows }) });

/**
 * Milliseconds until all are answered; every line takes the next request as soon as it is free. Throws where an answer is not that
 * every row was stored. The lines are new each time: the server closes what is idle for five seconds.
 */
async function askAll(server: ServerProcess, requests: readonly Buffer[]): Promise<number> {
  const lines = await Promise.all(Array.from({ length: atOnce }, () => openLine(server.origin)));
  // One iterator for all lines: each takes what no other has taken.
  const waiting = requests.values();
  const began = performance.now();
  await Promise.all(lines.map((line) => askInTurn(line, waiting)));
  const took = performance.now() - began;
  lines.forEach((line) => line.close());
  return took;
}

async function askInTurn(line: KeptLine, waiting: Iterable<Buffer>): Promise<void> {
  for (const request of waiting) {
    const { status, body } = await line.ask(request);
    if (status !== 200 || /"status":"(?!applied)/.test(body)) throw new Error(`A push was answered ${status}: ${body.slice(0, 200)}`);
  }
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
