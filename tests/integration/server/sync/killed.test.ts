import 'fake-indexeddb/auto';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { freePort } from '../../../support/freePort.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { openNodeDevice, type NodeDevice } from './nodeDevice.ts';
import { signUp, startServerProcess, type ProcessSettings, type ServerProcess } from './serverProcess.ts';
import { syncDevice } from './syncDevice.ts';
import { wallTime } from '../../../support/realClock.ts';

const postgres = await startPostgresIfAny();
const engines = [
  { name: 'PGlite', newDatabase: async () => '' },
  ...(postgres === null ? [] : [{ name: 'PostgreSQL', newDatabase: () => postgres.newDatabase() }]),
];

let folder = '';
let running: readonly ServerProcess[] = [];
let device: NodeDevice | null = null;
beforeEach(() => {
  folder = newServerFolder();
});
afterEach(async () => {
  await device?.close();
  await Promise.all(running.map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
  [running, device] = [[], null];
});
afterAll(() => postgres?.close());

async function start(settings: ProcessSettings): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  running = [...running, server];
  return server;
}

const patience = { timeout: 60_000 };
const newer = idOf(701);

describe.each(engines)('a server on $name that is killed', ({ newDatabase }) => {
  it('during a stream: its devices reconnect automatically', async () => {
    const settings = { dataDir: folder, databaseUrl: await newDatabase(), port: await freePort() };
    const first = await start(settings);
    const token = await signUp(first.origin);
    device = await openNodeDevice(first.origin, token);
    const deal = dealOf(41);
    await device.data.mutate({ type: 'deal/add', deal });
    await expect.poll(() => device?.status(), patience).toMatchObject({ kind: 'synced', pending: 0 });

    await first.kill();
    // This deal is added while the server is down.
    await device.data.mutate({ type: 'deal/add', deal: dealOf(42) });
    const second = await start(settings);
    const elsewhere = syncDevice(second.origin, token);
    const stored = (await elsewhere.everything()).find(({ id }) => id === deal.id);
    if (stored === undefined) throw new Error('Data reported as synced is gone');
    const stamp = stampAfter(Object.values(stored.clocks), wallTime(), 'elsewhere');
    const { coll, id, mid: base } = stored;
    const doc = { ...stored.doc, stage: 'offer' };
    await elsewhere.push([{ coll, id, base, mid: newer, deleted: false, doc, clocks: { ...stored.clocks, stage: stamp } }]);
    await expect.poll(() => device?.data.readDeal(deal.id), patience).toMatchObject({ stage: 'offer' });
    await expect.poll(() => device?.status(), patience).toMatchObject({ kind: 'synced', pending: 0 });
    expect((await elsewhere.everything()).map((row) => row.id).toSorted()).toEqual([deal.id, dealOf(42).id].toSorted());
  }, 240_000);

  it('during a migration: all or none of it is applied, and the next start completes it', async () => {
    const migrations = join(folder, 'migrations');
    mkdirSync(migrations);
    writeFileSync(
      join(migrations, '20261120000000_slow.sql'),
      `create table public.slow_first (n integer);
       insert into public.slow_first select n from generate_series(1, 1500000) n;
       alter table public.slow_first add primary key (n);
       create table public.slow_last (n integer);`,
    );
    const databaseUrl = await newDatabase();
    const args = [migrations, join(folder, 'data'), databaseUrl];
    mkdirSync(join(folder, 'data'));
    const interrupted = await runMigration(args, 'begun');
    expect(interrupted).toContain('before false false false');
    // The migration was killed between its first and last statements.
    expect(interrupted).not.toContain('after');
    const again = await runMigration(args, null);
    expect(again).toContain('before false false false');
    expect(again).toContain('after true true true');
  }, 240_000);
});

/** Runs the migration and kills it just after it prints `killAt`. Returns its output. */
function runMigration(args: readonly string[], killAt: string | null): Promise<string> {
  const script = new URL('./killedMigration.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: new URL('../../../../', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (killAt !== null && printed.includes(killAt)) setTimeout(() => child.kill('SIGKILL'), 250);
  });
  return new Promise((resolve) => {
    child.once('close', () => resolve(printed));
  });
}
