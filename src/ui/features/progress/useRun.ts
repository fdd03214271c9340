import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { IngestRun } from '../../../core/listing/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import { useCaptures } from '../../../data/view/queries.ts';
import { useServices, useWorkspace } from '../../hooks/services.ts';
import { mergeRun, type RunView } from './runView.ts';

/** How often the server is asked while a run is under way, in milliseconds. */
const pollMs = 1500;

export interface FollowedRun {
  /** Undefined while neither the device nor the server has answered; null when neither knows the run. */
  readonly view: RunView | null | undefined;
  readonly run: IngestRun | null;
  /** The run followed now: a retry gets a new one from the server. */
  readonly runId: string;
}

/** Follows a run from both sides: what the server stored, asked again until it ends, and what this device does. */
export function useRun(asked: string): FollowedRun {
  const { view: database } = useWorkspace();
  const captures = useCaptures(database);
  const capture = useFollowedCapture(asked, captures);
  const runId = capture?.runId ?? asked;
  const answered = useServerRun(runId, capture);
  const view = mergeRun(answered ?? null, capture);
  const waits = captures === undefined || answered === undefined;
  return { view: view === null && waits ? undefined : view, run: answered ?? null, runId };
}

/** The capture of a run, and the same capture once a retry has given it another run. */
function useFollowedCapture(runId: string, captures: readonly CaptureRow[] | undefined): CaptureRow | null {
  const [followed, setFollowed] = useState<string | null>(null);
  const ofRun = captures?.find((each) => each.runId === runId) ?? null;
  if (ofRun !== null && ofRun.id !== followed) setFollowed(ofRun.id);
  return ofRun ?? captures?.find(({ id }) => id === followed) ?? null;
}

function useServerRun(runId: string, capture: CaptureRow | null): IngestRun | null | undefined {
  const workspace = useWorkspace();
  const { connection } = useServices();
  const online =
    useSyncExternalStore(
      useCallback((listener: () => void) => connection.subscribe(listener), [connection]),
      () => connection.current(),
    ) === 'online';
  const [answer, setAnswer] = useState<{ readonly runId: string; readonly run: IngestRun | null }>();
  const run = answer?.runId === runId ? answer.run : undefined;
  const ended = capture?.state === 'saved' || capture?.state === 'failed' || run?.state === 'saved' || run?.state === 'failed';
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found = await workspace.readRun(runId);
      // An unanswered question is no answer: what the server said before still holds.
      if (!left) setAnswer((last) => ({ runId, run: found ?? (last?.runId === runId ? last.run : null) }));
    };
    void ask();
    const timer = ended || !online ? undefined : setInterval(() => void ask(), pollMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [workspace, runId, ended, online]);
  return run;
}
