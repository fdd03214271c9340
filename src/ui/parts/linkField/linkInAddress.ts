/**
 * The link in the URL, or ''. It is in the fragment for the share target (`workers/share`), or in the query, where Android puts it
 * somewhere inside `text`. Pass the router's location: `searchStr` with its `?`, `hash` without its `#`. The field treats any text found as
 * if the user had typed it: it checks the text, and analyses it only on the user's request.
 */
export function linkInAddress({ searchStr, hash }: { readonly searchStr: string; readonly hash: string }): string {
  const shared = new URLSearchParams(searchStr);
  for (const link of [new URLSearchParams(hash).get('link'), shared.get('url')]) if (link !== null && link !== '') return link;
  return /https?:\/\/\S+/.exec(shared.get('text') ?? '')?.[0] ?? '';
}
