import { useSyncExternalStore } from 'react';
import { useService } from './services.ts';
import type { WorkspaceChoice } from './serviceParts.ts';

/** Which of the person's workspaces is open, and the way to open another. */
export const useWorkspaceChoice = (): WorkspaceChoice => useService('workspaceChoice');

const personal = (): null => null;

/** The id of the team workspace to show. Null is the personal one, also while a prerendered page is hydrated. */
export function useChosenWorkspace(): string | null {
  const choice = useWorkspaceChoice();
  return useSyncExternalStore(
    (listener) => choice.subscribe(listener),
    () => choice.current(),
    personal,
  );
}
