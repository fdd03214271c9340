import type { TaxSources } from '../landlordRules.ts';

/** The rules and notes of many sources in their order: each rule once by its id, each note once. */
export function eachOnce(sources: readonly TaxSources[]): TaxSources {
  const rules = sources.flatMap((source) => source.rules);
  return {
    rules: [...new Map(rules.toReversed().map((rule) => [rule.id, rule])).values()].toReversed(),
    notes: [...new Set(sources.flatMap(({ notes }) => notes))],
  };
}
