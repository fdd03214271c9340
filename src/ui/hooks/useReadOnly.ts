import { useSyncExternalStore } from 'react';
import { usePart } from './workspace.ts';

/** Why the person cannot change the open workspace, as a sentence. Null if they can. Hide or disable what would be refused. */
export function useReadOnly(): string | null {
  const { readOnly, subscribe } = usePart('access');
  return useSyncExternalStore(subscribe, readOnly, readOnly);
}
