import { err, ok, type Result } from '../../core/kernel/result.ts';
import { offline, toAuthFailure, type AuthFailure } from '../authFailure.ts';
import { lacksSecondFactor } from '../secondFactor.ts';
import { removeStoredPerson } from '../storedPerson.ts';
import { readSessionFields, type DeviceStorage } from '../storedSession.ts';
import type { AccountClient, ClientSource } from '../supabaseClient.ts';
import { withTimeout } from '../withTimeout.ts';
import type { AccountSettings, CodeUse } from './accountSettings.ts';
import { callAccountServer, readSessions, type AccountServerCall, type AccountServer } from './accountServer.ts';
import type { User } from '../user.ts';

/** What the settings need from the account module. */
export interface SettingsRoom {
  readonly client: ClientSource;
  readonly storage: DeviceStorage;
  readonly server: AccountServer;
  /** A valid token. Null if no one is signed in or none is available now. */
  readonly accessToken: () => Promise<string | null>;
  /** Re-reads storage after a call that may have changed who is signed in. */
  readonly refresh: () => void;
}

const answerWithinMs = 15_000;

export function openSettings(room: SettingsRoom): AccountSettings {
  const done = (call: Call) => doneBy(room, call);
  const own = async (call: Omit<AccountServerCall, 'accessToken'>) =>
    callAccountServer(room.server, { ...call, accessToken: await room.accessToken() });
  return {
    sendSignInCode: (email) => done(({ auth }) => auth.signInWithOtp({ email })),
    sendResetCode: (email) => done(({ auth }) => auth.resetPasswordForEmail(email)),
    enterCode: (code) => enterCode(room, code),
    confirmSignUp: (signUp) => confirmSignUp(room, signUp),
    changePassword: (change) => done(({ auth }) => auth.updateUser(change)),
    sendConfirmation: () => done(({ auth }) => auth.reauthenticate()),
    isConfirmed: () => isConfirmed(room.storage),
    confirmAddress: (nonce) => done(({ auth }) => auth.updateUser({ nonce: nonce.replaceAll(/\s/g, '') })),
    changeEmail: (email) => done(({ auth }) => auth.updateUser({ email })),
    needsSecondFactor: () => lacksSecondFactor(room.storage),
    factors: async () => {
      const listed = await asked(room, ({ auth }) => auth.mfa.listFactors());
      return listed.ok ? ok(listed.value.totp.map(({ id, friendly_name: name }) => ({ id, name: name ?? '' }))) : listed;
    },
    enrolFactor: async (name) => {
      const made = await asked(room, ({ auth }) => auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Yardstick' }));
      return made.ok ? ok({ id: made.value.id, picture: made.value.totp.qr_code, secret: made.value.totp.secret }) : made;
    },
    confirmFactor: (factorId, code) => done(({ auth }) => auth.mfa.challengeAndVerify({ factorId, code })),
    removeFactor: (factorId) => removeFactor(room, factorId),
    sessions: async () => {
      const answer = await own({ path: '/sessions', method: 'GET' });
      return answer.ok ? ok(readSessions(answer.value)) : answer;
    },
    endSession: async (id) => nothing(await own({ path: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' })),
    exportData: () => own({ path: '/export', method: 'GET' }),
    deleteAccount: async () => {
      const deleted = nothing(await own({ path: '', method: 'DELETE' }));
      if (!deleted.ok) return deleted;
      removeStoredPerson(room.storage);
      room.refresh();
      return deleted;
    },
  };
}

function isConfirmed(storage: DeviceStorage): boolean {
  const user: unknown = readSessionFields(storage)?.['user'];
  return typeof user === 'object' && user !== null && Boolean(Reflect.get(user, 'email_confirmed_at'));
}

interface Answered<Value> {
  readonly data: Value | null;
  readonly error: Error | null;
}

type Call = (client: AccountClient) => Promise<Answered<unknown>>;

/** One library call with its thrown and returned errors merged, and its session events followed. */
async function asked<Value>(
  room: SettingsRoom,
  call: (client: AccountClient) => Promise<Answered<Value>>,
): Promise<Result<Value, AuthFailure>> {
  const client = await room.client.get();
  if (!client.ok) return client;
  const answer = await withTimeout(answerWithinMs, call(client.value));
  room.refresh();
  if (!answer.ok) return err(answer.error === 'overdue' ? offline : toAuthFailure(answer.error.thrown));
  const { data, error } = answer.value;
  if (error !== null) return err(toAuthFailure(error));
  return data === null ? err({ code: 'unexpected_failure', message: 'The server sent an empty response. Try again.' }) : ok(data);
}

async function doneBy(room: SettingsRoom, call: Call): Promise<Result<null, AuthFailure>> {
  const answer = await asked(room, async (client) => ({ data: {}, error: (await call(client)).error }));
  return nothing(answer);
}

const nothing = (result: Result<unknown, AuthFailure>): Result<null, AuthFailure> => (result.ok ? ok(null) : result);

async function enterCode(
  room: SettingsRoom,
  { email, digits, use }: { readonly email: string; readonly digits: string; readonly use: CodeUse },
): Promise<Result<User | null, AuthFailure>> {
  const answer = await asked(room, ({ auth }) => auth.verifyOtp({ email, token: digits.replaceAll(/\s/g, ''), type: use }));
  if (!answer.ok) return answer;
  const { session, user } = answer.value;
  return ok(session === null || user === null ? null : { id: user.id, email: user.email ?? '' });
}

async function confirmSignUp(
  room: SettingsRoom,
  { email, digits, password }: { readonly email: string; readonly digits: string; readonly password: string },
): Promise<Result<{ readonly passwordStored: boolean }, AuthFailure>> {
  const entered = await enterCode(room, { email, digits, use: 'signup' });
  if (!entered.ok) return entered;
  const stored = await doneBy(room, ({ auth }) => auth.updateUser({ password }));
  return ok({ passwordStored: stored.ok || stored.error.code === 'same_password' });
}

/** The session returns to one factor. Its token shows that only once refreshed. */
async function removeFactor(room: SettingsRoom, factorId: string): Promise<Result<null, AuthFailure>> {
  const removed = await doneBy(room, ({ auth }) => auth.mfa.unenroll({ factorId }));
  if (removed.ok) await doneBy(room, ({ auth }) => auth.refreshSession());
  return removed;
}
