import { lazy, Suspense, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useWorkspace } from '../../hooks/services.ts';
import { ChooseStart } from './ChooseStart.tsx';
import { useOnboarding } from './onboardingState.ts';

const SampleCards = lazy(async () => ({ default: (await import('./SampleCards.tsx')).SampleCards }));
const ManualDealSheet = lazy(async () => ({ default: (await import('./ManualDealSheet.tsx')).ManualDealSheet }));

interface FirstStepsProps {
  /** Deals in the bin: then there was a first deal before. */
  readonly binned: number;
  /** Opens the box for a saved page. */
  readonly onWantPage: () => void;
}

/** What stands where the deals will be: the first choice, the samples, and the ways to the first own deal. */
export function FirstSteps({ binned, onWantPage }: FirstStepsProps) {
  const { view } = useWorkspace();
  const state = useOnboarding(view);
  const [entry, setEntry] = useState<{ readonly from: Deal | null } | null>(null);
  if (state === undefined) return <Spinner label="Loading…" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {state.chosen || binned > 0 ? null : <ChooseStart />}
      <Suspense fallback={<div className="h-80" />}>
        {state.chosen && !state.samplesRemoved ? <SampleCards onUse={(from) => setEntry({ from })} /> : null}
      </Suspense>
      <section aria-labelledby="first-title" className="grid gap-3">
        <div>
          <h2 id="first-title" className="text-xl font-semibold tracking-tight">
            {binned > 0 ? 'No deals outside the bin' : 'No deals yet'}
          </h2>
          <p className="text-ink-2">
            Paste a Rightmove or Zoopla link above, or type a deal in. Its yield, cash flow and score appear here, and stay on this device
            when there is no connection.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look={state.chosen ? 'primary' : 'plain'}
            className="min-h-11"
            data-testid="manual-open"
            onClick={() => setEntry({ from: null })}
          >
            Type a deal in
          </Button>
          <Button className="min-h-11" onClick={onWantPage}>
            Add a saved page
          </Button>
          {binned === 0 ? null : (
            <LinkButton to="/deals" search={{ view: 'bin' }} className="min-h-11">
              {`Bin (${binned})`}
            </LinkButton>
          )}
        </div>
      </section>
      <Suspense fallback={null}>{entry === null ? null : <ManualDealSheet from={entry.from} onClose={() => setEntry(null)} />}</Suspense>
    </div>
  );
}
