import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { currentUser, inOpenSession, lacksFactor, type CurrentUser } from '../calls/currentUser.ts';
import { readFields, type Fields } from '../credentials.ts';
import { unverifiedForMs } from './factorRows.ts';
import { newTotpSecret, totpUri } from './totp.ts';
import { qrCodeSvg } from './qrCode.ts';

const maxFactors = 10;
const maxNameLength = 100;

/**
 * `POST /factors {friendly_name?, factor_type: "totp", issuer?}`: a secret for an authenticator app, to be confirmed by a code from the
 * app.
 */
export async function enrolFactor(auth: Auth, { request }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const asked = readAsked(fields.value);
  if (!asked.ok) return asked;
  if (lacksFactor(current.value)) return err(needsFactor);
  return inOpenSession(auth, current.value, (q) => enrol(auth, q, { ...current.value, ...asked.value }));
}

interface Asked {
  readonly name: string;
  readonly issuer: string | null;
}

function readAsked({ friendly_name: name, factor_type: type, issuer }: Fields): Result<Asked, AuthFailure> {
  const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= maxNameLength;
  if (type === 'phone' || type === 'webauthn') {
    return err(authFailure(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`));
  }
  if (type !== 'totp') return err(invalidRequest('factor_type needs to be totp'));
  if (name !== undefined && name !== null && !isShort(name))
    return err(invalidRequest(`friendly_name must be text of at most ${maxNameLength} characters`));
  if (issuer !== undefined && issuer !== null && !isShort(issuer))
    return err(invalidRequest(`issuer must be text of at most ${maxNameLength} characters`));
  return ok({ name: name ?? '', issuer: issuer || null });
}

const needsFactor = authFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

async function enrol(auth: Auth, q: Query, { user, ...asked }: Asked & Pick<CurrentUser, 'user'>): AuthAnswer {
  await q("delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified' and created_at < $2::timestamptz", [
    user.id,
    new Date(auth.clock() - unverifiedForMs).toISOString(),
  ]);
  const own = await q("select coalesce(friendly_name, '') as name from auth.mfa_factors where user_id = $1::uuid", [user.id]);
  if (own.length >= maxFactors) {
    return err(authFailure(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue'));
  }
  return own.some((factor) => factor['name'] === asked.name) ? err(nameConflict(asked.name)) : store(auth, q, { user, ...asked });
}

const nameConflict = (name: string): AuthFailure =>
  authFailure(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);

async function store(auth: Auth, q: Query, { user, name, issuer }: Asked & Pick<CurrentUser, 'user'>): AuthAnswer {
  const id = crypto.randomUUID();
  const secret = newTotpSecret();
  const uri = totpUri(secret, { issuer: issuer ?? auth.siteName, email: user.email });
  const picture = qrCodeSvg(uri);
  if (picture === null) return err(invalidRequest('The name is too long for a QR code'));
  await q(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, 'totp', 'unverified', $4, $5::timestamptz, $5::timestamptz)`,
    [id, user.id, name, auth.secrets.seal(secret, id), timestampOf(auth)],
  );
  return ok({ id, type: 'totp', friendly_name: name, totp: { qr_code: picture, secret, uri } });
}
