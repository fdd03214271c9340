import { err, ok, type Result } from '../../core/kernel/result.ts';
import { parsePortalUrl } from '../../core/listing/portalUrl.ts';
import { adapterOf } from '../../core/listing/sites/captured/readCaptured.ts';

/** The bookmarklet's message: the address of the page it was clicked on, and its data as HTML text. */
export interface BookmarkletPage {
  readonly address: string;
  readonly title: string;
  readonly html: string;
}

/** `foreign`: not from a supported portal. `unsound`: not in the form that our bookmarklet sends. */
export type BookmarkletRefusal = 'foreign' | 'unsound';

export const pageMessage = 'yardstick:page';

/** Longer than any supported page. */
const longestPage = 10 * 1024 * 1024;

/** Whether pages from this origin can be read: https, on a host of a supported site. */
export function isReadableOrigin(origin: string): boolean {
  if (!origin.startsWith('https://')) return false;
  const portal = parsePortalUrl(`${origin}/`);
  return portal.ok ? portal.value.fetched : adapterOf(`${origin}/`) !== null;
}

/** The validated page from a message. Its address must have the origin that the browser reports. */
export function readBookmarkletPage(origin: string, data: unknown): Result<BookmarkletPage, BookmarkletRefusal> {
  if (!isReadableOrigin(origin)) return err('foreign');
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== pageMessage) return err('unsound');
  const [address, html] = [textOf(data, 'url'), textOf(data, 'html')];
  if (html.length === 0 || html.length > longestPage || !URL.canParse(address) || new URL(address).origin !== origin) return err('unsound');
  return ok({ address, html, title: textOf(data, 'title').slice(0, 200) || new URL(address).hostname });
}

function textOf(data: object, name: 'url' | 'html' | 'title'): string {
  const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value;
  return typeof value === 'string' ? value : '';
}
