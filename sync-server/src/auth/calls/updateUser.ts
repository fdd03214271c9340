import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { redeemCode } from '../codes/oneTimeCodes.ts';
import { emailOf, mergeMetadata, metadataOf, readFields, type Fields } from '../credentials.ts';
import { networkOf } from '../../http/networkOf.ts';
import { hashPassword, newPassword, passwordMatches } from '../passwords.ts';
import type { Query } from '../../store/database.ts';
import { userById, userJson, type User } from '../users.ts';
import { requestEmailChange } from './changeEmail.ts';
import { confirmAddress } from './createUser.ts';
import { currentUser, inOpenSession, lacksFactor, type CurrentUser } from './currentUser.ts';

/** If the sign-in was longer ago than this, a password change must be confirmed by a code, as on hosted Supabase. */
const recentSignInMs = 24 * 3_600_000;

/**
 * `PUT /user {email?, password?, nonce?, data?}`. A new password ends the user's other sessions. A new address takes effect after two
 * codes. The code from `/reauthenticate` confirms the present address.
 */
export async function updateUser(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  if (lacksFactor(current.value)) return err(needsFactor);
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const checked = checkFields(fields.value);
  if (!checked.ok) return checked;
  const { email, password, data, nonce } = checked.value;
  if (nonce !== null || (password !== null && !hasJustSignedIn(auth, current.value))) {
    const confirmed = await confirmItIsThem(auth, current.value, { nonce, network: networkOf(address) });
    if (!confirmed.ok) return confirmed;
  }
  const hash = password === null ? ok(null) : await newHash(current.value.user, password);
  if (!hash.ok) return hash;
  const changed = await inOpenSession(auth, current.value, (q) => change(auth, q, { ...current.value, passwordHash: hash.value, data }));
  if (!changed.ok || email === null) return changed;
  const asked = await requestEmailChange(auth, current.value, { email, address });
  if (!asked.ok) return asked;
  const user = await userById(auth.db.q, current.value.user.id, auth.clock());
  return ok(userJson(user ?? current.value.user));
}

const needsFactor = authFailure(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.');

interface Changes {
  readonly email: string | null;
  readonly password: string | null;
  readonly nonce: string | null;
  readonly data: Fields;
}

/** Validates everything before anything changes. */
function checkFields({ email, phone, password, data, nonce }: Fields): Result<Changes, AuthFailure> {
  if (phone !== undefined) return err(authFailure(422, 'validation_failed', 'This server does not support telephone numbers'));
  if (nonce !== undefined && typeof nonce !== 'string') return err(invalidRequest('nonce must be text'));
  const address = email === undefined ? null : emailOf(email);
  if (email !== undefined && address === null) return err(invalidRequest('Unable to validate email address: invalid format'));
  const metadata = metadataOf(data);
  if (!metadata.ok) return metadata;
  const newOne = password === undefined ? ok(null) : newPassword(password);
  if (!newOne.ok) return newOne;
  return ok({ email: address, password: newOne.value, nonce: nonce ?? null, data: metadata.value });
}

async function newHash({ passwordHash }: User, password: string): Promise<Result<string, AuthFailure>> {
  if (await passwordMatches(password, passwordHash)) {
    return err(authFailure(422, 'same_password', 'New password should be different from the old password.'));
  }
  return ok(await hashPassword(password));
}

interface Change extends CurrentUser {
  readonly passwordHash: string | null;
  readonly data: Fields;
}

async function change(auth: Auth, q: Query, { user, sessionId, passwordHash, data }: Change): AuthAnswer {
  const before = await userById(q, user.id, auth.clock());
  const merged = mergeMetadata(before?.userMetadata ?? {}, data);
  if (!merged.ok) return merged;
  await q(
    `update auth.users set encrypted_password = coalesce($2, encrypted_password), raw_user_meta_data = $3::text::jsonb,
       updated_at = $4::timestamptz where id = $1::uuid`,
    [user.id, passwordHash, JSON.stringify(merged.value), timestampOf(auth)],
  );
  if (passwordHash !== null) await q('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [user.id, sessionId]);
  const after = await userById(q, user.id, auth.clock());
  return ok(userJson(after ?? user));
}

const hasJustSignedIn = (auth: Auth, { signedInAt }: CurrentUser): boolean => auth.clock() - Date.parse(signedInAt) <= recentSignInMs;

/** Protects an unattended device that was signed in long ago. The code proves access to the mailbox, and so confirms the address too. */
async function confirmItIsThem(
  auth: Auth,
  current: CurrentUser,
  { nonce, network }: { readonly nonce: string | null; readonly network: string },
): Promise<Result<null, AuthFailure>> {
  const { id: userId, email } = current.user;
  if (nonce === null) return err(authFailure(400, 'reauthentication_needed', 'Password update requires reauthentication'));
  return inOpenSession(auth, current, async (q) => {
    if ((await redeemCode(auth, q, { userId, kind: 'reauthentication_token', email, network, code: nonce })) === null) {
      return err(authFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'));
    }
    await confirmAddress(auth, q, userId);
    return ok(null);
  });
}
