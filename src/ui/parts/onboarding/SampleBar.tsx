import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { undoable } from '../../components/notice/undoLast.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { Editable } from '../teams/Editable.tsx';
import { removeSamples } from './onboardingState.ts';

const ManualDealSheet = lazy(async () => ({ default: (await import('./ManualDealSheet.tsx')).ManualDealSheet }));

/** A bar above a sample deal that marks it as a sample and lets the user start a deal with their own numbers. */
export function SampleBar({ deal }: { readonly deal: Deal }) {
  const { view } = usePerson();
  const navigate = useNavigate();
  const [using, setUsing] = useState(false);
  const remove = async () => {
    await undoable(async () => {
      await removeSamples(view, true);
      await navigate({ to: '/deals' });
      return { back: () => removeSamples(view, false), notice: { tone: 'neutral', title: 'Samples removed' } };
    });
  };
  return (
    <section
      aria-label="Sample"
      data-testid="sample-bar"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-dashed border-line-strong bg-card px-4 py-2.5"
    >
      <Badge>Sample</Badge>
      <p className="min-w-0 flex-1 basis-64 text-[15px] text-ink-2">
        This is a fictional property. Change any figure – nothing is synced and it doesn’t use an analysis.
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Editable>
          <Button look="primary" className="min-h-11" data-testid="sample-use" onClick={() => setUsing(true)}>
            Use my numbers
          </Button>
        </Editable>
        <Button look="quiet" className="min-h-11" onClick={() => void remove()}>
          Remove samples
        </Button>
      </div>
      <Suspense fallback={null}>{using ? <ManualDealSheet from={deal} onClose={() => setUsing(false)} /> : null}</Suspense>
    </section>
  );
}
