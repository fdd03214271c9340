import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { WorkspaceContext, type Workspace } from '../../hooks/workspace.ts';
import { sampleDealsIn } from '../../../core/deal/samples/samplesByCountry.ts';
import { useReplay } from '../../preboot/useReplay.ts';
import { ChooseStart } from './ChooseStart.tsx';
import { NoDealsYet } from './NoDealsYet.tsx';
import { useOnboarding } from './onboardingState.ts';

const SampleCards = lazy(async () => ({ default: (await import('./SampleCards.tsx')).SampleCards }));
const ManualDealSheet = lazy(async () => ({ default: (await import('./ManualDealSheet.tsx')).ManualDealSheet }));

interface FirstStepsProps {
  /** Deals in the bin: then there was a first deal before. */
  readonly binned: number;
  /** Opens the box for a saved page. */
  readonly onWantPage: () => void;
}

const untouched = { chosen: false, samplesRemoved: false };

/**
 * What stands where the deals will be: the first choice, the samples, and the ways to the first own deal. Prerendered for somebody who was
 * never here; what they press then is done once the workspace is open.
 */
export function FirstSteps({ binned, onWantPage }: FirstStepsProps) {
  const { person, profileRecord } = useContext(WorkspaceContext) ?? {};
  const [isFirstVisit] = useState(person === undefined);
  const state = useOnboarding(person?.view ?? null) ?? (isFirstVisit ? untouched : undefined);
  const [entry, setEntry] = useState<{ readonly from: Deal | null } | null>(null);
  const country = useCountry(state?.chosen === true ? profileRecord : undefined);
  useReplay('first-steps');
  if (state === undefined) return <Spinner label="Loading…" />;
  return (
    <div data-part={isFirstVisit ? 'first-steps' : undefined} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {state.chosen || binned > 0 ? null : <ChooseStart />}
      <Suspense fallback={<div className="h-80" />}>
        {state.chosen && !state.samplesRemoved && sampleDealsIn(country).length > 0 ? (
          <SampleCards onUse={(from) => setEntry({ from })} />
        ) : null}
      </Suspense>
      <NoDealsYet country={country} binned={binned} leads={state.chosen} onType={() => setEntry({ from: null })} onWantPage={onWantPage} />
      <Suspense fallback={null}>
        {entry === null || person === undefined ? null : <ManualDealSheet from={entry.from} onClose={() => setEntry(null)} />}
      </Suspense>
    </div>
  );
}

/** Where the person invests, read once they have chosen. */
function useCountry(profileRecord: Workspace['profileRecord'] | undefined): MarketCountry {
  const [country, setCountry] = useState<MarketCountry>('GB');
  useEffect(() => {
    if (profileRecord === undefined) return undefined;
    let left = false;
    const read = async () => {
      const profile = await profileRecord.readProfile();
      if (!left) setCountry(profile.country ?? 'GB');
    };
    void read();
    return () => {
      left = true;
    };
  }, [profileRecord]);
  return country;
}
