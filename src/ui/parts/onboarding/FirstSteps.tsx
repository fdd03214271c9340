import { lazy, Suspense, useContext, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { useReplay } from '../../preboot/useReplay.ts';
import { NoDealsYet } from './NoDealsYet.tsx';
import { useFirstSteps } from './useFirstSteps.ts';

const SampleCards = lazy(async () => ({ default: (await import('./SampleCards.tsx')).SampleCards }));
const ManualDealSheet = lazy(async () => ({ default: (await import('./ManualDealSheet.tsx')).ManualDealSheet }));

interface FirstStepsProps {
  /** Number of deals in the bin. If it is above 0, the user has had a deal before. */
  readonly binned: number;
  /** Opens the saved-page upload. */
  readonly onWantPage: () => void;
}

const untouched = { chosen: false, samplesRemoved: false };

/**
 * The empty deals screen: a message, the ways to add a first deal, and the samples. It is prerendered for new visitors, whose clicks take
 * effect once the workspace is open.
 */
export function FirstSteps({ binned, onWantPage }: FirstStepsProps) {
  const isOpen = useContext(WorkspaceContext) !== null;
  const [isFirstVisit] = useState(!isOpen);
  const state = useFirstSteps(isFirstVisit ? untouched : undefined);
  const [entry, setEntry] = useState<{ readonly from: Deal | null } | null>(null);
  const readOnly = useReadOnly();
  useReplay('first-steps');
  if (readOnly !== null) return <EmptyState title="No deals yet">{readOnly}</EmptyState>;
  if (state === undefined) return <Spinner label="Loading…" />;
  const { country, chosen, samplesRemoved } = state;
  return (
    <div data-part={isFirstVisit ? 'first-steps' : undefined} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <NoDealsYet country={country} binned={binned} chosen={chosen} onType={() => setEntry({ from: null })} onWantPage={onWantPage} />
      <Suspense fallback={<div className="h-80" />}>
        {isOpen && !samplesRemoved && (chosen || binned === 0) ? (
          <SampleCards country={country} onUse={(from) => setEntry({ from })} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {entry === null || !isOpen ? null : <ManualDealSheet from={entry.from} onClose={() => setEntry(null)} />}
      </Suspense>
    </div>
  );
}
