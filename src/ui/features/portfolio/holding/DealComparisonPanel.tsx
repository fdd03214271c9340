import { useEffect, useMemo, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Holding } from '../../../../core/deal/holding/holding.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { DealQuestion } from '../../../../core/pipeline/portfolio/compareWithDeal.ts';
import { useDealRow } from '../../../../data/view/queries.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { useProfile } from '../../../parts/liveDeal/useProfile.ts';

/** Compares the property's results with its deal. Renders nothing if the deal is not on this device. */
export function DealComparisonPanel({ dealId, holding }: { readonly dealId: string; readonly holding: Holding }) {
  const deal = useStoredDeal(dealId);
  const { profile } = useProfile();
  const { now } = useClock();
  const today = dayOf(now());
  const args = useMemo(
    (): [DealQuestion] | null => (deal === null || profile === null ? null : [{ job: { deal, profile, today }, holding }]),
    [deal, profile, today, holding],
  );
  const { answer } = useAnswer({ name: 'compareWithDeal', args, lane: 'holding-against-deal' });
  if (answer?.ok !== true) return null;
  return (
    <p data-testid="against-deal" className="border-t border-line pt-4 text-[15px] text-ink-2">
      <UnbrokenAmounts text={answer.value.words} />
    </p>
  );
}

function useStoredDeal(id: string): Deal | null {
  const { view } = usePerson();
  const deals = useDeals();
  // Reads again after each write, because the last edit may not be stored yet when this first renders.
  const revision = useDealRow(view, id)?.revision;
  const [deal, setDeal] = useState<Deal | null>(null);
  useEffect(() => {
    if (revision === undefined) return undefined;
    let left = false;
    const load = async () => {
      const read = await deals.readDeal(id);
      if (!left) setDeal(read);
    };
    void load();
    return () => {
      left = true;
    };
  }, [deals, id, revision]);
  return deal;
}
