import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { Validators } from './portalPage.ts';

/** A listing page's last reading, with the validators that show whether the page has changed. */
export interface KeptReading {
  readonly validators: Validators;
  readonly item: IngestItem;
}

/** A cache of this process's readings, for conditional requests. */
export interface KeptReadings {
  find(url: string): KeptReading | null;
  keep(url: string, reading: KeptReading): void;
}

/** A reading takes about five kilobytes. The least recently read are evicted. */
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
