import { useNavigate } from '@tanstack/react-router';
import { createManualDeal } from '../../../core/deal/manual/createManualDeal.ts';
import { typedPlace } from '../../../core/deal/manual/manualEntry.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import { everyInput } from '../../../core/deal/strategies/strategyCatalogue.ts';
import type { DealCommand, Stamp } from '../../../data/commands/dealCommand.ts';
import type { OwnValues, SimulatedStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';
import { notify } from '../../components/notice/notify.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useItemCommands } from '../../hooks/useItemCommands.ts';
import { failureText } from '../../parts/dealCommands/useDealCommands.ts';

export interface SaveSimulation {
  /** Saves the changes as a scenario of a deal; false after an error toast. */
  readonly asScenario: (scenario: { readonly dealId: string; readonly name: string; readonly of: SimulatedStrategy }) => Promise<boolean>;
  /** Creates a deal and opens it; false after an error toast. */
  readonly asDeal: (deal: { readonly address: string; readonly letting: OwnValues; readonly of: SimulatedStrategy }) => Promise<boolean>;
}

/** Commands that save the simulation as a scenario or deal. */
export function useSaveSimulation(): SaveSimulation {
  const itemCommands = useItemCommands();
  const deals = useDeals();
  const { newId, now } = useClock();
  const navigate = useNavigate();
  const stamp = (): Stamp => ({ mid: newId(), at: now() });
  return {
    asScenario: async ({ dealId, name, of }) => {
      const [id, at] = [newId(), now()];
      const item = { dealId, name, strategy: of.strategy, inputs: of.yours, createdAt: at, updatedAt: at };
      const put = (scenario: typeof item | null) => itemCommands.mutateItem({ coll: 'scenarios', id, item: scenario, stamp: stamp() });
      return undoable(async () => {
        const saved = await put(item);
        if (saved.ok) return { back: () => put(null), notice: { tone: 'good', title: 'Scenario saved', detail: name } };
        notifyFailure(failureText(saved.error));
        return null;
      });
    },
    asDeal: async ({ address, letting, of }) => {
      const made = stamp();
      const id = newId();
      const { facts, country } = typedPlace(address, countryOfMarket(of.market));
      const typed = createManualDeal({ id, ...made, facts: { ...facts, address } });
      const deal = country === undefined ? typed : { ...typed, country };
      const commands: readonly DealCommand[] = [
        { type: 'deal/add', deal },
        { type: 'deal/strategy', id, strategy: of.strategy, stamp: stamp() },
        ...inputsCommand(id, of, stamp()),
      ];
      const { failed } = await deals.mutateMany(commands);
      const [first] = failed;
      if (first !== undefined) return notifyFailure(failureText(first.failure));
      // Sent last and as a separate command, because it also evaluates the deal.
      const assumed = await deals.mutate({
        type: 'deal/inputs',
        id,
        strategy: 'buy-to-let',
        changes: lettingValues(letting),
        stamp: stamp(),
      });
      if (!assumed.ok) return notifyFailure(failureText(assumed.error));
      notify({ tone: 'good', title: 'Deal created', detail: address });
      await navigate({ to: '/deals/$dealId', params: { dealId: id } });
      return true;
    },
  };
}

function notifyFailure(detail: string): false {
  notify({ tone: 'poor', title: 'Couldn’t save', detail });
  return false;
}

/** The buy-to-let values a deal stores as its own. Other strategies store theirs separately. */
function lettingValues(letting: OwnValues): OwnValues {
  return Object.fromEntries(everyInput('buy-to-let').flatMap((key) => (letting[key] === undefined ? [] : [[key, letting[key]] as const])));
}

function inputsCommand(id: string, { strategy, yours }: SimulatedStrategy, stamp: Stamp): readonly DealCommand[] {
  if (strategy === 'buy-to-let') return [];
  const changes = Object.fromEntries(everyInput(strategy).flatMap((key) => (yours[key] === undefined ? [] : [[key, yours[key]] as const])));
  return [{ type: 'deal/inputs', id, strategy, changes, stamp }];
}
