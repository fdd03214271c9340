import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import { sqlState, uniqueViolation } from '../../store/sqlState.ts';
import { timestampOf, type Auth, type AuthAnswer } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { redeemCode } from '../codes/oneTimeCodes.ts';
import { addressTakenMail } from '../codes/codeMails.ts';
import { mayMessage, sendCode, sendMail } from '../codes/sendCode.ts';
import { deletedAccountKey } from '../deletedAccountUsage.ts';
import { networkOf } from '../../http/networkOf.ts';
import { openSession, type NewSession } from '../sessions.ts';
import { lockUser, userByEmail, userById, type User } from '../users.ts';
import { inOpenSession, type CurrentUser } from './currentUser.ts';

const taken = authFailure(422, 'email_exists', 'A user with this email address has already been registered');

/**
 * Sends a code to both the old and the new mailbox, so that a stolen session alone cannot take over the account. If the new address already
 * has an account, it gets a notice instead of a code. The requester does not learn this.
 */
export async function requestEmailChange(
  auth: Auth,
  current: CurrentUser,
  to: { readonly email: string; readonly address: string | null },
): Promise<Result<null, AuthFailure>> {
  const { email } = to;
  const { id: userId, email: before } = current.user;
  if (email === before) return ok(null);
  const allowed = mayMessage(auth, { recipient: email, address: to.address });
  if (!allowed.ok) return allowed;
  const asked = await inOpenSession(auth, current, async (q) => {
    await q(
      'update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz, email_change_confirm_status = 0 where id = $1::uuid',
      [userId, email, timestampOf(auth)],
    );
    // A code confirming one address must not work for another.
    await q(
      "delete from auth.one_time_tokens where user_id = $1::uuid and token_type in ('email_change_token_new', 'email_change_token_current')",
      [userId],
    );
    return ok(await userByEmail(q, email, auth.clock()));
  });
  if (!asked.ok) return asked;
  const network = networkOf(to.address);
  const toNew =
    asked.value === null
      ? await sendCode(auth, { userId, kind: 'email_change_token_new', email, network }, 'email-change')
      : await sendMail(auth, addressTakenMail(email));
  if (!toNew.ok) return toNew;
  return sendCode(auth, { userId, kind: 'email_change_token_current', email: before, network }, 'email-change');
}

interface Given {
  /** The mailbox that received the code: the old or the new one. */
  readonly email: string;
  readonly code: string;
}

/**
 * `POST /verify` of type email_change: records the code from the first mailbox, and with the second one changes the address. Null for a
 * wrong code.
 */
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
      await lockUser(q, user.id);
      if ((await redeemCode(auth, q, { userId: user.id, kind, email, code, network: networkOf(from.address) })) === null) return null;
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

/** The user whose code was the last sent to this mailbox, because several people may want to change to the same address. */
async function changingUser(auth: Auth, email: string): Promise<User | null> {
  const [row] = await auth.db.q(
    `select user_id::text as id from auth.one_time_tokens
     where relates_to = $1 and token_type in ('email_change_token_new', 'email_change_token_current') order by created_at desc limit 1`,
    [email],
  );
  return row === undefined ? null : userById(auth.db.q, row['id'] ?? '', auth.clock());
}

const agreement = { email_change_token_new: '1', email_change_token_current: '2' } as const;

/**
 * Records which mailbox has confirmed, in one statement. Returns whether both have. Confirming twice from the same mailbox counts as one.
 */
async function bothAgreed(q: Query, userId: string, kind: keyof typeof agreement): Promise<boolean> {
  const [row] = await q(
    `update auth.users set email_change_confirm_status = email_change_confirm_status | $2::smallint where id = $1::uuid
     returning email_change_confirm_status::text as agreed`,
    [userId, agreement[kind]],
  );
  return row?.['agreed'] === '3';
}

async function changeAddress(auth: Auth, q: Query, { id, email, newEmail }: User): Promise<void> {
  await q(
    `update auth.users set email = $2::text, email_change = null, email_change_confirm_status = 0, email_confirmed_at = $3::timestamptz,
       updated_at = $3::timestamptz, raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text, 'email_verified', true)
     where id = $1::uuid`,
    [id, newEmail, timestampOf(auth)],
  );
  await q('delete from auth.one_time_tokens where user_id = $1::uuid', [id]);
  // The old address is free again. A new account using it starts with this month's usage.
  await q('select private.keep_usage($1::uuid, $2)::text as kept', [id, deletedAccountKey(auth.secrets, email)]);
}
