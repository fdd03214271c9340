import { createClient } from '@supabase/supabase-js';
import { createAccount } from '../../../src/account/createAccount.ts';
import { sessionKey, type DeviceStorage } from '../../../src/account/storedSession.ts';
import { wallTime } from '../../support/realClock.ts';
import type { AccountOptions } from '../../../src/account/accountOptions.ts';

export const origin = 'https://app.example';
export const ann = { id: '11111111-1111-4111-8111-111111111111', email: 'ann@example.com' };

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly type?: string;
}

/** One request as the server saw it. */
export interface Seen {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

export type Route = (seen: Seen) => Answer | 'unreachable';

/** A fake network that answers by path and records each request. Answers follow GoTrue's contract or simulate a faulty server. */
export function createNetwork(routes: Readonly<Record<string, Route>>) {
  const seen: Seen[] = [];
  const request: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const entry: Seen = {
      path: `${url.pathname}${url.search}`,
      authorization: new Headers(init?.headers).get('authorization'),
      body: typeof init?.body === 'string' && init.body !== '' ? JSON.parse(init.body) : null,
    };
    seen.push(entry);
    const answer = routes[entry.path]?.(entry) ?? { status: 404, body: { code: 'not_found', message: `No route ${entry.path}` } };
    if (answer === 'unreachable') throw new TypeError('fetch failed');
    const { status, body, text, type } = answer;
    return new Response(status === 204 ? null : (text ?? JSON.stringify(body ?? {})), {
      status,
      headers: { 'content-type': type ?? 'application/json', 'x-supabase-api-version': '2024-01-01' },
    });
  };
  return { fetch: request, seen, paths: () => seen.map(({ path }) => path) };
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): DeviceStorage & { readonly keys: () => readonly string[] } {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** A session as supabase-js stores it. `secondsLeft` may be negative. */
export function storedSession(secondsLeft: number, refreshToken = 'refresh-1'): Readonly<Record<string, string>> {
  const session = tokens(secondsLeft, refreshToken);
  return { [sessionKey]: JSON.stringify(session) };
}

/** GoTrue's token response. It uses the real time, because auth-js reads the clock itself. */
export function tokens(secondsLeft = 3600, refreshToken = 'refresh-1', user = ann) {
  const claims = Buffer.from(JSON.stringify({ sub: user.id, exp: 0 })).toString('base64url');
  return {
    access_token: `e30.${claims}.${refreshToken}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: Math.floor(wallTime() / 1000) + secondsLeft,
    refresh_token: refreshToken,
    user: { ...user, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
  };
}

/** Stub for Node 20, which lacks WebSocket. supabase-js needs one for its realtime client, which the app does not use. */
class NoSocket {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

/** An account that uses the real supabase-js with a fake network, storage and window. */
export function openAccount(options: Partial<AccountOptions> & Pick<AccountOptions, 'fetch' | 'storage'>) {
  const events = new EventTarget();
  const account = createAccount({
    loadConfig: async () => ({ supabaseUrl: '', supabaseKey: 'sb_publishable_test', secondFactors: ['totp'] as const }),
    now: wallTime,
    isOnline: () => true,
    origin: () => origin,
    events,
    loadCreateClient: async () => (url, key, clientOptions) =>
      createClient(url, key, { ...clientOptions, realtime: { transport: NoSocket as unknown as typeof WebSocket } }),
    ...options,
  });
  return { account, events };
}
