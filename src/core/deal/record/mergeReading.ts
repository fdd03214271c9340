import { factNames, type FactName, type FactSources, type ListingFacts } from '../../listing/facts.ts';
import { listingWarnings } from '../../listing/listingChecks.ts';
import type { Deal, DealOrigin } from '../deal.ts';

export type Reading = Pick<Deal, 'facts' | 'sources' | 'warnings' | 'origin'>;

/**
 * A deal's facts after its listing was read again. A whole page replaces the previous reading. A search card or pasted text has less
 * detail. After a whole page, it therefore updates only the facts it states, such as price and status, and removes nothing.
 */
export function mergeReading(current: Reading, fresh: Reading): Reading {
  const { origin } = current;
  if (origin.kind !== 'listing' || isPartial(origin) || !isPartial(fresh.origin)) return fresh;
  const facts: Partial<Record<FactName, unknown>> = {};
  const sources: Partial<Record<FactName, string>> = {};
  for (const name of factNames) {
    const newer = fresh.facts[name] === null ? current : fresh;
    facts[name] = newer.facts[name];
    const source = newer.sources[name];
    if (source !== undefined) sources[name] = source;
  }
  // Each field was set above from one reading or the other.
  const merged = { facts: facts as unknown as ListingFacts, sources };
  const capturedAt = fresh.origin.kind === 'listing' ? fresh.origin.capturedAt : origin.capturedAt;
  return { ...merged, warnings: warningsOf(merged, [fresh, current]), origin: { ...origin, capturedAt } };
}

const isPartial = (origin: DealOrigin): boolean => origin.kind === 'listing' && (origin.completeness ?? 'full') !== 'full';

/**
 * The warnings about the combined facts. Warnings that only the code reading a page can raise, such as an auction, are kept from both
 * readings.
 */
function warningsOf(
  { facts, sources }: { readonly facts: ListingFacts; readonly sources: FactSources },
  readings: readonly Reading[],
): Reading['warnings'] {
  const own = readings.map((reading) => new Set(listingWarnings(reading.facts, reading.sources).map(({ code }) => code)));
  const seen = readings.flatMap(({ warnings }, at) => warnings.filter(({ code }) => own[at]?.has(code) !== true));
  return [...listingWarnings(facts, sources), ...new Map(seen.map((warning) => [warning.code, warning])).values()];
}
