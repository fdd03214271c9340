import type { ChangeStores } from '../collections/recordWrites.ts';
import type { Documents } from '../collections/database.ts';
import type { ViewDb } from '../view/viewDb.ts';

export interface OpenStores {
  readonly documents: Documents;
  readonly view: ViewDb;
}

/** The stores, and the writer for their changes. */
export interface Stores extends OpenStores, ChangeStores {
  /** The device's clock, epoch milliseconds. Rows are scored under the rules of this date. */
  readonly wall: () => number;
}
