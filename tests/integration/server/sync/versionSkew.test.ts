import 'fake-indexeddb/auto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampAfter } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { protocolHeader, protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { openNodeDevice, type NodeDevice } from './nodeDevice.ts';
import { syncDevice } from './syncDevice.ts';
import { wallTime } from '../../../support/realClock.ts';

// One engine is enough, the faster one if available: nothing here differs between them.
const postgres = await startPostgresIfAny();
let settings: { readonly dataDir: string; readonly databaseUrl: string | null; readonly publicOrigin: string };
let server: TestServer | null = null;
let device: NodeDevice | null = null;

beforeEach(async () => {
  const databaseUrl = (await postgres?.newDatabase()) ?? null;
  settings = { dataDir: newServerFolder(), databaseUrl, publicOrigin: 'http://yardstick.test' };
});
afterEach(async () => {
  await device?.close();
  await server?.close();
  [device, server] = [null, null];
  rmSync(settings.dataDir, { recursive: true, force: true });
});
afterAll(() => postgres?.close());

const patience = { timeout: 60_000 };

/** Restarts the test's server as another build: `by` is added to this build's newest protocol. */
async function serverAhead(by: number): Promise<TestServer> {
  await server?.close();
  server = await startTestServer({ ...settings, protocol: protocolVersion + by });
  return server;
}

const call = (origin: string, token: string, spoken: number | null) =>
  fetch(`${origin}/sync/v1/pull?after=0`, {
    headers: { authorization: `Bearer ${token}`, ...(spoken === null ? {} : { [protocolHeader]: String(spoken) }) },
  });

describe('a server and an app of different versions', () => {
  it('support the current and previous protocols, and tell every other version what to do', async () => {
    const own = await serverAhead(4);
    const { origin } = own;
    const { token } = await own.signedIn();
    const newest = protocolVersion + 4;
    for (const spoken of [newest, newest - 1, null]) expect((await call(origin, token, spoken)).status).toBe(200);
    for (const spoken of [newest - 2, 0]) {
      const old = await call(origin, token, spoken);
      expect(old.status).toBe(426);
      expect(await old.json()).toEqual({
        code: 'upgrade_required',
        message: 'This version of the app is too old to sync. Reload to update it. Your unsent changes are safe.',
      });
    }
    const ahead = await call(origin, token, newest + 1);
    expect([ahead.status, ahead.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ahead.json()).toMatchObject({ code: 'unavailable', message: 'This server is older than the app. Try again later.' });
  }, 180_000);

  it.each([
    ['a server two versions newer', 2, { kind: 'failed', reason: 'upgrade' }],
    ['an older server', -1, { kind: 'waiting', reason: null }],
  ] as const)(
    'keep unsent changes while the app meets %s, and send them once both understand each other',
    async (_, by, told) => {
      const odd = await serverAhead(by);
      const { token } = await odd.signedIn();
      device = await openNodeDevice(odd.origin, token);
      const deal = dealOf(21);
      await device.data.mutate({ type: 'deal/add', deal });
      await expect.poll(() => device?.status(), patience).toMatchObject({ ...told, pending: 1, lastSyncAt: null });
      expect(await odd.sql('select id from sync.sync_rows')).toEqual([]);
      expect(await device.data.readDeal(deal.id)).toEqual(deal);
      await device.close();

      // Either the app or the server is now updated, and the stores stay the same.
      const even = await serverAhead(0);
      device = await openNodeDevice(even.origin, token);
      await expect.poll(() => device?.status(), patience).toMatchObject({ kind: 'synced', pending: 0 });
      expect(await even.sql('select id from sync.sync_rows')).toEqual([{ id: deal.id }]);
    },
    180_000,
  );

  it('keep fields this build does not know during its own changes and merges', async () => {
    const own = await serverAhead(1);
    const { origin } = own;
    const { token } = await own.signedIn();
    device = await openNodeDevice(origin, token);
    const deal = dealOf(22);
    await device.data.mutate({ type: 'deal/add', deal });
    await expect.poll(() => device?.status(), patience).toMatchObject({ kind: 'synced' });

    // A newer build adds a field this one does not know while this one changes something else.
    const newer = syncDevice(origin, token);
    const [stored] = await newer.everything();
    if (stored === undefined) throw new Error('The server does not have the deal');
    await device.setOnline(false);
    const stamp = stampAfter(Object.values(stored.clocks), wallTime(), 'newerBuild');
    const unknown = { futureField: { kind: 'lease', years: [1, 2, 3] } };
    const doc = { ...stored.doc, ...unknown };
    const row = { coll: stored.coll, id: stored.id, mid: idOf(903), base: stored.mid, deleted: false, doc };
    await newer.push([{ ...row, clocks: { ...stored.clocks, futureField: stamp } }]);
    const at = instant(wallTime());
    await device.data.mutate({
      type: 'deal/inputs',
      id: deal.id,
      strategy: 'buy-to-let',
      changes: { monthlyRent: minor(99_900) },
      stamp: { mid: idOf(901), at },
    });
    await device.setOnline(true);
    await expect
      .poll(async () => (await newer.everything())[0]?.doc, patience)
      .toMatchObject({ ...unknown, inputs: { 'buy-to-let': { monthlyRent: 99_900 } } });
    await device.data.mutate({
      type: 'deal/inputs',
      id: deal.id,
      strategy: 'buy-to-let',
      changes: { legalFees: minor(70_000) },
      stamp: { mid: idOf(902), at },
    });
    await expect
      .poll(async () => (await newer.everything())[0]?.doc, patience)
      .toMatchObject({ ...unknown, inputs: { 'buy-to-let': { monthlyRent: 99_900, legalFees: 70_000 } } });
  }, 180_000);
});
