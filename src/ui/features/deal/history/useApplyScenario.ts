import type { Deal } from '../../../../core/deal/deal.ts';
import type { Scenario } from '../../../../core/deal/items/items.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { failureWords } from '../../../parts/dealCommands/useDealCommands.ts';
import { ownValues } from '../../../parts/risk/useStrategy.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

type Values = Readonly<Record<string, unknown>>;

/** Puts the values of a scenario into the deal and turns to its strategy; offers the way back to what stood there. */
export function useApplyScenario(live: LiveDeal, deal: Deal): (scenario: Scenario) => Promise<void> {
  const deals = useDeals();
  const { newId, now } = useClock();
  const stamp = () => ({ mid: newId(), at: now() });
  const write = async (strategy: StrategyId, changes: Values, shown: StrategyId): Promise<boolean> => {
    live.change(strategy, changes);
    const turned = await deals.mutate({ type: 'deal/strategy', id: deal.id, strategy: shown, stamp: stamp() });
    if (!turned.ok) return said(failureWords(turned.error));
    live.stored(turned.value);
    return true;
  };
  return async ({ name, strategy, inputs }) => {
    const before = ownValues(strategy, deal);
    const shownBefore = live.strategy.id;
    const back = Object.fromEntries(Object.keys(inputs).map((key) => [key, before[key] ?? null]));
    await undoable(async () => {
      if (!(await write(strategy, inputs, strategy))) return null;
      const notice = { tone: 'neutral', title: `${name} is in the deal`, detail: 'The figures follow it now.' } as const;
      return { back: () => write(strategy, back, shownBefore), notice };
    });
  };
}

function said(detail: string): false {
  notify({ tone: 'poor', title: 'Not stored', detail });
  return false;
}
