import { parseItem } from '../../../core/deal/items/itemSchemas.ts';
import type { ItemCollection, ItemsByCollection } from '../../../core/deal/items/items.ts';
import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { storageFailure } from '../../storageFailure.ts';
import { toItemRow } from '../../view/items.ts';
import type { Stores } from '../createDataWorker.ts';
import type { DataFailure, Stamp } from '../dealCommand.ts';

/** Puts a record that hangs on a deal, whole, or removes it (`item: null`). */
export type ItemCommand = {
  readonly [Coll in ItemCollection]: {
    readonly coll: Coll;
    readonly id: string;
    readonly item: ItemsByCollection[Coll] | null;
    readonly stamp: Stamp;
  };
}[ItemCollection];

export interface ItemCommands {
  /** Answered once the record is durable and its view shows it. */
  mutateItem(command: ItemCommand): Promise<Result<null, DataFailure>>;
}

export const createItemCommands = (opened: () => Promise<Stores>): ItemCommands => ({
  mutateItem: async (command) => {
    const { change, view } = await opened();
    const { coll, id, item, stamp } = command;
    const read = item === null ? ok(null) : parseItem(coll, item);
    if (!read.ok) return err({ kind: 'invalid', message: `This was not kept (${read.error}).` });
    try {
      const written = await change<DataFailure>({
        coll,
        id,
        mid: stamp.mid,
        at: stamp.at,
        change: () => ok(item === null ? null : { ...item }),
      });
      if (!written.ok) return written;
      const row = toItemRow(written.value.after);
      await (row === null ? view.items.delete([coll, id]) : view.items.put(row));
      return ok(null);
    } catch (cause) {
      return err(storageFailure(cause));
    }
  },
});
