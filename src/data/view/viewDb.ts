import { Dexie, type EntityTable, type Table } from 'dexie';
import type { AlertEventRow, AlertRuleRow, SeenDeal } from '../alerts/alertRows.ts';
import type { UnreadRow } from '../records/recordStore.ts';
import type { CaptureRow } from './captures.ts';
import type { ItemRow } from './items.ts';
import type { DealRow, OutcomeRow } from './rows.ts';
import type { SyncLogRow } from './sync/syncView.ts';

/** A setting of this device, by name. */
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** What rows of version 2 lack. */
const newInRows = { cashNeeded: null, cashOnCash: null, interestCover: null, tags: [], strategy: 'buy-to-let', binnedAt: null } as const;

/** What rows of version 3 lack. */
const newerInRows = { monthlyRent: null, deposit: null, mortgageRate: null, own: [] } as const;

/** What rows of version 4 lack. */
const listedInRows = {
  listedOn: null,
  reducedOn: null,
  status: null,
  capturedAt: null,
  firstAsked: null,
  lastAsked: null,
  askedAt: null,
  floorArea: null,
  latitude: null,
  longitude: null,
} as const;

/** What may be lost and everything a page reads; one database per person, next to the person's documents. */
export class ViewDb extends Dexie {
  readonly rows!: EntityTable<DealRow, 'id'>;
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
    this.version(3)
      .stores({ items: '[coll+id], [coll+dealId]' })
      // Without a revision each row is written anew from its deal at the next start.
      .upgrade((change) =>
        change
          .table<DealRow>('rows')
          .toCollection()
          .modify({ ...newInRows, revision: '' }),
      );
    this.version(4)
      .stores({})
      // The next rescoring, or opening the deal, fills in the rent, deposit and rate in use; the row is written anew from its deal before.
      .upgrade((change) =>
        change
          .table<DealRow>('rows')
          .toCollection()
          .modify({ ...newerInRows, revision: '' }),
      );
    this.version(5)
      .stores({})
      // As before: each row is written anew from its deal at the next start.
      .upgrade((change) =>
        change
          .table<DealRow>('rows')
          .toCollection()
          .modify({ ...listedInRows, revision: '' }),
      );
    // Two indexes that nobody reads by: each cost a tenth of writing a row.
    this.version(6).stores({ rows: 'id, [binned+rank]' });
    this.version(7).stores({ alertRules: 'id', alertEvents: 'id, unread', alertSeen: 'id' });
    // A tab with a build before would write over confirmations that it knows nothing of (`storage/confirmations.ts`): it is overtaken.
    this.version(8).stores({});
  }
}
