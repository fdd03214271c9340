import type { ChangeStores } from '../collections/recordWrites.ts';
import type { Documents } from '../collections/database.ts';
import type { ViewDb } from '../view/viewDb.ts';

export interface OpenStores {
  readonly documents: Documents;
  readonly view: ViewDb;
}

/** The stores, and the writer for their changes. */
export interface Stores extends OpenStores, ChangeStores {
  /** Epoch milliseconds: the date whose rules score rows. */
  readonly wall: () => number;
}
