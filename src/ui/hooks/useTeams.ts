import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TeamsState } from '../../teams/teams.ts';
import { useService } from './services.ts';
import type { TeamServices, WorkspaceChoice } from './serviceParts.ts';

/** The person's teams while a screen shows them. `none`: nobody is signed in. */
export type OpenTeams =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | (TeamServices & { readonly kind: 'open'; readonly state: TeamsState });

/** The person's teams, updated as they change. */
export function useTeams(): OpenTeams {
  const load = useService('teams');
  const [loaded, setLoaded] = useState<TeamServices | 'none' | null>(null);
  useEffect(() => {
    let current = true;
    void load().then((services) => (current ? setLoaded(services ?? 'none') : undefined));
    return () => {
      current = false;
    };
  }, [load]);
  const teams = loaded === null || loaded === 'none' ? null : loaded.teams;
  const state = useSyncExternalStore(
    (listener) => teams?.subscribe(listener) ?? (() => undefined),
    () => teams?.state() ?? nothingKnown,
    () => nothingKnown,
  );
  if (loaded === null) return { kind: 'loading' };
  return loaded === 'none' ? { kind: 'none' } : { kind: 'open', ...loaded, state };
}

const nothingKnown: TeamsState = { list: null, details: {} };

/** The id of the open workspace, null for the personal one, and the call that opens another. */
export function useWorkspaceChoice(): { readonly current: string | null; readonly switchTo: WorkspaceChoice['switchTo'] } {
  const choice = useService('workspaceChoice');
  const current = useSyncExternalStore(choice.subscribe, choice.current, choice.current);
  return { current, switchTo: choice.switchTo };
}
