const names = ['view', 'edition', 'figure', 'down', 'across', 'with', 'workspace'] as const;

/** The query of a deal's URL. Each part of the screen reads its own value and handles an unknown one. */
export type DealSearch = { readonly [Name in (typeof names)[number]]?: string };

/** The parsed query. Never fails: anything that is not a string or a number is dropped. */
export function parseDealSearch(raw: Readonly<Record<string, unknown>>): DealSearch {
  const known = names.filter((name) => typeof raw[name] === 'string' || typeof raw[name] === 'number');
  return Object.fromEntries(known.map((name) => [name, String(raw[name]).slice(0, 60)]));
}
