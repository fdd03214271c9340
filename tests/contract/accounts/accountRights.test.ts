import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { password, type TestServer } from '../../integration/server/startTestServer.ts';
import { row as newDeal, syncDevice } from '../../integration/server/sync/syncDevice.ts';
import { describeEmbedded, type EmbeddedServer } from './engines.ts';

type Person = Awaited<ReturnType<TestServer['signedIn']>>;

interface Export {
  readonly format: string;
  readonly account: { readonly email: string; readonly factors: readonly unknown[] };
  readonly sessions: readonly { readonly id: string; readonly current: boolean }[];
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

describeEmbedded('account rights', '/account/v1 exists only on our own server, not at Supabase', (engine) => {
  let portal: PortalDouble;
  let server: EmbeddedServer;
  beforeAll(async () => {
    portal = await startPortalDouble();
    server = await engine.start({ upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  });
  afterAll(async () => {
    await server.close();
    await portal.close();
  });

  const ask = (path: string, token: string, method = 'GET') =>
    fetch(`${server.origin}/account/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const ingest = (token: string, id: number) =>
    fetch(`${server.origin}/functions/v1/ingest-property-url`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ url: `https://www.rightmove.co.uk/properties/${id}` }),
    });
  const exported = async (token: string) => (await (await ask('/export', token)).json()) as Export;
  const signedInAgain = async ({ email }: Person) => {
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password });
    return { client, token: data.session?.access_token ?? '' };
  };

  it('show users their own sessions, and let them end one', async () => {
    const [ada, eve] = [await server.signedIn(), await server.signedIn()];
    const other = await signedInAgain(ada);
    const { sessions } = (await (await ask('/sessions', ada.token)).json()) as Pick<Export, 'sessions'>;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const otherId = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await ask(`/sessions/${otherId}`, eve.token, 'DELETE')).status).toBe(404);
    expect((await ask('/sessions/no-uuid', ada.token, 'DELETE')).status).toBe(404);
    expect((await ask(`/sessions/${otherId}`, ada.token, 'DELETE')).status).toBe(204);
    expect((await ask('/sessions', other.token)).status).toBe(401);
    expect((await ask('/sessions', ada.token)).status).toBe(200);
  });

  it('export every row of every table that belongs to the user, and no others, page by page', async () => {
    const [ada, eve] = [await server.signedIn(), await server.signedIn()];
    // 401 rows are two full pages of 200 rows plus one row.
    await Promise.all([ingest(ada.token, 190_000_017), ingest(eve.token, 190_000_017)]);
    await server.sql(
      `insert into public.ingest_runs (user_id, id, site, url, state, steps, item_count, items)
       select $1::uuid, gen_random_uuid(), 'zoopla', 'https://www.zoopla.co.uk/for-sale/details/1/', 'saved', '[]', 0, '[]' from generate_series(1, 400)`,
      [ada.userId],
    );
    const document = await exported(ada.token);
    expect(document).toMatchObject({ format: 'yardstick-export', account: { email: ada.email, factors: [] } });
    const rows = document.tables['ingest_runs'] ?? [];
    expect(rows).toHaveLength(401);
    expect(new Set(rows.map((row) => row['id'])).size).toBe(401);
    expect(new Set(rows.map((row) => row['user_id']))).toEqual(new Set([ada.userId]));
    const [one] = await server.sql('select to_jsonb(t)::text as row from public.ingest_runs t where id = $1::uuid', [
      String(rows[0]?.['id']),
    ]);
    expect(rows[0]).toEqual(JSON.parse(one?.['row'] ?? ''));
    expect(JSON.stringify(document)).not.toMatch(/\$2[aby]\$|encrypted_password|secret/);
  });

  it('export every existing table', async () => {
    const { tables } = await exported((await server.signedIn()).token);
    const found = await server.sql(
      "select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name from pg_tables where schemaname in ('public', 'sync')",
      [],
    );
    expect(Object.keys(tables).toSorted()).toEqual(found.map((row) => row['name'] ?? '').toSorted());
  });

  it('delete the account with all its rows in every table', async () => {
    const ada = await server.signedIn();
    await ingest(ada.token, 190_000_017);
    const synced = await syncDevice(server.origin, ada.token).push([newDeal({ doc: { owner: ada.userId } })]);
    expect(synced.body.results).toMatchObject([{ status: 'applied' }]);
    await ada.client.auth.mfa.enroll({ factorType: 'totp' });
    await ada.client.auth.signInWithOtp({ email: ada.email });
    await expect
      .poll(async () => (await server.sql('select id::text from auth.one_time_tokens where user_id = $1::uuid', [ada.userId])).length)
      .toBe(1);
    expect((await ask('', ada.token, 'DELETE')).status).toBe(204);
    expect(await rowsAbout(server, ada)).toEqual(['private.deleted_accounts.user_id']);
    expect((await server.client().auth.signInWithPassword({ email: ada.email, password })).error?.code).toBe('invalid_credentials');
    // The address can be used again for a new account.
    const again = await server.client().auth.signUp({ email: ada.email, password });
    expect(again.data.user?.id).not.toBe(ada.userId);
  });

  it('tell other devices that the account is deleted, even long after their token expired', async () => {
    const ada = await server.signedIn();
    const other = await signedInAgain(ada);
    expect((await ask('/standing', other.token)).status).toBe(200);
    await ask('', ada.token, 'DELETE');
    for (const path of ['/standing', '/sessions']) {
      const gone = await ask(path, other.token);
      expect(gone.status).toBe(410);
      expect(await gone.json()).toMatchObject({ code: 'account_deleted' });
    }
    await server.pass(90 * 24 * 3_600_000);
    expect((await ask('/standing', other.token)).status).toBe(410);
    expect((await ask('/sessions', other.token)).status).toBe(401);
    await server.pass(91 * 24 * 3_600_000);
    expect((await ask('/standing', other.token)).status).toBe(401);
  });

  it('reveal nothing about a deletion without a token for the account', async () => {
    const ada = await server.signedIn();
    await ask('', ada.token, 'DELETE');
    const [head, body] = ada.token.split('.');
    expect((await ask('/standing', `${head}.${body}.${'A'.repeat(86)}`)).status).toBe(401);
    expect((await ask('/standing', '')).status).toBe(401);
  });

  it('require a recent sign-in or the second factor before a deletion', async () => {
    const [stale, ada] = [await server.signedIn(), await server.signedIn()];
    const { data: factor } = await ada.client.auth.mfa.enroll({ factorType: 'totp' });
    await ada.client.auth.mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code: totpCode(factor?.totp.secret ?? '', Math.floor(server.now() / 30_000)),
    });
    const strong = (await ada.client.auth.getSession()).data.session?.access_token ?? '';
    await server.pass(16 * 60_000);
    const refused = await ask('', stale.token, 'DELETE');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'reauthentication_needed' });
    expect((await ask('/sessions', stale.token)).status).toBe(200);
    expect((await ask('', strong, 'DELETE')).status).toBe(204);
  });

  it('are refused to a session that has not used its second factor', async () => {
    const ada = await server.signedIn();
    const { data: factor } = await ada.client.auth.mfa.enroll({ factorType: 'totp' });
    await ada.client.auth.mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code: totpCode(factor?.totp.secret ?? '', Math.floor(server.now() / 30_000)),
    });
    const weak = await signedInAgain(ada);
    for (const [path, method] of [
      ['/sessions', 'GET'],
      ['/export', 'GET'],
      ['', 'DELETE'],
    ] as const) {
      const refused = await ask(path, weak.token, method);
      expect(refused.status, path).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'insufficient_aal' });
    }
  });

  it('end within half a minute for a user banned by another process', async () => {
    const ada = await server.signedIn();
    expect((await ask('/sessions', ada.token)).status).toBe(200);
    await server.sql("update auth.users set banned_until = now() + interval '10 years' where id = $1::uuid", [ada.userId]);
    await server.pass(31_000);
    expect((await ask('/sessions', ada.token)).status).toBe(401);
    expect((await ingest(ada.token, 190_000_017)).status).toBe(401);
  });
});

/** Every column of every table that still contains the user's id or address. */
async function rowsAbout(server: TestServer, { userId, email }: Person): Promise<readonly string[]> {
  const columns = await server.sql(
    `select format('%I.%I', table_schema, table_name) as source, format('%I', column_name) as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and data_type in ('uuid', 'text', 'character varying', 'jsonb')`,
    [],
  );
  const found: string[] = [];
  for (const { source, name } of columns) {
    const rows = await server.sql(
      `select 'x' as hit from ${source} where strpos(${name}::text, $1) > 0 or strpos(${name}::text, $2) > 0 limit 1`,
      [userId, email],
    );
    if (rows.length > 0) found.push(`${source}.${name}`);
  }
  return found;
}
