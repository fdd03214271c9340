import { useEffect, useState, useSyncExternalStore } from 'react';
import { useService } from './services.ts';
import type { LoadTeams, TeamServices } from './serviceParts.ts';
import type { TeamsState } from '../../teams/teams.ts';

/** Loads the current person's teams, for parts that need them only in a team workspace. */
export const useLoadTeams = (): LoadTeams => useService('teams');

/** The current person's teams and the actions on them. Undefined while they load, null if nobody is signed in. */
export function useTeams(): TeamServices | null | undefined {
  const load = useService('teams');
  const [teams, setTeams] = useState<TeamServices | null>();
  useEffect(() => {
    let current = true;
    load().then(
      (found) => (current ? setTeams(found) : undefined),
      () => (current ? setTeams(null) : undefined),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return teams;
}

/** What this device knows about the person's teams, now and after each change. */
export const useTeamsState = ({ teams }: TeamServices): TeamsState => useSyncExternalStore(teams.subscribe, teams.state, teams.state);
