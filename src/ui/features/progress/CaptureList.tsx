import { Link } from '@tanstack/react-router';
import { useCaptures } from '../../../data/view/queries.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { SavedSearches } from './watch/SavedSearches.tsx';
import { captureName, captureStatusText } from '../../parts/addDeal/captureStatus.ts';

/** Every import on this device, newest first, with links to its run or deal. */
export function CaptureList() {
  const { view } = usePerson();
  const captures = useCaptures(view);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Imports on this device</h1>
      <SavedSearches />
      {captures === undefined ? <Spinner label="Loading…" /> : null}
      {captures?.length === 0 ? (
        <EmptyState title="No imports yet" action={<LinkButton to="/deals">Add a deal</LinkButton>}>
          Links and pages you add appear here with their status.
        </EmptyState>
      ) : null}
      <ul className="border-b border-line empty:hidden">
        {captures?.map((capture) => (
          <Capture key={capture.id} capture={capture} />
        ))}
      </ul>
    </div>
  );
}

function Capture({ capture }: { readonly capture: CaptureRow }) {
  const { site, runId, dealIds, state } = capture;
  return (
    <li
      data-testid="capture"
      data-state={state}
      className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.5"
    >
      <div className="min-w-0">
        <p className="truncate font-medium">{captureName(capture)}</p>
        <p className={`text-sm ${state === 'failed' ? 'text-poor' : 'text-ink-2'}`}>
          {captureStatusText(capture)} ·{' '}
          <time dateTime={new Date(capture.createdAt).toISOString()}>{moment.format(capture.createdAt)}</time>
        </p>
      </div>
      <div className="flex gap-4 text-sm font-medium">
        {runId === null || site === null ? null : (
          <Link to="/sync-progress" search={{ [site]: runId }} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Steps
          </Link>
        )}
        {(capture.search === undefined ? dealIds : []).map((dealId) => (
          <Link
            key={dealId}
            to="/deals/$dealId"
            params={{ dealId }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Open deal
          </Link>
        ))}
      </div>
    </li>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
