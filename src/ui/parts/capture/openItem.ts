import { readFromInbox, type InboxItem } from '../../../data/device/inbox.ts';
import { refusalWords } from './pageFiles.ts';
import type { Captured } from './readCaptured.ts';

/** The lock of whoever reads the inbox: one window at a time. */
export const inboxLock = 'yardstick-inbox';

/** What waits in the inbox, as it is read; refused in words where its content was not kept or is gone. */
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
  if (leftOut !== null) return { kind: 'refused', message: refusalWords[leftOut] };
  const body = await readFromInbox(id);
  if (body === null) return { kind: 'refused', message: 'Read in another window already.' };
  if (kind === 'file') return { kind: 'file', file: new File([body], name, { type }) };
  const text = await body.text();
  if (kind === 'link') return { kind: 'link', link: text };
  return { kind: 'text', text, address, ...(from === 'extension' ? { kept: { captureId: id, at, only, own } } : {}) };
}
