import { err, type Result } from '../core/kernel/result.ts';
import type { CopyCommands, UnsentCopies } from '../data/commands/copies/copyCommands.ts';
import type { DataFailure } from '../data/commands/dealCommand.ts';
import type { DataWorker } from '../data/dataWorker.ts';
import type { TeamFailure } from './teamFailure.ts';

/** The jobs of the data worker of one of the person's workspaces. Null is the personal one. They resolve with a failure if it is silent. */
export type WorkspaceCalls = (workspaceId: string | null) => CopyCommands & Pick<DataWorker, 'mutateMany'>;

/** The number of records that are stored together. */
const together = 100;

/** Stores copies in a workspace, in parts that a worker can take at once. Resolves with how many were new, once all are durable. */
export async function storeCopies(
  target: Pick<CopyCommands, 'addCopies'>,
  { records, captures }: Pick<UnsentCopies, 'records' | 'captures'>,
  at: number,
): Promise<Result<number, DataFailure>> {
  let added = 0;
  for (let from = 0; from === 0 || from < records.length; from += together) {
    const some = { records: records.slice(from, from + together), captures: from === 0 ? captures : [] };
    const answer = await target.addCopies(some, at);
    if (!answer.ok) return answer;
    added += answer.value;
  }
  return { ok: true, value: added };
}

/** A failure of the device's storage, as a failure of an action on a team. */
export const storageTrouble = (failure: DataFailure): Result<never, TeamFailure> =>
  err({ kind: 'storage', message: 'message' in failure ? failure.message : 'This deal no longer exists here. Reload the page.' });
