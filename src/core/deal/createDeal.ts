import type { Instant } from '../kernel/calendar.ts';
import type { Id } from '../kernel/id.ts';
import type { FactSources, ListingFacts, ListingWarning, Site } from '../listing/facts.ts';
import type { Completeness } from '../listing/pageReading.ts';
import type { Deal } from './deal.ts';

export interface NewDeal {
  readonly id: Id;
  readonly mid: Id;
  readonly at: Instant;
  /** The facts read from the page. */
  readonly reading: {
    readonly site: Site;
    readonly facts: ListingFacts;
    readonly sources: FactSources;
    readonly warnings: readonly ListingWarning[];
    /** `full` by default. */
    readonly completeness?: Completeness;
  };
  readonly via: 'fetch' | 'page';
  readonly parserVersion: number;
  /** When the page was read; the deal's creation time if absent. */
  readonly capturedAt?: Instant;
}

/**
 * A new deal from one listing, without any decisions or inputs. Id, revision and time are arguments, so that a retry creates the same deal.
 */
export function createDeal({ id, mid, at, reading, via, parserVersion, capturedAt = at }: NewDeal): Deal {
  return {
    id,
    mid,
    createdAt: at,
    updatedAt: at,
    origin: { kind: 'listing', site: reading.site, via, capturedAt, parserVersion, ...partial(reading.completeness) },
    facts: reading.facts,
    sources: reading.sources,
    warnings: reading.warnings,
    inputs: {},
    stage: 'new',
    savedAt: null,
    binnedAt: null,
  };
}

/** The `completeness` to store. It is left out if the whole page was read, so that records of whole pages stay as they were. */
const partial = (completeness: Completeness = 'full'): { readonly completeness?: Completeness } =>
  completeness === 'full' ? {} : { completeness };
