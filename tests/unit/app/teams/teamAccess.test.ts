import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { followAccess } from '../../../../src/app/teams/teamAccess.ts';
import type { TeamEntry } from '../../../../src/core/contracts/teamsContract.ts';
import { cacheTeamList, mayChangeRecords, openPersonalView } from '../../../../src/data/view/cached/cachedTeams.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';

const acme = '1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af';
const entry: TeamEntry = { id: acme, name: 'Acme', role: 'editor', members: 2, readOnly: null, deletedAt: null };
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The device of a person whose list has these teams, if it was ever answered. */
async function device(userId: string, teams: readonly TeamEntry[] | null) {
  const view = openPersonalView(userId);
  const list = async (entries: readonly TeamEntry[]): Promise<void> =>
    cacheTeamList(view, { teams: [...entries], mayCreate: true, mentionMail: true });
  if (teams !== null) await list(teams);
  const access = await followAccess(userId, acme);
  stops.push(access.close, () => view.close());
  return { access, list };
}

it.each([
  ['an editor', entry, null],
  ['an owner', { ...entry, role: 'owner' }, null],
  ['a viewer', { ...entry, role: 'viewer' }, /view this workspace but not change it/],
  ['an owner without a plan', { ...entry, role: 'owner', readOnly: 'plan' }, /Investor plan/],
  ['an owner of a closed workspace', { ...entry, role: 'owner', readOnly: 'closed' }, /closed/],
] as const)('access: %s knows at once and offline whether they may change it', async (who, team, text) => {
  const { access } = await device(`ada ${who}`, [team]);
  if (text === null) expect(access.readOnly()).toBeNull();
  else expect(access.readOnly()).toMatch(text);
});

it('access: before the first answer the server decides, and someone who is not listed may change nothing', async () => {
  expect((await device('ada unknown', null)).access.readOnly()).toBeNull();
  expect((await device('ada gone', [])).access.readOnly()).toMatch(/no longer a member/);
});

it.each([
  ['an editor', entry, true],
  ['a viewer', { ...entry, role: 'viewer' }, false],
  ['an owner of a closed workspace', { ...entry, role: 'owner', readOnly: 'closed' }, false],
  ['someone who is not listed', null, false],
] as const)('access: alerts are stored in a team workspace for %s: %s', async (who, team, may) => {
  const userId = `bob ${who}`;
  await device(userId, team === null ? [] : [team]);
  expect([await mayChangeRecords(documentsName(userId, acme)), await mayChangeRecords(documentsName(userId))]).toEqual([may, true]);
});

it('access: follows a change of role in any tab', async () => {
  const { access, list } = await device('ada changed', [entry]);
  const heard = vi.fn();
  access.subscribe(heard);
  await list([{ ...entry, role: 'viewer' }]);
  await expect.poll(() => access.readOnly()).toMatch(/view this workspace/);
  expect(heard).toHaveBeenCalledOnce();
});
