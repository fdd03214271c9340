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
 * Makes a holding of a bought deal in one step, as the deal is calculated today, under the deal's own id: taken over on two devices it
 * is one. `shown` is the deal as it is on screen, where what is typed is stored a moment later. Resolves to whether it was kept, after
 * saying why not.
 */
export function useTakeOver(): (dealId: string, shown?: Deal) => Promise<boolean> {
  const deals = useDeals();
  const profileRecord = useProfileRecord();
  const { view } = usePerson();
  const evaluator = useEvaluator();
  const { now } = useClock();
  const take = useHoldingCommands();
  return async (dealId, shown) => {
    const [stored, profile] = await Promise.all([deals.readDeal(dealId), profileRecord.readProfile()]);
    const deal = stored === null ? null : (shown ?? stored);
    if (deal === null) return refused('This deal is not on this device any more.');
    if ((await view.items.get(['holdings', dealId])) !== undefined) return refused('It is in the portfolio already.');
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
  notify({ tone: 'poor', title: 'Not added', detail });
  return false;
}
