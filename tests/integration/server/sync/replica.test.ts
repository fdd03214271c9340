import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import { readReplicaLag } from '../../../../sync-server/src/sync/read/replicaLag.ts';
import { postgresOrWarn, startPostgres, startPostgresPair, type PostgresPair } from '../../../support/postgresServer.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { row, syncDevice } from './syncDevice.ts';

const bin = postgresOrWarn();

/** The replica applies a commit shortly after the primary. */
const patience = { timeout: 60_000, interval: 50 };

describe.runIf(bin !== null)('a server with a replica that answers pulls', () => {
  let pair: PostgresPair | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    pair = await startPostgresPair(bin ?? '');
    server = await startTestServer({ databaseUrl: pair.address, replicaUrl: pair.replicaAddress });
  });
  afterAll(async () => {
    await server?.close();
    await pair?.close();
  });

  const started = () => {
    if (pair === undefined || server === undefined) throw new Error('The server did not start');
    return { pair, server };
  };
  /** Waits until the replica shows a workspace. */
  const onReplica = async (workspace: string): Promise<void> => {
    const replica = openPostgres(started().pair.replicaAddress);
    const count = async () =>
      (await replica.q('select 1::text from sync.workspace_heads where workspace_id = $1::uuid', [workspace])).length;
    await expect.poll(count, patience).toBe(1);
    await replica.close();
  };
  const newDevice = async () => {
    const { server: running } = started();
    return syncDevice(running.origin, (await running.signedIn()).token);
  };

  it('reads a pull from the replica only once it has reached the version that the device has heard of', async () => {
    const { pair: running } = started();
    const device = await newDevice();
    const first = await device.push([row()]);
    const pull = async (query: Readonly<Record<string, string>>) => (await device.pull(0, query)).body.next;
    const known = String(first.body.version);
    await onReplica(first.body.workspace);
    expect(await pull({ atLeast: known })).toBe(first.body.version);
    await running.pauseReplay();
    try {
      const { version } = (await device.push([row()])).body;
      expect(version).toBe(first.body.version + 1);
      // The replica is paused before the second push, so an answer without it comes from there.
      expect(await pull({ atLeast: known })).toBe(first.body.version);
      expect(await pull({ atLeast: String(version) })).toBe(version);
      expect(await pull({})).toBe(version);
      expect((await device.pull(version, { atLeast: known })).body).toMatchObject({ rows: [], next: version });
    } finally {
      await running.resumeReplay();
    }
    await expect.poll(() => pull({ atLeast: known }), patience).toBe(first.body.version + 1);
  });

  it('asks the primary for a workspace that the replica does not have yet, and for every refusal', async () => {
    const { pair: running } = started();
    await running.pauseReplay();
    try {
      const device = await newDevice();
      expect((await device.pull(0, { atLeast: '0' })).status).toBe(200);
      const { version } = (await device.push([row()])).body;
      expect((await device.pull(0, { atLeast: '0' })).body.next).toBe(version);
      expect(await device.pull(version + 5, { atLeast: '0' })).toMatchObject({ status: 410, body: { code: 'resync_required' } });
    } finally {
      await running.resumeReplay();
    }
  });

  it('is known to be behind while it does not show what it has received', async () => {
    const { pair: running } = started();
    const replica = openPostgres(running.replicaAddress);
    const device = await newDevice();
    await running.pauseReplay();
    try {
      await device.push([row()]);
      await expect.poll(() => readReplicaLag(replica.q), patience).toBeGreaterThan(0);
    } finally {
      await running.resumeReplay();
    }
    await expect.poll(() => readReplicaLag(replica.q), patience).toBe(0);
    await replica.close();
  });

  it('shows a person only their own workspace on the replica', async () => {
    const [mine, theirs] = [await newDevice(), await newDevice()];
    const { workspace } = (await mine.push([row()])).body;
    await onReplica((await theirs.push([row()])).body.workspace);
    const { pair: running } = started();
    await running.pauseReplay();
    try {
      // On the primary each has two rows by now.
      await mine.push([row()]);
      await theirs.push([row()]);
      expect((await mine.pull(0, { atLeast: '0' })).body.rows).toHaveLength(1);
      expect((await theirs.pull(0, { atLeast: '0' })).body.rows).toHaveLength(1);
    } finally {
      await running.resumeReplay();
    }
    expect(await theirs.pull(0, { workspace, atLeast: '0' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe.runIf(bin !== null)('a server whose replica cannot be read', () => {
  it.each(['refuses connections', 'accepts connections and never answers'])('answers pulls from the primary: one that %s', async (kind) => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    if (kind === 'refuses connections') await new Promise((resolve) => silent.close(resolve));
    const postgres = await startPostgres(bin ?? '');
    const server = await startTestServer({
      databaseUrl: await postgres.newDatabase(),
      replicaUrl: `postgres://postgres@127.0.0.1:${port}/test`,
    });
    const device = syncDevice(server.origin, (await server.signedIn()).token);
    const { version } = (await device.push([row()])).body;
    for (let tries = 0; tries < 3; tries += 1) expect((await device.pull(0, { atLeast: '0' })).body.next).toBe(version);
    await server.close();
    await postgres.close();
    silent.close();
  });
});
