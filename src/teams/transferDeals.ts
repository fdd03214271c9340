import { err, ok, type Result } from '../core/kernel/result.ts';
import type { Id } from '../core/kernel/id.ts';
import type { Instant } from '../core/kernel/calendar.ts';
import type { DealCopies } from '../data/commands/copies/copyCommands.ts';
import type { TeamFailure } from './teamFailure.ts';
import { readOnlyText, type CopiedDeals, type DealTransfer, type TeamsState } from './teams.ts';
import { storageTrouble, storeCopies, type WorkspaceCalls } from './workspaceCalls.ts';

export interface TransferContext {
  readonly inWorkspace: WorkspaceCalls;
  readonly state: () => TeamsState;
  /** The open workspace. Null is the personal one. */
  readonly from: () => string | null;
  readonly now: () => Instant;
  readonly newId: () => Id;
}

/** Copies and moves deals between the person's workspaces. */
export function createDealTransfer(context: TransferContext): DealTransfer {
  return {
    copyDeals: async (ids, to) => {
      const copied = await copy(context, { ids, from: context.from(), to });
      return copied.ok ? ok({ ids: newIdsOf(ids, copied.value) }) : copied;
    },
    moveDeals: (ids, to) => move(context, ids, to),
  };
}

interface Transfer {
  readonly ids: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
}

/** Resolves once the copies are durable in the other workspace. */
async function copy(context: TransferContext, { ids, from, to }: Transfer): Promise<Result<DealCopies, TeamFailure>> {
  const refused = from === to ? 'The deals are in this workspace already. Choose another one.' : whyReadOnly(context, to);
  if (refused !== null) return err({ kind: 'refused', refusal: 'forbidden', message: refused });
  const { inWorkspace, newId, now } = context;
  const found = await inWorkspace(from).readDealCopies(ids, { seed: newId(), label: null });
  if (!found.ok) return storageTrouble(found.error);
  const stored = await storeCopies(inWorkspace(to), { records: found.value.records, captures: [] }, now());
  return stored.ok ? ok(found.value) : storageTrouble(stored.error);
}

/** The originals go to the bin only once their copies are durable, so that an interruption leaves both and never neither. */
async function move(context: TransferContext, ids: readonly string[], to: string | null): Promise<Result<CopiedDeals, TeamFailure>> {
  const from = context.from();
  const refused = whyReadOnly(context, from);
  if (refused !== null) return err({ kind: 'refused', refusal: 'forbidden', message: refused });
  const copied = await copy(context, { ids, from, to });
  if (!copied.ok) return copied;
  const moved = ids.filter((id) => copied.value.ids[id] !== undefined);
  const { newId, now, inWorkspace } = context;
  const answer = await inWorkspace(from).mutateMany(
    moved.map((id) => ({ type: 'deal/bin' as const, id, binned: true, stamp: { mid: newId(), at: now() } })),
  );
  if (answer.failed.length > 0)
    return err({ kind: 'storage', message: 'The deals were copied, but some originals are still here. Move those to the bin.' });
  return ok({ ids: newIdsOf(ids, copied.value) });
}

const newIdsOf = (ids: readonly string[], copies: DealCopies): readonly string[] => ids.flatMap((id) => copies.ids[id] ?? []);

function whyReadOnly({ state }: TransferContext, workspace: string | null): string | null {
  if (workspace === null) return null;
  const team = state().list?.teams.find(({ id }) => id === workspace);
  return team === undefined ? 'You’re not a member of that workspace. Choose another one.' : readOnlyText(team);
}
