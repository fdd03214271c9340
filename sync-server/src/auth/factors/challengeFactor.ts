import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import { relyingPartyOf, timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { currentUser, inOpenSession, type CurrentUser } from '../calls/currentUser.ts';
import { mayMessage } from '../codes/sendCode.ts';
import { challengeForMs, lockFactor, lockPasskeys, type Factor, type PasskeyFactor, type PhoneFactor } from './factorRows.ts';
import { requestAuthentication, requestRegistration } from './passkeys.ts';
import { newPhoneCode, phoneCodeHash } from './phoneCodes.ts';

export const noSuchFactor = authFailure(404, 'mfa_factor_not_found', 'Factor not found');

/**
 * `POST /factors/{id}/challenge`: creates a challenge, to be answered with a code from an authenticator app or a phone, or by a passkey. It
 * is valid once, for five minutes. A challenge for a phone also sends it a code.
 */
export async function challengeFactor(auth: Auth, call: AuthRequest, factorId: string): AuthAnswer {
  const current = await currentUser(auth, call.request);
  if (!current.ok) return current;
  const id = crypto.randomUUID();
  const stored = await inOpenSession(auth, current.value, async (q) => {
    const factor = await lockFactor(auth, q, { id: factorId, userId: current.value.user.id });
    if (factor === null) return err(noSuchFactor);
    const made = await make(auth, q, { id, factor, current: current.value, call });
    if (!made.ok) return made;
    await store(auth, q, { id, factor, address: call.address, made: made.value });
    return ok({ factor, ...made.value });
  });
  if (!stored.ok) return stored;
  const { factor, code, answer } = stored.value;
  if (factor.type === 'phone' && code !== null) {
    const sent = await sendPhoneCode(auth, { user: current.value.user, factor, code });
    if (!sent.ok) return sent;
  }
  return ok({ id, type: factor.type, expires_at: Math.floor((auth.clock() + challengeForMs) / 1000), ...answer });
}

interface Making {
  readonly id: string;
  readonly factor: Factor;
  readonly current: CurrentUser;
  readonly call: AuthRequest;
}

interface Made {
  /** The data stored with the challenge, against which the proof is checked. */
  readonly stored: { readonly code: string | null; readonly session: string | null };
  /** The code to be sent to a phone. */
  readonly code: string | null;
  /** The part of the response for this type of factor. */
  readonly answer: Readonly<Record<string, unknown>>;
}

async function make(auth: Auth, q: Query, { id, factor, current, call }: Making): Promise<Result<Made, AuthFailure>> {
  if (factor.type === 'totp') return ok({ stored: { code: null, session: null }, code: null, answer: {} });
  if (factor.type === 'webauthn') return ok(await makePasskeyChallenge(auth, q, { factor, current, call }));
  const allowed = mayMessage(auth, { recipient: `+${factor.phone}`, address: call.address });
  if (!allowed.ok) return err({ ...allowed.error, code: 'over_sms_send_rate_limit' });
  const code = newPhoneCode();
  return ok({ stored: { code: phoneCodeHash(auth, id, code), session: null }, code, answer: {} });
}

/** Registers the passkey of a new factor. For an existing one, any of the user's passkeys will do. */
async function makePasskeyChallenge(
  auth: Auth,
  q: Query,
  { factor, current, call }: { readonly factor: PasskeyFactor } & Pick<Making, 'current' | 'call'>,
): Promise<Made> {
  const site = relyingPartyOf(auth, call.request);
  const registered = (await lockPasskeys(q, current.user.id)).map(({ passkey }) => passkey);
  const [type, { options, session }] =
    factor.status === 'unverified'
      ? ['create', await requestRegistration({ site, user: current.user, registered })]
      : ['request', await requestAuthentication(site, registered)];
  const webauthn = { type, credential_options: { publicKey: options } };
  return { stored: { code: null, session: JSON.stringify(session) }, code: null, answer: { webauthn } };
}

interface Storing {
  readonly id: string;
  readonly factor: Factor;
  readonly address: string | null;
  readonly made: Made;
}

async function store(auth: Auth, q: Query, { id, factor, address, made: { stored } }: Storing): Promise<void> {
  const at = timestampOf(auth);
  await q('update auth.mfa_factors set last_challenged_at = $2::timestamptz where id = $1::uuid', [factor.id, at]);
  await q(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4::inet, $5, $6::text::jsonb)`,
    [id, factor.id, at, address, stored.code, stored.session],
  );
}

interface SendingCode extends Pick<CurrentUser, 'user'> {
  readonly factor: PhoneFactor;
  readonly code: string;
}

/** Sends the code after its challenge is stored, so that a slow response from the operator's hook does not hold up the database. */
async function sendPhoneCode(auth: Auth, { user, factor, code }: SendingCode): Promise<Result<null, AuthFailure>> {
  if (auth.sms === null) return err(authFailure(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone'));
  try {
    await auth.sms.send({ userId: user.id, phone: factor.phone, code });
    return ok(null);
  } catch (error) {
    auth.log.error('could not send a text message', error);
    return err(authFailure(500, 'unexpected_failure', 'Error sending the message'));
  }
}
