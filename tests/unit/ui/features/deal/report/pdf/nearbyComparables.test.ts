import { describe, expect, it } from 'vitest';
import { nearbyComparison, type NearbyRow } from '../../../../../../../src/ui/features/deal/report/pdf/nearbyComparables.ts';
import { sampleIdText } from '../../../../../../../src/core/deal/samples/sampleIds.ts';
import { sampleDeal } from '../../../../../../support/dealFixtures.ts';

const deal = sampleDeal();
const row = (changes: Partial<NearbyRow> = {}): NearbyRow => ({
  id: 'another',
  title: '3-bed house, M6',
  address: 'Other Road, Salford',
  outcode: 'M6',
  bedrooms: 3,
  price: 19_000_000,
  currency: 'GBP',
  monthlyRent: 110_000,
  grossYield: 0.069,
  binned: 0,
  ...changes,
});

describe('nearbyComparison', () => {
  it('returns priced deals in the same district', () => {
    expect(nearbyComparison(deal, [row(), row({ id: 'b', address: null })]).homes.map(({ title }) => title)).toEqual([
      'Other Road, Salford',
      '3-bed house, M6',
    ]);
  });

  it.each([
    ['itself', { id: deal.id }],
    ['a deal in the bin', { binned: 1 as const }],
    ['one elsewhere', { outcode: 'M7' }],
    ['a deal without a price', { price: null }],
    ['a deal in another currency', { currency: 'EUR' }],
    ['a sample', { id: sampleIdText(1) }],
  ])('excludes %s', (_, changes) => {
    expect(nearbyComparison(deal, [row(changes)]).homes).toEqual([]);
  });

  it('is empty without a postcode, even if other deals lack one too', () => {
    const nowhere = sampleDeal({ facts: { outcode: null } });
    expect(nearbyComparison(nowhere, [row({ outcode: null })])).toMatchObject({ outcode: null, homes: [] });
  });
});
