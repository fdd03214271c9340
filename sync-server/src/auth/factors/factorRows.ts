import type { Query, Row } from '../../store/database.ts';
import { isUuid } from '../../../../src/backend/userClaims.ts';
import type { Auth } from '../auth.ts';

/** A factor with its secret, for the calls that use it. */
export interface Factor {
  readonly id: string;
  readonly status: 'verified' | 'unverified';
  readonly secret: string;
  /** The newest time step for which a code was used. Null if none was. */
  readonly lastStep: number | null;
}

/** How long an unconfirmed factor is kept, and how long a challenge is valid. */
export const unverifiedForMs = 300_000;
export const challengeForMs = 300_000;

/** The user's own factor with that id, locked for the transaction. Null if it is another user's or does not exist. */
export async function lockFactor(auth: Auth, q: Query, of: { readonly id: string; readonly userId: string }): Promise<Factor | null> {
  if (!isUuid(of.id)) return null;
  const [row] = await q(
    'select id::text, status::text, secret, last_step::text from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid for update',
    [of.id, of.userId],
  );
  return row === undefined ? null : toFactor(auth, row);
}

/** Throws if the secret cannot be decrypted: the key file was lost or the row tampered with, so no code can be verified. */
function toFactor(auth: Auth, row: Row): Factor {
  const id = row['id'] ?? '';
  const secret = auth.secrets.open(row['secret'] ?? '', id);
  if (secret === null) throw new Error(`The secret of factor ${id} cannot be decrypted with this server's key`);
  const lastStep = row['last_step'] ?? null;
  return { id, status: row['status'] as Factor['status'], secret, lastStep: lastStep === null ? null : Number(lastStep) };
}
