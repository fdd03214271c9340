import { useSearch } from '@tanstack/react-router';
import { CaptureList } from '../features/progress/CaptureList.tsx';
import { requestedRun, parseProgressSearch } from '../features/progress/progressSearch.ts';
import { RunScreen } from '../features/progress/RunScreen.tsx';
import { pageFrame } from '../components/pageFrame.ts';

/** `/sync-progress`: one live run or, without a run parameter, every capture on this device. */
export function SyncProgressRoute() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const asked = requestedRun(parseProgressSearch(raw));
  return (
    <div className={pageFrame}>
      <div className="max-w-4xl">{asked === null ? <CaptureList /> : <RunScreen site={asked.site} asked={asked.runId} />}</div>
    </div>
  );
}
