import type { TeamEntry, TeamList } from '../core/contracts/teamsContract.ts';
import type { Result } from '../core/kernel/result.ts';
import { endRemoval, readCachedTeams, readRemovals, readSettledRole, storeSettledRole } from '../data/view/cached/cachedTeams.ts';
import { keepAsViewer, removeTeam, type RemovalPorts } from './removeTeam.ts';

export interface FollowPorts extends RemovalPorts {
  /** Asks the server for the person's teams, and caches the answer. */
  readonly list: () => Promise<Result<TeamList, unknown>>;
  /** The ids of the team workspaces that this device has databases of. */
  readonly onDevice: () => Promise<readonly string[]>;
}

/**
 * Brings this device in line with the person's memberships. Removals that were confirmed earlier are completed, also offline. A workspace
 * that two answers of the server in a row do not list is removed. After a change of role, unsent changes are kept as copies (viewer) or
 * sent again (may write again). Call it from one tab at a time.
 */
export async function settleTeams(ports: FollowPorts): Promise<void> {
  await completeRemovals(ports);
  const first = await ports.list();
  if (!first.ok) return;
  const here = await ports.onDevice();
  if (here.some((id) => isMissing(first.value, id))) {
    // Deleting is final, so that a single wrong answer must not be enough.
    const second = await ports.list();
    if (!second.ok) return;
    for (const id of here) if (isMissing(first.value, id) && isMissing(second.value, id)) await removeTeam(ports, id);
  }
  for (const team of first.value.teams) if (here.includes(team.id)) await settleRole(ports, team);
}

const isMissing = (list: TeamList, id: string): boolean => !list.teams.some((team) => team.id === id);

/** Completes removals of an earlier start. One is dropped if the person has been invited again since. */
async function completeRemovals(ports: FollowPorts): Promise<void> {
  const { list } = await readCachedTeams(ports.view);
  for (const id of await readRemovals(ports.view)) {
    if (list?.teams.some((team) => team.id === id) === true) await endRemoval(ports.view, id, null);
    else await removeTeam(ports, id);
  }
}

/** The role and whether the workspace can be changed at all, as text. */
const roleText = ({ role, readOnly }: TeamEntry): string => `${role} ${readOnly ?? 'open'}`;

async function settleRole(ports: FollowPorts, team: TeamEntry): Promise<void> {
  const { view, inWorkspace } = ports;
  const settled = roleText(team);
  if ((await readSettledRole(view, team.id)) === settled) return;
  if (team.role === 'viewer') {
    const copies = await keepAsViewer(ports, team);
    if (copies === null) return;
    const notice = copies === 0 ? null : ({ workspace: team.id, name: team.name, kind: 'viewer', copies } as const);
    await storeSettledRole(view, settled, { workspace: team.id, notice });
    return;
  }
  // While an owner can make it writable again, refused changes wait here.
  if (team.readOnly === null && !(await inWorkspace(team.id).releaseForbidden()).ok) return;
  await storeSettledRole(view, settled, { workspace: team.id, notice: null });
}
