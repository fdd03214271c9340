import type { DirectFetch } from './directSource.ts';

const known: readonly DirectFetch[] = ['on', 'search', 'off'];

/** The setting `INGEST_DIRECT_FETCH`, `on` by default. Throws for an unknown value rather than guess what may be fetched. */
export function readDirectFetch(text: string | undefined): DirectFetch {
  const found = text ? known.find((word) => word === text) : 'on';
  if (found === undefined) throw new Error(`INGEST_DIRECT_FETCH must be one of ${known.join(', ')}, got "${text}"`);
  return found;
}
