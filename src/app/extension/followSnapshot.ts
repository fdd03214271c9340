import type { ExtensionSnapshot } from '../../core/protocol/extensionMessages.ts';
import { followScoredRows } from '../../data/view/rows/followScoredRows.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';

interface SnapshotFollower {
  readonly view: ViewDb;
  readonly take: () => Promise<ExtensionSnapshot | null>;
  readonly post: (snapshot: ExtensionSnapshot) => void;
}

/** Debounce time in milliseconds, because a first pull or a new profile changes thousands of rows in batches. */
export const gatherMs = 2_000;

/** Posts a snapshot now and after each change of deals or profile that alters it. Returns a function that stops it. */
export function followSnapshot({ view, take, post }: SnapshotFollower): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last = '';
  let running = Promise.resolve();
  const postIfNew = async (): Promise<void> => {
    const snapshot = isStopped ? null : await take();
    const text = JSON.stringify({ ...snapshot, at: 0 });
    if (isStopped || snapshot === null || text === last) return;
    last = text;
    post(snapshot);
  };
  const run = (): void => {
    timer = null;
    // Anything that cannot be read now is retried at the next change.
    running = running.then(postIfNew).catch(() => undefined);
  };
  let isFirst = true;
  const next = (): void => {
    if (isFirst) run();
    else timer ??= setTimeout(run, gatherMs);
    isFirst = false;
  };
  const stopFollowing = followScoredRows(view, next);
  return () => {
    isStopped = true;
    stopFollowing();
    if (timer !== null) clearTimeout(timer);
  };
}
