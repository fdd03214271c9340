import { factNames, type FactName, type FactSources, type ListingFacts, type ListingWarning } from './facts.ts';
import { memberAt } from './values/member.ts';

/** A fact and its source. */
export interface Found<Value> {
  readonly value: Value;
  readonly source: string;
}

/** The facts in one data island. A fact that the island lacks is absent. */
export type FactLayer = { readonly [Name in FactName]?: Found<NonNullable<ListingFacts[Name]>> | null };

/** Reads a fact at a path, or at the first of several paths that has a value. */
export type FactReader = <Value>(paths: string | readonly string[], normalise: (value: unknown) => Value | null) => Found<Value> | null;

/** A reader for one object in a data island. It gives each fact's source as `island path`. */
export function factReader(island: string, root: unknown): FactReader {
  return (paths, normalise) => {
    for (const path of typeof paths === 'string' ? [paths] : paths) {
      const given = memberAt(root, path);
      const value = given === null ? null : normalise(given);
      if (value !== null) return { value, source: `${island} ${path}` };
    }
    return null;
  };
}

/** A value with its source; null if there is no value. */
export const found = <Value>(value: Value | null, source: string): Found<Value> | null => (value === null ? null : { value, source });

/** One part of a fact found together with others, such as the outcode of a postcode; null if missing. */
export const partOf = <Whole, Part>(whole: Found<Whole> | null, part: (value: Whole) => Part | null): Found<Part> | null =>
  whole === null ? null : found(part(whole.value), whole.source);

/** Facts with their sources and warnings. Earlier layers take precedence; later ones only fill gaps. */
export interface LayeredFacts {
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
}

/** The facts of several layers and the source of each; the first layer that has a fact wins. */
export function mergeLayers(layers: readonly FactLayer[]): Pick<LayeredFacts, 'facts' | 'sources'> {
  const facts: Partial<Record<FactName, unknown>> = {};
  const sources: Partial<Record<FactName, string>> = {};
  for (const name of factNames) {
    const first = layers.map((layer) => layer[name]).find((candidate) => candidate !== undefined && candidate !== null);
    facts[name] = first?.value ?? null;
    if (first) sources[name] = first.source;
  }
  // Every name in `factNames` was given a value or null above.
  return { facts: facts as unknown as ListingFacts, sources };
}
