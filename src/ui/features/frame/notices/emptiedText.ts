import type { Emptied } from '../../../../data/view/cached/ownDeals.ts';
import { countWords } from '../../../components/figure/sizeWords.ts';

/** What the browser took away with this device's storage, and what that cost. */
export function emptiedText(emptied: Emptied, hasAccount: boolean): string {
  if (emptied === 'unknown')
    return 'The browser removed what Yardstick kept on this device. What was sent comes back from the server. Changes that were not sent yet are lost.';
  const what = `The browser removed what Yardstick kept on this device: ${countWords(emptied.deals, 'deal')}.`;
  if (!hasAccount) return `${what} Nobody was signed in, so there is no copy on the server.`;
  if (emptied.unsent === 0) return `${what} Everything was sent, and comes back from the server.`;
  const lost = `${countWords(emptied.unsent, 'change')} ${emptied.unsent === 1 ? 'was' : 'were'} not sent yet and ${emptied.unsent === 1 ? 'is' : 'are'} lost.`;
  return `${what} ${lost} The rest comes back from the server.`;
}
