import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TeamDetails } from '../../../core/contracts/teamsContract.ts';
import { signedOutUser } from '../../../core/deal/collaboration/collaboration.ts';
import { personalPeople, type People } from '../../../core/deal/collaboration/people.ts';
import { teamPeople } from './teamPeople.ts';
import type { Teams } from '../../../teams/teams.ts';
import { useAccount } from '../../hooks/useAccount.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useLoadTeams } from '../../hooks/useTeams.ts';

/** The people of the open workspace, live. In a personal workspace that is the person alone. */
export function usePeople(): People {
  const { userId, workspaceId } = usePerson();
  const account = useAccount();
  const teams = useOpenTeams();
  const known = useSyncExternalStore(teams?.subscribe ?? follow, () => detailsOf(teams, workspaceId), unknown);
  return useMemo(() => {
    const user = userId ?? signedOutUser;
    if (workspaceId === null) return personalPeople({ user, name: 'You' });
    const state = account.state();
    return teamPeople({ user, name: 'user' in state ? state.user.email : 'A member' }, known);
  }, [account, userId, workspaceId, known]);
}

/** Asks the server for the open team's members and devices when a screen opens. Offline, the last answer stays. */
export function useFreshPeople(): void {
  const { workspaceId } = usePerson();
  const teams = useOpenTeams();
  useEffect(() => {
    if (teams !== null && workspaceId !== null) void teams.read(workspaceId);
  }, [teams, workspaceId]);
}

/** The person's teams while a team workspace is open, once loaded. Null in a personal workspace, which never loads them. */
function useOpenTeams(): Teams | null {
  const { workspaceId } = usePerson();
  const load = useLoadTeams();
  const [teams, setTeams] = useState<Teams | null>(null);
  useEffect(() => {
    let left = false;
    const open = async () => {
      const found = workspaceId === null ? null : await load();
      if (!left) setTeams(found?.teams ?? null);
    };
    // Without its teams, the workspace names the person alone.
    void open().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [load, workspaceId]);
  return teams;
}

const detailsOf = (teams: Teams | null, workspaceId: string | null): TeamDetails | null =>
  (workspaceId === null ? undefined : teams?.state().details[workspaceId]) ?? null;

const unknown = (): null => null;

const follow = () => (): void => undefined;
