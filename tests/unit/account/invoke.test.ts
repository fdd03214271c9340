import { describe, expect, it } from 'vitest';
import { createNetwork, memoryStorage, openAccount, storedSession, tokens, type Answer } from './fakeGoTrue.ts';

const path = '/functions/v1/ingest-property-url';
const refresh = '/auth/v1/token?grant_type=refresh_token';

function setUp(answer: Answer | 'unreachable', secondsLeft = 3600) {
  const network = createNetwork({ [path]: () => answer, [refresh]: () => 'unreachable' });
  const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(secondsLeft)), isOnline: () => false });
  return { account, network };
}

const unconfigured = async () => ({ supabaseUrl: '', supabaseKey: '', secondFactors: ['totp'] as const });

const url = 'https://www.rightmove.co.uk/properties/1';

describe('calling a function', () => {
  it('posts the body with the session’s bearer token and returns the parsed JSON', async () => {
    const { account, network } = setUp({ status: 200, body: { ok: true, items: [] } });
    expect(await account.invoke('ingest-property-url', { url })).toEqual({ ok: true, value: { ok: true, items: [] } });
    expect(network.seen).toEqual([{ path, authorization: `Bearer ${tokens().access_token}`, body: { url } }]);
  });

  it('returns the body and its message if the function refuses', async () => {
    const body = { ok: false, error: 'blocked', details: { message: 'The site did not let us read the page' } };
    const { account } = setUp({ status: 422, body });
    expect(await account.invoke('ingest-property-url', { url })).toEqual({
      ok: false,
      error: { kind: 'http', status: 422, message: 'The site did not let us read the page', body },
    });
  });

  it('reports a 401 as unauthorized, with the server’s message', async () => {
    const { account } = setUp({ status: 401, body: { error: 'Invalid JWT signature' } });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({
      ok: false,
      error: { kind: 'unauthorized', status: 401, message: 'Invalid JWT signature' },
    });
  });

  it('returns offline if there is no response', async () => {
    const { account } = setUp('unreachable');
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'offline', status: null } });
  });

  it('returns offline, not unauthorized, if the token has expired and cannot be refreshed', async () => {
    const { account, network } = setUp({ status: 200, body: {} }, -60);
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(network.paths()).not.toContain(path);
    expect(account.state().kind).toBe('signed-in');
  });

  it('treats an HTML page with status 200 as a failure', async () => {
    const { account } = setUp({ status: 200, text: '<html>Log in to the Wi-Fi</html>', type: 'text/html' });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'http', status: 200 } });
  });

  it('treats truncated JSON as a failure', async () => {
    const { account } = setUp({ status: 200, text: '{"ok":tr' });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({
      ok: false,
      error: { kind: 'http', message: 'The server’s response could not be read. Try again.' },
    });
  });

  it.each([
    [{ status: 500, text: 'Internal error', type: 'text/plain' }, 'The server responded with status 500.', 'Internal error'],
    [{ status: 429, body: { message: 'Slow down' } }, 'Slow down', { message: 'Slow down' }],
    [{ status: 502, text: '', type: 'text/html' }, 'The server responded with status 502.', null],
  ])('always has a message: %o', async (answer, message, body) => {
    const { account } = setUp(answer);
    expect(await account.invoke('ingest-property-url', { url })).toEqual({
      ok: false,
      error: { kind: 'http', status: answer.status, message, body },
    });
  });

  it('returns an error without a configured key', async () => {
    const network = createNetwork({});
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(), loadConfig: unconfigured });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({
      ok: false,
      error: { message: 'supabaseKey is required.' },
    });
  });

  it('reports that the session has ended after the server refused it', async () => {
    const network = createNetwork({ [refresh]: () => ({ status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(-60)) });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(account.state().kind).toBe('ended');
  });

  it('accounts: a call whose unexpired token the server refuses is retried once with a new token', async () => {
    const fresh = tokens(3600, 'refresh-2');
    const bearers: (string | null)[] = [];
    const network = createNetwork({
      [refresh]: () => ({ status: 200, body: fresh }),
      '/functions/v1/ingest-property-url': ({ authorization }) => {
        bearers.push(authorization);
        return authorization === `Bearer ${fresh.access_token}`
          ? { status: 200, body: { ok: true } }
          : { status: 401, body: { error: 'no' } };
      },
    });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(3600)) });
    expect(await account.invoke('ingest-property-url', { url })).toEqual({ ok: true, value: { ok: true } });
    expect(bearers).toEqual([`Bearer ${tokens().access_token}`, `Bearer ${fresh.access_token}`]);
    expect(network.paths().filter((asked) => asked === refresh)).toHaveLength(1);
  });
});
