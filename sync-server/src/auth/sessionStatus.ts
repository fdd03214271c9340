import type { GetSessionStatus } from '../../../src/backend/tokenVerdict.ts';
import { timestampOf, type Auth } from './auth.ts';

/** The status of a token's user and session, from this server's tables. */
export function readSessionStatus(auth: Pick<Auth, 'db' | 'clock'>): GetSessionStatus {
  return async ({ sub, sessionId }) => {
    const [row] = await auth.db.q(
      `select exists (
           select from auth.sessions s join auth.users u on u.id = s.user_id
           where s.id = $1::uuid and u.id = $2::uuid and u.deleted_at is null and coalesce(u.banned_until <= $3::timestamptz, true)
         )::text as open,
         exists (select from auth.mfa_factors f where f.user_id = $2::uuid and f.status = 'verified')::text as second_factor,
         exists (select from private.deleted_accounts d where d.user_id = $2::uuid)::text as deleted`,
      [sessionId, sub, timestampOf(auth)],
    );
    if (row?.['deleted'] === 'true') return 'deleted';
    if (row?.['open'] !== 'true') return 'ended';
    return row['second_factor'] === 'true' ? 'open-needs-second-factor' : 'open';
  };
}
