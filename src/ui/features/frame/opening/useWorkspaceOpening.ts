import { startTransition, useCallback, useEffect, useState } from 'react';
import { useOpenWorkspace } from '../../../hooks/useOpenWorkspace.ts';
import { whenIdle } from '../../../preboot/whenIdle.ts';
import { followOpening, type WorkspaceOpening } from './followOpening.ts';

interface OpeningOptions {
  /** Key of the workspace's user; null until known. */
  readonly who: string | null;
  /** Waits until the browser is idle, so that a prerendered screen is hydrated first. */
  readonly whenIdle: boolean;
}

/** Opens the current user's workspace. When the user changes, opens the new user's. */
export function useWorkspaceOpening({ who, whenIdle: waits }: OpeningOptions): {
  readonly opening: WorkspaceOpening;
  readonly retry: () => void;
} {
  const workspace = useOpenWorkspace();
  const [opened, setOpened] = useState<{ readonly key: string; readonly opening: WorkspaceOpening } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${who ?? ''} ${attempt}`;
  useEffect(() => {
    if (who === null) return undefined;
    let current = true;
    let stop = (): void => undefined;
    const begin = (): void => {
      if (!current) return;
      stop = followOpening(
        () => workspace(attempt === 0 ? undefined : 'reopen'),
        (opening) => {
          // A transition, so that parts not yet hydrated stay in place.
          if (current) startTransition(() => setOpened({ key, opening }));
        },
      );
    };
    if (waits) whenIdle(begin);
    else begin();
    return () => {
      current = false;
      stop();
    };
  }, [workspace, who, key, attempt, waits]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // Another user's workspace is never shown, not even for one frame.
  return { opening: opened?.key === key ? opened.opening : { kind: 'opening' }, retry };
}
