import { useContext, useSyncExternalStore } from 'react';
import { WorkspaceContext } from './workspace.ts';

/** Why the person cannot change the open workspace, as a sentence. Null if they can, or while none is open. Hide or disable what would be refused. */
export function useReadOnly(): string | null {
  const { readOnly, subscribe } = useContext(WorkspaceContext)?.access ?? whileNoneIsOpen;
  return useSyncExternalStore(subscribe, readOnly, readOnly);
}

const whileNoneIsOpen = { readOnly: () => null, subscribe: () => () => undefined };
