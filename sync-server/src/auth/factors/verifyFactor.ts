import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { isUuid } from '../../../../src/backend/userClaims.ts';
import type { Query } from '../../store/database.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { currentUser, inOpenSession, lacksFactor, type CurrentUser } from '../calls/currentUser.ts';
import { readFields } from '../credentials.ts';
import { sessionReply } from '../sessions.ts';
import { countGuess } from '../guesses.ts';
import { userById } from '../users.ts';
import { noSuchFactor } from './challengeFactor.ts';
import { challengeForMs, factorMethods, lockFactor, type Factor } from './factorRows.ts';
import { proveFactor, readProof, wrongProof, type Proof } from './proofs.ts';

const attemptsPerChallenge = 5;

const noSuchChallenge = authFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
const otherAddress = authFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');

const needsFactor = authFailure(403, 'insufficient_aal', 'AAL2 required to verify a new factor');

interface Attempt {
  readonly current: CurrentUser;
  readonly factorId: string;
  readonly challengeId: string;
  readonly proof: Proof;
  readonly address: string | null;
}

/**
 * `POST /factors/{id}/verify {challenge_id, code}`, or with `webauthn` instead of `code` for a passkey: raises the session to aal2 and
 * responds with its new tokens.
 */
export async function verifyFactor(auth: Auth, { request, address }: AuthRequest, factorId: string): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { challenge_id: challengeId } = fields.value;
  const proof = readProof(fields.value);
  if (!proof.ok) return proof;
  if (typeof challengeId !== 'string' || !isUuid(challengeId)) return err(authFailure(400, 'bad_json', 'challenge_id must be a UUID'));
  const guess = await countGuess(auth, { at: 'factor', account: current.value.user.id, address });
  if (!guess.ok) return guess;
  const given = { current: current.value, factorId, challengeId, proof: proof.value, address };
  const answer = await inOpenSession(auth, current.value, (q) => attempt(auth, q, given));
  if (answer.ok || answer.error !== wrongProof) await guess.value.takeBack();
  return answer;
}

/** Locks the factor's row first, so that concurrent attempts are handled one after the other and a code works once. */
async function attempt(auth: Auth, q: Query, given: Attempt): AuthAnswer {
  const factor = await lockFactor(auth, q, { id: given.factorId, userId: given.current.user.id });
  if (factor === null) return err(noSuchFactor);
  // A new factor must not bypass the existing one.
  if (factor.status === 'unverified' && lacksFactor(given.current)) return err(needsFactor);
  const challenged = await countAttempt(auth, q, given);
  if (!challenged.ok) return challenged;
  const { challengeId, current, proof } = given;
  const proven = await proveFactor(auth, q, {
    factor,
    challenge: { id: challengeId, ...challenged.value },
    userId: current.user.id,
    proof,
  });
  if (!proven.ok) return proven;
  await q('update auth.mfa_challenges set verified_at = $2::timestamptz where id = $1::uuid', [challengeId, timestampOf(auth)]);
  return raise(auth, q, { current, factorId: proven.value, type: factor.type });
}

/** The data stored with a challenge, against which a proof is checked. */
interface Stored {
  readonly code: string | null;
  readonly session: string | null;
}

/**
 * Counts the attempt against its challenge. An expired or exhausted challenge is deleted. The deletion must be committed although the
 * attempt fails.
 */
async function countAttempt(auth: Auth, q: Query, { factorId, challengeId, address }: Attempt): Promise<Result<Stored, AuthFailure>> {
  const [row] = await q(
    `update auth.mfa_challenges set attempts = attempts + 1 where id = $1::uuid and factor_id = $2::uuid
     returning host(ip_address) as address, (verified_at is not null)::text as used, attempts::text,
       (created_at > $3::timestamptz)::text as fresh, otp_code, web_authn_session_data::text as session`,
    [challengeId, factorId, new Date(auth.clock() - challengeForMs).toISOString()],
  );
  if (row === undefined) return err(noSuchChallenge);
  // As in GoTrue, a used challenge gets the same response as someone else's.
  if (row['used'] === 'true' || !isSameAddress(row['address'] ?? null, address)) return err(otherAddress);
  if (row['fresh'] === 'true' && Number(row['attempts']) <= attemptsPerChallenge)
    return ok({ code: row['otp_code'] ?? null, session: row['session'] ?? null });
  await q('delete from auth.mfa_challenges where id = $1::uuid', [challengeId]);
  const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
  return err(authFailure(422, 'mfa_challenge_expired', message));
}

/** PostgreSQL writes an IPv6 address in its own shortest form. */
const isSameAddress = (stored: string | null, given: string | null): boolean => plainAddress(stored) === plainAddress(given);

function plainAddress(address: string | null): string | null {
  if (address === null || !address.includes(':')) return address;
  return new URL(`http://[${address}]`).hostname;
}

interface Raise {
  readonly current: CurrentUser;
  /** The factor that was used. */
  readonly factorId: string;
  readonly type: Factor['type'];
}

/** Raises the session's level, replaces its refresh tokens, and ends the user's other sessions that have not used a factor. */
async function raise(auth: Auth, q: Query, { current, factorId, type }: Raise): AuthAnswer {
  const { user, sessionId } = current;
  const at = timestampOf(auth);
  await q("update auth.mfa_factors set status = 'verified', updated_at = $2::timestamptz where id = $1::uuid", [factorId, at]);
  await q(
    `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method) values ($1::uuid, $2::timestamptz, $2::timestamptz, $3)
     on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = excluded.updated_at`,
    [sessionId, at, factorMethods[type]],
  );
  await q("update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = $3::timestamptz where id = $1::uuid", [
    sessionId,
    factorId,
    at,
  ]);
  await q('delete from auth.refresh_tokens where session_id = $1::uuid', [sessionId]);
  await q("delete from auth.sessions where user_id = $1::uuid and aal < 'aal2'", [user.id]);
  await q("delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'", [user.id]);
  const raised = await userById(q, user.id, auth.clock());
  return ok(await sessionReply(auth, q, { user: raised ?? user, sessionId, parent: null }));
}
