import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../../src/core/contracts/teamsContract.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { nameOf, teamCalls, type Somebody } from './teamCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

describe.each(both.engines)('the deletion of a member’s account on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  beforeAll(async () => {
    running = await engine.start();
    calls = teamCalls(running);
  });
  afterAll(() => running.close());

  /** The two ways in which an account is deleted: by its person, and by an operator in the database. */
  const ways = [
    [
      'by its person',
      async (who: Somebody) => {
        const response = await fetch(`${running.origin}/account/v1`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${who.token}` },
        });
        expect(response.status).toBe(204);
      },
    ],
    ['in the database', async (who: Somebody) => void (await running.sql('delete from auth.users where id = $1::uuid', [who.userId]))],
  ] as const;

  /** A workspace with an owner and members of the given roles, who joined in this order. */
  const team = async (roles: readonly Role[]) => {
    const owner = await calls.investor();
    const workspace = await calls.createTeam(owner);
    const members: Somebody[] = [];
    for (const role of roles) {
      const who = await calls.somebody();
      await calls.join(owner, workspace, { who, role });
      members.push(who);
    }
    return { owner, workspace, members };
  };

  it.each(ways)('makes the longest-standing editor the owner if the last owner’s account is deleted %s', async (_way, deleteAccount) => {
    const { owner, workspace, members } = await team(['viewer', 'editor', 'editor']);
    await calls.ask(owner, 'invite', { workspace, role: 'owner' });
    await deleteAccount(owner);
    const [viewer, first, second] = members;
    if (viewer === undefined || first === undefined || second === undefined) throw new Error('The workspace lacks members');
    expect(await calls.rolesIn(workspace)).toEqual({ [viewer.userId]: 'viewer', [first.userId]: 'owner', [second.userId]: 'editor' });
    const seen = await calls.ask(first, 'read', { workspace });
    expect(seen.team).toMatchObject({ role: 'owner', readOnly: 'plan', members: 3 });
    expect(seen.invitations).toEqual([]);
    expect((await calls.recordOf(workspace)).slice(-2)).toEqual([
      `account-deleted|${nameOf(owner)}||`,
      `role-changed|${nameOf(owner)}|${nameOf(first)}|owner`,
    ]);
  });

  it.each(ways)('makes a viewer the owner if there is no editor and the account is deleted %s', async (_way, deleteAccount) => {
    const { owner, workspace, members } = await team(['viewer', 'viewer']);
    await deleteAccount(owner);
    expect((await calls.rolesIn(workspace))[members[0]?.userId ?? '']).toBe('owner');
  });

  it.each(ways)('deletes a workspace without other members if the account is deleted %s', async (_way, deleteAccount) => {
    const { owner, workspace } = await team([]);
    await deleteAccount(owner);
    expect(await running.sql('select 1 from sync.workspaces where id = $1::uuid', [workspace])).toEqual([]);
  });

  it.each(ways)('changes no role if another owner remains and the account is deleted %s', async (_way, deleteAccount) => {
    const { owner, workspace, members } = await team(['owner', 'editor']);
    await deleteAccount(owner);
    expect(Object.values(await calls.rolesIn(workspace)).toSorted()).toEqual(['editor', 'owner']);
    expect((await calls.recordOf(workspace)).at(-1)).toBe(`account-deleted|${nameOf(owner)}||`);
    expect((await calls.ask(members[1] ?? owner, 'list')).teams).toHaveLength(1);
  });

  it('leaves an owner if the accounts of the last two owners are deleted at once', async () => {
    const { owner, workspace, members } = await team(['owner', 'editor', 'viewer']);
    const [other, editor] = members;
    if (other === undefined || editor === undefined) throw new Error('The workspace lacks members');
    await Promise.all([ways[0][1](owner), ways[0][1](other)]);
    expect((await calls.rolesIn(workspace))[editor.userId]).toBe('owner');
  });

  it('deletes the workspace if the accounts of all members are deleted at once', async () => {
    const { owner, workspace, members } = await team(['owner', 'editor']);
    await Promise.all([owner, ...members].map(ways[0][1]));
    expect(await running.sql('select 1 from sync.workspaces where id = $1::uuid', [workspace])).toEqual([]);
  });
});
