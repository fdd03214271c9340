const names = ['view', 'edition', 'figure', 'down', 'across', 'with'] as const;

/** What a deal's screen shows besides its tab, as its address carries it. Each part reads its own value and knows what to do with a strange one. */
export type DealSearch = { readonly [Name in (typeof names)[number]]?: string };

/** Never fails: what is not plain text or a number is dropped. */
export function parseDealSearch(raw: Readonly<Record<string, unknown>>): DealSearch {
  const known = names.filter((name) => typeof raw[name] === 'string' || typeof raw[name] === 'number');
  return Object.fromEntries(known.map((name) => [name, String(raw[name]).slice(0, 60)]));
}
