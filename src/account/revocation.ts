import { revocationKey } from './pendingServerCalls.ts';
import { baseUrl, type AccountConfig } from './supabaseClient.ts';
import type { DeviceStorage, StoredSession } from './storedSession.ts';

/** Ends sessions on the server that were already removed from this device. */
export interface Revocation {
  /** Records the session, then tries to end it. Resolves once it has ended, or is recorded for the next contact. */
  revoke(session: StoredSession): Promise<void>;
  /** Retries sessions that could not be ended before. */
  retry(): Promise<void>;
}

export interface RevocationOptions {
  readonly loadConfig: () => Promise<AccountConfig>;
  readonly storage: DeviceStorage;
  readonly fetch: typeof fetch;
  readonly origin: () => string;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
}

const KEPT_AT_MOST = 5;
const ANSWER_WITHIN_MS = 10_000;

export function createRevocation(options: RevocationOptions): Revocation {
  let retrying: Promise<void> | null = null;
  return {
    revoke: async (session) => {
      keep(options.storage, [...kept(options.storage), session.refreshToken]);
      const fresh = session.expiresAt === null || session.expiresAt * 1000 > options.now();
      const ended = fresh && (await logOut(options, session.accessToken));
      if (ended || (!fresh && (await endByRefreshToken(options, session.refreshToken)))) forget(options.storage, session.refreshToken);
    },
    // One at a time: two uses of the same refresh token would look like theft to the server.
    retry: () => (retrying ??= retryAll(options).finally(() => (retrying = null))),
  };
}

async function retryAll(options: RevocationOptions): Promise<void> {
  for (const token of kept(options.storage)) {
    if (await endByRefreshToken(options, token)) forget(options.storage, token);
  }
}

/** A session can only be ended with an access token, so a late sign-out first exchanges its refresh token for one. */
async function endByRefreshToken(options: RevocationOptions, refreshToken: string): Promise<boolean> {
  const response = await post(options, 'token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
  if (response === null || isTrouble(response.status)) return false;
  if (!response.ok) return true;
  const { access_token: accessToken, refresh_token: next } = await readTokens(response);
  if (next !== null) {
    // The old token is used up. Only the new one can complete this later.
    forget(options.storage, refreshToken);
    keep(options.storage, [...kept(options.storage), next]);
  }
  if (accessToken === null || !(await logOut(options, accessToken))) return false;
  if (next !== null) forget(options.storage, next);
  return true;
}

/** Whether the session is over: the server ended it, or does not know it. */
async function logOut(options: RevocationOptions, accessToken: string): Promise<boolean> {
  const response = await post(options, 'logout?scope=local', { accessToken });
  return response !== null && !isTrouble(response.status);
}

const isTrouble = (status: number): boolean => status >= 500 || status === 429;

interface PostContent {
  readonly body?: unknown;
  readonly accessToken?: string;
}

async function post(options: RevocationOptions, path: string, content: PostContent): Promise<Response | null> {
  try {
    const config = await options.loadConfig();
    return await options.fetch(`${baseUrl(config, options.origin)}/auth/v1/${path}`, {
      method: 'POST',
      // The page may be unloading when the person signs out, so the request must outlive it.
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        apikey: config.supabaseKey,
        'content-type': 'application/json',
        ...(content.accessToken === undefined ? {} : { authorization: `Bearer ${content.accessToken}` }),
      },
      body: JSON.stringify(content.body ?? {}),
    });
  } catch {
    return null;
  }
}

async function readTokens(response: Response): Promise<{ readonly access_token: string | null; readonly refresh_token: string | null }> {
  const body: unknown = await response.json().catch(() => null);
  const text = (name: string): string | null => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
    return typeof value === 'string' ? value : null;
  };
  return { access_token: text('access_token'), refresh_token: text('refresh_token') };
}

function kept(storage: DeviceStorage): readonly string[] {
  try {
    const tokens: unknown = JSON.parse(storage.getItem(revocationKey) ?? '[]');
    return Array.isArray(tokens) ? tokens.filter((token): token is string => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

function keep(storage: DeviceStorage, tokens: readonly string[]): void {
  const newest = [...new Set(tokens)].slice(-KEPT_AT_MOST);
  try {
    if (newest.length === 0) storage.removeItem(revocationKey);
    else storage.setItem(revocationKey, JSON.stringify(newest));
  } catch {
    // A full disk must not prevent signing out. The session on the server then expires eventually.
  }
}

function forget(storage: DeviceStorage, token: string): void {
  keep(
    storage,
    kept(storage).filter((other) => other !== token),
  );
}
