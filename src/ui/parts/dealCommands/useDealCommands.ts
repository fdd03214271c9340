import { useMemo } from 'react';
import type { Track } from '../../../analytics/events.ts';
import type { Assignment, Decision } from '../../../core/deal/collaboration/collaboration.ts';
import type { Deal, DealStage } from '../../../core/deal/deal.ts';
import { err } from '../../../core/kernel/result.ts';
import type { CountryCode } from '../../../core/kernel/countries.ts';
import type { DataFailure, DealCommand, MutateResult, Stamp } from '../../../data/commands/dealCommand.ts';
import { notify } from '../../components/notice/notify.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useTrack } from '../../hooks/useTrack.ts';
import { failureText } from './failureText.ts';
import type { Ownership } from '../../../core/deal/owner.ts';
import type { Deals } from '../../hooks/workspaceParts.ts';
import type { Clock } from '../../hooks/serviceParts.ts';

export { failureText } from './failureText.ts';

/** Commands on a deal as a whole. Each resolves to the stored deal, or to null after showing the failure. */
export interface DealCommands {
  readonly save: (id: string, saved: boolean) => Promise<Deal | null>;
  readonly stage: (id: string, stage: DealStage) => Promise<Deal | null>;
  /** Sets the ownership; null resets it to the profile's. */
  readonly ownership: (id: string, ownership: Ownership | null) => Promise<Deal | null>;
  /** Sets the country and the state or region by id; null resets them to the listing's. */
  readonly country: (id: string, country: CountryCode | null, region?: string) => Promise<Deal | null>;
  /** Sets who works on the deal next; null removes the assignment. */
  readonly assign: (id: string, assignment: Omit<Assignment, 'at'> | null) => Promise<Deal | null>;
  /** Records whether to make an offer; null removes the decision. */
  readonly decide: (id: string, decision: Omit<Decision, 'at'> | null) => Promise<Deal | null>;
  /** Moves a deal to the bin, with Undo, or restores it. */
  readonly bin: (id: string, binned: boolean) => Promise<Deal | null>;
}

export function useDealCommands(): DealCommands {
  const deals = useDeals();
  const clock = useClock();
  const track = useTrack();
  return useMemo(() => createDealCommands(deals, { ...clock, track }), [deals, clock, track]);
}

/** The same commands, for use outside a component. */
export function createDealCommands(deals: Pick<Deals, 'mutate'>, { newId, now, track }: Clock & { readonly track: Track }): DealCommands {
  const stamp = (): Stamp => ({ mid: newId(), at: now() });
  const run = async (command: DealCommand): Promise<Deal | null> => {
    const result = await deals.mutate(command).catch((): MutateResult => err(noAnswer));
    if (result.ok) return result.value;
    notify({ tone: 'poor', title: 'Couldn’t save', detail: failureText(result.error) });
    return null;
  };
  const commands: DealCommands = {
    async save(id, saved) {
      const deal = await run({ type: 'deal/save', id, saved, stamp: stamp() });
      if (deal !== null && saved) track('deal_saved', { deal_id: id });
      return deal;
    },
    stage: (id, stage) => run({ type: 'deal/stage', id, stage, stamp: stamp() }),
    ownership: (id, ownership) => run({ type: 'deal/ownership', id, ownership, stamp: stamp() }),
    country: (id, country, region) =>
      run({ type: 'deal/country', id, country, ...(region === undefined ? {} : { region }), stamp: stamp() }),
    assign: (id, assignment) => {
      const at = now();
      return run({ type: 'deal/assign', id, assignment: assignment && { ...assignment, at }, stamp: { mid: newId(), at } });
    },
    decide: (id, decision) => {
      const at = now();
      return run({ type: 'deal/decide', id, decision: decision && { ...decision, at }, stamp: { mid: newId(), at } });
    },
    async bin(id, binned) {
      if (!binned) return run({ type: 'deal/bin', id, binned, stamp: stamp() });
      let deal: Deal | null = null;
      await undoable(async () => {
        deal = await run({ type: 'deal/bin', id, binned, stamp: stamp() });
        return deal === null ? null : { back: () => commands.bin(id, false), notice: { tone: 'neutral', title: 'Deal moved to the bin' } };
      });
      return deal;
    },
  };
  return commands;
}

const noAnswer: DataFailure = { kind: 'storage-lost', message: 'Something went wrong on this device. Try again, or reload the page.' };
