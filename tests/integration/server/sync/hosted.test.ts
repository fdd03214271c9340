import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../../sync-server/src/store/openPostgres.ts';
import { migrate } from '../../../../sync-server/src/store/migrate.ts';
import { startServer, StartRefused, type RunningServer } from '../../../../sync-server/src/startServer.ts';
import type { Database } from '../../../../sync-server/src/store/database.ts';
import { startPostgresIfAny } from '../../../support/postgresServer.ts';
import { startSupabaseDouble, type SupabaseDouble } from '../supabaseDouble.ts';
import { row, syncDevice } from './syncDevice.ts';
import { wallTime } from '../../../support/realClock.ts';

const postgres = await startPostgresIfAny();
afterAll(() => postgres?.close());

/** A role as docs/hosted-supabase.md creates it: it may only act as the users. */
const role = `create role sync_server login noinherit nobypassrls password 'secret'; grant authenticated to sync_server;`;

describe.runIf(postgres !== null)('the sync server with a hosted project', () => {
  let project: SupabaseDouble;
  let server: RunningServer;
  let sql: Database;
  let skew = 0;
  const [ada, eve] = [crypto.randomUUID(), crypto.randomUUID()];

  beforeAll(async () => {
    if (postgres === null) throw new Error('PostgreSQL is not available');
    project = await startSupabaseDouble();
    const url = await postgres.newDatabase();
    sql = openPostgres(url);
    // Sets up what a hosted project has: its own schemas and, as if applied with its own tools, our migrations.
    await migrate(sql);
    await sql.exec(role);
    for (const id of [ada, eve]) await sql.q('insert into auth.users (id, email) values ($1::uuid, $2)', [id, `${id}@example.com`]);
    server = await startServer({
      port: 0,
      clock: () => wallTime() + skew,
      hosted: { url: project.origin, key: project.publishableKey, factors: ['totp'] },
      databaseUrl: url.replace('postgres@', 'sync_server:secret@'),
    });
  });
  afterAll(async () => {
    await server.close();
    await sql.close();
    await project.close();
  });

  it('works as a role that may only act as the users, with tokens the project signed', async () => {
    const device = syncDevice(server.origin, await project.tokenFor(ada));
    const events = await device.stream();
    const { status, body } = await device.push([row(), row()]);
    expect([status, body.version]).toEqual([200, 2]);
    await events.until((heard) => heard.find(({ data }) => (data as { readonly version: number }).version === 2));
    events.close();
    expect(await device.everything()).toHaveLength(2);
    expect(await syncDevice(server.origin, await project.tokenFor(eve)).everything()).toEqual([]);
  });

  it('does not start before the project has our tables and the role may act as its users, and names the missing step', async () => {
    if (postgres === null) throw new Error('PostgreSQL is not available');
    const hosted = { url: project.origin, key: project.publishableKey, factors: ['totp'] };
    const started = (databaseUrl: string) => startServer({ port: 0, hosted, databaseUrl });
    const empty = await postgres.newDatabase();
    await expect(started(empty)).rejects.toThrow('Run supabase db push');
    await sql.exec('create role without_grant login noinherit');
    const [own] = await sql.q('select current_database()::text as name');
    const migrated = new URL(empty);
    migrated.pathname = own?.['name'] ?? '';
    migrated.username = 'without_grant';
    await expect(started(migrated.href)).rejects.toThrow('grant authenticated to without_grant');
    migrated.pathname = 'absent';
    await expect(started(migrated.href)).rejects.toThrow('There is no database of that name');
    await expect(started('postgres://127.0.0.1:1/x')).rejects.toThrow(StartRefused);
  });

  it('cannot read anything as itself', async () => {
    if (postgres === null) throw new Error('PostgreSQL is not available');
    const [own] = await sql.q('select current_database()::text as name, inet_server_port()::text as port');
    const bare = openPostgres(`postgres://sync_server:secret@127.0.0.1:${own?.['port']}/${own?.['name']}`);
    await expect(bare.q('select id from sync.sync_rows')).rejects.toThrow('permission denied');
    await expect(bare.q('select id::text from auth.users')).rejects.toThrow('permission denied');
    await expect(bare.q('select private.purge_deleted_rows(now())::text as n')).rejects.toThrow('permission denied');
    await bare.close();
  });

  it('refuses another project’s token, and requires the second factor of a user who has one', async () => {
    const other = await startSupabaseDouble();
    expect((await syncDevice(server.origin, await other.tokenFor(ada)).pull(0)).status).toBe(401);
    await other.close();
    await sql.q(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, 'totp', 'verified', now(), now())`,
      [eve],
    );
    const before = syncDevice(server.origin, await project.tokenFor(eve));
    const calls = [await before.pull(0), await before.push([row()]), await before.digest({ buckets: emptyBuckets })];
    for (const { status, body } of calls) expect([status, body]).toMatchObject([403, { code: 'insufficient_aal' }]);
    expect((await before.stream()).status).toBe(403);
    expect((await syncDevice(server.origin, await project.tokenFor(eve, { aal: 'aal2' })).pull(0)).status).toBe(200);
  });

  it('checks a user with the project again after twenty seconds, and notifies a deleted user’s devices', async () => {
    const zoe = crypto.randomUUID();
    await sql.q('insert into auth.users (id, email) values ($1::uuid, $2)', [zoe, `${zoe}@example.com`]);
    const device = syncDevice(server.origin, await project.tokenFor(zoe));
    expect((await device.pull(0)).status).toBe(200);
    project.remove(zoe);
    skew += 20_000;
    const gone = await device.pull(0);
    expect([gone.status, gone.body]).toMatchObject([410, { code: 'account_deleted' }]);
  });

  it('lets a viewer of a shared workspace read, and refuses each row they push', async () => {
    const [shared] = await sql.q(`with made as (insert into sync.workspaces (personal_of, name) values (null, 'Us') returning id),
      people as (insert into sync.workspace_members (workspace_id, user_id, role)
        select id, unnest(array['${ada}', '${eve}']::uuid[]), unnest(array['owner', 'viewer']) from made),
      head as (insert into sync.workspace_heads (workspace_id) select id from made)
      select id::text from made`);
    const workspace = shared?.['id'] ?? '';
    await sql.q("insert into public.user_plans (user_id, plan) values ($1::uuid, 'investor')", [ada]);
    const owner = syncDevice(server.origin, await project.tokenFor(ada));
    const viewer = syncDevice(server.origin, await project.tokenFor(eve, { aal: 'aal2' }));
    expect((await owner.push([row()], { workspace })).body.results).toEqual([{ status: 'applied', version: 1 }]);
    expect(await viewer.everything({ workspace })).toHaveLength(1);
    expect((await viewer.push([row()], { workspace })).body).toMatchObject({
      version: 1,
      results: [{ status: 'refused', code: 'forbidden' }],
    });
    await sql.q('delete from sync.workspace_members where user_id = $1::uuid and workspace_id = $2::uuid', [eve, workspace]);
    expect((await viewer.pull(0, { workspace })).status).toBe(404);
  });
});

const emptyBuckets = Array.from({ length: 64 }, () => ({ count: 0, hash: '0'.repeat(14) }));
