import type { Source } from '../../src/core/area/book/figure.ts';

/**
 * Where the prepared data files come from. `download` is the publisher's own URL, used by `npm run packs -- --fetch`; `{YYYY-MM}` is
 * replaced by the current month, then by earlier months until a file is found.
 */
export interface PackSource extends Source {
  readonly download: string | null;
  readonly cadence: string;
}

/** A source by its id. */
export const describe = (id: string, source: Omit<PackSource, 'id'>): PackSource => ({ id, ...source });
