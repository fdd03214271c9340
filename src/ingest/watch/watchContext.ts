import type { Deal } from '../../core/deal/deal.ts';
import type { CheckRow, SavedSearchRow } from '../../data/device/deviceDb.ts';
import type { WatchSetting } from '../../data/device/listingWatch.ts';
import type { DealRow } from '../../data/view/rows.ts';
import type { IngestContext } from '../ingestContext.ts';

/** What re-checking depends on, in addition to ingest. */
export interface WatchContext extends IngestContext {
  readonly readDeal: (id: string) => Promise<Deal | null>;
  readonly noteCheck: (row: CheckRow) => Promise<void>;
  readonly checks: () => Promise<readonly CheckRow[]>;
  /** Saved deals that are not in the bin. */
  readonly savedRows: () => Promise<readonly DealRow[]>;
  readonly setting: () => Promise<WatchSetting>;
  readonly changeSetting: (changes: Partial<WatchSetting>) => Promise<void>;
  readonly searches: () => Promise<readonly SavedSearchRow[]>;
  readonly searchChecked: (url: string, at: number) => Promise<void>;
  /** Starts an automatic re-run of a search: deals in the bin stay there. */
  readonly searchAgain: (search: SavedSearchRow) => Promise<boolean>;
}
