import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import { Button } from '../../components/press/Button.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { useTrack } from '../../hooks/useTrack.ts';
import { presenceLine } from './activity/presenceLine.ts';
import { DealHead } from './DealHead.tsx';
import { DealSource, PartialNote } from './DealSource.tsx';
import { DealTabs } from './tabs/DealTabs.tsx';
import { resultText } from './dealText.ts';
import { Explanations } from '../../parts/explanation/Explanations.tsx';
import { ListingFactsPanel } from './ListingFactsPanel.tsx';
import { MissingInputsPanel } from '../../parts/inputs/MissingInputsPanel.tsx';
import { MissingDeal } from './MissingDeal.tsx';
import { SaveState } from '../../parts/inputs/SaveState.tsx';
import { useUndoKey } from './history/useUndoKey.ts';
import { useLiveDeal } from '../../parts/liveDeal/useLiveDeal.ts';
import { useAnnouncement } from '../../parts/liveDeal/useAnnouncement.ts';
import { VerdictPanel } from './figure/VerdictPanel.tsx';
import type { LiveDeal } from '../../parts/liveDeal/liveDeal.ts';

const SampleBar = lazy(async () => ({ default: (await import('../../parts/onboarding/dealBanners.ts')).SampleBar }));
const Presence = lazy(async () => ({ default: (await import('./activity/Presence.tsx')).Presence }));
const ViewingScreen = lazy(async () => ({ default: (await import('./viewing/ViewingScreen.tsx')).ViewingScreen }));

interface DealScreenProps {
  readonly dealId: string;
  /** Shows the viewing checklist instead of the figures. */
  readonly viewing: boolean;
}

/** One deal, recalculated live. Pass the deal's id as `key`, so that drafts of one deal never reach another. */
export function DealScreen({ dealId, viewing }: DealScreenProps) {
  const live = useLiveDeal(dealId);
  useUndoKey(live);
  const spoken = useAnnouncement(live.outcome === null ? null : resultText(live.outcome));
  useViewTracked(live);
  if (live.row === null) return <MissingDeal dealId={dealId} />;
  if (live.deal === null) return <Unopened onRetry={live.readAgain} />;
  if (viewing && live.deal !== undefined) {
    return (
      <Suspense fallback={<Spinner label="Opening the checklist…" />}>
        <Editable>
          <ViewingScreen live={live} deal={live.deal} />
        </Editable>
      </Suspense>
    );
  }
  return (
    // Wraps both states, so that an open explanation stays open when the document arrives.
    <Explanations outcome={live.outcome}>
      <output aria-live="polite" className="sr-only">
        {spoken}
      </output>
      {live.deal === undefined ? <Opening live={live} /> : <Opened deal={live.deal} live={live} />}
    </Explanations>
  );
}

/** Shows the stored result while the document loads. */
function Opening({ live }: { readonly live: LiveDeal }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 data-testid="deal-title" className="text-2xl leading-tight font-semibold tracking-tight sm:text-3xl">
        {live.outcome?.report.title ?? live.row?.title ?? 'Deal'}
      </h1>
      {live.outcome === null ? <Spinner label="Opening the deal…" /> : <VerdictPanel outcome={live.outcome} />}
    </div>
  );
}

function Opened({ deal, live }: { readonly deal: Deal; readonly live: LiveDeal }) {
  const { outcome, gap } = live;
  const { workspaceId } = usePerson();
  return (
    <div data-live className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      {isSampleId(deal.id) ? (
        <Suspense fallback={null}>
          <SampleBar deal={deal} />
        </Suspense>
      ) : null}
      <DealHead deal={deal} live={live} />
      {workspaceId === null ? null : (
        <Suspense fallback={<div className={presenceLine} />}>
          <Presence dealId={deal.id} />
        </Suspense>
      )}
      <SaveState live={live} />
      <MissingInputsPanel key={live.strategy.id} deal={deal} live={live} />
      {outcome === null && gap === null && live.failure === null ? <Spinner label="Analysing…" /> : null}
      {outcome === null ? (
        <>
          <PartialNote deal={deal} />
          <ListingFactsPanel deal={deal} />
          <DealSource deal={deal} report={null} />
        </>
      ) : (
        <DealTabs key={outcome.strategy} live={live} deal={deal} outcome={outcome} />
      )}
    </div>
  );
}

/** Shown when the list has the deal but its document could not be read. */
function Unopened({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="sr-only">Deal not opened</h1>
      <EmptyState title="Couldn’t open this deal" action={<Button onClick={onRetry}>Try again</Button>}>
        This device couldn’t read the deal. Try again, or reload the page.
      </EmptyState>
    </>
  );
}

/** Tracks one view per deal, with the first up-to-date score. Samples are not tracked. */
function useViewTracked(live: LiveDeal): void {
  const track = useTrack();
  const seen = useRef(false);
  const { current, outcome } = live;
  useEffect(() => {
    if (seen.current || !current || outcome === null || isSampleId(outcome.dealId)) return;
    seen.current = true;
    track('deal_viewed', { deal_id: outcome.dealId, score: outcome.score.total });
  }, [current, outcome, track]);
}
