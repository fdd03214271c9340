import { readFromInbox, type InboxItem } from '../../../data/device/inbox.ts';
import { refusalText } from './pageFiles.ts';
import type { Captured } from './readCapture.ts';

/** Web Lock that lets one window at a time read the inbox. */
export const inboxLock = 'yardstick-inbox';

/** An inbox item ready to read, or refused with a message when its content is missing. */
export async function openItem({
  id,
  kind,
  name,
  type,
  address,
  leftOut,
  from,
  at,
  only = null,
  own = null,
}: InboxItem): Promise<Captured> {
  if (leftOut !== null) return { kind: 'refused', message: refusalText[leftOut] };
  const body = await readFromInbox(id);
  if (body === null) return { kind: 'refused', message: 'Already read in another window.' };
  if (kind === 'file') return { kind: 'file', file: new File([body], name, { type }) };
  const text = await body.text();
  if (kind === 'link') return { kind: 'link', link: text };
  return { kind: 'text', text, address, ...(from === 'extension' ? { kept: { captureId: id, at, only, own } } : {}) };
}
