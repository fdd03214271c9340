import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { postgresOrWarn, startPostgresPair, type PostgresPair } from '../../../support/postgresServer.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { row, syncDevice, type ServerEvent, type SyncDevice } from './syncDevice.ts';

const bin = postgresOrWarn();

/** A heartbeat notices a lost connection after ten seconds at the latest. */
const patience = { timeout: 60_000, interval: 250 };

describe.runIf(bin !== null)('two servers over a primary and its replica', () => {
  let pair: PostgresPair | undefined;
  let servers: readonly TestServer[] = [];
  beforeAll(async () => {
    const started = await startPostgresPair(bin ?? '');
    pair = started;
    const dataDir = newServerFolder();
    // The servers start one after the other, because the first applies the migrations.
    for (let at = 0; at < 2; at += 1) servers = [...servers, await startTestServer({ databaseUrl: started.address, dataDir })];
  });
  afterAll(async () => {
    await Promise.allSettled(servers.map((server) => server.close()));
    await pair?.close();
  });

  it('failover: no acknowledged row is lost when the primary dies, and both servers and their streams continue on the promoted replica', async () => {
    const [first, second] = servers;
    if (pair === undefined || first === undefined || second === undefined) throw new Error('Fewer than two servers were started');
    const { token } = await first.signedIn();
    const devices = [syncDevice(first.origin, token), syncDevice(second.origin, token)];
    const acknowledged = new Map<string, number>();
    const push = async (device: SyncDevice): Promise<boolean> => {
      const pushed = row();
      const answer = await device.push([pushed]).catch(() => null);
      const result = answer?.status === 200 ? answer.body.results[0] : undefined;
      if (result?.status !== 'applied') return false;
      acknowledged.set(`${pushed.id} ${pushed.mid}`, result.version);
      return true;
    };
    for (let at = 0; at < 20; at += 1) expect(await push(devices[at % 2] ?? devices[0]!)).toBe(true);

    // Pushes are under way at both servers while the primary dies.
    const underWay = Array.from({ length: 40 }, (_, at) => push(devices[at % 2] ?? devices[0]!));
    await underWay[3];
    await pair.killPrimary();
    await Promise.all(underWay);
    await pair.promoteReplica();
    for (const device of devices) await expect.poll(() => push(device), patience).toBe(true);

    // A stream again reports what the other server writes.
    const events = await devices[1]!.stream();
    expect(events.status).toBe(200);
    const versions = () => events.heard().flatMap(versionOf);
    const heardOfAPush = async () => {
      const before = Math.max(0, ...versions());
      await push(devices[0]!);
      return Math.max(0, ...versions()) > before;
    };
    await expect.poll(heardOfAPush, patience).toBe(true);
    events.close();

    const stored = await devices[0]!.everything();
    const versionByRow = new Map(stored.map(({ id, mid, version }) => [`${id} ${mid}`, version]));
    expect([...acknowledged].filter(([key, version]) => versionByRow.get(key) !== version)).toEqual([]);
    expect(new Set(stored.map(({ version }) => version)).size).toBe(stored.length);
    expect(await devices[1]!.everything()).toEqual(stored);
  });
});

const versionOf = ({ event, data }: ServerEvent): readonly number[] =>
  event === 'poke' ? [(data as { readonly version: number }).version] : [];
