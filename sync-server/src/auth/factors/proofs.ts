import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import type { Auth } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import type { Fields } from '../credentials.ts';
import { lockPasskeys, storePasskey, type Factor, type PasskeyFactor, type TotpFactor } from './factorRows.ts';
import { passkeyIdOf, readAuthentication, readRegistration, type PasskeySession } from './passkeys.ts';
import { phoneCodeHash } from './phoneCodes.ts';
import { totpStep } from './totp.ts';

/** What the person submits to prove a factor: a code, or a passkey's answer that is not yet checked. */
export type Proof = CodeProof | PasskeyProof;

interface CodeProof {
  readonly kind: 'code';
  readonly code: string;
}

interface PasskeyProof {
  readonly kind: 'passkey';
  readonly use: 'create' | 'request';
  readonly response: unknown;
}

/** The failure for a wrong code or a passkey's wrong answer. Counts as a guess. */
export const wrongProof = authFailure(422, 'mfa_verification_failed', 'Invalid MFA code or passkey');

export function readProof({ code, webauthn }: Fields): Result<Proof, AuthFailure> {
  if (webauthn === undefined || webauthn === null) {
    if (typeof code !== 'string' || code === '') return err(invalidRequest('Code needs to be non-empty'));
    return ok({ kind: 'code', code });
  }
  const given: Fields = typeof webauthn === 'object' ? { ...webauthn } : {};
  const use = given['type'];
  if (use !== 'create' && use !== 'request') return err(invalidRequest('WebAuthn type must be create or request'));
  const response = given['credential_response'] ?? null;
  return response === null ? err(invalidRequest('credential_response required')) : ok({ kind: 'passkey', use, response });
}

export interface Proving {
  readonly factor: Factor;
  readonly challenge: Challenge;
  readonly userId: string;
  readonly proof: Proof;
}

interface Challenge {
  readonly id: string;
  /** The hash of a code sent to a phone. */
  readonly code: string | null;
  /** A passkey's session, as JSON. */
  readonly session: string | null;
}

/** Checks a proof and records its use. Returns the id of the factor used. For a passkey, this may not be the factor that was challenged. */
export async function proveFactor(
  auth: Auth,
  q: Query,
  { factor, challenge, userId, proof }: Proving,
): Promise<Result<string, AuthFailure>> {
  if (factor.type === 'webauthn') {
    if (proof.kind !== 'passkey') return err(invalidRequest('WebAuthn config required'));
    return provePasskey(q, { factor, session: readSession(challenge), userId, proof });
  }
  if (proof.kind !== 'code') return err(invalidRequest('Code needs to be non-empty'));
  if (factor.type === 'totp') return proveTotp(auth, q, { factor, code: proof.code });
  return challenge.code === phoneCodeHash(auth, challenge.id, proof.code) ? ok(factor.id) : err(wrongProof);
}

async function proveTotp(
  auth: Auth,
  q: Query,
  { factor, code }: { readonly factor: TotpFactor; readonly code: string },
): Promise<Result<string, AuthFailure>> {
  const step = totpStep(factor.secret, code, auth.clock());
  if (step === null || (factor.lastStep !== null && step <= factor.lastStep)) return err(wrongProof);
  await q('update auth.mfa_factors set last_step = $2::bigint where id = $1::uuid', [factor.id, String(step)]);
  return ok(factor.id);
}

interface ProvingPasskey {
  readonly factor: PasskeyFactor;
  readonly session: PasskeySession | null;
  readonly userId: string;
  readonly proof: PasskeyProof;
}

async function provePasskey(q: Query, { factor, session, userId, proof }: ProvingPasskey): Promise<Result<string, AuthFailure>> {
  const isNew = factor.status === 'unverified';
  if (session === null || (proof.use === 'create') !== isNew) return err(wrongProof);
  const registered = await lockPasskeys(q, userId);
  const sent = passkeyIdOf(proof.response);
  const known = registered.find(({ passkey }) => passkey.id === sent);
  if (isNew) {
    const passkey = known === undefined ? await readRegistration(session, proof.response) : null;
    if (passkey === null) return err(wrongProof);
    await storePasskey(q, factor.id, passkey);
    return ok(factor.id);
  }
  const used = known === undefined ? null : await readAuthentication(session, known.passkey, proof.response);
  if (known === undefined || used === null) return err(wrongProof);
  await storePasskey(q, known.factorId, used);
  return ok(known.factorId);
}

/** Stored by the challenge, so its form is known. */
const readSession = ({ session }: Challenge): PasskeySession | null => (session === null ? null : (JSON.parse(session) as PasskeySession));
