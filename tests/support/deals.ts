import type { Deal } from '../../src/core/deal/deal.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import { createId, type Id } from '../../src/core/kernel/id.ts';
import { minor } from '../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../src/core/listing/facts.ts';

/** The n-th id of a test: the same n gives the same id. */
export const idOf = (n: number): Id =>
  createId(
    instant(1_790_000_000_000),
    Uint8Array.from({ length: 16 }, (_, at) => (n >> (at * 4)) & 15),
  );

const facts: ListingFacts = {
  listingId: '190000017',
  url: 'https://www.rightmove.co.uk/properties/190000017',
  transaction: 'sale',
  askingPrice: { amount: minor(18_500_000), currency: 'GBP', qualifier: null, period: null, onApplication: false },
  bedrooms: 2,
  bathrooms: 1,
  receptions: null,
  propertyType: 'Terraced',
  tenure: 'freehold',
  leaseYearsRemaining: null,
  groundRentPerYear: null,
  serviceChargePerYear: null,
  councilTaxBand: 'A',
  epcBand: null,
  floorAreaSqFt: 742,
  address: 'Tallow Chandler Street, Salford, M6',
  outcode: 'M6',
  incode: '5QX',
  latitude: 53.49,
  longitude: -2.29,
  status: 'available',
  firstListedOn: null,
  reducedOn: null,
  agentName: null,
  imageUrls: null,
  keyFeatures: null,
  nearestStations: null,
};

/** A deal made from an invented listing; `n` tells deals apart. */
export function dealOf(n: number, changes: Partial<Deal> = {}): Deal {
  const at = instant(1_790_000_000_000 + n);
  return {
    id: idOf(n),
    mid: idOf(n + 1_000_000),
    createdAt: at,
    updatedAt: at,
    origin: { kind: 'listing', site: 'rightmove', via: 'fetch', capturedAt: at, parserVersion: 1 },
    facts: { ...facts, listingId: String(190_000_000 + n), url: `https://www.rightmove.co.uk/properties/${190_000_000 + n}` },
    sources: {},
    warnings: [],
    overrides: {},
    stage: 'new',
    savedAt: null,
    binnedAt: null,
    ...changes,
  };
}
