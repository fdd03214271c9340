import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../../sync-server/src/store/openPglite.ts';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { catalogue, matrix, type Person } from './rowSecurity.ts';
import { ada, fay, fixtures, halsWorkspace, id, seed, seedIvy, teamsOf } from './securedRows.ts';

const postgres = await startPostgresIfAny();
const folder = newServerFolder();
afterAll(async () => {
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

const engines = [
  {
    name: 'PGlite',
    open: async (): Promise<Database> => {
      const opened = await openPglite(folder);
      if (!opened.ok) throw new Error(opened.error.message);
      return opened.value;
    },
  },
  ...(postgres === null ? [] : [{ name: 'PostgreSQL', open: async () => openPostgres(await postgres.newDatabase()) }]),
];

/**
 * Bob shares nothing with Ada. Vera reads and Ed writes in Ada's shared workspaces. Gus is new. Hal lost his connection while his workspace was
 * being created. Fay has a second factor.
 */
const people: readonly Person[] = [
  { name: 'Ada', role: 'authenticated', sub: id(1), aal: 'aal1' },
  { name: 'Bob', role: 'authenticated', sub: id(2), aal: 'aal2' },
  { name: 'Vera, viewer', role: 'authenticated', sub: id(3), aal: 'aal1' },
  { name: 'Ed, editor', role: 'authenticated', sub: id(4), aal: 'aal1' },
  { name: 'Hal', role: 'authenticated', sub: id(6), aal: 'aal1' },
  { name: 'Gus', role: 'authenticated', sub: id(7), aal: 'aal1' },
  { name: 'somebody without a token', role: 'authenticated', sub: null, aal: 'aal1' },
  { name: 'anon', role: 'anon', sub: null, aal: 'aal1' },
];
const withFactor: readonly Person[] = [
  { name: 'Fay after her password', role: 'authenticated', sub: id(5), aal: 'aal1' },
  { name: 'Fay after her second factor', role: 'authenticated', sub: id(5), aal: 'aal2' },
];

const nobody = { select: '0', count: '0', insert: 'refused', update: '0', delete: 'refused', upsert: 'refused' };
const shut = { select: 'refused', count: 'refused', insert: 'refused', update: 'refused', delete: 'refused', upsert: 'refused' };
const readOnly = { ...shut, select: '0', count: '0' };
const mayRead = { ...readOnly, select: '1', count: '1' };

/** What an update without a condition reaches: Ada's own and her open workspace's, including its profile. */
const [adasHeads, adasRows] = ['2', '3'];

/** Access to a shared workspace: a viewer reads, and what the writers may do depends on its state. Ed's update reaches the open one. */
const inTeam = (write: Readonly<Record<string, string>>, adas: string) => ({
  Ada: { ...mayRead, update: adas, ...write },
  'Vera, viewer': { ...mayRead, update: '0' },
  'Ed, editor': { ...mayRead, update: '1', ...write },
});

/**
 * The correct access by table and person. Ada has one row in each table, except where she shares. Among the members of a workspace, a
 * person sees only themselves.
 */
const right: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'public.ingest_runs': { Ada: { ...mayRead, insert: '1' } },
  'public.search_runs': { Ada: mayRead },
  'public.search_run_items': { Ada: mayRead },
  'public.user_plans': { Ada: mayRead },
  'public.subscriptions': { Ada: mayRead },
  'private.stripe_events': {},
  'public.usage_months': { Ada: mayRead },
  'public.community_posts': { Ada: { ...mayRead, insert: '1' } },
  'public.community_comments': { Ada: { ...mayRead, insert: '1' } },
  'public.community_reports': { Ada: { ...mayRead, insert: '1' } },
  'public.community_hidden': { Ada: { ...mayRead, insert: '1', delete: '1' } },
  'public.shared_links': { Ada: mayRead, 'Ed, editor': mayRead },
  'private.shared_link_bytes': {},
  'private.community_use': {},
  'private.moderators': {},
  'private.community_decisions': {},
  'private.counted_runs': {},
  'private.read_listings': {},
  'private.apify_runs': {},
  'private.deleted_accounts': {},
  'private.kept_usage': {},
  'private.workspace_invitations': {},
  'private.workspace_removals': {},
  'private.workspace_audit': {},
  'private.workspace_devices': {},
  'private.team_preferences': {},
  'private.team_mentions': {},
  'private.team_mails': {},
  'sync.workspaces': { Ada: mayRead, 'Vera, viewer': mayRead, 'Ed, editor': mayRead, Gus: { ...readOnly, insert: '1' } },
  'sync.workspaces, personal': { Ada: mayRead },
  'sync.workspace_members': { Ada: mayRead, 'Vera, viewer': mayRead, 'Ed, editor': mayRead, Hal: { ...readOnly, insert: '1' } },
  'sync.workspace_heads': inTeam({ insert: '1', upsert: '1' }, adasHeads),
  'sync.workspace_heads, closed': inTeam({}, adasHeads),
  'sync.workspace_heads, without the plan': inTeam({}, adasHeads),
  'sync.workspace_heads, another person’s': { Ada: { ...nobody, update: adasHeads }, 'Ed, editor': { ...nobody, update: '1' } },
  'sync.sync_rows': inTeam({ insert: '1', upsert: '1' }, adasRows),
  'sync.sync_rows, profile': { ...inTeam({}, adasRows), Ada: { ...mayRead, insert: '1', upsert: '1', update: adasRows } },
  'sync.sync_rows, closed': inTeam({}, adasRows),
  'sync.sync_rows, without the plan': inTeam({}, adasRows),
  'sync.sync_rows, personal': {
    Ada: { ...mayRead, insert: '1', upsert: '1', update: adasRows },
    'Vera, viewer': { ...nobody, update: '0' },
    'Ed, editor': { ...nobody, update: '1' },
  },
};

/** If a table grants changes, a stranger's changes reach no rows; otherwise they are refused outright. */
const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(Object.keys(fixtures).flatMap((name) => (/^sync\.(workspace_heads|sync_rows)/.test(name) ? [[name, nobody]] : []))),
  'private.workspace_invitations': shut,
  'private.workspace_removals': shut,
  'private.workspace_audit': shut,
  'private.workspace_devices': shut,
  'private.team_preferences': shut,
  'private.team_mentions': shut,
  'private.team_mails': shut,
  'public.community_hidden': { ...readOnly, delete: '0' },
  'private.shared_link_bytes': shut,
  'private.community_use': shut,
  'private.moderators': shut,
  'private.community_decisions': shut,
  'private.counted_runs': shut,
  'private.read_listings': shut,
  'private.apify_runs': shut,
  'private.stripe_events': shut,
  'private.deleted_accounts': shut,
  'private.kept_usage': shut,
};

