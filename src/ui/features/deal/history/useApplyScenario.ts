import type { Deal } from '../../../../core/deal/deal.ts';
import type { Scenario } from '../../../../core/deal/items/items.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { failureText } from '../../../parts/dealCommands/useDealCommands.ts';
import { ownValues } from '../../../parts/risk/useStrategy.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

type Values = Readonly<Record<string, unknown>>;

/** Applies a scenario's values to the deal and switches to its strategy, with undo. */
export function useApplyScenario(live: LiveDeal, deal: Deal): (scenario: Scenario) => Promise<void> {
  const deals = useDeals();
  const { newId, now } = useClock();
  const stamp = () => ({ mid: newId(), at: now() });
  const write = async (strategy: StrategyId, changes: Values, shown: StrategyId): Promise<boolean> => {
    live.change(strategy, changes);
    const switched = await deals.mutate({ type: 'deal/strategy', id: deal.id, strategy: shown, stamp: stamp() });
    if (!switched.ok) return notifyFailure(failureText(switched.error));
    live.stored(switched.value);
    return true;
  };
  return async ({ name, strategy, inputs }) => {
    const before = ownValues(strategy, deal);
    const shownBefore = live.strategy.id;
    const back = Object.fromEntries(Object.keys(inputs).map((key) => [key, before[key] ?? null]));
    await undoable(async () => {
      if (!(await write(strategy, inputs, strategy))) return null;
      const notice = { tone: 'neutral', title: `${name} applied`, detail: 'The figures now use this scenario.' } as const;
      return { back: () => write(strategy, back, shownBefore), notice };
    });
  };
}

function notifyFailure(detail: string): false {
  notify({ tone: 'poor', title: 'Couldn’t apply the scenario', detail });
  return false;
}
