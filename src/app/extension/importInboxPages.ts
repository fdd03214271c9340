import { listInbox, removeFromInbox } from '../../data/device/inbox.ts';
import { inboxLock, openItem } from '../../ui/parts/capture/openItem.ts';
import { readCapture, type PageResult } from '../../ui/parts/capture/readCapture.ts';

interface ReadPage {
  readonly name: string;
  readonly result: PageResult;
}

/**
 * Reads the extension's pages waiting in the inbox, in one window at a time, and returns the result for each. Pages that became deals leave
 * the inbox. The others stay, and the inbox panel shows why.
 */
export async function importInboxPages(reader: Parameters<typeof readCapture>[0]): Promise<readonly ReadPage[]> {
  return navigator.locks.request(inboxLock, async () => {
    const waiting = (await listInbox()).filter(({ from }) => from === 'extension');
    const read: ReadPage[] = [];
    for (const item of waiting) {
      const result = await readCapture(reader, await openItem(item)).catch(failed);
      if (result.kind === 'read') await removeFromInbox([item.id]);
      read.push({ name: item.name, result });
    }
    return read;
  });
}

const failed = (): PageResult => ({ kind: 'failed', message: 'Failed to analyze property', mayTryAgain: true });
