import type { CapturedListing } from '../../src/core/area/captured/capturedListing.ts';

/** A three-bedroom terrace of a thousand square feet in M6, at an asking price of £200,000, seen on 1 November 2026. */
export const capturedListing = (id: string, more: Partial<CapturedListing> = {}): CapturedListing => ({
  id,
  title: `Home ${id}`,
  outcode: 'M6',
  price: 20_000_000,
  currency: 'GBP',
  propertyType: 'Terraced',
  bedrooms: 3,
  floorAreaSqFt: 1_000,
  capturedAt: Date.UTC(2026, 10, 1),
  listedOn: null,
  reducedOn: null,
  status: null,
  grossYield: null,
  score: null,
  point: null,
  ...more,
});
