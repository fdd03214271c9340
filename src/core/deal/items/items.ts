import type { Instant } from '../../kernel/calendar.ts';
import type { Comment } from '../collaboration/collaboration.ts';
import type { Holding } from '../holding/holding.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';

/** A note in the person's own words; each note is one record. */
export interface Note {
  readonly dealId: string;
  readonly text: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A variant of a deal: it has another strategy or other values, and is stored with the deal. Results are derived and never stored. */
export interface Scenario {
  readonly dealId: string;
  readonly name: string;
  readonly strategy: StrategyId;
  /** Values that differ from the deal's, keyed by strategy input. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Records attached to deals, by the collection they sync in. Each belongs to a deal; a holding may have none (`dealId: null`). */
export interface ItemsByCollection {
  readonly notes: Note;
  readonly scenarios: Scenario;
  readonly holdings: Holding;
  readonly comments: Comment;
}

export type ItemCollection = keyof ItemsByCollection;
export const itemCollections = ['notes', 'scenarios', 'holdings', 'comments'] as const satisfies readonly ItemCollection[];
