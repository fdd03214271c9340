import { err, ok, type Result } from '../core/kernel/result.ts';
import type { Account, InvokeFailure } from './account.ts';
import { offline, toAuthFailure, type AuthFailure } from './authFailure.ts';
import { invokeFunction, unreachable, type FunctionCall } from './invokeFunction.ts';
import { isRefusal, sessionPreservingFetch } from './sessionPreservingFetch.ts';
import { createRevocation, type Revocation } from './revocation.ts';
import type { SessionState } from './sessionState.ts';
import { lacksSecondFactor } from './secondFactor.ts';
import type { AccountSettings } from './settings/accountSettings.ts';
import { storeRefusedSession, readRefusedSession, removeRefusedSession } from './refusedSession.ts';
import { accountStatus, type AccountServer } from './settings/accountServer.ts';
import { writeStoredPerson, readStoredPerson, removeStoredPerson } from './storedPerson.ts';
import { readStoredSession, removeStoredSession, sessionKey, type DeviceStorage, type StoredSession } from './storedSession.ts';
import { createClientSource, loadCreateClient, type AccountClient, type ClientSource } from './supabaseClient.ts';
import { withTimeout } from './withTimeout.ts';
import type { User } from './user.ts';
import type { AccountOptions, TokenSource } from './accountOptions.ts';

/** Calls to the server about the account. */
export interface AccountCalls extends Pick<Account, 'signIn' | 'signUp' | 'currentUser' | 'invoke' | 'settings'>, TokenSource {
  /** Ends every session of the person, or every session but this one. If the server cannot be reached, no session is ended. */
  endSessions(scope: 'global' | 'others'): Promise<Result<null, AuthFailure>>;
  /** Tells the server about a session already removed from this device. Retried at the next contact if that fails. */
  revoke(ended: StoredSession | null): Promise<Result<null, AuthFailure>>;
}

export function openAccountCalls(options: AccountOptions, session: SessionState): AccountCalls {
  const room = openRoom(options, session);
  return {
    signIn: (email, password) => enter(room, (client) => client.auth.signInWithPassword({ email, password })),
    signUp: (email, password) => enter(room, (client) => client.auth.signUp({ email, password })),
    endSessions: (scope) => endSessions(room, scope),
    revoke: async (ended) => {
      if (ended !== null) await withTimeout(REVOKE_WITHIN_MS, room.revocation.revoke(ended));
      return ok(null);
    },
    currentUser: () => currentUser(room),
    settings: () => settings(room),
    accessToken: (refused) => accessToken(room, refused),
    invoke: (name, body, headers = {}) => invoke(room, { name, body, headers }),
  };
}

interface Room {
  readonly storage: DeviceStorage;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly session: SessionState;
  readonly client: ClientSource;
  readonly loadConfig: AccountOptions['loadConfig'];
  readonly revocation: Revocation;
  readonly server: AccountServer;
  /** Records a refused session, and asks the server whether the account was deleted, which only the server knows. */
  readonly ended: (session: StoredSession | null) => void;
}

const SIGN_IN_WITHIN_MS = 15_000;
/** auth-js retries a failing refresh for up to 30 s, too long to keep a person waiting. */
const TOKEN_WITHIN_MS = 10_000;
const REVOKE_WITHIN_MS = 3_000;
const OFFLINE_WITHIN_MS = 2_000;
/** How long before its expiry auth-js itself refreshes a token. */
const EXPIRY_MARGIN_MS = 90_000;

function openRoom(options: AccountOptions, session: SessionState): Room {
  const shared = { ...options, origin: options.origin ?? (() => location.origin) };
  const revocation = createRevocation(shared);
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  void revocation.retry();
  options.events?.addEventListener('online', () => void revocation.retry());
  const server = { origin: shared.origin, fetch: options.fetch };
  const askStanding = createAskStanding(options, server, session);
  void askStanding();
  options.events?.addEventListener('online', () => void askStanding());
  const ended = (refused: StoredSession | null): void => {
    if (refused === null || options.onDeleted === undefined) return;
    storeRefusedSession(options.storage, refused);
    void askStanding();
  };
  const client = createClientSource({
    ...shared,
    fetch: sessionPreservingFetch(options.fetch, options.now),
    storage: watchedStorage(options.storage, ended),
    isOnline,
    loadCreateClient: options.loadCreateClient ?? loadCreateClient,
    // Storage is authoritative, whatever the event says. When SIGNED_OUT follows a refused refresh, storage is empty. When a null
    // INITIAL_SESSION follows a refresh that failed offline, the person is still in storage.
    onCreated: (created) => created.auth.onAuthStateChange(() => void session.refresh()),
  });
  const { storage, now, loadConfig } = options;
  return { storage, now, loadConfig, isOnline, session, client, revocation, server, ended };
}

/** Storage that records a copy of a refused session when the library removes it. */
function watchedStorage(storage: DeviceStorage, ended: Room['ended']): DeviceStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => {
      const session = key === sessionKey ? readStoredSession(storage) : null;
      storage.removeItem(key);
      ended(session);
    },
  };
}

/** Asks our server whether the account of the last refused session is gone. Asks again later if it does not respond. */
function createAskStanding({ onDeleted, storage }: AccountOptions, server: AccountServer, state: SessionState): () => Promise<void> {
  const ask = async (): Promise<void> => {
    const refused = readRefusedSession(storage);
    if (onDeleted === undefined || refused === null) return;
    const { user, accessToken: token } = refused;
    const standing = await accountStatus(server, token);
    if (standing === 'unknown') return;
    // A session refused in the meantime is checked separately.
    if (readRefusedSession(storage)?.accessToken === token) removeRefusedSession(storage);
    if (standing === 'there') return;
    if (readStoredPerson(storage)?.user.id === user.id) writeStoredPerson(storage, { user, accountDeleted: true });
    state.refresh();
    onDeleted(user.id);
  };
  let asking: Promise<void> | null = null;
  // One check at a time, so that the person's data is wiped only once.
  return () => (asking ??= ask().finally(() => (asking = null)));
}

