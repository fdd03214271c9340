import { describe, expect, it } from 'vitest';
import { createNetwork, memoryStorage, openAccount, storedSession, tokens, type Answer } from './fakeGoTrue.ts';

const path = '/functions/v1/ingest-property-url';
const refresh = '/auth/v1/token?grant_type=refresh_token';

function setUp(answer: Answer | 'unreachable', secondsLeft = 3600) {
  const network = createNetwork({ [path]: () => answer, [refresh]: () => 'unreachable' });
  const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(secondsLeft)), isOnline: () => false });
  return { account, network };
}

const unconfigured = async () => ({ supabaseUrl: '', supabaseKey: '' });

const url = 'https://www.rightmove.co.uk/properties/1';

describe('calling a function', () => {
  it('posts the body with the bearer of the session and answers the parsed JSON', async () => {
    const { account, network } = setUp({ status: 200, body: { ok: true, items: [] } });
    expect(await account.invoke('ingest-property-url', { url })).toEqual({ ok: true, value: { ok: true, items: [] } });
    expect(network.seen).toEqual([{ path, authorization: `Bearer ${tokens().access_token}`, body: { url } }]);
  });

  it('answers the body and its message when the function refuses', async () => {
    const body = { ok: false, error: 'blocked', details: { message: 'The site did not let us read the page' } };
    const { account } = setUp({ status: 422, body });
    expect(await account.invoke('ingest-property-url', { url })).toEqual({
      ok: false,
      error: { kind: 'http', status: 422, message: 'The site did not let us read the page', body },
    });
  });

  it('tells 401 apart, in the server’s words', async () => {
    const { account } = setUp({ status: 401, body: { error: 'Invalid JWT signature' } });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({
      ok: false,
      error: { kind: 'unauthorized', status: 401, message: 'Invalid JWT signature' },
    });
  });

  it('answers offline when no answer came', async () => {
    const { account } = setUp('unreachable');
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'offline', status: null } });
  });

  it('answers offline, and not unauthorized, when the token has expired and cannot be refreshed now', async () => {
    const { account, network } = setUp({ status: 200, body: {} }, -60);
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(network.paths()).not.toContain(path);
    expect(account.state().kind).toBe('signed-in');
  });

  it('takes a page of HTML with status 200 for a failure, not for an answer', async () => {
    const { account } = setUp({ status: 200, text: '<html>Log in to the Wi-Fi</html>', type: 'text/html' });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'http', status: 200 } });
  });

  it('takes JSON that ends too early for a failure', async () => {
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

  it('without a configured key says so', async () => {
    const network = createNetwork({});
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(), loadConfig: unconfigured });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({
      ok: false,
      error: { message: 'supabaseKey is required.' },
    });
  });

  it('after the server refused the session says that it has ended', async () => {
    const network = createNetwork({ [refresh]: () => ({ status: 400, body: { code: 'refresh_token_not_found', message: 'gone' } }) });
    const { account } = openAccount({ fetch: network.fetch, storage: memoryStorage(storedSession(-60)) });
    expect(await account.invoke('ingest-property-url', { url })).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(account.state().kind).toBe('ended');
  });

  it('accounts: a call whose token the server refuses while the clock trusts it is made again with a new one, once', async () => {
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
