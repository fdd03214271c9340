import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unreachable } from '../../../core/kernel/result.ts';
import type { IngestRun } from '../../../core/contracts/ingestContract.ts';
import type { Site } from '../../../core/listing/facts.ts';
import { Button } from '../../components/press/Button.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { notify } from '../../components/notice/notify.ts';
import { useIngest } from '../../hooks/useIngest.ts';
import { PageCapture } from '../../parts/capture/PageCapture.tsx';
import { webAddress } from '../../parts/dealRow/webAddress.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { RunItems } from './RunItems.tsx';
import { SearchActions } from './SearchActions.tsx';
import { SearchItems } from './SearchItems.tsx';
import { RunSteps } from './RunSteps.tsx';
import { siteNames } from '../../parts/linkField/siteNames.ts';
import { useRun } from './useRun.ts';
import type { RunView } from './runView.ts';
import { searchStatusText, searchShareText, type SearchView } from './searchView.ts';

interface RunScreenProps {
  readonly site: Site;
  readonly asked: string;
}

/** One live run: its steps, results and recovery options. */
export function RunScreen({ site, asked }: RunScreenProps) {
  const { view, run, runId, search } = useRun(asked);
  const navigate = useNavigate();
  useEffect(() => {
    // A retry starts a new server run, which a reload must find.
    if (runId !== asked) void navigate({ to: '/sync-progress', search: { [site]: runId }, replace: true });
  }, [runId, asked, site, navigate]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Reading from {siteNames[site]}</h1>
        {view?.url ? <ListingAddress url={view.url} /> : null}
      </header>
      {view === undefined ? <Spinner label="Loading this import…" /> : null}
      {view === null ? <UnknownRun /> : null}
      {view ? (
        <>
          <RunState view={view} search={search} run={run} />
          <RunSteps steps={view.steps} search={search !== null} />
          {search === null ? <RunItems dealIds={view.dealIds} items={run?.items ?? []} /> : <SearchItems listings={search.listings} />}
          {view.error?.offerCapture === true ? <OwnPage /> : null}
        </>
      ) : null}
    </div>
  );
}

function ListingAddress({ url }: { readonly url: string }) {
  const address = webAddress(url);
  if (address === null) return <p className="break-all text-ink-3">{url}</p>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="inline-flex min-h-8 items-center break-all text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {url}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

interface RunStateProps {
  readonly view: RunView;
  readonly search: SearchView | null;
  readonly run: IngestRun | null;
}

function RunState({ view, search, run }: RunStateProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div aria-live="polite" className="min-w-0">
        <p data-testid="run-state" data-state={view.state} className="text-lg font-medium tracking-tight">
          {search === null ? stateText(view) : searchStatusText(search, view.state)}
        </p>
        {search === null || search.count === 0 ? null : (
          <p data-testid="run-share" className="text-ink-2">
            {searchShareText(search)}
          </p>
        )}
        {view.error === null ? null : <p className="text-poor">{view.error.message}</p>}
      </div>
      {search === null ? <RunActions view={view} /> : <SearchActions view={view} search={search} run={run} />}
    </div>
  );
}

function RunActions({ view }: { readonly view: RunView }) {
  const ingest = useIngest();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { captureId, url, dealIds } = view;
  const retry = async () => {
    setBusy(true);
    const answer = captureId !== null ? await ingest.retry(captureId) : await ingest.analyseUrl(url ?? '');
    setBusy(false);
    if (!answer.ok) notify({ tone: 'poor', title: 'Analysis failed', detail: answer.error.message });
    // Without a capture on this device, the new run is known only from the response.
    else if (captureId === null && answer.value.kind === 'read' && answer.value.runId !== null) {
      await navigate({ to: '/sync-progress', search: { [answer.value.site]: answer.value.runId }, replace: true });
    }
  };
  const cancel = async () => {
    if (captureId !== null) await ingest.discard(captureId);
    await navigate({ to: '/deals' });
  };
  const stuck = view.state === 'failed' || view.state === 'waiting';
  const [only] = dealIds;
  return (
    <div className="flex flex-wrap gap-2">
      {stuck && (captureId !== null || url !== null) ? (
        <Editable>
          <Button className="min-h-11" look="primary" busy={busy} disabled={busy} onClick={() => void retry()} data-testid="run-retry">
            Retry
          </Button>
        </Editable>
      ) : null}
      {stuck && captureId !== null ? (
        <Button className="min-h-11" disabled={busy} onClick={() => void cancel()} data-testid="run-discard">
          {view.state === 'waiting' ? 'Cancel' : 'Discard'}
        </Button>
      ) : null}
      {view.state === 'saved' && only !== undefined && dealIds.length === 1 ? (
        <LinkButton look="primary" className="min-h-11" to="/deals/$dealId" params={{ dealId: only }}>
          Open deal
        </LinkButton>
      ) : null}
      {view.state === 'saved' ? (
        <LinkButton className="min-h-11" to="/deals">
          All deals
        </LinkButton>
      ) : null}
    </div>
  );
}

function OwnPage() {
  return (
    <section aria-labelledby="own-page-title" className="grid gap-3 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5">
      <h2 id="own-page-title" className="text-[17px] font-semibold tracking-tight">
        Upload the page yourself
      </h2>
      <p className="text-ink-2">Open the listing in your browser and save it or copy its source. We’ll read it on this device.</p>
      <Editable>
        <PageCapture />
      </Editable>
    </section>
  );
}

function UnknownRun() {
  return (
    <EmptyState title="Couldn’t find this import" action={<LinkButton to="/sync-progress">All imports on this device</LinkButton>}>
      It wasn’t started on this device, and the server didn’t return it. It may belong to another account, or you may be offline.
    </EmptyState>
  );
}

function stateText({ state, itemCount }: RunView): string {
  switch (state) {
    case 'waiting':
      return 'Waiting for a connection. It continues automatically.';
    case 'running':
      return 'In progress…';
    case 'saved':
      return `Done: ${itemCount} ${itemCount === 1 ? 'property' : 'properties'} analysed`;
    case 'failed':
      return 'Analysis failed';
    default:
      return unreachable(state);
  }
}
