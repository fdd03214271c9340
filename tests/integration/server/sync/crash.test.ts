import { rmSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { PushedRow } from '../../../../src/core/protocol/syncRow.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { signUp, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { row, syncDevice, type SyncDevice } from './syncDevice.ts';

const postgres = await startPostgresIfAny();
let running: readonly ServerProcess[] = [];
let folders: readonly string[] = [];

afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  [running, folders] = [[], []];
});
afterAll(() => postgres?.close());

function newFolder(): string {
  const folder = newServerFolder();
  folders = [...folders, folder];
  return folder;
}

async function start(settings: Parameters<typeof startServerProcess>[0]): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  running = [...running, server];
  return server;
}

const batchRows = 500;

const batch = (): readonly PushedRow[] => Array.from({ length: batchRows }, () => row({ doc: { text: 'x'.repeat(1_000) } }));

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a batch and kills the server with `kill`. Returns whether the batch was acknowledged. */
async function pushAndKill(device: SyncDevice, rows: readonly PushedRow[], kill: () => Promise<void>): Promise<boolean> {
  const pushed = device.push(rows).then(
    ({ status }) => status === 200,
    () => false,
  );
  await kill();
  return pushed;
}

/** Checks that only whole batches are stored, and returns which. */
async function wholeBatches(device: SyncDevice, batches: readonly (readonly PushedRow[])[]): Promise<readonly boolean[]> {
  const held = new Set((await device.everything({ limit: '1000' })).map(({ id }) => id));
  const counts = batches.map((rows) => rows.filter(({ id }) => held.has(id)).length);
  for (const count of counts) expect([0, batchRows]).toContain(count);
  return counts.map((count) => count === batchRows);
}

describe('a server killed in the middle of a batch', () => {
  it('keeps only whole batches on PGlite, including all acknowledged ones, and accepts the rest after a restart', async () => {
    const dataDir = newFolder();
    let token: string | null = null;
    let batches: readonly (readonly PushedRow[])[] = [];
    let acknowledged: readonly boolean[] = [];
    for (const delay of [20, 60, 110]) {
      const server = await start({ dataDir });
      token ??= await signUp(server.origin);
      const device = syncDevice(server.origin, token);
      const whole = await wholeBatches(device, batches);
      acknowledged.forEach((known, at) => expect(whole[at] || !known).toBe(true));
      // After a lost answer, a device sends the same batch again.
      for (const rows of batches) expect((await device.push(rows)).body.results.every(({ status }) => status === 'applied')).toBe(true);
      acknowledged = batches.map(() => true);
      const rows = batch();
      batches = [...batches, rows];
      const known = await pushAndKill(device, rows, () => later(delay).then(() => server.kill()));
      acknowledged = [...acknowledged, known];
    }
    const last = await start({ dataDir });
    const device = syncDevice(last.origin, token ?? '');
    for (const rows of batches) await device.push(rows);
    const everything = await device.everything({ limit: '1000' });
    expect(everything).toHaveLength(batches.length * batchRows);
    // Each row has exactly one version, without gaps: nothing was written twice.
    expect(everything.map(({ version }) => version)).toEqual(everything.map((_, at) => at + 1));
  }, 180_000);
});

describe.runIf(postgres !== null)('two servers that share one PostgreSQL database', () => {
  it('notify each other’s streams, and one serves both when the other is killed in the middle of a batch', async () => {
    if (postgres === null) throw new Error('PostgreSQL is not available');
    const settings = { dataDir: newFolder(), databaseUrl: await postgres.newDatabase() };
    const [first, second] = await Promise.all([start(settings), start(settings)]);
    const token = await signUp(first.origin);
    const [onFirst, onSecond] = [syncDevice(first.origin, token), syncDevice(second.origin, token)];
    const events = await onSecond.stream();
    const opening = batch();
    expect((await onFirst.push(opening)).status).toBe(200);
    await events.until((heard) => heard.find(({ data }) => (data as { readonly version: number }).version === batchRows));
    events.close();

    const interrupted = batch();
    await pushAndKill(onFirst, interrupted, () => later(30).then(() => first.kill()));
    const [known] = await wholeBatches(onSecond, [opening]);
    expect(known).toBe(true);
    await wholeBatches(onSecond, [interrupted]);
    const again = await onSecond.push(interrupted);
    expect(again.body.results.every(({ status }) => status === 'applied')).toBe(true);
    const everything = await onSecond.everything({ limit: '1000' });
    expect(everything.map(({ version }) => version)).toEqual(Array.from({ length: 2 * batchRows }, (_, at) => at + 1));
  });

  it('give each row a distinct version when both are written to at once', async () => {
    if (postgres === null) throw new Error('PostgreSQL is not available');
    const settings = { dataDir: newFolder(), databaseUrl: await postgres.newDatabase() };
    const servers = await Promise.all([start(settings), start(settings)]);
    const token = await signUp(servers[0].origin);
    const devices = servers.map(({ origin }) => syncDevice(origin, token));
    const writes = Array.from({ length: 10 }, () => devices.map((device) => device.push([row(), row()])));
    await Promise.all(writes.flat());
    const everything = await syncDevice(servers[1].origin, token).everything();
    expect(everything.map(({ version }) => version)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });
});
