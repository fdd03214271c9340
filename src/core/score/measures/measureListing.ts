import type { Deal } from '../../deal/deal.ts';
import { listingGaps } from '../listingGaps.ts';
import type { ListingGaps } from '../listingGaps.ts';
import type { Measured, MeasureText } from './measured.ts';

interface Listed {
  readonly facts: Deal['facts'];
}

/** The share of marks for the completeness of a UK listing; each fact counts equally. */
export const measureListing = ({ facts }: Listed): Measured => measureGaps(listingGaps(facts, 'GB'));

/** The share of marks for the completeness of a US listing. */
export const measureAmericanListing = ({ facts }: Listed): Measured => measureGaps(listingGaps(facts, 'US'));

/** The share of marks for the completeness of a listing elsewhere in Europe. */
export const measureEuropeanListing = ({ facts }: Listed): Measured => measureGaps(listingGaps(facts, 'IE'));

function measureGaps(gaps: ListingGaps): Measured {
  const open = gaps.missing.length + gaps.cautions.length;
  return { kind: 'known', share: Math.max(0, 1 - open / gaps.asked), value: null, say: () => sayOpen(gaps, open) };
}

function sayOpen({ missing, cautions }: ListingGaps, open: number): MeasureText {
  const words = [missing.length > 0 ? `not stated: ${missing.join(', ')}` : '', ...cautions].filter((part) => part !== '');
  const reason = open === 0 ? 'All key details are stated' : words.join('; ');
  return { shown: open === 0 ? 'none' : `${open} to check`, reason: reason.slice(0, 1).toUpperCase() + reason.slice(1) };
}
