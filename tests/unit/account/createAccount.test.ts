import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '../../../src/account/storedSession.ts';
import { ann, createNetwork, memoryStorage, openAccount, storedSession, tokens, type Answer, type Route } from './fakeGoTrue.ts';
import { wallTime } from '../../support/realClock.ts';

const signIn = '/auth/v1/token?grant_type=password';
const refresh = '/auth/v1/token?grant_type=refresh_token';
const unreachable: Route = () => 'unreachable';

describe('the signed-in user', () => {
  it('is known at once from the stored session, without supabase-js or a network', async () => {
    const network = createNetwork({});
    const loadCreateClient = vi.fn();
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(-86_400)), loadCreateClient });
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    expect(await account.ready()).toBe(account.state());
    expect(loadCreateClient).not.toHaveBeenCalled();
    expect(network.seen).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['something unreadable', { [sessionKey]: '{"access_token":' }],
    ['a session without a user', { [sessionKey]: '{"access_token":"a","refresh_token":"r"}' }],
    ['a list', { [sessionKey]: '[1]' }],
  ])('is null if storage has %s', (_what, entries) => {
    const { account } = openAccount({ fetch: createNetwork({}).fetch, storage: memoryStorage(entries) });
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('is null if storage access is denied', () => {
    const storage = memoryStorage();
    const forbidden = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { account } = openAccount({ fetch: createNetwork({}).fetch, storage: { ...storage, getItem: forbidden } });
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('follows a sign-in or cleared storage in another tab', () => {
    const storage = memoryStorage();
    const { account, events } = openAccount({ fetch: createNetwork({}).fetch, storage });
    const listener = vi.fn();
    const stop = account.subscribe(listener);
    storage.setItem(sessionKey, storedSession(3600)[sessionKey] ?? '');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }));
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    for (const key of storage.keys()) storage.removeItem(key);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(account.state()).toEqual({ kind: 'anonymous' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    storage.setItem(sessionKey, storedSession(3600)[sessionKey] ?? '');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows a sign-out made while the page was in the back/forward cache', () => {
    const storage = memoryStorage(storedSession(3600));
    const { account, events } = openAccount({ fetch: createNetwork({}).fetch, storage });
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    for (const key of storage.keys()) storage.removeItem(key);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });
});

describe('signing in', () => {
  it('returns the user, stores the session on the device and notifies listeners', async () => {
    const network = createNetwork({ [signIn]: () => ({ status: 200, body: tokens() }) });
    const storage = memoryStorage();
    const { account } = openAccount({ fetch: network.fetch, storage });
    const listener = vi.fn();
    account.subscribe(listener);
    expect(await account.signIn('ann@example.com', 'correct horse')).toEqual({ ok: true, value: ann });
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(openAccount({ fetch: network.fetch, storage }).account.state()).toEqual({ kind: 'signed-in', user: ann });
  });

  it.each([
    [400, 'invalid_credentials', 'Invalid login credentials'],
    [403, 'bad_jwt', 'Invalid JWT signature'],
    [429, 'over_request_rate_limit', 'Request rate limit reached'],
  ])('if refused with %i, returns the server’s code %s and its message', async (status, code, message) => {
    const network = createNetwork({ [signIn]: () => ({ status, body: { code, message } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signIn('ann@example.com', 'wrong')).toEqual({ ok: false, error: { code, message } });
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('without a network returns offline, and works once the network is back', async () => {
    let reachable = false;
    const network = createNetwork({ [signIn]: () => (reachable ? { status: 200, body: tokens() } : 'unreachable') });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(), isOnline: () => reachable });
    expect(await account.signIn('ann@example.com', 'x')).toMatchObject({ ok: false, error: { code: 'offline' } });
    reachable = true;
    expect(await account.signIn('ann@example.com', 'x')).toMatchObject({ ok: true });
  });

  it('returns offline if a captive portal answers instead of the server', async () => {
    const network = createNetwork({ [signIn]: () => ({ status: 200, text: '<html>Log in to the Wi-Fi</html>', type: 'text/html' }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signIn('ann@example.com', 'x')).toMatchObject({ ok: false, error: { code: 'offline' } });
  });

  it('does not report offline if the server fails', async () => {
    const network = createNetwork({ [signIn]: () => ({ status: 503, body: { message: 'Database is starting' } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signIn('a@example.com', 'x')).toEqual({
      ok: false,
      error: { code: 'unexpected_failure', message: 'Database is starting' },
    });
  });

  it('without a configured key returns "supabaseKey is required.", and works once the configuration is there', async () => {
    let supabaseKey = '';
    const network = createNetwork({ [signIn]: () => ({ status: 200, body: tokens() }) });
    const { account } = openAccount({
      fetch: network.fetch,
      storage: memoryStorage(),
      loadConfig: async () => ({ supabaseUrl: '', supabaseKey, secondFactors: ['totp'] as const }),
    });
    expect(await account.signIn('ann@example.com', 'x')).toEqual({
      ok: false,
      error: { code: 'not_configured', message: 'supabaseKey is required.' },
    });
    supabaseKey = 'sb_publishable_test';
    expect(await account.signIn('ann@example.com', 'x')).toMatchObject({ ok: true });
  });

  it('goes to the configured backend instead of the app’s own origin', async () => {
    const urls: string[] = [];
    const { account } = openAccount({
      fetch: async (input) => {
        urls.push(input instanceof Request ? input.url : String(input));
        return Response.json(tokens());
      },
      storage: memoryStorage(),
      loadConfig: async () => ({
        supabaseUrl: 'https://project.example',
        supabaseKey: 'sb_publishable_test',
        secondFactors: ['totp'] as const,
      }),
    });
    await account.signIn('ann@example.com', 'x');
    expect(urls).toEqual([`https://project.example${signIn}`]);
  });
});

describe('signing up', () => {
  it('signs in if the server returns a session', async () => {
    const network = createNetwork({ '/auth/v1/signup': () => ({ status: 200, body: tokens() }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signUp('ann@example.com', 'correct horse')).toEqual({ ok: true, value: ann });
    expect(account.state().kind).toBe('signed-in');
  });

  it('asks to confirm the address if the server creates a user without a session', async () => {
    const network = createNetwork({ '/auth/v1/signup': () => ({ status: 200, body: tokens().user }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signUp('ann@example.com', 'correct horse')).toMatchObject({ ok: false, error: { code: 'email_not_confirmed' } });
    expect(account.state()).toEqual({ kind: 'anonymous' });
  });

  it('returns GoTrue’s code for a weak password', async () => {
    const body = { code: 'weak_password', message: 'Password should be at least 8 characters.', weak_password: { reasons: ['length'] } };
    const network = createNetwork({ '/auth/v1/signup': () => ({ status: 422, body }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage() });
    expect(await account.signUp('ann@example.com', 'x')).toEqual({ ok: false, error: { code: body.code, message: body.message } });
  });
});

describe('a session with an expired token', () => {
  it('stays signed in if the refresh fails without a network', async () => {
    const network = createNetwork({ [refresh]: unreachable, '/auth/v1/user': unreachable });
    const storage = memoryStorage(storedSession(-60));
    const { account } = openAccount({ fetch: network.fetch, storage, isOnline: () => false });
    expect(await account.currentUser()).toEqual(ann);
    expect(await account.accessToken()).toBeNull();
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    expect(storage.keys()).toContain(sessionKey);
  });

  it('accounts: a refused refresh ends the session and keeps the user’s identity, also after a reload', async () => {
    const network = createNetwork({
      [refresh]: () => ({
        status: 400,
        body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
      }),
    });
    const storage = memoryStorage({ ...storedSession(-60), 'yardstick-draft': 'mine', 'yardstick-config': '{}' });
    const { account } = openAccount({ fetch: network.fetch, storage });
    const listener = vi.fn();
    account.subscribe(listener);
    expect(await account.currentUser()).toBeNull();
    expect(account.state()).toEqual({ kind: 'ended', user: ann, accountDeleted: false });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(storage.keys()).toEqual(['yardstick-draft', 'yardstick-config', 'yardstick-person']);
    const reloaded = openAccount({ fetch: network.fetch, storage }).account;
    expect(reloaded.state()).toEqual(account.state());
    // Only signing out clears the identity.
    await reloaded.signOut('local');
    expect(reloaded.state()).toEqual({ kind: 'anonymous' });
    expect(storage.keys()).toEqual(['yardstick-draft', 'yardstick-config']);
  });

  it('refreshes the session when a token is requested', async () => {
    const fresh = tokens(3600, 'refresh-2');
    const network = createNetwork({ [refresh]: () => ({ status: 200, body: fresh }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(-60)) });
    expect(await account.accessToken()).toBe(fresh.access_token);
    expect(network.paths()).toEqual([refresh]);
  });
});

describe('an inconclusive refresh', () => {
  const undecided: readonly (readonly [what: string, answer: Answer])[] = [
    ['429', { status: 429, body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' } }],
    ['500 with a page', { status: 500, text: '<h1>Sorry</h1>', type: 'text/html' }],
    ['404 of a gateway', { status: 404, body: { message: 'no such service' } }],
    ['401 for the key', { status: 401, body: { message: 'Invalid API key' } }],
    ['200 with a page', { status: 200, text: '<h1>Log in to the Wi-Fi</h1>', type: 'text/html' }],
    ['200 without tokens', { status: 200, body: { portal: 'welcome' } }],
  ];

  it.each(undecided)('accounts: a refresh answered with %s keeps the session and is retried', async (_what, answer) => {
    let now: number = wallTime();
    let current: Answer = answer;
    const network = createNetwork({ [refresh]: () => current });
    const storage = memoryStorage(storedSession(-60));
    const open = () => openAccount({ fetch: network.fetch, storage, isOnline: () => false, now: () => now }).account;
    const account = open();
    expect(await account.accessToken()).toBeNull();
    expect(account.state()).toEqual({ kind: 'signed-in', user: ann });
    expect(storage.keys()).toContain(sessionKey);
    const fresh = tokens(3600, 'refresh-2');
    current = { status: 200, body: fresh };
    now += 60_000;
    expect(await open().accessToken()).toBe(fresh.access_token);
  });
});

describe('a token refused by the server before it expires', () => {
  it('accounts: is refreshed once, and later calls get the new token', async () => {
    const fresh = tokens(3600, 'refresh-2');
    const network = createNetwork({ [refresh]: () => ({ status: 200, body: fresh }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    const refused = tokens().access_token;
    expect(await account.accessToken(refused)).toBe(fresh.access_token);
    expect(await account.accessToken(refused)).toBe(fresh.access_token);
    expect(network.paths()).toEqual([refresh]);
  });

  it('accounts: ends the session only if the refresh is refused too', async () => {
    let answer: Answer = { status: 503, body: {} };
    const network = createNetwork({ [refresh]: () => answer });
    const storage = memoryStorage(storedSession(3600));
    const open = () => openAccount({ fetch: network.fetch, storage, isOnline: () => false }).account;
    const account = open();
    expect(await account.accessToken(tokens().access_token)).toBeNull();
    expect(account.state().kind).toBe('signed-in');
    answer = { status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } };
    const next = open();
    expect(await next.accessToken(tokens().access_token)).toBeNull();
    expect(next.state()).toMatchObject({ kind: 'ended', user: ann });
  });
});

describe('a session with a valid token', () => {
  it('returns the token without a request and without supabase-js', async () => {
    const network = createNetwork({});
    const loadCreateClient = vi.fn();
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)), loadCreateClient });
    expect(await account.accessToken()).toBe(tokens().access_token);
    expect(loadCreateClient).not.toHaveBeenCalled();
  });

  it('is confirmed with the server before an analysis', async () => {
    const network = createNetwork({ '/auth/v1/user': () => ({ status: 200, body: tokens().user }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await account.currentUser()).toEqual(ann);
    expect(network.paths()).toEqual(['/auth/v1/user']);
  });

  it.each(['session_not_found', 'user_not_found', 'user_banned'])('ends if the server answers %s', async (code) => {
    const network = createNetwork({ '/auth/v1/user': () => ({ status: 403, body: { code, message: 'no' } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await account.currentUser()).toBeNull();
    expect(account.state()).toMatchObject({ kind: 'ended', user: ann });
  });

  it('survives a server error', async () => {
    const network = createNetwork({ '/auth/v1/user': () => ({ status: 502, text: 'Bad gateway', type: 'text/plain' }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await account.currentUser()).toEqual(ann);
    expect(account.state().kind).toBe('signed-in');
  });
});
