import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { Validators } from './portalPage.ts';

/** What was read of a listing's page, and what tells whether the page has changed since. */
export interface KeptReading {
  readonly validators: Validators;
  readonly item: IngestItem;
}

/** Readings of this process, so that a page is asked for again on condition that it has changed. */
export interface KeptReadings {
  find(url: string): KeptReading | null;
  keep(url: string, reading: KeptReading): void;
}

/** A reading is some five kilobytes; those not read for longest go. */
const most = 500;

export function keepRead(): KeptReadings {
  const kept = new Map<string, KeptReading>();
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
