import { useCallback, useEffect, useState } from 'react';
import { useOpenWorkspace } from '../../../hooks/useOpenWorkspace.ts';
import { followOpening, type WorkspaceOpening } from './followOpening.ts';

/** Opens the workspace of whoever is signed in, and the next one when that changes. `who` is null until it is known. */
export function useWorkspaceOpening(who: string | null): { readonly opening: WorkspaceOpening; readonly retry: () => void } {
  const workspace = useOpenWorkspace();
  const [opened, setOpened] = useState<{ readonly key: string; readonly opening: WorkspaceOpening } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${who ?? ''} ${attempt}`;
  useEffect(() => {
    if (who === null) return undefined;
    let current = true;
    const stop = followOpening(
      () => workspace(attempt === 0 ? undefined : 'anew'),
      (opening) => {
        if (current) setOpened({ key, opening });
      },
    );
    return () => {
      current = false;
      stop();
    };
  }, [workspace, who, key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // What was opened for somebody else is never shown to this person, not even for one frame.
  return { opening: opened?.key === key ? opened.opening : { kind: 'opening' }, retry };
}
