import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { networkOf } from '../../http/networkOf.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import type { CodePurpose } from '../codes/codeMails.ts';
import { issueCode, noTerms, type CodeKind, type SignUpTerms } from '../codes/oneTimeCodes.ts';
import { deliverCode, mayMessage, sendCode, type MadeCode } from '../codes/sendCode.ts';
import { emailOf, metadataOf, readFields, type Fields } from '../credentials.ts';
import { userByEmail, type User } from '../users.ts';
import { ensureUser } from './createUser.ts';

interface Asked {
  readonly email: string;
  readonly network: string;
  readonly fields: Fields;
}

/**
 * `POST /otp {email, create_user, data?}`: sends a sign-in code. Also creates an account if there is none, unless `create_user` is false.
 * Known and unknown addresses get the same response, after the same work.
 */
export async function requestSignInCode(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  const { email, network, fields } = asked.value;
  const data = metadataOf(fields['data']);
  if (!data.ok) return data;
  if (fields['create_user'] === false)
    return afterwards(auth, () => sendToKnown(auth, asked.value, (user) => entryBy(user.emailConfirmedAt)));
  const made = await makeEntryCode(auth, { email, network, terms: { ...noTerms, data: data.value }, known: 'sign-in' });
  return made === null ? ok({}) : done(await deliverCode(auth, made));
}

/**
 * `POST /recover {email}`: sends a code to choose a new password. The response and its timing are the same whether or not the account
 * exists.
 */
export async function requestPasswordReset(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  return afterwards(auth, () => sendToKnown(auth, asked.value, () => ['recovery_token', 'recovery']));
}

/**
 * `POST /resend {type, email}`: resends the code of a sign-up or a change of address. Responds identically for all addresses, like
 * `/recover`.
 */
export async function resendCode(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  switch (asked.value.fields['type']) {
    case 'signup':
      // A pending sign-up keeps the details it was made with.
      return afterwards(auth, () =>
        sendToKnown(auth, { ...asked.value, terms: null }, (user) => (user.emailConfirmedAt === null ? entryBy(null) : null)),
      );
    case 'email_change':
      return afterwards(auth, () => sendToNewMailbox(auth, asked.value));
    default:
      return err(authFailure(400, 'validation_failed', 'Missing one of these types: signup, email_change'));
  }
}

interface Entry {
  readonly email: string;
  readonly network: string;
  /** The details a new account starts with. */
  readonly terms: SignUpTerms;
  /** The purpose of the message if the address already has an account. */
  readonly known: CodePurpose;
}

type Sending = readonly [CodeKind, CodePurpose];

/** An unconfirmed address is confirmed by the same code that signs in. */
const entryBy = (confirmedAt: string | null): Sending =>
  confirmedAt === null ? ['confirmation_token', 'confirm'] : ['recovery_token', 'sign-in'];

/**
 * A sign-in code for the account of an address, which is created if missing. Null if the address cannot have one. Runs in one transaction.
 */
export function makeEntryCode(auth: Auth, { email, network, terms, known }: Entry): Promise<MadeCode | null> {
  return auth.db.tx(async (q) => {
    const user = await ensureUser(auth, q, email);
    if (user === null) return null;
    const [kind, purpose] = entryBy(user.emailConfirmedAt);
    const of = { userId: user.id, kind, email, network };
    return { of, purpose: purpose === 'sign-in' ? known : purpose, code: await issueCode(auth, q, { ...of, terms }) };
  });
}

/** Not awaited, because the time taken to send a message would reveal that the account exists. Failures go to the server's log. */
async function afterwards(auth: Auth, work: () => Promise<unknown>): AuthAnswer {
  void work().catch((error: unknown) => auth.log.error('a code could not be sent', error));
  return ok({});
}

const done = (sent: Result<null, AuthFailure>): Awaited<AuthAnswer> => (sent.ok ? ok({}) : sent);

async function sendToKnown(
  auth: Auth,
  { email, network, terms = noTerms }: Asked & { readonly terms?: SignUpTerms | null },
  how: (user: User) => Sending | null,
): Promise<void> {
  const user = await userByEmail(auth.db.q, email, auth.clock());
  const sending = user === null ? null : how(user);
  if (user === null || sending === null) return;
  const [kind, purpose] = sending;
  await sendCode(auth, { userId: user.id, kind, email, network, terms }, purpose);
}

async function sendToNewMailbox(auth: Auth, { email, network }: Asked): Promise<void> {
  const user = await userByEmail(auth.db.q, email, auth.clock());
  if (user === null || user.newEmail === null) return;
  if ((await userByEmail(auth.db.q, user.newEmail, auth.clock())) !== null) return;
  await sendCode(auth, { userId: user.id, kind: 'email_change_token_new', email: user.newEmail, network }, 'email-change');
}

async function readAsked(auth: Auth, { request, address }: AuthRequest): Promise<Result<Asked, AuthFailure>> {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const email = emailOf(fields.value['email']);
  if (email === null) return err(authFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'));
  const allowed = mayMessage(auth, { recipient: email, address });
  return allowed.ok ? ok({ email, network: networkOf(address), fields: fields.value }) : allowed;
}
