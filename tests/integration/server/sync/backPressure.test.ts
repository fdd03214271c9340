import { afterAll, beforeAll, describe, it, type ExpectStatic } from 'vitest';
import type { Fault } from '../../../support/faultRules.ts';
import { startFaultProxy, type FaultProxy } from '../../../support/faultProxy.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import { networkDevice, type NetworkDevice } from './networkDevice.ts';
import { syncDevice } from './syncDevice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 300_000);
afterAll(() => server.close());

interface Net {
  readonly proxy: FaultProxy;
  readonly devices: readonly NetworkDevice[];
  readonly held: () => Promise<ReadonlySet<string>>;
}

/** Devices of a new person behind a proxy of their own, offline, each with one deal to send. */
async function behindProxy(count: number, story: (net: Net) => Promise<void>): Promise<void> {
  const proxy = await startFaultProxy({ upstream: server.origin });
  const { token, userId } = await server.signedIn();
  const devices = Array.from({ length: count }, (_, seed) => networkDevice({ origin: proxy.origin, token, userId, seed }));
  const held = async () => new Set((await syncDevice(server.origin, token).everything()).map(({ id }) => id));
  try {
    await story({ proxy, devices, held });
  } finally {
    devices.forEach((device) => device.stop());
    await proxy.close();
  }
}

const always = (proxy: FaultProxy, fault: Fault): void => proxy.rules.add({ ...fault, match: '^/sync', times: Number.POSITIVE_INFINITY });
const busy: Fault = { mode: 'status', status: 503 };

const hasSynced = (device: NetworkDevice): boolean => device.statuses.at(-1)?.kind === 'synced' && device.unsent() === 0;
const settled = (expect: ExpectStatic, check: () => boolean, within = 90_000) => expect.poll(check, { timeout: within }).toBe(true);

// Bounds are of the pauses that devices mean to make, so that a busy machine does not lengthen them.
describe('back-pressure', () => {
  it.concurrent(
    'fifty devices that come back at once pause two seconds and then four at least, not together, and recover alone',
    async ({ expect }) =>
      behindProxy(50, async ({ proxy, devices, held }) => {
        always(proxy, busy);
        const ids = devices.map((device) => device.write());
        devices.forEach((device) => device.setOnline(true));
        await settled(expect, () => devices.every(({ asked }) => asked() >= 3));
        const [first, second] = [devices.map(({ pauses }) => pauses[0] ?? 0), devices.map(({ pauses }) => pauses[1] ?? 0)];
        expect(Math.min(...first)).toBeGreaterThanOrEqual(2_000);
        expect(Math.min(...second)).toBeGreaterThanOrEqual(4_000);
        expect(devices.map(({ hurried }) => hurried())).toEqual(devices.map(() => 0));
        // Spread by chance: they came within one second and go apart.
        expect(Math.max(...first) - Math.min(...first)).toBeGreaterThan(1_000);
        expect(devices.some(hasSynced)).toBe(false);
        expect(await held()).toEqual(new Set());
        await proxy.heal();
        await settled(expect, () => devices.every(hasSynced));
        expect(await held()).toEqual(new Set(ids));
      }),
    300_000,
  );

  it.concurrent(
    'waits for a Retry-After, whatever is written or connected in the meantime',
    async ({ expect }) =>
      behindProxy(5, async ({ proxy, devices, held }) => {
        always(proxy, { mode: 'status', status: 429, headers: { 'retry-after': '7' } });
        const ids = devices.map((device) => device.write());
        devices.forEach((device) => device.setOnline(true));
        await settled(expect, () => proxy.log.filter(({ mode }) => mode === 'status').length === devices.length);
        await proxy.heal();
        for (const device of devices) {
          ids.push(device.write());
          device.setOnline(false);
          device.setOnline(true);
        }
        await settled(expect, () => devices.every(hasSynced));
        for (const { pauses, hurried } of devices) expect([(pauses[0] ?? 0) >= 7_000, hurried()]).toEqual([true, 0]);
        expect(await held()).toEqual(new Set(ids));
      }),
    300_000,
  );

  it.concurrent(
    'ignores a captive portal’s page without crashing, and recovers when it is gone',
    async ({ expect }) =>
      behindProxy(5, async ({ proxy, devices, held }) => {
        always(proxy, { mode: 'garble' });
        const ids = devices.map((device) => device.write());
        devices.forEach((device) => device.setOnline(true));
        await settled(expect, () => devices.every(({ asked }) => asked() >= 2));
        for (const device of devices) {
          expect(device.unsent()).toBe(1);
          expect(device.statuses.map(({ kind }) => kind)).not.toContain('synced');
          expect(device.statuses.at(-1)?.pending).toBe(1);
        }
        expect(await held()).toEqual(new Set());
        await proxy.heal();
        await settled(expect, () => devices.every(hasSynced));
        expect(await held()).toEqual(new Set(ids));
      }),
    300_000,
  );

  it.concurrent(
    'a push answered by a page, and then one whose answer is lost, are one effect in the end',
    async ({ expect }) =>
      behindProxy(1, async ({ proxy, devices: [device], held }) => {
        if (device === undefined) throw new Error('There is one');
        proxy.rules.add({ match: '^/sync/v1/push', mode: 'garble' });
        proxy.rules.add({ match: '^/sync/v1/push', mode: 'lose-response' });
        const id = device.write();
        device.setOnline(true);
        await settled(expect, () => hasSynced(device));
        expect(await held()).toEqual(new Set([id]));
        // The pull before the third attempt brings the device's own row: it need not be sent again.
        const pushes = proxy.log.filter(({ url }) => url.startsWith('/sync/v1/push')).map(({ mode }) => mode);
        expect(pushes).toEqual(['garble', 'lose-response']);
      }),
    300_000,
  );
});
