import type { UserClaims } from '../../../src/backend/userClaims.ts';
import type { Database, Query } from './database.ts';

/** Setting the role this way is the same as "set local role". Locks and slow statements have short timeouts. */
const become = `select set_config('request.jwt.claims', $1, true), set_config('statement_timeout', '15s', true),
  set_config('lock_timeout', '10s', true), set_config('role', 'authenticated', true)`;

/**
 * Runs `work` as the token's user, so that row-level security applies. Both settings end with the transaction. If they lasted for the
 * database session, the next request could read this user's rows.
 */
export function asUser<Value>(db: Database, claims: UserClaims, work: (q: Query) => Promise<Value>): Promise<Value> {
  return db.tx(async (q) => {
    const spoken = JSON.stringify({ sub: claims.sub, role: claims.role, aal: claims.aal, session_id: claims.sessionId });
    await q(become, [spoken]);
    return work(q);
  });
}
