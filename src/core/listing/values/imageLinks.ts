import { parseWebUrl } from '../webUrl.ts';

/** The portals' own picture hosts; a picture from anywhere else is dropped. The content policy of the app lists the same. */
export const imageHosts: readonly string[] = ['media.rightmove.co.uk', 'lid.zoocdn.com', 'lc.zoocdn.com'];

const maxImages = 100;

/** Links to pictures that may be shown: https, default port, no user, a host of the list; null when none is left. */
export function imageLinks(values: readonly unknown[]): readonly string[] | null {
  const links = new Set<string>();
  for (const value of values) {
    const link = imageLink(value);
    if (link !== null) links.add(link);
    if (links.size === maxImages) break;
  }
  return links.size === 0 ? null : [...links];
}

/** The link of one picture, if it may be shown: also of one that comes from a record, which another device may have written. */
export function imageLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 600 || !value.startsWith('https://')) return null;
  const url = parseWebUrl(value);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return imageHosts.includes(url.hostname) ? `https://${url.hostname}${url.pathname}` : null;
}

/** Zoopla names a picture by its file; this is the address it is shown from. */
export const zooplaImage = (filename: unknown): string | null =>
  typeof filename === 'string' && /^[\w.-]{5,120}$/.test(filename) ? `https://lid.zoocdn.com/645/430/${filename}` : null;
