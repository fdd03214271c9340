import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamLimits } from '../../../../src/core/deal/collaboration/teamLimits.ts';
import { teamAnswers } from '../../../../src/core/contracts/teamsContract.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { nameOf, teamCalls, type Somebody } from './teamCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

const newId = () => crypto.randomUUID();

describe.each(both.engines)('team members on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  // Password hashing makes a sign-up slow, so the tests share these people.
  let [olga, eve, vera, bob] = [] as unknown as [Somebody, Somebody, Somebody, Somebody];
  beforeAll(async () => {
    running = await engine.start();
    calls = teamCalls(running);
    [olga, eve, vera, bob] = [await calls.investor(), await calls.somebody(), await calls.somebody(), await calls.somebody()];
  });
  afterAll(() => running.close());
  // A person owns at most five workspaces, and every test creates one.
  const clear = () => running.sql('delete from sync.workspaces where personal_of is null');

  /** A new workspace of Olga's, with Eve as its editor and Vera as its viewer. */
  const team = async (): Promise<string> => {
    await clear();
    const workspace = await calls.createTeam(olga);
    await calls.join(olga, workspace, { who: eve, role: 'editor' });
    await calls.join(olga, workspace, { who: vera, role: 'viewer' });
    return workspace;
  };

  it('creates a workspace once, however often the request is repeated', async () => {
    await clear();
    const id = newId();
    const created = await calls.ask(olga, 'create', { id, name: 'North Street' });
    expect(created).toEqual({ id, name: 'North Street', role: 'owner', members: 1, readOnly: null, deletedAt: null });
    expect(await calls.ask(olga, 'create', { id, name: 'North Street' })).toEqual(created);
    expect((await calls.ask(olga, 'list')).teams).toEqual([created]);
    expect(await calls.recordOf(id)).toEqual([`created|${nameOf(olga)}||North Street`]);
  });

  it('refuses an id that someone else uses, a missing id, and a name that is empty, long or unprintable', async () => {
    const workspace = await team();
    await calls.setPlan(bob, 'investor');
    await calls.refused(bob, { ask: 'create', id: workspace, name: 'Mine' }, [422, 'invalid']);
    await calls.setPlan(eve, 'investor');
    await calls.refused(eve, { ask: 'create', id: workspace, name: 'Mine' }, [422, 'invalid']);
    await calls.setPlan(eve, 'free');
    await calls.refused(bob, { ask: 'create', id: 'x', name: 'Mine' }, [422, 'invalid']);
    for (const name of ['', ' x', 'x'.repeat(teamLimits.nameLength + 1), 'a\nb', 'a\u202eb', null])
      await calls.refused(bob, { ask: 'create', id: newId(), name }, [422, 'invalid']);
    await calls.setPlan(bob, 'free');
  });

  it('needs the Investor plan to create a workspace, granted or paid', async () => {
    await clear();
    for (const plan of ['free', 'pro'] as const) {
      await calls.setPlan(bob, plan);
      await calls.refused(bob, { ask: 'create', id: newId(), name: 'Mine' }, [402, 'plan_needed']);
      expect((await calls.ask(bob, 'list')).mayCreate).toBe(false);
    }
    const paid = async (until: string) =>
      running.sql(
        `insert into public.subscriptions (user_id, customer_id, subscription_id, status, plan, access_until)
         values ($1::uuid, 'cus_bob', 'sub_bob', 'active', 'investor', now() + $2::text::interval)
         on conflict (user_id) do update set access_until = excluded.access_until`,
        [bob.userId, until],
      );
    await paid('-1 second');
    await calls.refused(bob, { ask: 'create', id: newId(), name: 'Mine' }, [402, 'plan_needed']);
    await paid('1 hour');
    expect((await calls.ask(bob, 'list')).mayCreate).toBe(true);
    expect((await calls.ask(bob, 'create', { id: newId(), name: 'Mine' })).readOnly).toBeNull();
    await running.sql('delete from public.subscriptions where user_id = $1::uuid', [bob.userId]);
  });

  it('lets a person own five workspaces, also if they are created at once', async () => {
    await clear();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await calls.send(olga, { ask: 'create', id: newId(), name: 'One of many' })).status),
    );
    expect(statuses.map(String).toSorted()).toEqual([...Array.from({ length: 5 }, () => '200'), ...Array.from({ length: 7 }, () => '429')]);
    expect((await calls.ask(olga, 'list')).teams).toHaveLength(teamLimits.workspacesPerOwner);
  });

  it('counts workspaces that a person is made owner of', async () => {
    const workspace = await team();
    await calls.setPlan(eve, 'investor');
    for (let count = 0; count < teamLimits.workspacesPerOwner; count += 1) await calls.createTeam(eve);
    await calls.refused(olga, { ask: 'set-role', workspace, user: eve.userId, role: 'owner' }, [429, 'too_many']);
    await calls.refused(olga, { ask: 'hand-over', workspace, user: eve.userId }, [429, 'too_many']);
    const { secret } = await calls.ask(olga, 'invite', { workspace: await calls.createTeam(olga), role: 'owner', uses: 1 });
    await calls.refused(eve, { ask: 'accept', secret }, [429, 'too_many']);
    await calls.setPlan(eve, 'free');
  });

  it('shows members, their roles and addresses to every member, and the record and invitations to owners alone', async () => {
    const workspace = await team();
    await calls.ask(olga, 'invite', { workspace, role: 'viewer', email: 'new@example.com' });
    const details = await calls.ask(olga, 'read', { workspace });
    expect(details.members.map(({ user, name, email, role }) => [user, name, email, role])).toEqual(
      [[olga, 'owner'] as const, [eve, 'editor'] as const, [vera, 'viewer'] as const].map(([who, role]) => [
        who.userId,
        nameOf(who),
        who.email,
        role,
      ]),
    );
    expect(details.invitations).toMatchObject([{ role: 'viewer', email: 'new@example.com', usesLeft: 1 }]);
    expect(details.audit.map(({ kind }) => kind)).toEqual(['invited', 'joined', 'invited', 'joined', 'invited', 'created']);
    for (const who of [eve, vera]) {
      const seen = await calls.ask(who, 'read', { workspace });
      expect([seen.members, seen.invitations, seen.audit]).toEqual([details.members, [], []]);
    }
    await calls.refused(bob, { ask: 'read', workspace }, [404, 'gone']);
    await calls.refused(bob, { ask: 'read', workspace: 'x' }, [404, 'gone']);
  });

  it('takes a member’s name from their account, without characters that change the direction of text', async () => {
    const workspace = await team();
    await running.sql(`update auth.users set raw_user_meta_data = '{"full_name": " Bob \\u202eby "}' where id = $1::uuid`, [bob.userId]);
    await calls.join(olga, workspace, { who: bob, role: 'viewer' });
    expect((await calls.ask(bob, 'read', { workspace })).members.at(-1)?.name).toBe('Bob by');
    await running.sql(`update auth.users set raw_user_meta_data = '{}' where id = $1::uuid`, [bob.userId]);
  });

  it('lets owners alone rename, close, reopen, invite, revoke, change roles, remove and hand over', async () => {
    const workspace = await team();
    const { id: invitation } = await calls.ask(olga, 'invite', { workspace, role: 'viewer' });
    const asks = [
      { ask: 'rename', name: 'Taken' },
      { ask: 'close' },
      { ask: 'reopen' },
      { ask: 'invite', role: 'viewer' },
      { ask: 'invite', role: 'owner' },
      { ask: 'revoke', invitation },
      { ask: 'set-role', user: olga.userId, role: 'viewer' },
      { ask: 'remove', user: olga.userId },
      { ask: 'hand-over', user: olga.userId },
    ];
    for (const given of asks) {
      for (const who of [eve, vera]) await calls.refused(who, { workspace, ...given }, [403, 'forbidden']);
      await calls.refused(bob, { workspace, ...given }, [404, 'gone']);
    }
    expect(await calls.ask(olga, 'rename', { workspace, name: 'South Street' })).toMatchObject({ name: 'South Street', members: 3 });
    expect((await calls.ask(olga, 'close', { workspace })).readOnly).toBe('closed');
    expect((await calls.ask(olga, 'reopen', { workspace })).readOnly).toBeNull();
    await calls.ask(olga, 'set-role', { workspace, user: eve.userId, role: 'viewer' });
    await calls.ask(olga, 'revoke', { workspace, invitation });
    await calls.ask(olga, 'remove', { workspace, user: vera.userId });
    await calls.ask(olga, 'hand-over', { workspace, user: eve.userId });
    expect(await calls.rolesIn(workspace)).toEqual({ [olga.userId]: 'editor', [eve.userId]: 'owner' });
    const [o, e, w] = [nameOf(olga), nameOf(eve), nameOf(vera)];
    expect((await calls.recordOf(workspace)).slice(6)).toEqual([
      `renamed|${o}||South Street`,
      `closed|${o}||`,
      `reopened|${o}||`,
      `role-changed|${o}|${e}|viewer`,
      `invitation-revoked|${o}||`,
      `removed|${o}|${w}|`,
      `handed-over|${o}|${e}|`,
    ]);
  });

  it('never demotes, removes or loses the last owner', async () => {
    const workspace = await team();
    await calls.refused(olga, { ask: 'set-role', workspace, user: olga.userId, role: 'editor' }, [409, 'last_owner']);
    await calls.refused(olga, { ask: 'leave', workspace }, [409, 'last_owner']);
    await calls.refused(olga, { ask: 'remove', workspace, user: olga.userId }, [422, 'invalid']);
    await calls.ask(olga, 'set-role', { workspace, user: eve.userId, role: 'owner' });
    await calls.ask(olga, 'leave', { workspace });
    expect(await calls.rolesIn(workspace)).toEqual({ [eve.userId]: 'owner', [vera.userId]: 'viewer' });
    expect((await calls.recordOf(workspace)).at(-1)).toBe(`left|${nameOf(olga)}||`);
  });

  it('keeps one owner when the last two demote each other or leave at once', async () => {
    for (const act of ['set-role', 'leave', 'hand-over']) {
      const workspace = await team();
      await calls.ask(olga, 'set-role', { workspace, user: eve.userId, role: 'owner' });
      const body = { ask: act, workspace, role: 'editor' };
      const statuses = await Promise.all([
        calls.send(olga, { ...body, user: act === 'hand-over' ? vera.userId : eve.userId }).then(({ status }) => status),
        calls.send(eve, { ...body, user: act === 'hand-over' ? vera.userId : olga.userId }).then(({ status }) => status),
      ]);
      const owners = Object.values(await calls.rolesIn(workspace)).filter((role) => role === 'owner');
      expect([act, owners, statuses.includes(200)]).toEqual([act, ['owner'], true]);
    }
  });

  it('deletes the workspace, its deals included, when its only member leaves', async () => {
    await clear();
    const workspace = await calls.createTeam(olga);
    await calls.ask(olga, 'leave', { workspace });
    expect(await running.sql('select 1 from sync.workspaces where id = $1::uuid', [workspace])).toEqual([]);
    await calls.refused(olga, { ask: 'read', workspace }, [404, 'gone']);
  });

  it('refuses a role, a person or a request that does not exist', async () => {
    const workspace = await team();
    await calls.refused(olga, { ask: 'set-role', workspace, user: eve.userId, role: 'king' }, [422, 'invalid']);
    await calls.refused(olga, { ask: 'set-role', workspace, user: 'x', role: 'viewer' }, [422, 'invalid']);
    await calls.refused(olga, { ask: 'set-role', workspace, user: bob.userId, role: 'viewer' }, [404, 'gone']);
    await calls.refused(olga, { ask: 'remove', workspace, user: bob.userId }, [404, 'gone']);
    await calls.refused(olga, { ask: 'hand-over', workspace, user: bob.userId }, [404, 'gone']);
    await calls.refused(olga, { ask: 'hand-over', workspace, user: olga.userId }, [422, 'invalid']);
    await calls.refused(olga, { ask: 'constructor', workspace }, [400, 'bad_request']);
    await calls.refused(olga, { ask: 'list', by: eve.userId }, [409, 'other_person']);
  });

  it('answers every request of the contract', async () => {
    for (const ask of Object.keys(teamAnswers)) expect([ask, (await calls.send(bob, { ask })).status]).not.toEqual([ask, 400]);
  });

  it('never shares, renames, closes or leaves a personal workspace', async () => {
    await running.sql(`insert into sync.workspaces (personal_of) values ($1::uuid) on conflict do nothing`, [olga.userId]);
    await running.sql(
      `insert into sync.workspace_members (workspace_id, user_id, personal_of, role)
       select id, personal_of, personal_of, 'owner' from sync.workspaces where personal_of = $1::uuid on conflict do nothing`,
      [olga.userId],
    );
    const [own] = await running.sql('select id::text from sync.workspaces where personal_of = $1::uuid', [olga.userId]);
    const workspace = own?.['id'] ?? '';
    for (const given of [
      { ask: 'read' },
      { ask: 'rename', name: 'Shared' },
      { ask: 'close' },
      { ask: 'reopen' },
      { ask: 'leave' },
      { ask: 'invite', role: 'editor' },
      { ask: 'set-role', user: eve.userId, role: 'editor' },
      { ask: 'hand-over', user: eve.userId },
    ])
      await calls.refused(olga, { workspace, ...given }, [404, 'gone']);
    await calls.refused(olga, { ask: 'create', id: workspace, name: 'Mine' }, [422, 'invalid']);
    expect((await calls.ask(olga, 'list')).teams.map(({ id }) => id)).not.toContain(workspace);
  });

  it('refuses everything to a session without the second factor that its person has', async () => {
    const workspace = await team();
    const fay = await calls.investor();
    await calls.join(olga, workspace, { who: fay, role: 'owner' });
    const { secret } = await calls.ask(olga, 'invite', { workspace, role: 'viewer' });
    await running.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, 'totp', 'verified', now(), now())`,
      [fay.userId],
    );
    for (const given of [
      { ask: 'list' },
      { ask: 'create', id: newId(), name: 'Mine' },
      { ask: 'read' },
      { ask: 'rename', name: 'Taken' },
      { ask: 'invite', role: 'viewer' },
      { ask: 'preview', secret },
      { ask: 'accept', secret },
      { ask: 'set-role', user: eve.userId, role: 'viewer' },
      { ask: 'leave' },
      { ask: 'mention-mail', on: false },
    ])
      expect([given.ask, (await calls.send(fay, { workspace, ...given })).status]).toEqual([given.ask, 403]);
    expect((await calls.rolesIn(workspace))[eve.userId]).toBe('editor');
  });

  it('deletes a closed workspace 30 days later, and not before or once it is reopened', async () => {
    const [workspace, other] = [await team(), await calls.createTeam(olga, 'Other')];
    const closed = await calls.ask(olga, 'close', { workspace });
    await calls.ask(olga, 'close', { workspace: other });
    await calls.ask(olga, 'reopen', { workspace: other });
    const deletedAt = closed.deletedAt ?? '';
    const purge = async (offset: string) =>
      (await running.sql('select private.purge_teams($1::timestamptz + $2::text::interval)::text as removed', [deletedAt, offset]))[0]?.[
        'removed'
      ];
    expect(await purge('-1 second')).toBe('0');
    expect(await calls.ask(eve, 'read', { workspace })).toMatchObject({ team: { readOnly: 'closed', deletedAt } });
    expect(await purge('1 second')).toBe('1');
    await calls.refused(olga, { ask: 'reopen', workspace }, [404, 'gone']);
    expect((await calls.ask(olga, 'list')).teams.map(({ id }) => id)).toEqual([other]);
  });
});
