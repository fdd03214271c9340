import { lazy, Suspense, useContext } from 'react';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { useReplay } from '../../preboot/useReplay.ts';
import { useAnalyse } from '../linkField/useAnalyse.ts';
import { AddDeal } from './AddDeal.tsx';

const Arrivals = lazy(async () => ({ default: (await import('./addDealExtras.ts')).IncomingListings }));
const CaptureQueue = lazy(async () => ({ default: (await import('./addDealExtras.ts')).CaptureQueue }));
const Offers = lazy(async () => ({ default: (await import('../prompts/Prompts.tsx')).Prompts }));

interface DealsTopProps {
  readonly pageOpen: boolean;
  readonly onPageOpen: (open: boolean) => void;
  readonly compact: boolean;
}

/** Shared pages, the add form and pending captures. Loads after the list, which does not need it. */
export function DealsTop({ pageOpen, onPageOpen, compact }: DealsTopProps) {
  const isOpen = useContext(WorkspaceContext) !== null;
  const analyse = useAnalyse();
  const { note } = analyse;
  useReplay('deals-top');
  return (
    <>
      {isOpen ? (
        <Suspense fallback={null}>
          <Arrivals />
        </Suspense>
      ) : null}
      <AddDeal analyse={analyse} pageOpen={pageOpen} onPageOpen={onPageOpen} compact={compact} />
      {isOpen ? (
        <Suspense fallback={null}>
          <CaptureQueue told={note.kind === 'capture' ? note.captureId : null} onWantPage={() => onPageOpen(true)} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>{compact ? <Offers /> : null}</Suspense>
    </>
  );
}
