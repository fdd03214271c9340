import type { Deal } from '../../../core/deal/deal.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import { notify } from '../../components/notice/notify.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { useHoldingCommands } from './useHoldingCommands.ts';

/**
 * Creates a holding from a bought deal, as calculated today, under the deal's id, so that two devices create
 * the same one. `shown` is the deal on screen, whose draft is stored moments later. Resolves to whether it was saved, after
 * showing any failure.
 */
export function useAddToPortfolio(): (dealId: string, shown?: Deal) => Promise<boolean> {
  const deals = useDeals();
  const profileRecord = useProfileRecord();
  const { view } = usePerson();
  const evaluator = useEvaluator();
  const { now } = useClock();
  const take = useHoldingCommands();
  return async (dealId, shown) => {
    const [stored, profile] = await Promise.all([deals.readDeal(dealId), profileRecord.readProfile()]);
    const deal = stored === null ? null : (shown ?? stored);
    if (deal === null) return refused('This deal is no longer on this device.');
    if ((await view.items.get(['holdings', dealId])) !== undefined) return refused('It’s already in your portfolio.');
    const today = dayOf(now());
    const bought = { job: { deal, profile, today }, boughtOn: today, at: now() };
    const made = await evaluator.ask('holdingOfDeal', [bought], 'holding-of-deal');
    if (!made.ok) return refused(made.error.message);
    if (!made.value.ok) return refused(made.value.error.message);
    const holding = made.value.value;
    return take([{ id: deal.id, before: null, after: holding }], `${holding.name} added to the portfolio`);
  };
}

function refused(detail: string): false {
  notify({ tone: 'poor', title: 'Couldn’t add to portfolio', detail });
  return false;
}
