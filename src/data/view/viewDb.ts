import { Dexie, type EntityTable, type Table } from 'dexie';
import type { AlertEventRow, AlertRuleRow, SeenDeal } from '../alerts/alertRows.ts';
import type { UnreadRow } from '../records/recordStore.ts';
import type { CaptureRow } from './captures.ts';
import type { ItemRow } from './items.ts';
import type { NewPack, RowPack } from './packs/rowPack.ts';
import type { OutcomeRow } from './rows.ts';
import type { SyncLogRow } from './sync/syncView.ts';

/** A setting of this device, by name. */
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** What may be lost and everything a page reads; one database per person, next to the person's documents. */
export class ViewDb extends Dexie {
  /** Every row, packed; `packs/` reads and writes them. */
  readonly rowPacks!: Table<RowPack, number, NewPack>;
  readonly outcomes!: EntityTable<OutcomeRow, 'dealId'>;
  readonly captures!: EntityTable<CaptureRow, 'id'>;
  readonly settings!: EntityTable<SettingRow, 'key'>;
  /** Rows of the server that this build could not read. Lost, they are found missing by the next digest and come again. */
  readonly unread!: Table<UnreadRow, [coll: string, id: string]>;
  /** Notes and scenarios. */
  readonly items!: Table<ItemRow, [coll: string, id: string]>;
  readonly syncLog!: EntityTable<SyncLogRow, 'number'>;
  readonly alertRules!: Table<AlertRuleRow, string>;
  readonly alertEvents!: Table<AlertEventRow, string>;
  /** What the rules last saw of each deal; empty without rules. */
  readonly alertSeen!: EntityTable<SeenDeal, 'id'>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      rows: 'id, [binned+rank], [binned+updatedAt], [saved+rank]',
      outcomes: 'dealId',
      captures: 'id, state, runId, createdAt',
      settings: 'key',
    });
    this.version(2).stores({ unread: '[coll+id], version', syncLog: '++number' });
    this.version(3).stores({ items: '[coll+id], [coll+dealId]' });
    // Two indexes that nobody reads by: each cost a tenth of writing a row.
    this.version(6).stores({ rows: 'id, [binned+rank]' });
    this.version(7).stores({ alertRules: 'id', alertEvents: 'id, unread', alertSeen: 'id' });
    // A tab with a build before would write over confirmations that it knows nothing of (`storage/confirmations.ts`): it is overtaken.
    this.version(8).stores({});
    // Rows lie in packs from here on; the data worker brings those of before (`packs/packOlderRows.ts`).
    this.version(9).stores({ rowPacks: '++number, *ids, best' });
    // Nor does a build before know of what arrived together (`storage/arrivals.ts`).
    this.version(10).stores({});
  }
}
