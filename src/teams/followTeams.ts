import type { TeamEntry, TeamList } from '../core/contracts/teamsContract.ts';
import type { Result } from '../core/kernel/result.ts';
import { endRemoval, readCachedTeams, readRemovals, storeTeamNotice } from '../data/view/cached/cachedTeams.ts';
import { keepAsViewer, removeTeam, type RemovalPorts } from './removeTeam.ts';

export interface FollowPorts extends RemovalPorts {
  /** Asks the server for the person's teams, and caches the answer. */
  readonly list: () => Promise<Result<TeamList, unknown>>;
  /** The ids of the team workspaces that this device has databases of. */
  readonly onDevice: () => Promise<readonly string[]>;
}

/**
 * Brings this device in line with the person's memberships. Removals that were confirmed earlier are completed, also offline. A workspace
 * that two answers of the server in a row do not list is removed. Unsent changes of a viewer are kept as copies, and refused ones of anyone
 * who may write are sent again. Call it from one tab at a time.
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

/**
 * Settles what could not be sent. It is looked for every time, because a workspace may have been read-only, or the person a viewer, between
 * two answers, and because a change may have been on its way to the disk.
 */
async function settleRole(ports: FollowPorts, team: TeamEntry): Promise<void> {
  if (team.role === 'viewer') {
    const copies = await keepAsViewer(ports, team);
    if (copies !== null && copies > 0) await storeTeamNotice(ports.view, { workspace: team.id, name: team.name, kind: 'viewer', copies });
    return;
  }
  // While an owner can make it writable again, refused changes wait here.
  if (team.readOnly === null) await ports.inWorkspace(team.id).releaseForbidden();
}
