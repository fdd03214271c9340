import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { Validators } from './portalPage.ts';

/** The last reading of a listing page, with the validators that show whether the page has changed. */
export interface CachedReading {
  readonly validators: Validators;
  readonly item: IngestItem;
}

/** A cache of the readings made by this process, for conditional requests. */
export interface ReadingCache {
  find(url: string): CachedReading | null;
  keep(url: string, reading: CachedReading): void;
}

/** The maximum number of readings. Each takes about five kilobytes. The least recently stored are evicted. */
const most = 500;

export function createReadingCache(): ReadingCache {
  const kept = new Map<string, CachedReading>();
  return {
    find: (url) => kept.get(url) ?? null,
    keep: (url, reading) => {
      kept.delete(url);
      if (reading.validators.etag === null && reading.validators.lastModified === null) return;
      kept.set(url, reading);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
