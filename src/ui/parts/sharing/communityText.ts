import { unreachable } from '../../../core/kernel/result.ts';
import { hiddenCharacters } from '../../../core/community/hiddenCharacters.ts';
import type { ReportReason } from '../../../core/community/communityFeed.ts';
import { marketNames, type MarketId } from '../../../core/market/markets.ts';
import type { SharedDeal } from '../../../core/community/sharedDeal.ts';
import type { OutboxRow } from '../../../data/community/outboxRow.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

/** "22 Nov 2026, 14:05"; '' for an invalid date. */
export function momentText(at: string | number): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isFinite(ms) ? momentFormat.format(ms) : '';
}

/** "3-bed terraced, M6" or "4-bed duplex, Ohio (ZIP 441…)", without unknown parts. */
export function dealName(deal: SharedDeal): string {
  const { bedrooms, propertyType } = deal;
  const size = bedrooms === null ? '' : bedrooms === 0 ? 'Studio' : `${bedrooms}-bed`;
  const home = [size, propertyType ?? 'home'].filter((part) => part !== '').join(' ');
  return `${home.slice(0, 1).toUpperCase()}${home.slice(1)}${placeOf(deal)}`;
}

/**
 * The location that follows the property: ", M6"; for a US property ", Ohio (ZIP 454…)", in Europe ", Bayern, Germany (80…)" or ", Co.
 * Cork, Ireland".
 */
function placeOf(deal: SharedDeal): string {
  if (deal.version === 1) return deal.outcode === null ? '' : `, ${deal.outcode}`;
  if (deal.version === 3) return europeanPlace(deal.market, deal.outcode);
  return `, ${marketNames[deal.market]}${deal.outcode === null ? '' : ` (ZIP ${deal.outcode}…)`}`;
}

/** For an Irish deal the county is shared; for any other, the start of the postcode. */
function europeanPlace(market: MarketId, told: string | null): string {
  if (told === null) return `, ${marketNames[market]}`;
  return market === 'IE' ? `, Co. ${told}, Ireland` : `, ${marketNames[market]} (${told}…)`;
}

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  'personal-data': 'It shows personal details',
  abuse: 'It’s abusive or threatening',
  spam: 'It’s advertising',
  wrong: 'Its figures are wrong',
  other: 'Something else',
};

/** Short description of an unsent item. */
export function postingText({ posting }: OutboxRow): string {
  switch (posting.kind) {
    case 'share':
      return `Share ${dealName(posting.deal)} as ${posting.name}`;
    case 'comment':
      return `Comment as ${posting.name}`;
    case 'report':
      return posting.commentId === null ? 'Report a shared deal' : 'Report a comment';
    case 'hide':
      return posting.hidden ? 'Hide a shared deal' : 'Unhide a shared deal';
    case 'withdraw':
      return posting.what === 'post' ? 'Withdraw a shared deal' : 'Withdraw a comment';
    default:
      return unreachable(posting);
  }
}

/** Status text of an unsent item. */
export function postingStateText({ state, tried, problem }: OutboxRow): string {
  if (state === 'refused') return `Not accepted. ${problem ?? ''}`.trim();
  if (problem !== null) return problem;
  return tried ? 'Sent, but not confirmed yet. We’ll retry automatically.' : 'Waiting for a connection.';
}

/** Why a name or text cannot be sent; undefined when it can. */
export function textProblem(text: string, most: number): string | undefined {
  if (text.trim() === '') return 'Write something first.';
  if (text.trim().length > most)
    return `Use up to ${most.toLocaleString('en-GB')} characters. You have ${text.trim().length.toLocaleString('en-GB')}.`;
  return undefined;
}

const unseen = new RegExp(hiddenCharacters, 'g');

/** The text as sent: trimmed, and without invisible characters, which the server rejects. */
export const plainText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(unseen, '').trim();

/** The name as sent, cleaned in the same way and on one line. */
export const plainName = (text: string): string => plainText(text.replaceAll('\n', ' '));
