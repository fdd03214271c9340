import 'fake-indexeddb/auto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../../src/account/createAccount.ts';
import { sessionKey } from '../../../../src/account/storedSession.ts';
import { dealOf } from '../../../support/deals.ts';
import { NoSocket, password } from '../startTestServer.ts';
import { openNodeDevice, type NodeDevice } from './nodeDevice.ts';
import { syncEngines } from './syncEngines.ts';
import { wallTime } from '../../../support/realClock.ts';

const both = await syncEngines();
const engine = both.engines.at(-1);
let device: NodeDevice | null = null;
afterEach(() => device?.close());
afterAll(() => both.close());

/** One device's `localStorage`. */
function memory(entries: Readonly<Record<string, string>>) {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

describe('another device of a user whose account was deleted', () => {
  it('learns of it from its next sync, confirms it with the account server, and then removes the user’s data', async () => {
    if (engine === undefined) throw new Error('No database engine available');
    const server = await engine.start();
    try {
      const { client, token, userId, email } = await server.signedIn();
      const { data } = await server.client().auth.signInWithPassword({ email, password });
      const here = data.session;
      if (here === null) throw new Error('The second sign-in failed');
      device = await openNodeDevice(server.origin, here.access_token);
      await device.data.mutate({ type: 'deal/add', deal: dealOf(31) });
      await expect.poll(() => device?.status(), { timeout: 60_000 }).toMatchObject({ kind: 'synced' });

      await client.auth.signInWithPassword({ email, password });
      const gone = await fetch(`${server.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
      expect(gone.status).toBe(204);
      await device.setOnline(true);
      await device.data.mutate({ type: 'deal/add', deal: dealOf(32) });
      await expect.poll(() => device?.status(), { timeout: 60_000 }).toMatchObject({ kind: 'failed', reason: 'deleted', pending: 1 });

      // Next, as in the page, the account code asks the account server. Only the server's answer leads to data being wiped.
      const forgotten: string[] = [];
      const account = createAccount({
        loadConfig: async () => ({ supabaseUrl: server.origin, supabaseKey: server.key, secondFactors: ['totp'] as const }),
        storage: memory({ [sessionKey]: JSON.stringify(here) }),
        fetch,
        now: wallTime,
        isOnline: () => true,
        origin: () => server.origin,
        events: null,
        loadCreateClient: async () => (url, key, options) => createClient(url, key, { ...options, realtime: { transport: NoSocket } }),
        onDeleted: (person) => forgotten.push(person),
      });
      await account.currentUser();
      await expect.poll(() => forgotten, { timeout: 60_000 }).toEqual([userId]);
    } finally {
      await server.close();
    }
  }, 180_000);
});
