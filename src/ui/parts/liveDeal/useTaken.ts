import type { Deal } from '../../../core/deal/deal.ts';
import { useDealCommands } from '../dealCommands/useDealCommands.ts';
import type { LiveDeal } from './liveDeal.ts';

/** The commands of a deal, and a way to show at once what one of them stored. */
export function useTaken(live: Pick<LiveDeal, 'stored'>) {
  const commands = useDealCommands();
  const take = async (changed: Promise<Deal | null>): Promise<void> => {
    const next = await changed;
    if (next !== null) live.stored(next);
  };
  return { commands, take };
}
