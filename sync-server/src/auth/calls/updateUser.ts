import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { metadataOf, readFields } from '../credentials.ts';
import { currentUser, type CurrentUser } from './currentUser.ts';
import { hashPassword, newPassword, passwordMatches } from '../passwords.ts';
import { userById, userJson } from '../users.ts';

/** `PUT /user {password?, data?}`. A new password ends the user's other sessions. */
export async function updateUser(auth: Auth, { request }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { password, data, email, phone } = fields.value;
  if (email !== undefined || phone !== undefined) {
    return err(authFailure(422, 'validation_failed', 'This server sends no e-mail, so the address of an account cannot be changed'));
  }
  const metadata = metadataOf(data);
  if (!metadata.ok) return metadata;
  if (password !== undefined) {
    const changed = await changePassword(auth, current.value, password);
    if (!changed.ok) return changed;
  }
  const { id } = current.value.user;
  await auth.db.q(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, JSON.stringify(metadata.value), timestampOf(auth)],
  );
  const user = await userById(auth.db.q, id, auth.clock());
  return ok(userJson(user ?? current.value.user));
}

async function changePassword(auth: Auth, { user, sessionId }: CurrentUser, value: unknown): Promise<Result<null, AuthFailure>> {
  const password = newPassword(value);
  if (!password.ok) return password;
  if (await passwordMatches(password.value, user.passwordHash)) {
    return err(authFailure(422, 'same_password', 'New password should be different from the old password.'));
  }
  const passwordHash = await hashPassword(password.value);
  await auth.db.tx(async (q) => {
    await q('update auth.users set encrypted_password = $2 where id = $1::uuid', [user.id, passwordHash]);
    await q('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [user.id, sessionId]);
  });
  return ok(null);
}
