import { ok, type Result } from '../../core/kernel/result.ts';
import type { AuthFailure } from '../authFailure.ts';
import { lacksSecondFactor } from '../secondFactor.ts';
import { removeStoredPerson } from '../storedPerson.ts';
import { readSessionFields, type DeviceStorage } from '../storedSession.ts';
import type { AccountSettings, CodeUse } from './accountSettings.ts';
import { callAccountServer, readSessions, type AccountServerCall } from './accountServer.ts';
import { callAuth, callAuthForNothing, withoutValue, type AuthCall, type SettingsRoom } from './callAuth.ts';
import { openFactors } from './factors.ts';
import type { User } from '../user.ts';

export function openSettings(room: SettingsRoom): AccountSettings {
  const done = (call: AuthCall) => callAuthForNothing(room, call);
  const own = async (call: Omit<AccountServerCall, 'accessToken'>) =>
    callAccountServer(room.server, { ...call, accessToken: await room.accessToken() });
  return {
    ...openFactors(room),
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
    sessions: async () => {
      const answer = await own({ path: '/sessions', method: 'GET' });
      return answer.ok ? ok(readSessions(answer.value)) : answer;
    },
    endSession: async (id) => withoutValue(await own({ path: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' })),
    exportData: () => own({ path: '/export', method: 'GET' }),
    deleteAccount: async () => {
      const deleted = withoutValue(await own({ path: '', method: 'DELETE' }));
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

async function enterCode(
  room: SettingsRoom,
  { email, digits, use }: { readonly email: string; readonly digits: string; readonly use: CodeUse },
): Promise<Result<User | null, AuthFailure>> {
  const answer = await callAuth(room, ({ auth }) => auth.verifyOtp({ email, token: digits.replaceAll(/\s/g, ''), type: use }));
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
  const stored = await callAuthForNothing(room, ({ auth }) => auth.updateUser({ password }));
  return ok({ passwordStored: stored.ok || stored.error.code === 'same_password' });
}
