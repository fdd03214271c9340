import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import { sqlState, uniqueViolation } from '../../store/sqlState.ts';
import { timestampOf, type Auth, type AuthAnswer } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { redeemCode } from '../codes/oneTimeCodes.ts';
import { mayMail, sendCode } from '../codes/sendCode.ts';
import { openSession, type NewSession } from '../sessions.ts';
import { userByEmail, userById, type User } from '../users.ts';

const taken = authFailure(422, 'email_exists', 'A user with this email address has already been registered');

/** Asks both mailboxes, the old and the new one, to agree: whoever holds a session alone cannot take the account away. */
export async function askEmailChange(
  auth: Auth,
  user: User,
  to: { readonly email: string; readonly address: string | null },
): Promise<Result<null, AuthFailure>> {
  const { email } = to;
  if (email === user.email) return ok(null);
  if ((await userByEmail(auth.db.q, email, auth.clock())) !== null) return err(taken);
  const allowed = mayMail(auth, to);
  if (!allowed.ok) return allowed;
  await auth.db.q(
    'update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz, email_change_confirm_status = 0 where id = $1::uuid',
    [user.id, email, timestampOf(auth)],
  );
  const toNew = await sendCode(auth, { userId: user.id, kind: 'email_change_token_new', email }, 'email-change');
  if (!toNew.ok) return toNew;
  return sendCode(auth, { userId: user.id, kind: 'email_change_token_current', email: user.email }, 'email-change');
}

interface Given {
  /** The mailbox the code came to: the old or the new one. */
  readonly email: string;
  readonly code: string;
}

/** `POST /verify` of type email_change: the first mailbox's code is noted, the second one's changes the address. Null for a wrong code. */
export async function confirmEmailChange(
  auth: Auth,
  { email, code }: Given,
  from: Pick<NewSession, 'address' | 'userAgent'>,
): Promise<Awaited<AuthAnswer> | null> {
  const user = await changingUser(auth, email);
  if (user === null || user.newEmail === null) return null;
  const kind = email === user.newEmail ? 'email_change_token_new' : 'email_change_token_current';
  try {
    return await auth.db.tx(async (q) => {
      if (!(await redeemCode(auth, q, { userId: user.id, kind, email, code }))) return null;
      if (user.banned) return err(authFailure(403, 'user_banned', 'User is banned'));
      if (!(await bothAgreed(q, user.id, kind)))
        return ok({ msg: 'Confirmation accepted. Please confirm with the code sent to the other email', code: 200 });
      await changeAddress(auth, q, user);
      return ok(await openSession(auth, q, { userId: user.id, method: 'otp', ...from }));
    });
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return err(taken);
    throw error;
  }
}

async function changingUser(auth: Auth, email: string): Promise<User | null> {
  const [row] = await auth.db.q(
    `select id::text from auth.users where deleted_at is null and email_change is not null and (email_change = $1 or email = $1)
     order by email_change_sent_at desc limit 1`,
    [email],
  );
  return row === undefined ? null : userById(auth.db.q, row['id'] ?? '', auth.clock());
}

const agreement = { email_change_token_new: '1', email_change_token_current: '2' } as const;

/** Notes whose mailbox agreed, in one statement; the same mailbox twice is still one of the two. */
async function bothAgreed(q: Query, userId: string, kind: keyof typeof agreement): Promise<boolean> {
  const [row] = await q(
    `update auth.users set email_change_confirm_status = email_change_confirm_status | $2::smallint where id = $1::uuid
     returning email_change_confirm_status::text as agreed`,
    [userId, agreement[kind]],
  );
  return row?.['agreed'] === '3';
}

async function changeAddress(auth: Auth, q: Query, { id, newEmail }: User): Promise<void> {
  await q(
    `update auth.users set email = $2::text, email_change = null, email_change_confirm_status = 0, email_confirmed_at = $3::timestamptz,
       updated_at = $3::timestamptz, raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text, 'email_verified', true)
     where id = $1::uuid`,
    [id, newEmail, timestampOf(auth)],
  );
  await q('delete from auth.one_time_tokens where user_id = $1::uuid', [id]);
}