async function settings(room: Room): Promise<AccountSettings> {
  const { openSettings } = await import('./settings/openSettings.ts');
  const { client, storage, server, session, loadConfig } = room;
  return openSettings({
    client,
    storage,
    server,
    offeredFactors: async () => (await loadConfig()).secondFactors,
    accessToken: () => accessToken(room),
    refresh: () => void session.refresh(),
  });
}

const patience = (room: Room, ms: number): number => (room.isOnline() ? ms : Math.min(ms, OFFLINE_WITHIN_MS));

interface Entered {
  readonly data: { readonly user: { readonly id: string; readonly email?: string | undefined } | null; readonly session: unknown };
  readonly error: Error | null;
}

async function enter(room: Room, ask: (client: AccountClient) => Promise<Entered>): Promise<Result<User, AuthFailure>> {
  const client = await room.client.get();
  if (!client.ok) return client;
  const answer = await withTimeout(patience(room, SIGN_IN_WITHIN_MS), ask(client.value));
  if (!answer.ok) return err(answer.error === 'overdue' ? offline : toAuthFailure(answer.error.thrown));
  const { data, error } = answer.value;
  room.session.refresh();
  if (error !== null) return err(toAuthFailure(error));
  // A server that requires a confirmed address creates the user but no session.
  if (data.user === null || data.session === null) {
    return err({ code: 'email_not_confirmed', message: 'Confirm your email address first, then sign in.' });
  }
  return ok({ id: data.user.id, email: data.user.email ?? '' });
}

async function endSessions(room: Room, scope: 'global' | 'others'): Promise<Result<null, AuthFailure>> {
  const client = await room.client.get();
  if (!client.ok) return client;
  const answer = await withTimeout(patience(room, SIGN_IN_WITHIN_MS), client.value.auth.signOut({ scope }));
  if (answer.ok && answer.value.error === null && scope === 'global') removeStoredPerson(room.storage);
  room.session.refresh();
  if (!answer.ok) return err(answer.error === 'overdue' ? offline : toAuthFailure(answer.error.thrown));
  return answer.value.error === null ? ok(null) : err(toAuthFailure(answer.value.error));
}

async function currentUser(room: Room): Promise<User | null> {
  if (room.session.current().kind !== 'signed-in') return null;
  await confirmUser(room);
  const state = room.session.refresh();
  return state.kind === 'signed-in' && !lacksSecondFactor(room.storage) ? state.user : null;
}

/**
 * Asks the server who is signed in. Without a response nothing changes. A refusal ends the session here but never removes the person's
 * data.
 */
async function confirmUser(room: Room): Promise<void> {
  const client = await room.client.get();
  if (!client.ok) return;
  const answer = await withTimeout(patience(room, TOKEN_WITHIN_MS), client.value.auth.getUser());
  if (!answer.ok || answer.value.error === null) return;
  const { code } = toAuthFailure(answer.value.error);
  if (code === 'bad_jwt') await accessToken(room, readStoredSession(room.storage)?.accessToken);
  else if (isRefusal(code)) endSession(room);
}

/** Removes the session from this device. The person's identity and work stay. */
function endSession(room: Room): void {
  const ended = readStoredSession(room.storage);
  removeStoredSession(room.storage);
  room.ended(ended);
}

interface Session {
  readonly data: { readonly session: { readonly access_token: string } | null };
  readonly error: Error | null;
}

async function accessToken(room: Room, refused: string | null = null): Promise<string | null> {
  const stored = readStoredSession(room.storage);
  if (stored === null) return null;
  const isRefused = stored.accessToken === refused;
  if (!isRefused && (stored.expiresAt === null || stored.expiresAt * 1000 - room.now() > EXPIRY_MARGIN_MS)) return stored.accessToken;
  const client = await room.client.get();
  if (!client.ok) return null;
  const { auth } = client.value;
  const asked: Promise<Session> = isRefused ? auth.refreshSession() : auth.getSession();
  const answer = await withTimeout(patience(room, TOKEN_WITHIN_MS), asked);
  // If a refresh is refused permanently, auth-js keeps the session as long as this device's clock considers its token valid.
  if (isRefused && answer.ok && answer.value.error !== null && isRefusal(toAuthFailure(answer.value.error).code)) endSession(room);
  room.session.refresh();
  return answer.ok ? (answer.value.data.session?.access_token ?? null) : null;
}

async function invoke(room: Room, call: Omit<FunctionCall, 'accessToken'>): Promise<Result<unknown, InvokeFailure>> {
  const client = await room.client.get();
  if (!client.ok)
    return err(client.error.code === 'offline' ? unreachable : { kind: 'http', status: null, message: client.error.message, body: null });
  const wasSignedIn = room.session.current().kind === 'signed-in';
  const token = await accessToken(room);
  if (wasSignedIn && token === null) {
    const ended = room.session.current().kind !== 'signed-in';
    return err(
      ended ? { kind: 'unauthorized', status: null, message: 'Your session has ended. Please sign in again.', body: null } : unreachable,
    );
  }
  const answer = await invokeFunction(client.value, { ...call, accessToken: token });
  if (answer.ok || answer.error.kind !== 'unauthorized' || token === null) return answer;
  // The server rejected the token without acting, so the call can be repeated with a new one.
  const fresh = await accessToken(room, token);
  return fresh === null ? answer : invokeFunction(client.value, { ...call, accessToken: fresh });
}
