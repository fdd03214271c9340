import type { FactName } from '../../../../core/listing/facts.ts';
import type { ListingTrace } from '../../../../core/listing/trace/pageTrace.ts';

/** Number of times a fact was found. */
export interface FactCoverage {
  readonly fact: FactName;
  readonly found: number;
  /** How many of those were found by a pattern in free text. */
  readonly fromText: number;
}

export interface Coverage {
  readonly listings: number;
  readonly found: number;
  /** Number of possible facts. */
  readonly of: number;
  /** Rarest fact first, so that facts lost after a site change are at the top. */
  readonly facts: readonly FactCoverage[];
}

/** Facts found out of all possible facts, over all listings. */
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
