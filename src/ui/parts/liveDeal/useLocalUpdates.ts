import type { Deal } from '../../../core/deal/deal.ts';
import { useDealCommands } from '../dealCommands/useDealCommands.ts';
import type { LiveDeal } from './liveDeal.ts';

/** A deal's commands, and a function that shows a command's result immediately. */
export function useLocalUpdates(live: Pick<LiveDeal, 'stored'>) {
  const commands = useDealCommands();
  const take = async (changed: Promise<Deal | null>): Promise<void> => {
    const next = await changed;
    if (next !== null) live.stored(next);
  };
  return { commands, take };
}
