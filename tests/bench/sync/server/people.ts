import { createAccessTokens } from '../../../../sync-server/src/auth/keys/accessTokens.ts';
import { loadSigningKey } from '../../../../sync-server/src/auth/keys/signingKey.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import type { User } from '../../../../sync-server/src/auth/users.ts';

/** An account with an open session. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** The URL that the server under test uses as the issuer of its tokens. */
export const benchOrigin = 'http://yardstick.test';

/**
 * Creates `count` accounts directly in the tables, because hashing in the sign-up call would take a tenth of a second each. The folder is
 * the one the server will use, so that its key signs the tokens.
 */
export async function makePeople(db: Database, dataDir: string, count: number): Promise<readonly Person[]> {
  const tokens = createAccessTokens(await loadSigningKey(dataDir), {
    issuer: `${benchOrigin}/auth/v1`,
    seconds: 3600,
    clock: () => Date.now(),
  });
  const made = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), session: crypto.randomUUID() }));
  const given = JSON.stringify(made);
  await db.q(
    `insert into auth.users (id, aud, role, email, created_at, updated_at)
     select p.id, 'authenticated', 'authenticated', p.id || '@example.com', now(), now()
     from jsonb_to_recordset($1::text::jsonb) as p (id uuid)`,
    [given],
  );
  await db.q(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
     select p.session, p.id, now(), now(), 'aal1' from jsonb_to_recordset($1::text::jsonb) as p (id uuid, session uuid)`,
    [given],
  );
  return Promise.all(
    made.map(async ({ id, session }) => {
      const { token } = await tokens.sign(userOf(id), { sessionId: session, aal: 'aal1', methods: [] });
      return { id, token };
    }),
  );
}

const userOf = (id: string): User => ({
  id,
  email: `${id}@example.com`,
  phone: '',
  role: 'authenticated',
  passwordHash: '',
  appMetadata: { provider: 'email', providers: ['email'] },
  userMetadata: {},
  factors: [],
  newEmail: null,
  emailConfirmedAt: null,
  lastSignInAt: null,
  createdAt: null,
  updatedAt: null,
  banned: false,
});
