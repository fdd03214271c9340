import { useState } from 'react';
import type { IngestRun } from '../../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import { useCaptures } from '../../../data/view/queries.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useIngest } from '../../hooks/useIngest.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { captureName, captureStatusText } from '../../parts/addDeal/captureStatus.ts';
import { plainJson } from './plainJson.ts';
import { RawText } from './RawText.tsx';

/** This device's imports, with the server's record of each run. */
export function DeviceRuns() {
  const { view } = usePerson();
  const captures = useCaptures(view);
  if (captures === undefined) return <Spinner label="Loading…" />;
  if (captures.length === 0)
    return (
      <EmptyState title="No runs yet" action={<LinkButton to="/deals">Add a deal</LinkButton>}>
        Links and pages you add appear here, with the facts the server stored.
      </EmptyState>
    );
  return (
    <ul className="border-b border-line" data-testid="debug-runs">
      {captures.slice(0, 100).map((capture) => (
        <DeviceRun key={capture.id} capture={capture} />
      ))}
    </ul>
  );
}

type Shown = 'none' | 'asking' | 'unknown' | IngestRun;

function DeviceRun({ capture }: { readonly capture: CaptureRow }) {
  const ingest = useIngest();
  const [shown, setShown] = useState<Shown>('none');
  const { runId } = capture;
  const show = async () => {
    if (runId === null) return;
    setShown('asking');
    setShown((await ingest.readRun(runId)) ?? 'unknown');
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-all">{captureName(capture)}</p>
          <p className={`text-sm ${capture.state === 'failed' ? 'text-poor' : 'text-ink-2'}`}>{captureStatusText(capture)}</p>
        </div>
        {runId === null ? (
          <p className="text-sm text-ink-3">Read on this device</p>
        ) : (
          <Button size="small" busy={shown === 'asking'} disabled={shown === 'asking'} onClick={() => void show()}>
            Show stored run
          </Button>
        )}
      </div>
      {shown === 'unknown' ? (
        <p className="text-sm text-ink-2">Couldn’t load this run from the server. Check your connection and that you’re signed in.</p>
      ) : null}
      {typeof shown === 'object' ? <RawText label="Stored run" text={plainJson(JSON.stringify(shown))} testId="debug-stored" /> : null}
    </li>
  );
}
