import type { TaxSources } from '../landlordRules.ts';

/** The rules and notes of several sources in order, each rule (by id) and each note once. */
export function uniqueRulesAndNotes(sources: readonly TaxSources[]): TaxSources {
  const rules = sources.flatMap((source) => source.rules);
  return {
    rules: [...new Map(rules.toReversed().map((rule) => [rule.id, rule])).values()].toReversed(),
    notes: [...new Set(sources.flatMap(({ notes }) => notes))],
  };
}
