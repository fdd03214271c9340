import { lazy, Suspense, useEffect, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { sampleDealsIn } from '../../../core/deal/samples/samplesByCountry.ts';
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

/** What stands where the deals will be: the first choice, the samples, and the ways to the first own deal. */
export function FirstSteps({ binned, onWantPage }: FirstStepsProps) {
  const { view } = usePerson();
  const state = useOnboarding(view);
  const [entry, setEntry] = useState<{ readonly from: Deal | null } | null>(null);
  const country = useCountry(state?.chosen === true);
  if (state === undefined) return <Spinner label="Loading…" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {state.chosen || binned > 0 ? null : <ChooseStart />}
      <Suspense fallback={<div className="h-80" />}>
        {state.chosen && !state.samplesRemoved && sampleDealsIn(country).length > 0 ? (
          <SampleCards onUse={(from) => setEntry({ from })} />
        ) : null}
      </Suspense>
      <NoDealsYet country={country} binned={binned} leads={state.chosen} onType={() => setEntry({ from: null })} onWantPage={onWantPage} />
      <Suspense fallback={null}>{entry === null ? null : <ManualDealSheet from={entry.from} onClose={() => setEntry(null)} />}</Suspense>
    </div>
  );
}

/** Where the person invests, read again once they have chosen. */
function useCountry(chosen: boolean): MarketCountry {
  const profileRecord = useProfileRecord();
  const [country, setCountry] = useState<MarketCountry>('GB');
  useEffect(() => {
    if (!chosen) return undefined;
    let left = false;
    const read = async () => {
      const profile = await profileRecord.readProfile();
      if (!left) setCountry(profile.country ?? 'GB');
    };
    void read();
    return () => {
      left = true;
    };
  }, [profileRecord, chosen]);
  return country;
}
