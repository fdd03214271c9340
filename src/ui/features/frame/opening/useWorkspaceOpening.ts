import { useCallback, useEffect, useState } from 'react';
import { useServices, type Workspace } from '../../../hooks/services.ts';

/** `slow`: five seconds without an answer, which usually means another tab holds an older version open. */
export type WorkspaceOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'open'; readonly workspace: Workspace }
  | { readonly kind: 'failed'; readonly message: string };

const slowAfterMs = 5_000;

/** Opens the workspace of whoever is signed in, and the next one when that changes. `who` is null until it is known. */
export function useWorkspaceOpening(who: string | null): { readonly opening: WorkspaceOpening; readonly retry: () => void } {
  const { workspace } = useServices();
  const [opened, setOpened] = useState<{ readonly key: string; readonly opening: WorkspaceOpening } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${who ?? ''} ${attempt}`;
  useEffect(() => {
    if (who === null) return undefined;
    let current = true;
    const show = (opening: WorkspaceOpening): void => {
      if (current) setOpened({ key, opening });
    };
    const timer = setTimeout(() => show({ kind: 'slow' }), slowAfterMs);
    workspace()
      .then((open) => show({ kind: 'open', workspace: open }))
      .catch((cause: unknown) => show({ kind: 'failed', message: cause instanceof Error ? cause.message : '' }))
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [workspace, who, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // What was opened for somebody else is never shown to this person, not even for one frame.
  return { opening: opened?.key === key ? opened.opening : { kind: 'opening' }, retry };
}
