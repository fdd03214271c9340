import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import type { ItemCollection, ItemsByCollection } from '../../core/deal/items/items.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { changeRecord, type RecordChange } from '../collections/recordWrites.ts';
import { withoutConflicts } from '../records/conflictHistory.ts';
import type { Body, SyncedRecord } from '../records/syncedRecord.ts';
import { withValueAt } from '../records/withValueAt.ts';
import { storageFailure } from '../storageFailure.ts';
import { toItemRow } from '../view/items.ts';
import type { DataFailure, Stamp } from './dealCommand.ts';
import type { Stores } from './stores.ts';

/** Items that any editor may change. Comments have their own commands (`commentCommands.ts`). */
type OpenItems = Exclude<ItemCollection, 'comments'>;

/** Stores a whole note, scenario or holding, or removes it (`item: null`). */
type PutItem = {
  readonly [Coll in OpenItems]: {
    readonly coll: Coll;
    readonly id: string;
    readonly item: ItemsByCollection[Coll] | null;
    readonly stamp: Stamp;
  };
}[OpenItems];

/** A value and its path in the record, written as for `withValueAt`. If there is no value, the existing one is removed. */
export interface ValueChange {
  readonly path: string;
  readonly value?: unknown;
}

/** Changes single values of an existing record, so that another device's changes to other values stay. */
interface ChangeItem {
  readonly coll: OpenItems;
  readonly id: string;
  readonly changes: readonly ValueChange[];
  readonly stamp: Stamp;
}

export type ItemCommand = PutItem | ChangeItem;

export interface ItemCommands {
  /** Resolves once the record is durable and its row in the view is updated. */
  mutateItem(command: ItemCommand): Promise<Result<null, DataFailure>>;
}

export const createItemCommands = (opened: () => Promise<Stores>): ItemCommands => ({
  mutateItem: async (command) => changeItem(await opened(), command, (before) => bodyAfter(command, before)),
});

interface ChangedItem {
  readonly coll: ItemCollection;
  readonly id: string;
  readonly stamp: Stamp;
}

/** Changes an item's record, then its row in the view. `change` returns the body after the change, or null to delete the record. */
export async function changeItem(
  stores: Stores,
  { coll, id, stamp }: ChangedItem,
  change: RecordChange<DataFailure>['change'],
): Promise<Result<null, DataFailure>> {
  try {
    const written = await changeRecord(stores, { coll, id, mid: stamp.mid, at: stamp.at, change });
    if (!written.ok) return written;
    const row = toItemRow(written.value.after);
    await (row === null ? stores.view.items.delete([coll, id]) : stores.view.items.put(row));
    return ok(null);
  } catch (cause) {
    return err(storageFailure(cause));
  }
}

/** The record's body after a command. Null if it is removed. */
function bodyAfter(command: ItemCommand, before: SyncedRecord | null): Result<Body | null, DataFailure> {
  if ('item' in command) return command.item === null ? ok(null) : checked(command.coll, { ...command.item });
  if (before === null) return err({ kind: 'not-found', id: command.id });
  const body = command.changes.reduce<Body>((doc, { path, value }) => withValueAt(doc, path, value), withoutConflicts(before.doc));
  return checked(command.coll, body);
}

function checked(coll: ItemCollection, body: Body): Result<Body, DataFailure> {
  const read = parseItem(coll, body);
  return read.ok ? ok(body) : err({ kind: 'invalid', message: `The change was not saved (${read.error}).` });
}
