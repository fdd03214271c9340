import type { StorageEviction } from '../../../../data/view/cached/storeContents.ts';
import { countText } from '../../../components/figure/sizeText.ts';

/** A description of the data lost when the browser cleared this device's storage. */
export function storageEvictedText(emptied: StorageEviction, hasAccount: boolean): string {
  if (emptied === 'unknown')
    return 'Your browser cleared Yardstick’s data on this device. Synced data will be restored from the server. Unsynced changes are lost.';
  const what = `Your browser cleared Yardstick’s data on this device: ${countText(emptied.deals, 'deal')}.`;
  if (!hasAccount) return `${what} You weren’t signed in, so there’s no copy on the server.`;
  if (emptied.unsent === 0) return `${what} Everything was synced and will be restored from the server.`;
  const lost = `${countText(emptied.unsent, 'change')} ${emptied.unsent === 1 ? 'was' : 'were'} not synced and ${emptied.unsent === 1 ? 'is' : 'are'} lost.`;
  return `${what} ${lost} The rest will be restored from the server.`;
}
