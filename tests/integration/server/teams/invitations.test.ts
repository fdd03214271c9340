import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamLimits } from '../../../../src/core/deal/collaboration/teamLimits.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { nameOf, teamCalls, type Somebody } from './teamCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

describe.each(both.engines)('invitations on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  let [olga, eve, bob] = [] as unknown as [Somebody, Somebody, Somebody];
  /** Enough people to compete for ten seats. */
  let crowd: readonly Somebody[] = [];
  let workspace = '';
  beforeAll(async () => {
    running = await engine.start();
    calls = teamCalls(running);
    [olga, eve, bob] = [await calls.investor(), await calls.somebody(), await calls.somebody()];
    crowd = await Promise.all(Array.from({ length: 20 }, calls.somebody));
  }, 60_000);
  afterAll(() => running.close());
  beforeEach(async () => {
    await running.sql('delete from sync.workspaces where personal_of is null');
    await calls.setPlan(olga, 'investor');
    workspace = await calls.createTeam(olga);
  });

  const invite = (given: object = {}) => calls.ask(olga, 'invite', { workspace, role: 'editor', ...given });
  const accept = async (who: Somebody, secret: string): Promise<string> => {
    const response = await calls.send(who, { ask: 'accept', secret });
    const body = (await response.json()) as { readonly error?: string };
    return body.error ?? String(response.status);
  };
  const confirm = (who: Somebody) => running.sql('update auth.users set email_confirmed_at = now() where id = $1::uuid', [who.userId]);
  const seats = async (): Promise<number> => (await calls.ask(olga, 'read', { workspace })).members.length;

  it('offers the role and the workspace before it is accepted, and accepts once', async () => {
    const { secret } = await invite({ uses: 3 });
    const offer = { workspace, name: 'North Street', invitedBy: nameOf(olga), role: 'editor' };
    expect(await calls.ask(eve, 'preview', { secret })).toEqual({ ...offer, joined: false });
    const joined = { id: workspace, name: 'North Street', role: 'editor', members: 2, readOnly: null, deletedAt: null };
    expect(await calls.ask(eve, 'accept', { secret })).toEqual(joined);
    expect(await calls.ask(eve, 'accept', { secret })).toEqual(joined);
    expect(await calls.ask(eve, 'preview', { secret })).toEqual({ ...offer, joined: true });
    expect((await calls.ask(olga, 'read', { workspace })).invitations).toMatchObject([{ usesLeft: 2 }]);
    expect((await calls.recordOf(workspace)).slice(1)).toEqual([`invited|${nameOf(olga)}||editor`, `joined|${nameOf(eve)}||editor`]);
  });

  it('stores no secret, and one with 256 random bits is made each time', async () => {
    const [one, other] = [await invite(), await invite()];
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(other.secret).not.toBe(one.secret);
    for (const table of ['private.workspace_invitations', 'private.workspace_audit', 'private.team_mails'])
      expect(JSON.stringify(await running.sql(`select to_jsonb(t)::text as row from ${table} t`))).not.toContain(one.secret);
  });

  it.each([
    ['revoked', async (id: string) => void (await calls.ask(olga, 'revoke', { workspace, invitation: id }))],
    [
      'expired',
      (id: string) =>
        running.sql("update private.workspace_invitations set expires_at = now() - interval '1 second' where id = $1::uuid", [id]),
    ],
    ['used up', async (id: string) => running.sql('update private.workspace_invitations set uses_left = 0 where id = $1::uuid', [id])],
    [
      'made by someone who is no longer an owner',
      async () => {
        await calls.join(olga, workspace, { who: bob, role: 'viewer' });
        await calls.ask(olga, 'hand-over', { workspace, user: bob.userId });
      },
    ],
    ['for a workspace that was deleted', async () => void (await calls.ask(olga, 'leave', { workspace }))],
  ])('cannot be used if it is %s', async (_what, end) => {
    const { id, secret } = await invite({ role: 'owner' });
    await end(id);
    for (const ask of ['preview', 'accept']) await calls.refused(eve, { ask, secret }, [404, 'gone']);
    for (const wrong of ['', 'x', null, 7, `${secret}x`]) await calls.refused(eve, { ask: 'accept', secret: wrong }, [404, 'gone']);
  });

  it('expires after seven days', async () => {
    await invite();
    const [row] = await running.sql(
      'select (expires_at - created_at = $1::text::interval)::text as week from private.workspace_invitations where revoked_at is null',
      [`${teamLimits.invitationDays} days`],
    );
    expect(row?.['week']).toBe('true');
  });

  it('with an address can be used only by the account with that confirmed address', async () => {
    const { secret } = await invite({ email: eve.email.toUpperCase() });
    await confirm(bob);
    for (const ask of ['preview', 'accept']) {
      await calls.refused(bob, { ask, secret }, [403, 'wrong_address']);
      await calls.refused(eve, { ask, secret }, [403, 'unconfirmed']);
    }
    await confirm(eve);
    expect((await calls.ask(eve, 'preview', { secret })).joined).toBe(false);
    expect((await calls.ask(eve, 'accept', { secret })).role).toBe('editor');
  });

  it('to the same address replaces the open one, and none goes to a member', async () => {
    const [first, second] = [await invite({ email: 'new@example.com' }), await invite({ email: 'NEW@example.com', role: 'viewer' })];
    expect((await calls.ask(olga, 'read', { workspace })).invitations.map(({ id }) => id)).toEqual([second.id]);
    await calls.refused(eve, { ask: 'accept', secret: first.secret }, [404, 'gone']);
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer', email: olga.email }, [422, 'invalid']);
  });

  it('is refused with an address, role or number of uses that is not allowed', async () => {
    for (const wrong of [
      { email: 'x' },
      { email: 'a@b.c, d@e.f' },
      { email: 'a b@c.d' },
      { email: '' },
      { role: 'king' },
      { role: null },
      { uses: 0 },
      { uses: 11 },
      { uses: '3' },
    ])
      await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer', ...wrong }, [422, 'invalid']);
  });

  it('does not let a removed person in again, unless it was made after the removal', async () => {
    const { secret } = await invite();
    await calls.ask(eve, 'accept', { secret });
    await calls.ask(olga, 'remove', { workspace, user: eve.userId });
    await calls.refused(eve, { ask: 'accept', secret }, [404, 'gone']);
    expect(await accept(bob, secret)).toBe('200');
    expect(await accept(eve, (await invite()).secret)).toBe('200');
  });

  it('needs an owner with the Investor plan, and an open workspace', async () => {
    const { secret } = await invite();
    await calls.setPlan(olga, 'pro');
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer' }, [402, 'plan_needed']);
    await calls.refused(eve, { ask: 'accept', secret }, [402, 'plan_needed']);
    await calls.setPlan(olga, 'investor');
    await calls.ask(olga, 'close', { workspace });
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer' }, [409, 'closed']);
    await calls.refused(eve, { ask: 'accept', secret }, [409, 'closed']);
    await calls.ask(olga, 'reopen', { workspace });
    expect(await accept(eve, secret)).toBe('200');
  });

  it('takes a seat while it is open', async () => {
    const invitations = [];
    for (let count = 1; count < teamLimits.seats; count += 1) invitations.push(await invite({ uses: 1 }));
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer' }, [409, 'no_seat']);
    expect(await accept(eve, invitations[0]?.secret ?? '')).toBe('200');
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer' }, [409, 'no_seat']);
    await calls.ask(olga, 'revoke', { workspace, invitation: invitations[1]?.id });
    await invite({ uses: 1 });
  });

  it('fills ten seats and no more when twenty people accept at once', async () => {
    const { secret } = await invite();
    const answers = await Promise.all(crowd.map((who) => accept(who, secret)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => '200'), ...Array.from({ length: 11 }, () => 'no_seat')]);
    expect(await seats()).toBe(teamLimits.seats);
  });

  it('is used three times and no more when twenty people accept at once', async () => {
    const { secret } = await invite({ uses: 3 });
    const answers = await Promise.all(crowd.map((who) => accept(who, secret)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 3 }, () => '200'), ...Array.from({ length: 17 }, () => 'gone')]);
    expect(await seats()).toBe(4);
  });

  it('is made ten times and no more when twenty are asked for at once', async () => {
    const statuses = await Promise.all(
      crowd.map(async () => (await calls.send(olga, { ask: 'invite', workspace, role: 'viewer' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(teamLimits.seats - 1);
  });

  it('can be made thirty times a day by one person', async () => {
    await running.sql(
      `insert into private.workspace_invitations (workspace_id, secret_hash, role, uses_left, expires_at, revoked_at, created_by, invited_by)
       select $1::uuid, sha256(convert_to(n::text, 'UTF8')), 'viewer', 1, now(), now(), $2::uuid, '' from generate_series(1, 30) n`,
      [workspace, olga.userId],
    );
    await calls.refused(olga, { ask: 'invite', workspace, role: 'viewer' }, [429, 'too_many']);
    await running.sql("update private.workspace_invitations set created_at = created_at - interval '1 day'");
    await invite();
  });
});
