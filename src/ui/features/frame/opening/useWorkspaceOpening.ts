import { startTransition, useCallback, useEffect, useState } from 'react';
import { useOpenWorkspace } from '../../../hooks/useOpenWorkspace.ts';
import { whenIdle } from '../../../preboot/whenIdle.ts';
import { followOpening, type WorkspaceOpening } from './followOpening.ts';

interface OpeningOptions {
  /** Whose workspace; null until it is known. */
  readonly who: string | null;
  /** A prerendered screen is there already: it is hydrated first. */
  readonly whenIdle: boolean;
}

/** Opens the workspace of whoever is signed in, and the next one when that changes. */
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
        () => workspace(attempt === 0 ? undefined : 'anew'),
        (opening) => {
          // What is still to be hydrated keeps its place, as in any other transition.
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
  // What was opened for somebody else is never shown to this person, not even for one frame.
  return { opening: opened?.key === key ? opened.opening : { kind: 'opening' }, retry };
}
