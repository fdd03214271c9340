import { collectionNames } from '../../../../src/core/protocol/syncRow.ts';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { applyDealCommand } from '../../../../src/data/commands/applyDealCommand.ts';
import { copyFamily, type DealFamily } from '../../../../src/data/commands/copies/copyFamilies.ts';
import type { CopyCommands } from '../../../../src/data/commands/copies/copyCommands.ts';
import { copiedState, copyUnsent, isCopied, isForbidden, unsentDeals } from '../../../../src/data/commands/copies/unsentRecords.ts';
import { dealIdOf, type DataFailure } from '../../../../src/data/commands/dealCommand.ts';
import { dealToBody, recordToDeal } from '../../../../src/data/collections/dealRecord.ts';
import { isPending, keyText, type RecordKey, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { inServerState } from '../../../../src/data/records/unsentChange.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import type { WorkspaceCalls } from '../../../../src/teams/workspaceCalls.ts';
import { childrenOf } from '../../sync/simulation/families.ts';
import type { Disk, DiskWork } from '../../sync/simulation/memoryStore.ts';

export interface CopyDisk {
  readonly disk: Disk;
  readonly run: DiskWork;
  readonly device: string;
  readonly began: () => void;
  readonly ended: (added: number) => void;
  /** Called when a record was written by a copy or a move. */
  readonly onWritten: (record: SyncedRecord) => void;
}

const silent: DataFailure = { kind: 'storage-lost', message: 'Try again.' };

async function answered<Value>(work: () => Promise<Value>): Promise<Result<Value, DataFailure>> {
  try {
    return ok(await work());
  } catch {
    return err(silent);
  }
}

/** The jobs of a workspace's data worker over a disk in memory, with the product's rules for what is copied, restored and released. */
export function createMemoryCopies(at: CopyDisk): ReturnType<WorkspaceCalls> {
  const { disk, run } = at;
  const families = (ids: readonly string[]): Promise<readonly DealFamily[]> => run('read', () => ids.map((id) => familyOf(disk, id)));
  return {
    readUnsentCopies: (plan) =>
      answered(async () => {
        const pending = await run('read', () => structuredClone([...disk.records.values()].filter(isPending)));
        return { ...copyUnsent(pending, await families(unsentDeals(pending)), plan), captures: [] };
      }),
    readDealCopies: (ids, plan) =>
      answered(async () => {
        const copied = (await families(ids))
          .filter(({ deal }) => deal !== null)
          .map((family) => [family.dealId, copyFamily(family, plan)] as const);
        return {
          records: copied.flatMap(([, { records }]) => records),
          ids: Object.fromEntries(copied.map(([id, { dealId }]) => [id, dealId])),
        };
      }),
    addCopies: ({ records }, moment) => answered(() => writing(at, (added) => addCopies(at, { records, moment }, added))),
    restoreServerStates: (keys) => answered(() => restore(at, keys)),
    releaseForbidden: () => answered(async () => ([...disk.records.values()].some(isForbidden) ? writing(at, () => release(at)) : null)),
    mutateMany: (commands) =>
      writing(at, async (added) => {
        const done: string[] = [];
        for (const command of commands)
          if (command.type === 'deal/bin' && (await run('write', () => bin(at, command, added)).catch(() => false))) done.push(command.id);
        const failed = commands.map(dealIdOf).filter((id) => !done.includes(id));
        return { written: done, failed: failed.map((id) => ({ id, failure: silent })) };
      }),
  };
}

function familyOf(disk: Disk, dealId: string): DealFamily {
  const deal = copiedState(disk.records.get(`deals/${dealId}`));
  return structuredClone({ dealId, deal, children: childrenOf(disk, dealId) });
}

/** The sync knows of the write from its beginning to its end. */
async function writing<Value>({ began, ended }: CopyDisk, work: (added: { count: number }) => Promise<Value>): Promise<Value> {
  const added = { count: 0 };
  began();
  try {
    return await work(added);
  } finally {
    ended(added.count);
  }
}

type Copies = Parameters<CopyCommands['addCopies']>[0]['records'];

/** Each collection is written at once, so that a failure or crash can leave some of the copies. */
async function addCopies(
  at: CopyDisk,
  { records, moment }: { readonly records: Copies; readonly moment: number },
  added: { count: number },
): Promise<number> {
  let count = 0;
  for (const coll of collectionNames) {
    const some = records.filter((record) => record.coll === coll);
    if (some.length > 0) count += await at.run('write', (steps) => addSome(at, { records: some.slice(0, steps), moment }));
    added.count = count;
  }
  return count;
}

function addSome(
  { disk, device, onWritten }: CopyDisk,
  { records, moment }: { readonly records: Copies; readonly moment: number },
): number {
  const missing = records.filter((record) => !disk.records.has(keyText(record)));
  for (const { coll, id, mid, doc } of missing) {
    const record = writeRecord(null, { coll, id, mid, doc, at: moment, device });
    disk.records.set(keyText(record), structuredClone(record));
    onWritten(record);
  }
  return missing.length;
}

async function restore({ disk, run }: CopyDisk, keys: Parameters<CopyCommands['restoreServerStates']>[0]): Promise<null> {
  for (const coll of new Set(keys.map((key) => key.coll)))
    await run('write', (steps) => {
      for (const key of keys.filter((one) => one.coll === coll).slice(0, steps)) {
        const record = disk.records.get(keyText(key));
        if (record !== undefined && isCopied(record, key)) store(disk, key, inServerState(record));
      }
    });
  return null;
}

function store(disk: Disk, key: RecordKey, record: SyncedRecord | null): void {
  if (record === null) disk.records.delete(keyText(key));
  else disk.records.set(keyText(key), structuredClone(record));
}

async function release({ disk, run }: CopyDisk): Promise<null> {
  await run('write', (steps) => {
    for (const record of [...disk.records.values()].filter(isForbidden).slice(0, steps)) store(disk, record, { ...record, parked: null });
  });
  return null;
}

type Bin = Extract<Parameters<typeof applyDealCommand>[1], { readonly type: 'deal/bin' }>;

function bin({ disk, device, onWritten }: CopyDisk, command: Bin, added: { count: number }): boolean {
  const current = disk.records.get(`deals/${command.id}`);
  if (current === undefined || current.deleted) return false;
  const deal = applyDealCommand(recordToDeal(current), command);
  if (!deal.ok) return false;
  const { mid, at } = command.stamp;
  const after = writeRecord(current, { coll: 'deals', id: command.id, mid, doc: dealToBody(deal.value), at, device });
  added.count += isPending(current) ? 0 : 1;
  store(disk, after, after);
  onWritten(after);
  return true;
}
