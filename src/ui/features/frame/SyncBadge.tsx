import { lazy, Suspense, useState } from 'react';
import { useCaptures } from '../../../data/view/queries.ts';
import { useSyncStatus } from '../../../data/view/sync/syncQueries.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useConnection } from '../../parts/connection/useConnection.ts';
import { syncStatusText } from '../../parts/sync/syncStatusText.ts';

const SyncSheet = lazy(async () => ({ default: (await import('../../parts/sync/SyncSheet.tsx')).SyncSheet }));

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

/** Sync status. Selecting it opens the changes that sync refused, overrode or repaired. */
export function SyncBadge() {
  const { view, userId } = usePerson();
  const captures = useCaptures(view);
  const status = useSyncStatus(view);
  const connection = useConnection();
  const [open, setOpen] = useState(false);
  const waiting = captures?.filter((capture) => capture.state === 'waiting').length ?? 0;
  const shown = userId === null ? null : (status ?? null);
  const { look, text } = syncStatusText({ connection, waiting, status: shown, clockTime });
  const words = (
    <>
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full border-2 ${dots[look]}`} />
      <span>{text}</span>
      <VisuallyHidden>
        <span data-testid="pending-count">{waiting + (shown?.pending ?? 0)}</span> waiting to sync
      </VisuallyHidden>
    </>
  );
  return (
    <>
      <output data-testid="sync-badge" data-state={look} className="num text-[13px] leading-tight text-ink-2">
        {userId === null ? (
          <span className={line}>{words}</span>
        ) : (
          <button
            type="button"
            data-testid="sync-details"
            aria-haspopup="dialog"
            title="Sync status"
            onClick={() => setOpen(true)}
            className={`${line} -mx-2 rounded-lg px-2 text-left hover:bg-sunk hover:text-ink`}
          >
            {words}
          </button>
        )}
      </output>
      <Suspense fallback={null}>{open ? <SyncSheet onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

const line = 'inline-flex min-h-11 items-center gap-2';
