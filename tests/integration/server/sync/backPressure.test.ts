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

/** A new user's devices behind their own proxy, offline, each with one deal to send. */
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

// Bounds apply to the pauses that devices plan, which a busy machine does not lengthen.
describe('back-pressure', () => {
  it.concurrent(
    'fifty devices that reconnect at once pause at least two and then four seconds, at spread times, and recover on their own',
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
        // Jitter spreads them: they connected within one second and retry further apart.
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
    'waits out a Retry-After despite new writes and reconnections',
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
    'survives a captive portal’s page, and recovers once it is gone',
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
    'a push answered with a page and a retry whose answer is lost take effect exactly once',
    async ({ expect }) =>
      behindProxy(1, async ({ proxy, devices: [device], held }) => {
        if (device === undefined) throw new Error('No device was started');
        proxy.rules.add({ match: '^/sync/v1/push', mode: 'garble' });
        proxy.rules.add({ match: '^/sync/v1/push', mode: 'lose-response' });
        const id = device.write();
        device.setOnline(true);
        await settled(expect, () => hasSynced(device));
        expect(await held()).toEqual(new Set([id]));
        // The pull before the third attempt returns the device's own row, so it is not sent again.
        const pushes = proxy.log.filter(({ url }) => url.startsWith('/sync/v1/push')).map(({ mode }) => mode);
        expect(pushes).toEqual(['garble', 'lose-response']);
      }),
    300_000,
  );
});
