import { isSampleId } from '../../core/deal/samples/sampleIds.ts';
import { err } from '../../core/kernel/result.ts';
import { dealIdOf, type DataFailure, type DealCommand, type MutateResult } from '../../data/commands/dealCommand.ts';
import { changeSampleSettings, readSampleDeal } from '../../data/view/samples.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';
import type { DataWorker } from '../../data/dataWorker.ts';

type Calls = Pick<DataWorker, 'mutateMany' | 'mutateItem' | 'mutateComment' | 'readDeal'>;

/** The person's calls. Those for a sample deal are answered on this device (by `mutateSample`), so that samples never become records. */
export function withSamples(calls: Calls, view: ViewDb): Calls {
  return {
    mutateMany: (commands) => calls.mutateMany(commands.filter((command) => !isSampleId(dealIdOf(command)))),
    mutateItem: async (command) =>
      'item' in command && isSampleId(command.item?.dealId ?? '') ? err(onlySample) : calls.mutateItem(command),
    mutateComment: async (command) =>
      command.type === 'comment/add' && isSampleId(command.comment.dealId) ? err(onlySample) : calls.mutateComment(command),
    readDeal: async (id) => (isSampleId(id) ? readSampleDeal(view, id) : calls.readDeal(id)),
  };
}

/** Changes a sample's numbers, on this device only. Refuses every other command. */
export async function mutateSample(view: ViewDb, command: DealCommand): Promise<MutateResult> {
  const id = dealIdOf(command);
  const deal = await readSampleDeal(view, id);
  if (deal === null) return err({ kind: 'not-found', id });
  if (command.type !== 'deal/inputs') return err(onlySample);
  // Loaded on demand, because it imports the inputs of every strategy.
  const { applyDealCommand } = await import('../../data/commands/applyDealCommand.ts');
  const changed = applyDealCommand(deal, command);
  if (!changed.ok) return changed;
  const { inputs } = changed.value;
  const { mid, at } = command.stamp;
  await changeSampleSettings(view, (before) => ({ ...before, edits: { ...before.edits, [id]: { inputs, mid, at } } }));
  return changed;
}

const onlySample: DataFailure = {
  kind: 'invalid',
  message: 'This is a sample. You can change its numbers, but nothing else is saved. To make it your own deal, press “Use my numbers”.',
};
