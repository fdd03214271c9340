import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../../sync-server/src/store/asUser.ts';
import type { Database, Text } from '../../../sync-server/src/store/database.ts';
import { migrate } from '../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../sync-server/src/store/openPglite.ts';
import { openPostgres } from '../../../sync-server/src/store/openPostgres.ts';
import { sqlState } from '../../../sync-server/src/store/sqlState.ts';
import type { UserClaims } from '../../../src/backend/userClaims.ts';

interface Engine {
  readonly name: string;
  open(folder: string): Promise<Database>;
}

const url = process.env['TEST_DATABASE_URL'];

/** PGlite, and a PostgreSQL server if TEST_DATABASE_URL names an empty database on one. */
const engines: readonly Engine[] = [
  {
    name: 'pglite',
    open: async (folder) => {
      const opened = await openPglite(folder);
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value;
    },
  },
  ...(url === undefined ? [] : [{ name: 'postgres', open: () => Promise.resolve(openPostgres(url)) }]),
];

describe.each(engines)('a database on $name', (engine) => {
  let folder: string;
  let db: Database;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yardstick-'));
    db = await engine.open(folder);
    await migrate(db);
  });
  afterAll(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const newUser = async (): Promise<UserClaims> => {
    const sub = crypto.randomUUID();
    await db.q('insert into auth.users (id, email) values ($1::uuid, $2)', [sub, `${sub}@example.com`]);
    return { sub, role: 'authenticated', aal: 'aal1', sessionId: null, expiresAt: 2_000_000_000 };
  };
  const insertRun = (claims: UserClaims, id: string, owner: string | null = null) =>
    asUser(db, claims, (q) =>
      q(
        `insert into public.ingest_runs (id, user_id, site, url, state, steps, item_count, items)
         values ($1::uuid, coalesce($2::uuid, auth.uid()), 'zoopla', 'https://www.zoopla.co.uk/for-sale/details/1/', 'saved', '[]', 0, '[]')`,
        [id, owner],
      ),
    );
  const runsSeenBy = (claims: UserClaims) => asUser(db, claims, (q) => q('select id::text from public.ingest_runs'));

  it('reports why a statement failed, without any of its values', async () => {
    await db.exec('create table if not exists short_texts (text text check (length(text) < 3))');
    const failures = [
      ['42P01', 'insert into no_such_table (text) values ($1)'],
      ['23514', 'insert into short_texts (text) values ($1)'],
    ] as const;
    for (const [state, statement] of failures) {
      const error: unknown = await db.q(statement, ['canary']).catch((thrown: unknown) => thrown);
      expect(sqlState(error)).toBe(state);
      expect(inspect(error)).toMatch(/no_such_table|short_texts/);
      expect(inspect(error, { depth: 10 })).not.toContain('canary');
    }
    await db.exec('drop table short_texts');
  });

  it('has nothing left to migrate on the second run', async () => {
    expect(await migrate(db)).toBe(0);
  });

  it('refuses a parameter that is not text before the driver sees it, and keeps working', async () => {
    for (const value of [5, true, {}, [], new Date(0), undefined]) {
      await expect(db.q('select $1::text as given', [value as unknown as Text])).rejects.toThrow(TypeError);
    }
    expect(await db.q('select $1::text as given, $2::text as nothing', ['a', null])).toEqual([{ given: 'a', nothing: null }]);
  });

  it('refuses a column that is not text, so that both engines give the same answers', async () => {
    await expect(db.q('select 1 as one')).rejects.toThrow('Column one is not text. Cast it to text in the SQL');
  });

  it('commits a transaction that resolves and rolls back one that throws', async () => {
    await db.exec('create table if not exists private_test (word text)');
    await db.tx((q) => q("insert into private_test values ('kept')"));
    await expect(
      db.tx(async (q) => {
        await q("insert into private_test values ('lost')");
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await db.q('select word from private_test')).toEqual([{ word: 'kept' }]);
    await db.exec('drop table private_test');
  });

  it('runs a script as one transaction', async () => {
    await expect(db.exec('create table half (word text); select 1 / 0')).rejects.toThrow();
    expect(await db.q("select to_regclass('public.half')::text as found")).toEqual([{ found: null }]);
  });

  it('still answers after an error in a statement', async () => {
    await expect(db.q('select nothing')).rejects.toSatisfy((error) => sqlState(error) === '42703');
    expect(await db.q("select 'yes' as alive")).toEqual([{ alive: 'yes' }]);
  });

  it('receives notifications until unsubscribed', async () => {
    const heard: string[] = [];
    const stop = await new Promise<() => Promise<void>>((resolve, reject) => {
      const listening = db.listen('changes', (payload) => {
        heard.push(payload);
        listening.then(resolve, reject);
      });
      listening.then(() => db.q("select pg_notify('changes', 'one')::text as sent")).catch(reject);
    });
    await stop();
    await db.q("select pg_notify('changes', 'two')::text as sent");
    await db.q("select 'later' as moment");
    expect(heard).toEqual(['one']);
  });

  it('acts as the user for one transaction only', async () => {
    const ada = await newUser();
    const inside = await asUser(db, ada, (q) => q('select auth.uid()::text as uid, current_user::text as role'));
    expect(inside).toEqual([{ uid: ada.sub, role: 'authenticated' }]);
    const [after] = await db.q('select auth.uid()::text as uid, current_user::text as role');
    expect(after?.['uid']).toBeNull();
    expect(after?.['role']).not.toBe('authenticated');
  });

  it('shows users only their own runs', async () => {
    const [ada, eve] = [await newUser(), await newUser()];
    const id = crypto.randomUUID();
    await insertRun(ada, id);
    expect(await runsSeenBy(ada)).toEqual([{ id }]);
    expect(await runsSeenBy(eve)).toEqual([]);
  });

  it('stops users from writing a run for another user or finding out that an id exists', async () => {
    const [ada, eve] = [await newUser(), await newUser()];
    const id = crypto.randomUUID();
    await insertRun(ada, id);
    await expect(insertRun(eve, crypto.randomUUID(), ada.sub)).rejects.toSatisfy((error) => sqlState(error) === '42501');
    await insertRun(eve, id);
    expect(await runsSeenBy(eve)).toEqual([{ id }]);
  });

  it('prevents changing or deleting a run, and reading accounts', async () => {
    const ada = await newUser();
    await insertRun(ada, crypto.randomUUID());
    for (const statement of [
      "update public.ingest_runs set url = 'x'",
      'delete from public.ingest_runs',
      'truncate public.ingest_runs',
      'select id::text from auth.users',
      'select token from auth.refresh_tokens',
      'select secret from auth.mfa_factors',
      'select token_hash from auth.one_time_tokens',
      'select body from mailbox.mails',
      'select user_id::text from private.deleted_accounts',
      'select address from private.kept_usage',
      'select key from rate_limit.guesses',
      'create table public.mine (id uuid)',
    ]) {
      await expect(
        asUser(db, ada, (q) => q(statement)),
        statement,
      ).rejects.toSatisfy((error) => sqlState(error) === '42501');
    }
  });

  it('requires the second factor through a restrictive policy on each of our tables', async () => {
    const open = await db.q(
      `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'sync') and c.relkind in ('r', 'p') and not exists (
         select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
           and pg_get_expr(p.polqual, c.oid) like '%private.mfa_ok()%' and pg_get_expr(p.polwithcheck, c.oid) like '%private.mfa_ok()%')`,
    );
    expect(open).toEqual([]);
  });

  it('allows no read or write below aal2 for a user with a verified second factor', async () => {
    const ada = await newUser();
    await insertRun(ada, crypto.randomUUID());
    const factor = crypto.randomUUID();
    await db.q(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values ($1::uuid, $2::uuid, 'totp', 'unverified', now(), now())`,
      [factor, ada.sub],
    );
    expect(await runsSeenBy(ada)).toHaveLength(1);
    await db.q("update auth.mfa_factors set status = 'verified' where id = $1::uuid", [factor]);
    expect(await runsSeenBy(ada)).toEqual([]);
    await expect(insertRun(ada, crypto.randomUUID())).rejects.toSatisfy((error) => sqlState(error) === '42501');
    const strong: UserClaims = { ...ada, aal: 'aal2' };
    expect(await runsSeenBy(strong)).toHaveLength(1);
    await insertRun(strong, crypto.randomUUID());
  });

  it('has row-level security enabled and forced on each of our tables, and grants the public nothing', async () => {
    const unguarded = await db.q(
      `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(unguarded).toEqual([]);
    const granted = await db.q(
      `select table_name::text as name, grantee::text, privilege_type::text from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
    );
    expect(granted).toEqual([]);
    const unchecked = await db.q(
      `select policyname::text as name from pg_policies where schemaname = 'public'
       and (coalesce(qual, '') = 'true' or coalesce(with_check, '') = 'true' or (cmd <> 'SELECT' and with_check is null and cmd <> 'DELETE'))`,
    );
    expect(unchecked).toEqual([]);
  });
});
