import type { ItemCollection, ItemsByCollection } from '../../core/deal/items/items.ts';

/** A note, scenario or holding, as pages read it. Can be rebuilt from the documents at any time. */
export interface ItemRow {
  readonly coll: ItemCollection;
  readonly id: string;
  /** Empty for a holding without a deal. */
  readonly dealId: string;
  /** The record's `mid`. */
  readonly revision: string;
  readonly item: ItemsByCollection[ItemCollection];
}
