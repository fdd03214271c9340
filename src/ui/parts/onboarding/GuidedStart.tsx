import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { firstSampleId } from '../../../core/deal/samples/firstSample.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { ChooseStart } from './ChooseStart.tsx';
import { ManualDealSheet } from './ManualDealSheet.tsx';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { useFirstSteps } from './useFirstSteps.ts';

const SampleCards = lazy(async () => ({ default: (await import('./SampleCards.tsx')).SampleCards }));

interface GuidedStartProps {
  /** Number of deals in the bin. If it is above 0, the user has had a deal before. */
  readonly binned: number;
  /** Opens the saved-page upload. */
  readonly onWantPage: () => void;
}

/** The dashboard without deals: three ways to add a first one, and the country and strategy questions. */
export function GuidedStart({ binned, onWantPage }: GuidedStartProps) {
  const state = useFirstSteps();
  const [entry, setEntry] = useState<{ readonly from: Deal | null } | null>(null);
  const readOnly = useReadOnly();
  if (readOnly !== null) return <EmptyState title="No deals yet">{readOnly}</EmptyState>;
  if (state === undefined) return <Spinner label="Loading…" />;
  const { country, chosen, samplesRemoved } = state;
  return (
    <div data-testid="guided-start" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="ways-title" className="grid gap-2">
        <h2 id="ways-title" className="text-xl font-semibold tracking-tight">
          {binned > 0 ? 'All your deals are in the bin' : 'Start with one deal'}
        </h2>
        <ul className="grid border-y border-line">
          <Way words="Enter a property’s address, price, rent and bedrooms.">
            <Button look="primary" className="min-h-11" data-testid="manual-open" onClick={() => setEntry({ from: null })}>
              Enter details manually
            </Button>
          </Way>
          <Way words="Paste a listing’s link above, or drop its saved page anywhere on this screen.">
            <Button className="min-h-11" onClick={onWantPage}>
              Upload a saved page
            </Button>
          </Way>
          <Way words="See a complete example first: a fictional property with real calculations.">
            <LinkButton to="/deals/$dealId" params={{ dealId: firstSampleId }} className="min-h-11">
              Open a sample deal
            </LinkButton>
          </Way>
        </ul>
        {binned === 0 ? null : (
          <Link
            to="/deals"
            search={{ view: 'bin' }}
            className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
          >
            {`Bin (${binned})`}
          </Link>
        )}
      </section>
      {chosen || binned > 0 ? null : <ChooseStart />}
      <Suspense fallback={<div className="h-80" />}>
        {chosen && !samplesRemoved ? <SampleCards country={country} onUse={(from) => setEntry({ from })} /> : null}
      </Suspense>
      {entry === null ? null : <ManualDealSheet from={entry.from} onClose={() => setEntry(null)} />}
    </div>
  );
}

const Way = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-0">
    <span className="min-w-0 flex-1 basis-64">{words}</span>
    {children}
  </li>
);
