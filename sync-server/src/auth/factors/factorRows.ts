import type { Query, Row } from '../../store/database.ts';
import { isUuid } from '../../../../src/backend/userClaims.ts';
import type { Auth } from '../auth.ts';
import type { Passkey } from './passkeys.ts';

interface FactorRow {
  readonly id: string;
  readonly status: 'verified' | 'unverified';
}

/** An authenticator app with the secret it shares with the server. */
export interface TotpFactor extends FactorRow {
  readonly type: 'totp';
  readonly secret: string;
  /** The newest time step for which a code was used. Null if none was. */
  readonly lastStep: number | null;
}

export interface PasskeyFactor extends FactorRow {
  readonly type: 'webauthn';
  /** Null until the passkey is registered. */
  readonly passkey: Passkey | null;
}

/** A phone that gets codes. Its number is in E.164 form. */
export interface PhoneFactor extends FactorRow {
  readonly type: 'phone';
  readonly phone: string;
}

/** A factor with its secret, for the calls that use it. */
export type Factor = TotpFactor | PasskeyFactor | PhoneFactor;

export type FactorType = Factor['type'];

/** How a token's `amr` claim names the use of a factor, as GoTrue does. */
export const factorMethods: Readonly<Record<FactorType, string>> = { totp: 'totp', webauthn: 'mfa/webauthn', phone: 'mfa/phone' };

/** How long an unconfirmed factor is kept, and how long a challenge is valid. */
export const unverifiedForMs = 300_000;
export const challengeForMs = 300_000;

const columns = 'id::text, factor_type::text, status::text, secret, last_step::text, phone, web_authn_credential::text';

/** The user's own factor with that id, locked for the transaction. Null if it is another user's or does not exist. */
export async function lockFactor(auth: Auth, q: Query, of: { readonly id: string; readonly userId: string }): Promise<Factor | null> {
  if (!isUuid(of.id)) return null;
  const [row] = await q(`select ${columns} from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid for update`, [
    of.id,
    of.userId,
  ]);
  return row === undefined ? null : toFactor(auth, row);
}

/** The user's registered passkeys, locked for the transaction. */
export async function lockPasskeys(q: Query, userId: string): Promise<readonly RegisteredPasskey[]> {
  const rows = await q(
    `select id::text, web_authn_credential::text from auth.mfa_factors
     where user_id = $1::uuid and factor_type = 'webauthn' and status = 'verified' and web_authn_credential is not null
     order by created_at, id for update`,
    [userId],
  );
  return rows.map((row) => ({ factorId: row['id'] ?? '', passkey: readPasskey(row['web_authn_credential'] ?? '') }));
}

export interface RegisteredPasskey {
  readonly factorId: string;
  readonly passkey: Passkey;
}

/** Stored here by `storePasskey`, so its form is known. */
const readPasskey = (text: string): Passkey => JSON.parse(text) as Passkey;

export async function storePasskey(q: Query, factorId: string, passkey: Passkey): Promise<void> {
  await q('update auth.mfa_factors set web_authn_credential = $2::text::jsonb where id = $1::uuid', [factorId, JSON.stringify(passkey)]);
}

function toFactor(auth: Auth, row: Row): Factor {
  const id = row['id'] ?? '';
  const status = row['status'] as Factor['status'];
  const type = row['factor_type'] as FactorType;
  if (type === 'totp') return { id, status, type, secret: openSecret(auth, id, row), lastStep: lastStepOf(row) };
  if (type === 'phone') return { id, status, type, phone: row['phone'] ?? '' };
  const text = row['web_authn_credential'] ?? null;
  return { id, status, type, passkey: text === null ? null : readPasskey(text) };
}

/** Throws if the secret cannot be decrypted: the key file was lost or the row tampered with, so no code can be verified. */
function openSecret(auth: Auth, id: string, row: Row): string {
  const secret = auth.secrets.open(row['secret'] ?? '', id);
  if (secret === null) throw new Error(`The secret of factor ${id} cannot be decrypted with this server's key`);
  return secret;
}

const lastStepOf = (row: Row): number | null => {
  const lastStep = row['last_step'] ?? null;
  return lastStep === null ? null : Number(lastStep);
};
