/** The parts of the router's location used here: `searchStr` with its `?` or '', `hash` without its `#`. */
interface Address {
  readonly searchStr: string;
  readonly hash: string;
}

/**
 * The link a screen was opened with, or '': kept over a sign-in in the fragment (the router drops queries a screen does
 * not declare, and a fragment never leaves the device), or shared to the installed app in the query, where Android puts
 * it somewhere inside `text`. Whatever it is, the field checks it like typed text.
 */
export function linkInAddress({ searchStr, hash }: Address): string {
  const kept = new URLSearchParams(hash).get('link');
  if (kept !== null && kept !== '') return kept;
  const shared = new URLSearchParams(searchStr);
  const url = shared.get('url');
  if (url !== null && url !== '') return url;
  return /https?:\/\/\S+/.exec(shared.get('text') ?? '')?.[0] ?? '';
}

/** The sign-in address that leads back to `path` with the link kept in its field. */
export function signInAddress(path: string, link: string): string {
  return `/auth?next=${encodeURIComponent(`${path}#link=${encodeURIComponent(link)}`)}`;
}
