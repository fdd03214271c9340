import { unreachable } from '../../../core/kernel/result.ts';
import { hiddenCharacters } from '../../../core/community/hiddenCharacters.ts';
import type { ReportReason } from '../../../core/community/communityFeed.ts';
import { marketNames, type MarketId } from '../../../core/market/markets.ts';
import type { SharedDeal } from '../../../core/community/sharedDeal.ts';
import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

/** "22 Nov 2026, 14:05"; nothing for a text that is no moment. */
export function momentText(at: string | number): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isFinite(ms) ? momentFormat.format(ms) : '';
}

/** "3-bed terraced, M6" or "4-bed duplex, Ohio (ZIP 441…)", as far as it was said. */
export function dealName(deal: SharedDeal): string {
  const { bedrooms, propertyType } = deal;
  const size = bedrooms === null ? '' : bedrooms === 0 ? 'Studio' : `${bedrooms}-bed`;
  const home = [size, propertyType ?? 'home'].filter((part) => part !== '').join(' ');
  return `${home.slice(0, 1).toUpperCase()}${home.slice(1)}${placeOf(deal)}`;
}

/** ", M6"; of an American home ", Ohio (ZIP 454…)", of one in Europe ", Bayern, Germany (80…)" or ", Co. Cork, Ireland". */
function placeOf(deal: SharedDeal): string {
  if (deal.version === 1) return deal.outcode === null ? '' : `, ${deal.outcode}`;
  if (deal.version === 3) return europeanPlace(deal.market, deal.outcode);
  return `, ${marketNames[deal.market]}${deal.outcode === null ? '' : ` (ZIP ${deal.outcode}…)`}`;
}

/** Of an Irish home the county is told, of others how the postcode begins. */
function europeanPlace(market: MarketId, told: string | null): string {
  if (told === null) return `, ${marketNames[market]}`;
  return market === 'IE' ? `, Co. ${told}, Ireland` : `, ${marketNames[market]} (${told}…)`;
}

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  'personal-data': 'It shows somebody’s personal details',
  abuse: 'It insults or threatens',
  spam: 'It advertises',
  wrong: 'Its figures are wrong',
  other: 'Something else',
};

/** What waits, in a few words. */
export function postingWords({ posting }: OutboxRow): string {
  switch (posting.kind) {
    case 'share':
      return `Share ${dealName(posting.deal)} as ${posting.name}`;
    case 'comment':
      return `Comment as ${posting.name}`;
    case 'report':
      return posting.commentId === null ? 'Report a shared deal' : 'Report a comment';
    case 'hide':
      return posting.hidden ? 'Hide a shared deal' : 'Show a hidden deal again';
    case 'withdraw':
      return posting.what === 'post' ? 'Withdraw a shared deal' : 'Withdraw a comment';
    default:
      return unreachable(posting);
  }
}

/** Where a waiting thing stands. */
export function stateWords({ state, tried, problem }: OutboxRow): string {
  if (state === 'refused') return `Not taken. ${problem ?? ''}`.trim();
  if (problem !== null) return problem;
  return tried ? 'Sent without an answer so far; it is sent again by itself.' : 'Waits for a connection.';
}

/** What keeps a name or a text from being sent, in words; undefined where nothing does. */
export function textProblem(text: string, most: number): string | undefined {
  if (text.trim() === '') return 'Write something first.';
  if (text.trim().length > most)
    return `At most ${most.toLocaleString('en-GB')} characters; these are ${text.trim().length.toLocaleString('en-GB')}.`;
  return undefined;
}

const unseen = new RegExp(hiddenCharacters, 'g');

/** A text as it is sent: without letters nobody sees, which the server refuses, and without blanks around it. */
export const plainText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(unseen, '').trim();

/** The same for a name, which has one line. */
export const plainName = (text: string): string => plainText(text.replaceAll('\n', ' '));
