import { Dexie, type EntityTable, type Table } from 'dexie';
import type { AlertEventRow, AlertRuleRow, SeenDeal } from '../alerts/alertRows.ts';
import type { UnreadRow } from '../records/recordStore.ts';
import type { CaptureRow } from './captures.ts';
import type { DealRow, OutcomeRow } from './rows.ts';
import type { ItemRow } from './itemRow.ts';
import type { SyncLogRow } from './sync/syncLogRow.ts';

/** A setting of this device, by name. */
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** Everything that pages read, all of which can be rebuilt or may be lost. One database per person, next to the person's documents. */
export class ViewDb extends Dexie {
  /** One row per deal, read and written by `rows/`. */
  readonly rows!: Table<DealRow, string>;
  readonly outcomes!: EntityTable<OutcomeRow, 'dealId'>;
  readonly captures!: EntityTable<CaptureRow, 'id'>;
  readonly settings!: EntityTable<SettingRow, 'key'>;
  /** Server rows that this build could not read. If lost, the next digest finds them missing and fetches them again. */
  readonly unread!: Table<UnreadRow, [coll: string, id: string]>;
  /** Notes and scenarios. */
  readonly items!: Table<ItemRow, [coll: string, id: string]>;
  readonly syncLog!: EntityTable<SyncLogRow, 'number'>;
  readonly alertRules!: Table<AlertRuleRow, string>;
  readonly alertEvents!: Table<AlertEventRow, string>;
  /** The state of each deal when the rules last ran. Empty without rules. */
  readonly alertSeen!: EntityTable<SeenDeal, 'id'>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      rows: 'id, [binned+rank]',
      outcomes: 'dealId',
      captures: 'id, state, createdAt',
      settings: 'key',
      unread: '[coll+id], version',
      items: '[coll+id], [coll+dealId]',
      syncLog: '++number',
      alertRules: 'id',
      alertEvents: 'id, unread',
      alertSeen: 'id',
    });
  }
}
