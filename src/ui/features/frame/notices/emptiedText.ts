import type { Emptied } from '../../../../data/view/cached/ownDeals.ts';
import { countWords } from '../../../components/figure/sizeWords.ts';

/** Text on the data lost when the browser cleared this device's storage. */
export function emptiedText(emptied: Emptied, hasAccount: boolean): string {
  if (emptied === 'unknown')
    return 'Your browser cleared Yardstick’s data on this device. Synced data will be restored from the server. Unsynced changes are lost.';
  const what = `Your browser cleared Yardstick’s data on this device: ${countWords(emptied.deals, 'deal')}.`;
  if (!hasAccount) return `${what} You weren’t signed in, so there’s no copy on the server.`;
  if (emptied.unsent === 0) return `${what} Everything was synced and will be restored from the server.`;
  const lost = `${countWords(emptied.unsent, 'change')} ${emptied.unsent === 1 ? 'was' : 'were'} not synced and ${emptied.unsent === 1 ? 'is' : 'are'} lost.`;
  return `${what} ${lost} The rest will be restored from the server.`;
}
