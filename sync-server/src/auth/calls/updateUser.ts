import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { redeemCode } from '../codes/oneTimeCodes.ts';
import { emailOf, metadataOf, readFields, type Fields } from '../credentials.ts';
import { hashPassword, newPassword, passwordMatches } from '../passwords.ts';
import { hasVerifiedFactor, userById, userJson } from '../users.ts';
import { askEmailChange } from './changeEmail.ts';
import { currentUser, type CurrentUser } from './currentUser.ts';

/** A sign-in older than this has to be confirmed by a code before the password changes; as hosted Supabase. */
const recentSignInMs = 24 * 3_600_000;

/** `PUT /user {email?, password?, nonce?, data?}`. A new password ends the user's other sessions; a new address waits for two codes. */
export async function updateUser(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const checked = checkFields(fields.value, current.value);
  if (!checked.ok) return checked;
  const { email, password, data, nonce } = checked.value;
  const { id } = current.value.user;
  if (password !== null) {
    const changed = await changePassword(auth, current.value, { password, nonce });
    if (!changed.ok) return changed;
  }
  if (email !== null) {
    const asked = await askEmailChange(auth, current.value.user, { email, address });
    if (!asked.ok) return asked;
  }
  await auth.db.q(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, JSON.stringify(data), timestampOf(auth)],
  );
  const user = await userById(auth.db.q, id, auth.clock());
  return ok(userJson(user ?? current.value.user));
}

interface Changes {
  readonly email: string | null;
  readonly password: string | null;
  readonly nonce: string | null;
  readonly data: Fields;
}

/** Everything is checked before anything changes. */
function checkFields({ email, phone, password, data, nonce }: Fields, current: CurrentUser): Result<Changes, AuthFailure> {
  if (phone !== undefined) return err(authFailure(422, 'validation_failed', 'This server knows no telephone numbers'));
  if (nonce !== undefined && typeof nonce !== 'string') return err(invalidRequest('nonce must be text'));
  const address = email === undefined ? null : emailOf(email);
  if (email !== undefined && address === null) return err(invalidRequest('Unable to validate email address: invalid format'));
  const metadata = metadataOf(data);
  if (!metadata.ok) return metadata;
  const newOne = password === undefined ? ok(null) : newPassword(password);
  if (!newOne.ok) return newOne;
  if ((password !== undefined || email !== undefined) && hasVerifiedFactor(current.user) && current.aal !== 'aal2') {
    return err(authFailure(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.'));
  }
  return ok({ email: address, password: newOne.value, nonce: nonce ?? null, data: metadata.value });
}

async function changePassword(
  auth: Auth,
  current: CurrentUser,
  { password, nonce }: { readonly password: string; readonly nonce: string | null },
): Promise<Result<null, AuthFailure>> {
  const { user, sessionId } = current;
  const confirmed = await confirmItIsThem(auth, current, nonce);
  if (!confirmed.ok) return confirmed;
  if (await passwordMatches(password, user.passwordHash)) {
    return err(authFailure(422, 'same_password', 'New password should be different from the old password.'));
  }
  const passwordHash = await hashPassword(password);
  await auth.db.tx(async (q) => {
    await q('update auth.users set encrypted_password = $2 where id = $1::uuid', [user.id, passwordHash]);
    await q('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [user.id, sessionId]);
  });
  return ok(null);
}

/** An unattended device that was signed in long ago changes no password. */
async function confirmItIsThem(auth: Auth, { user, signedInAt }: CurrentUser, nonce: string | null): Promise<Result<null, AuthFailure>> {
  if (auth.clock() - Date.parse(signedInAt) <= recentSignInMs) return ok(null);
  if (nonce === null) return err(authFailure(400, 'reauthentication_needed', 'Password update requires reauthentication'));
  const of = { userId: user.id, kind: 'reauthentication_token', email: user.email, code: nonce } as const;
  if (await redeemCode(auth, auth.db.q, of)) return ok(null);
  return err(authFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'));
}
