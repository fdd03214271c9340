import { useCallback, useEffect, useState } from 'react';
import { useServices, type Services, type Workspace } from '../../../hooks/services.ts';

/**
 * `slow`: five seconds without an answer, which usually means another tab holds an older version open. `late`: the rows are on show, and
 * the records behind them have not opened for as long.
 */
export type WorkspaceOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'open'; readonly workspace: Workspace; readonly late: boolean }
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
    const stop = open(
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

/** Shows each step of an opening as it comes; returns what stops the clock. */
function open(workspace: Services['workspace'], show: (opening: WorkspaceOpening) => void): () => void {
  let timer = setTimeout(() => show({ kind: 'slow' }), slowAfterMs);
  const follow = async (): Promise<void> => {
    try {
      const found = await workspace();
      clearTimeout(timer);
      show({ kind: 'open', workspace: found, late: false });
      timer = setTimeout(() => show({ kind: 'open', workspace: found, late: true }), slowAfterMs);
      const records = await found.opened;
      clearTimeout(timer);
      show(records.ok ? { kind: 'open', workspace: found, late: false } : { kind: 'failed', message: records.error.message });
    } catch (cause) {
      clearTimeout(timer);
      show({ kind: 'failed', message: cause instanceof Error ? cause.message : '' });
    }
  };
  void follow();
  return () => clearTimeout(timer);
}
