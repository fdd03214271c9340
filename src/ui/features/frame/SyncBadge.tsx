import { lazy, Suspense, useState } from 'react';
import { useCaptures } from '../../../data/view/queries.ts';
import { useSyncStatus } from '../../../data/view/sync/syncQueries.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useConnection } from '../auth/useConnection.ts';
import { syncWords } from './syncWords.ts';

const SyncSheet = lazy(async () => ({ default: (await import('../sync/SyncSheet.tsx')).SyncSheet }));

const dots = {
  offline: 'border-ink-2 bg-transparent',
  waiting: 'border-tape-edge bg-tape',
  sending: 'border-tape-edge bg-tape',
  choice: 'border-tape-edge bg-tape',
  failed: 'border-ink bg-transparent',
  device: 'border-brand bg-brand',
  synced: 'border-brand bg-brand',
} as const;

const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Where the person's work stands; opens what the sync refused, set aside or repaired. */
export function SyncBadge() {
  const { view, userId } = usePerson();
  const captures = useCaptures(view);
  const status = useSyncStatus(view);
  const connection = useConnection();
  const [open, setOpen] = useState(false);
  const waiting = captures?.filter((capture) => capture.state === 'waiting').length ?? 0;
  const shown = userId === null ? null : (status ?? null);
  const { look, text } = syncWords({ connection, waiting, status: shown, clockTime });
  const badge = (
    <output data-testid="sync-badge" data-state={look} className="num inline-flex items-center gap-2 text-[13px] leading-tight text-ink-2">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full border-2 ${dots[look]}`} />
      <span>{text}</span>
      <VisuallyHidden>
        <span data-testid="pending-count">{waiting + (shown?.pending ?? 0)}</span> waiting to be sent
      </VisuallyHidden>
    </output>
  );
  if (userId === null) return badge;
  return (
    <>
      <span className="inline-flex items-center">
        {badge}
        <button
          type="button"
          data-testid="sync-details"
          onClick={() => setOpen(true)}
          className="inline-flex min-h-11 items-center px-2 text-[13px] text-ink-2 underline"
        >
          Details
        </button>
      </span>
      <Suspense fallback={null}>{open ? <SyncSheet onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
