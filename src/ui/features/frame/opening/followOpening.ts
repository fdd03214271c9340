import type { Workspace } from '../../../hooks/workspace.ts';
import type { OpenWorkspace } from '../../../hooks/serviceParts.ts';

/**
 * `slow`: no response for five seconds, usually because another tab has an older version open. `late`: the rows are shown, but the records
 * behind them have not opened within five seconds.
 */
export type WorkspaceOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'open'; readonly workspace: Workspace; readonly late: boolean }
  | { readonly kind: 'failed'; readonly message: string };

const slowAfterMs = 5_000;

/** Shows each step of opening the workspace. Returns a function that stops the timer. */
export function followOpening(openWorkspace: OpenWorkspace, show: (opening: WorkspaceOpening) => void): () => void {
  let timer = setTimeout(() => show({ kind: 'slow' }), slowAfterMs);
  const follow = async (): Promise<void> => {
    try {
      const found = await openWorkspace();
      clearTimeout(timer);
      show({ kind: 'open', workspace: found, late: false });
      timer = setTimeout(() => show({ kind: 'open', workspace: found, late: true }), slowAfterMs);
      const records = await found.person.opened;
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
