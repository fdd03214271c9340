import type { Instant } from '../kernel/calendar.ts';
import type { Id } from '../kernel/id.ts';
import type { FactSources, ListingFacts, ListingWarning, Site } from '../listing/facts.ts';
import type { Completeness } from '../listing/pageReading.ts';
import type { CountryCode } from '../kernel/countries.ts';
import type { Assignment, Decision } from './collaboration/collaboration.ts';
import type { DealPlan } from './plan/planEvent.ts';
import type { StrategyId } from './strategies/strategyInput.ts';
import type { ViewingAnswers } from './viewing/viewingAnswer.ts';
import type { OwnInputs } from './strategies/inputsById.ts';
import type { ListingHistory } from './history/sighting.ts';
import type { Ownership } from './owner.ts';

export const dealSchemaVersion = 0;

export type DealStage = 'new' | 'shortlisted' | 'viewing' | 'offer' | 'bought' | 'rejected';

/** The origin of a deal. `fetch`: read by the server; `page`: a page the person captured; `manual`: typed. */
export type DealOrigin =
  | {
      readonly kind: 'listing';
      readonly site: Site;
      readonly via: 'fetch' | 'page';
      readonly capturedAt: Instant;
      readonly parserVersion: number;
      /** How much of the listing's page was read; absent if all of it was. */
      readonly completeness?: Completeness;
    }
  | { readonly kind: 'manual' };

/**
 * One deal: the listing's facts and the person's decisions. Results are derived and never stored here. Every write sets a new `mid`: two
 * records with the same `mid` are the same state.
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
  /** The country the person chose; if absent, the listing's country (`countryOf.ts`). */
  readonly country?: CountryCode;
  /** The state or region the person chose, as its market's id. If absent, the one in the address applies. */
  readonly region?: string;
  /** Set when the person pressed Save; a deal is stored on the device either way. */
  readonly savedAt: Instant | null;
  /** Set when the person moved the deal to the bin. */
  readonly binnedAt: Instant | null;
  /** The person's labels; a map, so that labels added on two devices merge one by one. */
  readonly tags?: Readonly<Record<string, true>>;
  /** The deal's strategy; buy-to-let if absent. */
  readonly strategy?: StrategyId;
  /** Who buys, and whether the verdict is before or after their tax; the profile's if absent. */
  readonly ownership?: Ownership;
  /** Findings from a viewing, by question. */
  readonly viewing?: ViewingAnswers;
  /** The listing's recorded states over time; absent until something changed. */
  readonly history?: ListingHistory;
  /** The holding period and planned events; none if absent. */
  readonly plan?: DealPlan;
  /** Who works on the deal next; nobody in particular if absent. */
  readonly assignment?: Assignment;
  /** Whether to make an offer; undecided if absent. */
  readonly decision?: Decision;
}
