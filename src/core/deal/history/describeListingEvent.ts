import { unreachable } from '../../kernel/result.ts';
import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { ListingEvent } from './listingHistory.ts';

/** A listing event as text without its date: a price reduction with its amount and percentage, for example. */
export function describeListingEvent(event: ListingEvent): string {
  switch (event.kind) {
    case 'listed':
      return 'First listed';
    case 'asked':
      return `Asking price ${formatMoney(event.amount, event.currency)} when first imported`;
    case 'said-reduced':
      return 'Price reduced by the agent';
    case 'reduced':
    case 'raised': {
      const { kind, from, to, currency } = event;
      const by = Math.abs(to - from);
      const share = from === 0 ? '' : ` (${formatRate(rate(Math.round((by / from) * 1000) / 1000))})`;
      return `${kind === 'reduced' ? 'Reduced' : 'Raised'} by ${formatMoney(minor(by), currency)}${share} to ${formatMoney(to, currency)}`;
    }
    case 'back':
      return 'Back on the market';
    case 'under-offer':
      return 'Under offer';
    case 'sold-stc':
      return 'Sold subject to contract';
    case 'let-agreed':
      return 'Let agreed';
    case 'sold':
      return 'Sold';
    case 'withdrawn':
      return 'Withdrawn from the portal';
    default:
      return unreachable(event);
  }
}
