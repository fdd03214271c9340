import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { currentUser, inOpenSession, lacksFactor, type CurrentUser } from '../calls/currentUser.ts';
import { readFields, type Fields } from '../credentials.ts';
import { unverifiedForMs, type FactorType } from './factorRows.ts';
import { phoneOf } from './phoneCodes.ts';
import { newTotpSecret, totpUri } from './totp.ts';
import { qrCodeSvg } from './qrCode.ts';

const maxFactors = 10;
const maxNameLength = 100;

/**
 * `POST /factors {friendly_name?, factor_type, issuer?, phone?}`: a factor to be confirmed with a challenge. Type "totp" responds with a
 * secret for an authenticator app. "webauthn" registers its passkey with the challenge. "phone" needs a number.
 */
export async function enrolFactor(auth: Auth, { request }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const asked = readAsked(auth, fields.value);
  if (!asked.ok) return asked;
  if (lacksFactor(current.value)) return err(needsFactor);
  return inOpenSession(auth, current.value, (q) => enrol(auth, q, { user: current.value.user, asked: asked.value }));
}

/** The kinds of factor that can be enrolled here. */
export const offeredFactors = ({ sms }: Pick<Auth, 'sms'>): readonly FactorType[] =>
  sms === null ? ['totp', 'webauthn'] : ['totp', 'webauthn', 'phone'];

type Asked = AskedTotp | { readonly type: 'webauthn'; readonly name: string } | AskedPhone;

interface AskedTotp {
  readonly type: 'totp';
  readonly name: string;
  readonly issuer: string | null;
}

interface AskedPhone {
  readonly type: 'phone';
  readonly name: string;
  readonly phone: string;
}

function readAsked(auth: Auth, { friendly_name: given, factor_type: type, issuer, phone: number }: Fields): Result<Asked, AuthFailure> {
  if (given !== undefined && given !== null && !isShort(given))
    return err(invalidRequest(`friendly_name must be text of at most ${maxNameLength} characters`));
  const name = given ?? '';
  switch (type) {
    case 'totp':
      if (issuer !== undefined && issuer !== null && !isShort(issuer))
        return err(invalidRequest(`issuer must be text of at most ${maxNameLength} characters`));
      return ok({ type, name, issuer: issuer || null });
    case 'webauthn':
      return ok({ type, name });
    case 'phone': {
      if (auth.sms === null) return err(authFailure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'));
      const phone = phoneOf(number);
      return phone === null ? err(invalidRequest('Invalid phone number format (E.164 required)')) : ok({ type, name, phone });
    }
    default:
      return err(invalidRequest('factor_type needs to be totp, phone, or webauthn'));
  }
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= maxNameLength;

const needsFactor = authFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

interface Enrolling {
  readonly user: CurrentUser['user'];
  readonly asked: Asked;
}

async function enrol(auth: Auth, q: Query, { user, asked }: Enrolling): AuthAnswer {
  await q("delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified' and created_at < $2::timestamptz", [
    user.id,
    new Date(auth.clock() - unverifiedForMs).toISOString(),
  ]);
  if (asked.type === 'phone') {
    const replaced = await replaceUnverified(q, user.id, asked.phone);
    if (!replaced.ok) return replaced;
  }
  const own = await q("select coalesce(friendly_name, '') as name from auth.mfa_factors where user_id = $1::uuid", [user.id]);
  if (own.length >= maxFactors) {
    return err(authFailure(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue'));
  }
  return own.some((factor) => factor['name'] === asked.name) ? err(nameConflict(asked.name)) : store(auth, q, { user, asked });
}

const nameConflict = (name: string): AuthFailure =>
  authFailure(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);

/** Removes the user's unconfirmed factors with this number. Fails if a confirmed factor has it. */
async function replaceUnverified(q: Query, userId: string, phone: string): Promise<Result<null, AuthFailure>> {
  const [verified] = await q("select id::text from auth.mfa_factors where user_id = $1::uuid and phone = $2 and status = 'verified'", [
    userId,
    phone,
  ]);
  if (verified !== undefined) return err(alreadyEnrolled);
  await q('delete from auth.mfa_factors where user_id = $1::uuid and phone = $2', [userId, phone]);
  return ok(null);
}

const alreadyEnrolled = authFailure(
  422,
  'mfa_verified_factor_exists',
  'A verified phone factor already exists, unenroll the existing factor to continue',
);

async function store(auth: Auth, q: Query, { user, asked }: Enrolling): AuthAnswer {
  const id = crypto.randomUUID();
  const { type, name } = asked;
  const answer = { id, type, friendly_name: name };
  if (type === 'webauthn') {
    await insert(auth, q, { id, userId: user.id, type, name });
    return ok(answer);
  }
  if (type === 'phone') {
    await insert(auth, q, { id, userId: user.id, type, name, phone: asked.phone });
    return ok({ ...answer, phone: asked.phone });
  }
  const secret = newTotpSecret();
  const uri = totpUri(secret, { issuer: asked.issuer ?? auth.siteName, email: user.email });
  const picture = qrCodeSvg(uri);
  if (picture === null) return err(invalidRequest('The name is too long for a QR code'));
  await insert(auth, q, { id, userId: user.id, type, name, secret: auth.secrets.seal(secret, id) });
  return ok({ ...answer, totp: { qr_code: picture, secret, uri } });
}

interface NewRow {
  readonly id: string;
  readonly userId: string;
  readonly type: Asked['type'];
  readonly name: string;
  readonly secret?: string;
  readonly phone?: string;
}

async function insert(auth: Auth, q: Query, { id, userId, type, name, secret, phone }: NewRow): Promise<void> {
  await q(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4::auth.factor_type, 'unverified', $5, $6, $7::timestamptz, $7::timestamptz)`,
    [id, userId, name, type, secret ?? null, phone ?? null, timestampOf(auth)],
  );
}
