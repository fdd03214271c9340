import type { KeptPage } from '../../core/protocol/extensionMessages.ts';
import { putInInbox, removeFromInbox } from '../../data/device/inbox.ts';

/**
 * Adds a page from the extension to the inbox. Adding the same page twice makes one item. Returns false if the inbox is full, so that the
 * extension keeps the page. Rejects if the device has no space.
 */
export async function addPageToInbox({ id, address, title, html, only, own, at }: KeptPage): Promise<boolean> {
  const body = new Blob([html], { type: 'text/html' });
  const name = title || new URL(address).hostname;
  const item = { kind: 'text', name, type: 'text/html', from: 'extension', address, body, only, own } as const;
  const [put] = await putInInbox([item], { at, newKey: () => id });
  if (put?.leftOut !== 'too-many') return true;
  await removeFromInbox([put.id]);
  return false;
}
