import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { IngestRun } from '../../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import { useCaptures } from '../../../data/view/queries.ts';
import { useIngest } from '../../hooks/useIngest.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useServerConnection } from '../../hooks/useServerConnection.ts';
import { mergeRun, type RunView } from './runView.ts';
import { runOfCapture, searchView, type SearchView } from './searchView.ts';

/** Poll interval while a run is in progress, in milliseconds. */
const pollMs = 1500;

/** Interval for checking that a tab follows a search run, in milliseconds. */
const followMs = 5_000;

export interface FollowedRun {
  /** Undefined until the device or server responds; null when neither has the run. */
  readonly view: RunView | null | undefined;
  readonly run: IngestRun | null;
  /** The id of the run being followed. A retry gets a new id from the server. */
  readonly runId: string;
  /** The search's progress; null for a run of one listing. */
  readonly search: SearchView | null;
}

/** Follows a run on the server and on this device: polls the server until the run ends, and watches this device's capture. */
export function useRun(asked: string): FollowedRun {
  const { view: database } = usePerson();
  const captures = useCaptures(database);
  const capture = useFollowedCapture(asked, captures);
  const runId = capture?.runId ?? asked;
  const answered = useServerRun(runId, capture);
  useFollowing(capture);
  // The tab that follows a search run stores the server's updates, so this device's copy is the newest available here.
  const run = (capture === null ? null : runOfCapture(capture)) ?? answered ?? null;
  const view = mergeRun(run, capture);
  const waits = captures === undefined || answered === undefined;
  return { view: view === null && waits ? undefined : view, run, runId, search: searchView(run, capture) };
}

/** Makes sure that some tab follows a search run while it is shown, because the tab that followed it may have closed. */
function useFollowing(capture: CaptureRow | null): void {
  const ingest = useIngest();
  const online = useOnline();
  const id = online && capture?.search !== undefined && capture.state === 'analysing' ? capture.id : null;
  useEffect(() => {
    if (id === null) return undefined;
    void ingest.follow(id);
    const timer = setInterval(() => void ingest.follow(id), followMs);
    return () => clearInterval(timer);
  }, [ingest, id]);
}

function useOnline(): boolean {
  const connection = useServerConnection();
  return (
    useSyncExternalStore(
      useCallback((listener: () => void) => connection.subscribe(listener), [connection]),
      () => connection.current(),
    ) === 'online'
  );
}

/** A run's capture, including after a retry has given the capture a new run. */
function useFollowedCapture(runId: string, captures: readonly CaptureRow[] | undefined): CaptureRow | null {
  const [followed, setFollowed] = useState<string | null>(null);
  const ofRun = captures?.find((each) => each.runId === runId) ?? null;
  if (ofRun !== null && ofRun.id !== followed) setFollowed(ofRun.id);
  return ofRun ?? captures?.find(({ id }) => id === followed) ?? null;
}

function useServerRun(runId: string, capture: CaptureRow | null): IngestRun | null | undefined {
  const ingest = useIngest();
  const online = useOnline();
  const [answer, setAnswer] = useState<{ readonly runId: string; readonly run: IngestRun | null }>();
  const run = answer?.runId === runId ? answer.run : undefined;
  const ended =
    capture?.search !== undefined ||
    capture?.state === 'saved' ||
    capture?.state === 'failed' ||
    run?.state === 'saved' ||
    run?.state === 'failed';
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found = await ingest.readRun(runId);
      // A failed request keeps the server's previous response.
      if (!left) setAnswer((last) => ({ runId, run: found ?? (last?.runId === runId ? last.run : null) }));
    };
    void ask();
    const timer = ended || !online ? undefined : setInterval(() => void ask(), pollMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [ingest, runId, ended, online]);
  return run;
}
