import { openPersonalView, readCachedTeams, watchCachedTeams, type CachedTeams } from '../../data/view/cached/cachedTeams.ts';
import { readOnlyText } from '../../teams/teams.ts';
import type { WorkspaceAccess } from '../../ui/hooks/workspaceParts.ts';

interface FollowedAccess extends WorkspaceAccess {
  readonly close: () => void;
}

const notMember = 'You’re no longer a member of this workspace, so you can’t change it.';

/** What the person may do in a team workspace, as last heard from the server. Resolves once that has been read, so it works offline. */
export async function followAccess(userId: string, workspaceId: string): Promise<FollowedAccess> {
  const view = openPersonalView(userId);
  const listeners = new Set<() => void>();
  // Before the first answer, the server decides.
  const textIn = ({ list }: CachedTeams): string | null => {
    const team = list?.teams.find(({ id }) => id === workspaceId);
    return list === null ? null : team === undefined ? notMember : readOnlyText(team);
  };
  let text = await readCachedTeams(view).then(textIn, () => null);
  const stop = watchCachedTeams(view, (teams) => {
    const next = textIn(teams);
    if (next === text) return;
    text = next;
    for (const listener of listeners) listener();
  });
  return {
    readOnly: () => text,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      stop();
      view.close();
    },
  };
}
