import { describe, expect, it } from 'vitest';
import { revocationKey } from '../../../src/account/pendingServerCalls.ts';
import { sessionKey } from '../../../src/account/storedSession.ts';
import { createNetwork, memoryStorage, openAccount, storedSession, tokens } from './fakeGoTrue.ts';

const logOut = '/auth/v1/logout?scope=local';
const logOutAll = '/auth/v1/logout?scope=global';
const refresh = '/auth/v1/token?grant_type=refresh_token';

describe('signing out of this device', () => {
  it('ends the session here and on the server, and leaves everything else alone', async () => {
    const network = createNetwork({ [logOut]: () => ({ status: 204 }) });
    const storage = memoryStorage({ ...storedSession(3600), 'yardstick-draft': 'mine' });
    const { account } = openAccount({ fetch: network.fetch, storage });
    expect(await account.signOut('local')).toEqual({ ok: true, value: null });
    expect(account.state()).toEqual({ kind: 'anonymous' });
    expect(network.seen).toEqual([{ path: logOut, authorization: `Bearer ${tokens().access_token}`, body: {} }]);
    expect(storage.keys()).toEqual(['yardstick-draft']);
  });

  it('accounts: a sign-out also signs out another window, which receives each removed key in turn', async () => {
    const storage = memoryStorage(storedSession(3600));
    const network = createNetwork({ [logOut]: () => ({ status: 204 }) });
    const other = openAccount({ fetch: network.fetch, storage });
    const told = {
      ...storage,
      removeItem: (key: string) => {
        storage.removeItem(key);
        other.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
    };
    await openAccount({ fetch: network.fetch, storage: told }).account.signOut('local');
    expect(other.account.state()).toEqual({ kind: 'anonymous' });
    expect(storage.keys()).toEqual([]);
  });

  it('takes effect before the server responds', () => {
    const network = createNetwork({ [logOut]: () => 'unreachable' });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    void account.signOut('local');
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('works offline, keeps only the refresh token, and ends the server’s session once back online', async () => {
    let reachable = false;
    const network = createNetwork({
      [logOut]: () => (reachable ? { status: 204 } : 'unreachable'),
      [refresh]: () => (reachable ? { status: 200, body: tokens(3600, 'refresh-2') } : 'unreachable'),
    });
    const storage = memoryStorage(storedSession(-60));
    const { account, events } = openAccount({ fetch: network.fetch, storage, isOnline: () => reachable });
    expect(await account.signOut('local')).toEqual({ ok: true, value: null });
    expect(account.state()).toEqual({ kind: 'anonymous' });
    expect(storage.getItem(revocationKey)).toBe('["refresh-1"]');
    expect(storage.keys()).toEqual([revocationKey]);
    reachable = true;
    events.dispatchEvent(new Event('online'));
    await expect.poll(() => storage.keys()).toEqual([]);
    expect(network.seen.at(-1)).toEqual({ path: logOut, authorization: `Bearer ${tokens(3600, 'refresh-2').access_token}`, body: {} });
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('is completed at the next start if the window was closed too early', async () => {
    const network = createNetwork({
      [logOut]: () => ({ status: 204 }),
      [refresh]: () => ({ status: 200, body: tokens(3600, 'refresh-2') }),
    });
    const storage = memoryStorage({ [revocationKey]: '["refresh-1"]' });
    openAccount({ fetch: network.fetch, storage });
    await expect.poll(() => storage.keys()).toEqual([]);
    expect(network.paths()).toEqual([refresh, logOut]);
  });

  it('is completed if the server no longer knows the session, and stays pending if the server fails', async () => {
    const known = createNetwork({ [refresh]: () => ({ status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } }) });
    const over = memoryStorage({ [revocationKey]: '["refresh-1"]' });
    openAccount({ fetch: known.fetch, storage: over });
    await expect.poll(() => over.keys()).toEqual([]);

    const trouble = createNetwork({ [refresh]: () => ({ status: 503, body: {} }) });
    const kept = memoryStorage({ [revocationKey]: '["refresh-1"]' });
    openAccount({ fetch: trouble.fetch, storage: kept });
    await expect.poll(() => trouble.seen).toHaveLength(1);
    expect(kept.getItem(revocationKey)).toBe('["refresh-1"]');
  });

  it('keeps the newest refresh token when the connection breaks between the two requests', async () => {
    const network = createNetwork({
      [refresh]: () => ({ status: 200, body: tokens(3600, 'refresh-2') }),
      [logOut]: () => 'unreachable',
    });
    const storage = memoryStorage({ [revocationKey]: '["refresh-1"]' });
    openAccount({ fetch: network.fetch, storage });
    await expect.poll(() => network.paths()).toEqual([refresh, logOut]);
    expect(storage.getItem(revocationKey)).toBe('["refresh-2"]');
  });

  it('has no effect when no one is signed in', async () => {
    const network = createNetwork({});
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signOut('local')).toEqual({ ok: true, value: null });
    expect(network.seen).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  it('ends the session here once the server has ended every session', async () => {
    const network = createNetwork({ [logOutAll]: () => ({ status: 204 }) });
    const storage = memoryStorage(storedSession(3600));
    const { account } = openAccount({ fetch: network.fetch, storage });
    expect(await account.signOut('global')).toEqual({ ok: true, value: null });
    expect(account.state()).toEqual({ kind: 'anonymous' });
    expect(storage.keys()).not.toContain(sessionKey);
  });

  it('changes nothing if the server cannot be reached', async () => {
    const network = createNetwork({ [logOutAll]: () => 'unreachable' });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await account.signOut('global')).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(account.state().kind).toBe('signed-in');
  });
});
