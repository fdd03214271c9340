/**
 * Content passed to the app from outside, waiting to be read: files and texts shared, opened, or sent by the bookmarklet or the extension.
 */
export interface InboxItem {
  /** The item's key. Keys sort by time of arrival. */
  readonly id: string;
  readonly kind: 'file' | 'text' | 'link';
  /** The file's name, or a title for the screen. */
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /**
   * Items from `share` can come from any site, so they are read only after confirmation. All others result from the person's own actions.
   */
  readonly from: 'share' | 'launch' | 'drop' | 'bookmarklet' | 'extension';
  /** The page's URL, if known. */
  readonly address: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Why its content was not stored. Null if it was stored. */
  readonly leftOut: 'too-large' | 'too-many' | null;
  /** Listing ids of the selected search cards. Absent or null for everything on the page. */
  readonly only?: readonly string[] | null;
  /** Input values that replace the listing's, by key, and their strategy. */
  readonly own?: { readonly strategy: string; readonly values: Readonly<Record<string, unknown>> } | null;
}

export interface NewInboxItem extends Pick<InboxItem, 'kind' | 'name' | 'type' | 'from' | 'address' | 'only' | 'own'> {
  readonly body: Blob;
}

/** The time of arrival, and random bytes for the keys. */
export interface InboxStamp {
  readonly at: number;
  readonly newKey: () => string;
}

/** The cache that stores the items. Cache clean-up does not remove it. */
export const inboxCache = 'yardstick-inbox';
const folder = '/__inbox/';
const aboutHeader = 'x-inbox-item';

/** The largest item accepted, in bytes, and how many items may wait at once. */
const largestItem = 20_000_000;
const mostItems = 200;

/** Broadcast to every window when an item is added or removed. */
const channelName = 'yardstick-inbox';

/**
 * Stores items until they are removed, even across crashes. Called by the page and by the service worker. Of an item that is too large,
 * only the name is stored, so that it can be reported. An existing item with the same time and key stays. Returns the items in order.
 * Rejects if the device has no space.
 */
export async function putInInbox(items: readonly NewInboxItem[], { at, newKey }: InboxStamp): Promise<readonly InboxItem[]> {
  const cache = await caches.open(inboxCache);
  const put: InboxItem[] = [];
  let held = (await cache.keys()).length;
  for (const [place, { body, ...item }] of items.entries()) {
    const id = `${at}-${String(place).padStart(4, '0')}-${newKey()}`;
    const before = aboutOf(await cache.match(folder + id));
    const leftOut = body.size > largestItem ? 'too-large' : held >= mostItems ? 'too-many' : null;
    const about: InboxItem = before ?? { ...item, id, at, size: body.size, leftOut };
    put.push(about);
    if (before !== null) continue;
    if (leftOut === null) held += 1;
    // Header values allow Latin letters only, but file names may contain others.
    const headers = { [aboutHeader]: encodeURIComponent(JSON.stringify(about)) };
    await cache.put(folder + id, new Response(leftOut === null ? body : null, { headers }));
  }
  tell();
  return put;
}

/** Everything waiting, oldest first. Empty if the browser has no Cache API. */
export async function listInbox(): Promise<readonly InboxItem[]> {
  if (!('caches' in globalThis) || !(await caches.has(inboxCache))) return [];
  const cache = await caches.open(inboxCache);
  const kept = await Promise.all((await cache.keys()).map(async (key) => aboutOf(await cache.match(key))));
  return kept.filter((item) => item !== null).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The content of an item. Null if it no longer exists. */
export async function readFromInbox(id: string): Promise<Blob | null> {
  const kept = await (await caches.open(inboxCache)).match(folder + id);
  return kept === undefined ? null : kept.blob();
}

export async function removeFromInbox(ids: readonly string[]): Promise<void> {
  const cache = await caches.open(inboxCache);
  for (const id of ids) await cache.delete(folder + id);
  tell();
}

/** Calls back whenever an item is added or removed, here or in another window. Returns a function that stops it. */
export function watchInbox(changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', changed);
  return () => channel.close();
}

function tell(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Reads an item's details from its stored headers, which only this file writes. Null for another build's format. */
function aboutOf(kept: Response | undefined): InboxItem | null {
  const text = kept?.headers.get(aboutHeader) ?? null;
  if (text === null) return null;
  try {
    const about: unknown = JSON.parse(decodeURIComponent(text));
    return typeof about === 'object' && about !== null && 'id' in about && 'kind' in about ? (about as InboxItem) : null;
  } catch {
    return null;
  }
}
