import { parseWebUrl } from '../webUrl.ts';

/** The portals' own image hosts; images from anywhere else are dropped. The app's content security policy lists the same. */
export const imageHosts: readonly string[] = ['media.rightmove.co.uk', 'lid.zoocdn.com', 'lc.zoocdn.com'];

const maxImages = 100;

/** The image links that may be displayed: https, default port, no user, an allowed host; null if none is left. */
export function imageLinks(values: readonly unknown[]): readonly string[] | null {
  const links = new Set<string>();
  for (const value of values) {
    const link = imageLink(value);
    if (link !== null) links.add(link);
    if (links.size === maxImages) break;
  }
  return links.size === 0 ? null : [...links];
}

/** An image's link if it may be displayed, else null. Also checks links in records that another device wrote. */
export function imageLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 600 || !value.startsWith('https://')) return null;
  const url = parseWebUrl(value);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return imageHosts.includes(url.hostname) ? `https://${url.hostname}${url.pathname}` : null;
}

/** The address of a Zoopla image from its file name; null for anything else. */
export const zooplaImage = (filename: unknown): string | null =>
  typeof filename === 'string' && /^[\w.-]{5,120}$/.test(filename) ? `https://lid.zoocdn.com/645/430/${filename}` : null;
