import type { Instant } from '../kernel/calendar.ts';
import type { Id } from '../kernel/id.ts';
import type { FactSources, ListingFacts, ListingWarning, Site } from '../listing/facts.ts';
import type { Completeness } from '../listing/pageReading.ts';
import type { CountryCode } from '../kernel/countries.ts';
import type { DealPlan } from './plan/planEvent.ts';
import type { StrategyId } from './strategies/strategyInput.ts';
import type { ViewingAnswers } from './viewing/viewingAnswer.ts';
import type { OwnInputs } from './strategies/inputsById.ts';
import type { ListingHistory } from './history/sighting.ts';
import type { Ownership } from './owner.ts';

export const dealSchemaVersion = 0;

export type DealStage = 'new' | 'shortlisted' | 'viewing' | 'offer' | 'bought' | 'rejected';

/** Where a deal came from. `fetch`: read by the server; `page`: a page the person captured; `manual`: typed in. */
export type DealOrigin =
  | {
      readonly kind: 'listing';
      readonly site: Site;
      readonly via: 'fetch' | 'page';
      readonly capturedAt: Instant;
      readonly parserVersion: number;
      /** What was read where it was less than the listing's whole page; the whole page where absent. */
      readonly completeness?: Completeness;
    }
  | { readonly kind: 'manual' };

/**
 * One deal: what the listing said, and what the person decided. Results are derived and never stored here.
 * `mid` is new with every write: two records with the same `mid` are the same state.
 */
export interface Deal {
  readonly id: Id;
  readonly mid: Id;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly origin: DealOrigin;
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
  readonly inputs: OwnInputs;
  readonly stage: DealStage;
  /** Where the person says the home is; what the listing tells where absent (`countryOf.ts`). */
  readonly country?: CountryCode;
  /** The state or region the person says it is in, by the id its market carries; that of the address where absent. */
  readonly region?: string;
  /** Set when the person pressed Save; a deal is kept on the device either way. */
  readonly savedAt: Instant | null;
  /** Set when the person put the deal in the bin. */
  readonly binnedAt: Instant | null;
  /** The person's own labels; a map, so that labels given on two devices merge one by one. */
  readonly tags?: Readonly<Record<string, true>>;
  /** How the person means to earn from it; buy-to-let where absent. */
  readonly strategy?: StrategyId;
  /** Who buys this one, and whether its verdict is before or after their tax; as the profile says where absent. */
  readonly ownership?: Ownership;
  /** What a viewing of the property found, by question. */
  readonly viewing?: ViewingAnswers;
  /** What was seen of the listing over time; absent until something changed. */
  readonly history?: ListingHistory;
  /** How long it is held and what happens meanwhile; nothing happens where absent. */
  readonly plan?: DealPlan;
}
