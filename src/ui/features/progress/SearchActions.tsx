import { useState } from 'react';
import type { RunFailure } from '../../../ingest/ingest.ts';
import { err, type Result } from '../../../core/kernel/result.ts';
import type { IngestRun } from '../../../core/contracts/ingestContract.ts';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { notify } from '../../components/notice/notify.ts';
import { useIngest } from '../../hooks/useIngest.ts';
import type { RunView } from './runView.ts';
import type { SearchView } from './searchView.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { WatchSearch } from './watch/WatchSearch.tsx';

interface SearchActionsProps {
  readonly view: RunView;
  readonly search: SearchView;
  /** The server's run. Actions on a run started by another device go through the server. */
  readonly run: IngestRun | null;
}

/** Actions on a search run: cancel the rest, or retry failed listings. */
export function SearchActions({ view, search, run }: SearchActionsProps) {
  const ingest = useIngest();
  const [busy, setBusy] = useState(false);
  const { captureId, state } = view;
  const act = async (what: string, ask: () => Promise<Result<unknown, RunFailure>>) => {
    setBusy(true);
    const done = await ask();
    setBusy(false);
    if (!done.ok) notify({ tone: 'poor', title: what, detail: done.error.message });
  };
  const cancel = () => (captureId === null ? onServer('cancel') : ingest.cancelRun(captureId));
  const retryFailed = () => (captureId === null ? onServer('retry') : ingest.retryFailed(captureId));
  const onServer = (action: 'cancel' | 'retry'): Promise<Result<unknown, RunFailure>> =>
    run === null
      ? Promise.resolve(err({ message: 'Couldn’t load this import from the server. Try again.' }))
      : ingest.changeRun(run, action);
  const known = captureId !== null || run !== null;
  const again = state === 'saved' && search.tally.failed > 0 && !search.cancelled;
  return (
    <div className="flex flex-wrap gap-2">
      {known && state === 'running' ? (
        <Button
          className="min-h-11"
          busy={busy}
          disabled={busy || search.cancelled}
          onClick={() => void act('Couldn’t cancel', cancel)}
          data-testid="run-cancel"
        >
          Cancel the rest
        </Button>
      ) : null}
      <Editable>
        {known && again ? (
          <Button
            className="min-h-11"
            look="primary"
            busy={busy}
            disabled={busy}
            onClick={() => void act('Couldn’t retry', retryFailed)}
            data-testid="run-retry-failed"
          >
            Retry {search.tally.failed} failed
          </Button>
        ) : null}
        {captureId !== null && (state === 'failed' || state === 'waiting') ? (
          <Button
            className="min-h-11"
            look="primary"
            busy={busy}
            disabled={busy}
            onClick={() => void act('Analysis failed', () => ingest.retry(captureId))}
            data-testid="run-retry"
          >
            Retry
          </Button>
        ) : null}
      </Editable>
      {state === 'saved' || state === 'failed' ? <WatchSearch url={view.url} wanted={search.wanted} /> : null}
      {state === 'saved' ? (
        <LinkButton className="min-h-11" to="/deals">
          All deals
        </LinkButton>
      ) : null}
    </div>
  );
}
