import { openPostgres } from '../../sync-server/src/store/openPostgres.ts';
import type { Database } from '../../sync-server/src/store/database.ts';

/** An external auth server with its database: a hosted project, the one from `supabase start`, or the program on its own. */
export interface GivenAuthServer {
  /** The origin; its calls are below `/auth/v1`. */
  readonly origin: string;
  readonly databaseUrl: string;
  readonly key: string;
  /** The origin for which it makes passkeys, one of its GOTRUE_WEBAUTHN_RP_ORIGINS. */
  readonly passkeyOrigin: string;
  /** Whether the server opens accounts without confirming the address with a code. */
  readonly confirmsByItself: boolean;
}

/** The server that `AUTH_SERVER` and `AUTH_DATABASE_URL` name; null for the embedded one. */
export async function findGivenAuthServer(): Promise<GivenAuthServer | null> {
  const { AUTH_SERVER: address, AUTH_DATABASE_URL: databaseUrl, AUTH_KEY: key = 'sb_publishable_none' } = process.env;
  const { AUTH_PASSKEY_ORIGIN: passkeyOrigin = 'http://localhost:4173' } = process.env;
  if (!address) return null;
  if (!databaseUrl) throw new Error('AUTH_SERVER is set without AUTH_DATABASE_URL. Set it to the URL of that server’s database');
  const { origin } = new URL(address);
  const answer = await fetch(`${origin}/auth/v1/settings`, { headers: { apikey: key } });
  if (!answer.ok) throw new Error(`${origin}/auth/v1/settings answered with status ${answer.status}`);
  const { mailer_autoconfirm: confirmsByItself } = (await answer.json()) as { readonly mailer_autoconfirm: boolean };
  return { origin, databaseUrl, key, passkeyOrigin, confirmsByItself };
}

/** The external server's database, which the tests change and read because they cannot move its clock or read its mail. */
export interface GivenDatabase extends Pick<Database, 'q' | 'tx' | 'close'> {
  /** Moves all timestamps back by this many milliseconds. */
  age(ms: number): Promise<void>;
  /** The newest unused code sent to an address; null if there is none. */
  codeFor(email: string): Promise<string | null>;
  /** The code sent to a phone for a challenge. */
  phoneCodeFor(challengeId: string): Promise<string>;
}

export function openGivenDatabase({ databaseUrl }: GivenAuthServer): GivenDatabase {
  const db = openPostgres(databaseUrl);
  return {
    q: db.q,
    tx: (work) => db.tx(work),
    close: () => db.close(),
    age: async (ms) => {
      const tables = await db.q(
        `select format('update auth.%I set ', table_name)
             || string_agg(format('%1$I = %1$I - interval ''%2$s milliseconds''', column_name, $1::text), ', ') as statement
           from information_schema.columns join information_schema.tables using (table_schema, table_name)
           where table_schema = 'auth' and table_type = 'BASE TABLE' and data_type like 'timestamp%' and is_generated = 'NEVER'
           group by table_name`,
        [String(ms)],
      );
      for (const { statement } of tables) await db.q(statement ?? '');
    },
    codeFor: async (email) => {
      // Supabase stores an unkeyed SHA-224 of the address and the code, so all million codes can be tried.
      const [row] = await db.q(
        `select code from (select token_hash from auth.one_time_tokens where relates_to = $1 order by created_at desc limit 1) as newest,
           lateral (select lpad(n::text, 6, '0') as code from generate_series(0, 999999) as n) as codes
         where encode(sha224(convert_to($1 || code, 'UTF8')), 'hex') = token_hash`,
        [email],
      );
      return row?.['code'] ?? null;
    },
    phoneCodeFor: async (challengeId) => {
      const [row] = await db.q('select otp_code from auth.mfa_challenges where id = $1::uuid', [challengeId]);
      return row?.['otp_code'] ?? '';
    },
  };
}
