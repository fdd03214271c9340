import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query, Row } from '../../store/database.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { readFields } from '../credentials.ts';
import { sessionReply, tokenHash, type SessionJson } from '../sessions.ts';
import { userById } from '../users.ts';

/** How long a used refresh token still gets a response, because tabs of one browser refresh simultaneously with the same token. */
const reuseWindowMs = 10_000;

const unknown = authFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const used = authFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** `POST /token?grant_type=refresh_token {refresh_token}`: returns new tokens. The old refresh token becomes invalid. */
export async function refreshGrant(auth: Auth, { request }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const token = fields.value['refresh_token'];
  if (typeof token !== 'string' || token === '') return err(authFailure(400, 'validation_failed', 'refresh_token must be text'));
  return auth.db.tx((q) => exchange(auth, q, tokenHash(token)));
}

async function exchange(auth: Auth, q: Query, hash: string): Promise<Result<SessionJson, AuthFailure>> {
  const stored = await lockToken(auth, q, hash);
  if (stored === null) return err(unknown);
  const sessionId = stored['session_id'] ?? '';
  if (stored['revoked'] === 'true' && stored['just_revoked'] !== 'true') {
    // A token that is used again after that has been copied, so the session ends for both owner and thief. The deletion must be committed.
    if (stored['answer_unused'] !== 'true') {
      await q('delete from auth.sessions where id = $1::uuid', [sessionId]);
      return err(used);
    }
    // Perhaps only the response was lost. But if this is a thief, the owner's next refresh uses a token revoked here.
    await q('update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where parent = $1', [hash, timestampOf(auth)]);
  }
  const user = await userById(q, stored['user_id'] ?? '', auth.clock());
  if (user === null) return err(unknown);
  if (user.banned) return err(authFailure(400, 'user_banned', 'User is banned'));
  const at = timestampOf(auth);
  if (stored['revoked'] !== 'true') {
    await q('update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where token = $1', [hash, at]);
  }
  await q("update auth.sessions set refreshed_at = $2::timestamptz at time zone 'UTC', updated_at = $2::timestamptz where id = $1::uuid", [
    sessionId,
    at,
  ]);
  return ok(await sessionReply(auth, q, { user, sessionId, parent: hash }));
}

/** The token's row, locked so that two uses are handled one after the other. `answer_unused`: the token's replacement was never used. */
async function lockToken(auth: Auth, q: Query, hash: string): Promise<Row | null> {
  const [row] = await q(
    `select revoked::text, user_id, session_id::text, (updated_at > $2::timestamptz)::text as just_revoked,
       (exists (select from auth.refresh_tokens child where child.parent = own.token)
         and not exists (select from auth.refresh_tokens child join auth.refresh_tokens later on later.parent = child.token
                         where child.parent = own.token))::text as answer_unused
     from auth.refresh_tokens own where token = $1 for update of own`,
    [hash, new Date(auth.clock() - reuseWindowMs).toISOString()],
  );
  return row ?? null;
}
