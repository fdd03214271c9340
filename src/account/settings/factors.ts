import { ok, type Result } from '../../core/kernel/result.ts';
import type { AuthFailure } from '../authFailure.ts';
import { storedFactors, toFactor } from '../secondFactor.ts';
import type { FactorSettings } from './accountSettings.ts';
import { callAuth, callAuthForNothing, type SettingsRoom } from './callAuth.ts';
import { addPasskey, canUsePasskeys, confirmPasskey } from './passkeys.ts';

/** The calls about second factors. */
export function openFactors(room: SettingsRoom): FactorSettings {
  return {
    offeredFactors: async () => {
      const offered = await room.offeredFactors();
      return canUsePasskeys() ? offered : offered.filter((type) => type !== 'webauthn');
    },
    factors: async () => {
      const listed = await callAuth(room, ({ auth }) => auth.mfa.listFactors());
      if (!listed.ok) return listed;
      return ok(listed.value.all.filter(({ status }) => status === 'verified').flatMap((factor) => toFactor(factor) ?? []));
    },
    storedFactors: () => storedFactors(room.storage),
    enrolApp: async (name) => {
      const made = await callAuth(room, ({ auth }) => auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: 'Yardstick' }));
      return made.ok ? ok({ id: made.value.id, picture: made.value.totp.qr_code, secret: made.value.totp.secret }) : made;
    },
    confirmApp: (factorId, code) => callAuthForNothing(room, ({ auth }) => auth.mfa.challengeAndVerify({ factorId, code })),
    addPasskey: (name) => addPasskey(room, name),
    confirmPasskey: (factorId) => confirmPasskey(room, factorId),
    enrolPhone: async ({ name, phone }) => {
      const made = await callAuth(room, ({ auth }) => auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }));
      return made.ok ? ok(made.value.id) : made;
    },
    sendPhoneCode: async (factorId) => {
      const sent = await callAuth(room, ({ auth }) => auth.mfa.challenge({ factorId, channel: 'sms' }));
      return sent.ok ? ok({ factorId, challengeId: sent.value.id }) : sent;
    },
    confirmPhone: (sent, code) => callAuthForNothing(room, ({ auth }) => auth.mfa.verify({ ...sent, code })),
    removeFactor: (factorId) => removeFactor(room, factorId),
  };
}

/** Removes the factor. The session then counts as having one factor, but its token shows that only once refreshed. */
async function removeFactor(room: SettingsRoom, factorId: string): Promise<Result<null, AuthFailure>> {
  const removed = await callAuthForNothing(room, ({ auth }) => auth.mfa.unenroll({ factorId }));
  if (removed.ok) await callAuthForNothing(room, ({ auth }) => auth.refreshSession());
  return removed;
}
