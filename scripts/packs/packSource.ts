import type { Source } from '../../src/core/area/book/figure.ts';

/** Where the tidy files come from. `download` is the publisher's own address for `npm run packs -- --fetch`; `{YYYY-MM}` walks back from this month. */
export interface PackSource extends Source {
  readonly download: string | null;
  readonly cadence: string;
}

/** A source by its id. */
export const describe = (id: string, source: Omit<PackSource, 'id'>): PackSource => ({ id, ...source });
