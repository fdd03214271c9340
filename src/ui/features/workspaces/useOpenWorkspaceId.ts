import { useSyncExternalStore } from 'react';
import type { WorkspaceChoice } from '../../hooks/serviceParts.ts';
import { useWorkspaceChoice } from '../../hooks/useWorkspaceChoice.ts';

/** The id of the open team workspace, null for the personal one, and the call that opens another. */
export function useOpenWorkspaceId(): { readonly current: string | null; readonly switchTo: WorkspaceChoice['switchTo'] } {
  const { subscribe, current, switchTo } = useWorkspaceChoice();
  return { current: useSyncExternalStore(subscribe, current, current), switchTo };
}
