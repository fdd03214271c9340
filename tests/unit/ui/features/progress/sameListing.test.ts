import { describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import type { CapturedListing } from '../../../../../src/data/view/searchCapture.ts';
import { isSameListing } from '../../../../../src/ui/features/progress/sameListing.ts';
import { dealOf } from '../../../../support/deals.ts';

const listing: CapturedListing = {
  place: 1,
  listingId: '190000001',
  url: 'https://www.rightmove.co.uk/properties/190000001',
  featured: false,
  extendedArea: false,
  state: 'fetching',
  address: null,
  error: null,
  partial: false,
  dealId: null,
};
const row = dealToRow(dealOf(1), undefined);

/** Every field that a card shows. `place` is only the position in the list. */
const changes: readonly Partial<CapturedListing>[] = [
  { listingId: '190000002' },
  { url: 'https://www.rightmove.co.uk/properties/190000002' },
  { featured: true },
  { extendedArea: true },
  { state: 'saved' },
  { address: '1 Example Street' },
  { error: { code: 'portal_timeout', message: 'The portal did not answer.' } },
  { partial: true },
  { dealId: row.id },
];

describe('isSameListing', () => {
  it('is true if the listing was only read again', () => {
    expect(isSameListing({ listing, row }, { listing: { ...listing }, row })).toBe(true);
    expect(isSameListing({ listing, row: undefined }, { listing: { ...listing }, row: undefined })).toBe(true);
  });

  it.each(changes)('is false if %j differs', (changed) => {
    expect(isSameListing({ listing, row }, { listing: { ...listing, ...changed }, row })).toBe(false);
  });

  it('is false if its deal differs or was just added', () => {
    expect(isSameListing({ listing, row }, { listing, row: { ...row } })).toBe(false);
    expect(isSameListing({ listing, row: undefined }, { listing, row })).toBe(false);
  });

  it('compares every field except the place', () => {
    const compared = new Set(changes.flatMap((changed) => Object.keys(changed)));
    expect(Object.keys(listing).filter((name) => !compared.has(name))).toEqual(['place']);
  });
});
