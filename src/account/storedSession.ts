import type { User } from './user.ts';

/** The part of `localStorage` that the account module needs. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredSession {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds since 1970, as in the token. Null if the session has none. */
  readonly expiresAt: number | null;
}

/** The storage key of supabase-js's session. Reading it here shows who is signed in without loading supabase-js. */
export const sessionKey = 'yardstick-auth';

/** The session on this device, even if expired, so that a person stays signed in offline. Null if none can be read. */
export function readStoredSession(storage: DeviceStorage): StoredSession | null {
  const session = readSessionFields(storage);
  const user = session === null ? null : asObject(session['user']);
  if (session === null || user === null) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt } = session;
  if (typeof user['id'] !== 'string' || typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return {
    user: { id: user['id'], email: typeof user['email'] === 'string' ? user['email'] : '' },
    accessToken,
    refreshToken,
    expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
  };
}

/** The session as supabase-js wrote it, not yet checked. */
export const readSessionFields = (storage: DeviceStorage): Readonly<Record<string, unknown>> | null => readStored(storage, sessionKey);

/** The object stored as JSON under a key. Null if there is none or it cannot be read. */
export const readStored = (storage: DeviceStorage, key: string): Readonly<Record<string, unknown>> | null =>
  parseObject(readItem(storage, key));

/** Removes the session and what supabase-js stores with it from this device. Needs no network. */
export function removeStoredSession(storage: DeviceStorage): void {
  for (const key of [sessionKey, `${sessionKey}-user`, `${sessionKey}-code-verifier`]) storage.removeItem(key);
}

function readItem(storage: DeviceStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    // If storage is blocked, no one is signed in on this device.
    return null;
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}