function expected(): Readonly<Record<string, string>> {
  const cells = Object.keys(fixtures).flatMap((table) =>
    people.flatMap(({ name }) => {
      const verbs = name === 'anon' ? shut : (right[table]?.[name] ?? strangers[table] ?? readOnly);
      return Object.entries(verbs).map(([verb, reached]) => [`${table} ${name} ${verb}`, reached] as const);
    }),
  );
  return Object.fromEntries(cells);
}

class Undo extends Error {}

const ofFay = (cells: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([cell, reached]) => (cell.includes(name) ? [[cell.replace(name, 'Ada'), reached]] : [])),
  );

describe.each(engines)('row-level security on $name', (engine) => {
  let db: Database;

  beforeAll(async () => {
    db = await engine.open();
    await migrate(db);
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await db.q(`insert into auth.users (id, email) values ('${id(digit)}', '${digit}@example.com')`);
    await db.exec(`${seed(ada)} ${seed(fay)} ${seedIvy}
      insert into sync.workspace_members (workspace_id, user_id, role) values
        ${teamsOf(ada)
          .map(([workspace]) => `('${workspace}', '${id(3)}', 'viewer'), ('${workspace}', '${id(4)}', 'editor')`)
          .join()};
      insert into sync.workspaces (id, personal_of) values ('${halsWorkspace}', '${id(6)}');
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), '${fay.userId}', 'totp', 'verified', now(), now());`);
  });
  afterAll(() => db.close());

  /** What each person can do after some changes, which are rolled back: on every table, or on the one named. */
  const matrices = async (changes: readonly string[] = [], only?: string): Promise<Readonly<Record<string, string>>> => {
    const asked = Object.fromEntries(Object.entries(fixtures).filter(([name, { table = name }]) => only === undefined || table === only));
    let found: Readonly<Record<string, string>> = {};
    await db
      .tx(async (q) => {
        for (const statement of changes) await q(statement);
        found = {
          ...(await matrix(q, { fixtures: asked, people, owner: ada })),
          ...(await matrix(q, { fixtures: asked, people: withFactor, owner: fay })),
        };
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    return found;
  };

  /** Whether the matrix reveals a change: on the changed table or, failing that, on any table. */
  const shows = async (table: string, change: string, around: readonly string[] = []): Promise<boolean> => {
    for (const only of [table, undefined]) {
      const [before, after] = [await matrices(around, only), await matrices([...around, change], only)];
      if (Object.entries(before).some(([cell, reached]) => after[cell] !== reached)) return true;
    }
    return false;
  };

  it('is on and forced for each of our tables, and each is in the matrix', async () => {
    const rows = await db.q(
      `select n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'sync', 'private') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
    expect((await catalogue(db)).map(({ table }) => table)).toEqual(
      [...new Set(Object.entries(fixtures).map(([name, { table = name }]) => table))].toSorted(),
    );
  });

  it('has no policy that allows everything, and checks every write', async () => {
    const loose = await db.q(
      `select polrelid::regclass::text || ' ' || polname as policy from pg_policy
       where pg_get_expr(polqual, polrelid) = 'true' or pg_get_expr(polwithcheck, polrelid) = 'true'
         or (polcmd in ('a', 'w', '*') and polwithcheck is null) or polroles <> array['authenticated'::regrole::oid]`,
    );
    expect(loose).toEqual([]);
  });

  it('has no security-definer function without a search path, and none that anonymous users may call', async () => {
    const ours = `from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'sync', 'private')`;
    const above = await db.q(`select p.proname::text as name, n.nspname::text as schema, array_to_string(p.proconfig, ',') as settings,
      has_function_privilege('anon', p.oid, 'execute')::text as anon ${ours} order by 1, 2`);
    expect(above.length).toBeGreaterThanOrEqual(6);
    for (const { settings, anon } of above) expect([settings, anon]).toEqual(['search_path=""', 'false']);
    const exposed = await db.q(`select p.proname::text as name ${ours} and p.prosecdef and n.nspname <> 'private'`);
    expect(exposed).toEqual([]);
    const [purge] = await db.q(
      "select has_function_privilege('authenticated', 'private.purge_deleted_rows(timestamptz)', 'execute')::text as allowed",
    );
    expect(purge?.['allowed']).toBe('false');
  });

  it('has no view that bypasses row security', async () => {
    const views = await db.q(
      `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('v', 'm') and n.nspname in ('public', 'sync') and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
    );
    expect(views).toEqual([]);
  });

  it('lets each person do exactly what they are allowed to do', async () => {
    const found = await matrices();
    const ofAda = Object.fromEntries(Object.entries(found).filter(([cell]) => !cell.includes('Fay')));
    expect(ofAda).toEqual(expected());
  });

  it('lets a user with a second factor do the same after using it, and nothing before', async () => {
    const found = await matrices();
    const onlyAda = Object.fromEntries(Object.entries(expected()).filter(([cell]) => cell.includes(' Ada ')));
    expect(ofFay(found, 'Fay after her second factor')).toEqual(onlyAda);
    const before = Object.values(ofFay(found, 'Fay after her password'));
    expect(before.every((reached) => reached === '0' || reached === 'refused')).toBe(true);
  });

  /** Drops the second-factor policies of all other tables. Tables protect each other, and each must also be safe on its own. */
  const aloneOn = async (table: string): Promise<readonly string[]> =>
    (await policiesNow())
      .filter((policy) => policy.restrictive && policy.table !== table)
      .map((policy) => `drop policy ${policy.name} on ${policy.table}`);
  const policiesNow = async () => {
    const rows = await db.q(
      `select n.nspname || '.' || c.relname as table, polname::text as name, (not polpermissive)::text as restrictive,
         concat_ws(' ', case when polqual is not null then 'using (true)' end, case when polwithcheck is not null then 'with check (true)' end) as open
       from pg_policy join pg_class c on c.oid = polrelid join pg_namespace n on n.oid = c.relnamespace order by 1, 2`,
    );
    return rows.map((row) => ({
      table: row['table'] ?? '',
      name: row['name'] ?? '',
      restrictive: row['restrictive'] === 'true',
      open: row['open'] ?? '',
    }));
  };

  // This takes hundreds of queries. The policies are the same on both engines, so only the fastest one available runs it.
  const onFastest: (name: string, test: () => Promise<void>) => void = engine === engines.at(-1) ? it : () => undefined;

  onFastest('fails the matrix if any policy is dropped or allows everyone', async () => {
    const policies = await policiesNow();
    expect(policies.length).toBeGreaterThanOrEqual(18);
    for (const { table, name, restrictive, open } of policies) {
      const alone = restrictive ? await aloneOn(table) : [];
      expect(await shows(table, `drop policy ${name} on ${table}`, alone), `without ${name}`).toBe(true);
      expect(await shows(table, `alter policy ${name} on ${table} ${open}`, alone), `${name} open`).toBe(true);
    }
  });

  /** The other protection of a person's memberships, without which the policies that repeat it must suffice. */
  const openMembers = 'alter policy workspace_members_select_own on sync.workspace_members using (true)';

  /** The conditions of the policies about shared workspaces, as the catalogue writes them, each with a replacement that always holds. */
  const conditions = [
    ['a workspace that is read-only, or a viewer', '(private.read_only_reason(m.workspace_id) IS NULL)', 'true'],
    ['an editor with the profile', "(coll <> 'profiles'::text)", 'true'],
    ['an editor with the profile, by role', "(m.role = 'owner'::text)", 'true'],
    ['another person’s membership', '(m.user_id = ( SELECT auth.uid() AS uid))', 'true'],
  ] as const;

  onFastest('fails the matrix if any policy forgets one of its conditions', async () => {
    const rows = await db.q(
      `select n.nspname || '.' || c.relname as table, polname::text as name, pg_get_expr(polqual, polrelid) as using,
         pg_get_expr(polwithcheck, polrelid) as check
       from pg_policy join pg_class c on c.oid = polrelid join pg_namespace n on n.oid = c.relnamespace order by 1, 2`,
    );
    const forgotten: string[] = [];
    for (const row of rows)
      for (const [what, condition, always] of conditions) {
        const [using, check] = [row['using'] ?? '', row['check'] ?? ''];
        if (!using.includes(condition) && !check.includes(condition)) continue;
        const clause = (word: string, text: string) => (text === '' ? '' : `${word} (${text.replaceAll(condition, always)})`);
        const change = `alter policy ${row['name']} on ${row['table']} ${clause('using', using)} ${clause('with check', check)}`;
        const around = row['name'] !== 'workspace_members_select_own' && what.includes('membership') ? [openMembers] : [];
        expect(await shows(row['table'] ?? '', change, around), `${row['name']} forgets ${what}`).toBe(true);
        forgotten.push(`${row['name']} ${what}`);
      }
    // Four policies ask whether the person may write, two for the profile in two ways, and eight for the person’s own membership.
    expect(forgotten).toHaveLength(4 + 2 + 2 + 8);
  });

  onFastest('fails the matrix if row security is off for any table with grants', async () => {
    for (const { table } of (await catalogue(db)).filter(({ policies }) => policies.length > 0))
      expect(await shows(table, `alter table ${table} disable row level security`), `${table} open`).toBe(true);
  });

  it('prevents users from joining another user’s workspace', async () => {
    for (const personal of ['null', `'${id(2)}'`]) {
      const joining = `insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
        values ('${ada.workspaceId}', '${id(2)}', ${personal}, 'owner')`;
      const asBob = db.tx(async (q) => {
        await q("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: id(2), role: 'authenticated', aal: 'aal1' })]);
        await q('set local role authenticated');
        await q(joining);
      });
      await expect(asBob).rejects.toThrow(/row-level security|foreign key/);
    }
  });
});
