import type { FactName } from '../../../../core/listing/facts.ts';
import type { ListingTrace } from '../../../../core/listing/trace/pageTrace.ts';

/** How often one fact was found. */
export interface FactCoverage {
  readonly fact: FactName;
  readonly found: number;
  /** Of those, read by pattern from free text. */
  readonly fromText: number;
}

export interface Coverage {
  readonly listings: number;
  readonly found: number;
  /** Facts there could be. */
  readonly of: number;
  /** Least often found first: where a site changed, it shows at the top. */
  readonly facts: readonly FactCoverage[];
}

/** The facts found of all there could be, over all these listings. */
export function coverageOf(listings: readonly ListingTrace[]): Coverage {
  const counts = new Map<FactName, FactCoverage>();
  for (const { facts } of listings) {
    for (const { fact, island, fromText } of facts) {
      const so = counts.get(fact) ?? { fact, found: 0, fromText: 0 };
      counts.set(fact, { fact, found: so.found + Number(island !== null), fromText: so.fromText + Number(fromText) });
    }
  }
  const facts = [...counts.values()];
  return {
    listings: listings.length,
    found: facts.reduce((sum, { found }) => sum + found, 0),
    of: listings.length * facts.length,
    facts: facts.toSorted((one, other) => one.found - other.found),
  };
}
