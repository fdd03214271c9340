import type { KeptPage } from '../../core/protocol/extensionMessages.ts';
import { putInInbox, removeFromInbox } from '../../data/device/inbox.ts';

/**
 * Puts a page of the extension into the inbox; the same page twice is one item. Returns false where too much waits already, so that the
 * extension keeps it; rejects when the device has no room.
 */
export async function keepPage({ id, address, title, html, only, own, at }: KeptPage): Promise<boolean> {
  const body = new Blob([html], { type: 'text/html' });
  const name = title || new URL(address).hostname;
  const item = { kind: 'text', name, type: 'text/html', from: 'extension', address, body, only, own } as const;
  const [put] = await putInInbox([item], { at, newKey: () => id });
  if (put?.leftOut !== 'too-many') return true;
  await removeFromInbox([put.id]);
  return false;
}
