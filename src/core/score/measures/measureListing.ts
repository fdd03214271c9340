import type { Deal } from '../../deal/deal.ts';
import { listingGaps } from '../listingGaps.ts';
import type { Measured } from './measured.ts';

/** What the listing leaves open, each thing an equal part of the marks. */
export function measureListing({ facts }: { readonly facts: Deal['facts'] }): Measured {
  const { missing, cautions, asked } = listingGaps(facts);
  const open = missing.length + cautions.length;
  const words = [missing.length > 0 ? `not stated: ${missing.join(', ')}` : '', ...cautions].filter((part) => part !== '');
  const reason = open === 0 ? 'Everything that matters is stated' : words.join('; ');
  const shown = open === 0 ? 'nothing open' : `${open} open`;
  const sentence = reason.slice(0, 1).toUpperCase() + reason.slice(1);
  return { kind: 'known', share: Math.max(0, 1 - open / asked), value: null, shown, reason: sentence };
}
