import { ownInputs } from '../../../../core/deal/strategies/ownInputs.ts';
import { useEffect, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import { useDealFeed } from '../../../../data/view/rows/useDealFeed.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';
import { useProfileRecord } from '../../../hooks/useProfileRecord.ts';
import type { Side } from './side.ts';

export interface Comparison {
  /** Null while calculating. */
  readonly sides: readonly Side[] | null;
  /** The number of requested deals that are not on this device. */
  readonly missing: number;
  readonly failed: boolean;
}

/** Evaluates deals for comparison, with their own inputs or the user's defaults. Recalculates when a deal changes. */
export function useComparison(ids: readonly string[], standard: boolean): Comparison {
  const profileRecord = useProfileRecord();
  const deals = useDeals();
  const evaluator = useEvaluator();
  const { now } = useClock();
  const feed = useDealFeed();
  const [state, setState] = useState<Comparison>({ sides: null, missing: 0, failed: false });
  const asked = ids.join(',');
  const revisions =
    feed === null ? null : ids.map((id) => [...feed.rows, ...feed.binned].find((row) => row.id === id)?.revision ?? '').join(',');
  useEffect(() => {
    let left = false;
    const compute = async (): Promise<void> => {
      const wanted = asked.split(',');
      const [profile, ...read] = await Promise.all([profileRecord.readProfile(), ...wanted.map((id) => deals.readDeal(id))]);
      const found = read.filter((deal) => deal !== null).map((deal) => (standard ? withoutOwnInputs(deal) : deal));
      const answers = await Promise.all(
        found.map((deal) => evaluator.ask('evaluate', [{ deal, profile, today: dayOf(now()) }], `compare-${deal.id}`)),
      );
      if (left) return;
      const sides = found.map((deal, at) => {
        const answer = answers[at];
        if (answer?.ok !== true) return { deal, outcome: null, gap: null };
        return answer.value.ok
          ? { deal, outcome: answer.value.outcome, gap: null }
          : { deal, outcome: null, gap: answer.value.gap.message };
      });
      setState({ sides, missing: wanted.length - found.length, failed: answers.some((answer) => !answer.ok) });
    };
    if (revisions !== null) void compute();
    return () => {
      left = true;
    };
  }, [profileRecord, deals, evaluator, now, asked, revisions, standard]);
  return state;
}

/**
 * The deal without the user's own inputs, except a manual deal's rent and price, which stand in for a listing's. The comparison then
 * shows differences between properties, not between cautious and optimistic inputs.
 */
function withoutOwnInputs(deal: Deal): Deal {
  const { purchasePrice, askingPrice, monthlyRent } = ownInputs(deal, 'buy-to-let');
  const typedIn = deal.origin.kind === 'manual' && monthlyRent !== undefined ? { monthlyRent } : {};
  // A listing without a price has only the price the user entered.
  const asked = askingPrice ?? purchasePrice;
  const priced = deal.facts.askingPrice?.amount == null && asked !== undefined ? { purchasePrice: asked } : {};
  return { ...deal, inputs: { 'buy-to-let': { ...typedIn, ...priced } } };
}
