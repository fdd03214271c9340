import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import { Dexie, type EntityTable } from 'dexie';
import { documentsName } from '../view/viewName.ts';

/** A photo or voice note from a viewing. Stays on this device and is never synced. */
export interface MediaRow {
  readonly id: string;
  readonly dealId: string;
  /** The viewing question it belongs to. `general` if it belongs to none. */
  readonly about: string;
  readonly kind: 'photo' | 'voice';
  readonly blob: Blob;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Assumptions that were changed together, by key. Null means that the person has no value of their own. */
export interface EditRow {
  readonly number: number;
  readonly dealId: string;
  /** The strategy whose inputs were edited. */
  readonly strategy: StrategyId;
  readonly at: number;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** A listing's asking price when it was seen, in minor units. */
export interface PriceRow {
  readonly dealId: string;
  readonly at: number;
  readonly amount: number;
  readonly currency: string;
}

/** A captured page, compressed, so that a better parser can read it again. */
export interface PageRow {
  readonly dealId: string;
  /** Epoch milliseconds. This is the time of the deal's own capture until a newer page is read. */
  readonly capturedAt: number;
  readonly parserVersion: number;
  readonly address: string | null;
  /** Bytes of `packed`. */
  readonly size: number;
  /** Gzip. */
  readonly packed: Uint8Array;
}

/** When this device last re-checked a deal's listing, and the changes that the person has not seen. */
export interface CheckRow {
  readonly dealId: string;
  /** Epoch milliseconds. */
  readonly checkedAt: number;
  /** Why the listing could not be read. Null if it was read. */
  readonly problem: string | null;
  /** The deal's title, shown with its changes. */
  readonly title: string;
  /** What changed, as sentences, until the person has seen them. */
  readonly news: readonly string[];
}

/** A saved search that is re-checked on demand, and also every day if `daily`. */
export interface SavedSearchRow {
  /** Its canonical URL. */
  readonly url: string;
  readonly site: string;
  readonly maxResults: number;
  readonly daily: boolean;
  readonly keptAt: number;
  /** When it was last run, epoch milliseconds. */
  readonly checkedAt: number;
}

/** The key of a link that was made on this device. It is never sent. */
export interface OwnLinkRow {
  readonly id: string;
  readonly dealId: string;
  /** In base64url. */
  readonly key: string;
}

/** One person's data that stays on this device. Named after the person's documents, so that wiping and exporting find it. */
export class DeviceDb extends Dexie {
  readonly media!: EntityTable<MediaRow, 'id'>;
  readonly edits!: EntityTable<EditRow, 'number'>;
  readonly prices!: EntityTable<PriceRow>;
  readonly pages!: EntityTable<PageRow, 'dealId'>;
  readonly checks!: EntityTable<CheckRow, 'dealId'>;
  readonly searches!: EntityTable<SavedSearchRow, 'url'>;
  readonly links!: EntityTable<OwnLinkRow, 'id'>;

  constructor(userId: string | null) {
    super(`${documentsName(userId)}-own`, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ media: 'id, dealId', edits: '++number, dealId', prices: '[dealId+at]' });
    this.version(2).stores({ pages: 'dealId, capturedAt, parserVersion' });
    this.version(3).stores({ checks: 'dealId, checkedAt', searches: 'url' });
    this.version(4).stores({ links: 'id, dealId' });
  }
}

let open: { readonly userId: string | null; readonly db: DeviceDb } | null = null;

/** The person's database for this device, opened once. Another person's database is closed first. */
export function deviceDb(userId: string | null): DeviceDb {
  if (open?.userId !== userId) {
    open?.db.close();
    open = { userId, db: new DeviceDb(userId) };
  }
  return open.db;
}
