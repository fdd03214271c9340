import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import type { Deal } from '../deal.ts';

interface NewManualDeal {
  readonly id: Id;
  readonly mid: Id;
  readonly at: Instant;
  /** The known facts of the property; all others are unknown. */
  readonly facts: Partial<ListingFacts>;
}

/** A deal without a listing. Id, revision and time are arguments, so that a retry creates the same deal. */
export function createManualDeal({ id, mid, at, facts }: NewManualDeal): Deal {
  return {
    id,
    mid,
    createdAt: at,
    updatedAt: at,
    origin: { kind: 'manual' },
    facts: { ...emptyListingFacts, ...facts },
    sources: {},
    warnings: [],
    inputs: {},
    stage: 'new',
    savedAt: null,
    binnedAt: null,
  };
}

/** Facts with every value unknown. */
export const emptyListingFacts: ListingFacts = {
  listingId: null,
  url: null,
  transaction: null,
  askingPrice: null,
  bedrooms: null,
  rooms: null,
  bathrooms: null,
  receptions: null,
  propertyType: null,
  yearBuilt: null,
  units: null,
  tenure: null,
  leaseYearsRemaining: null,
  groundRentPerYear: null,
  serviceChargePerYear: null,
  councilTaxBand: null,
  propertyTaxPerYear: null,
  rentWithChargesPerMonth: null,
  agentFee: null,
  epcBand: null,
  floorAreaSqFt: null,
  address: null,
  outcode: null,
  incode: null,
  postalCode: null,
  town: null,
  county: null,
  latitude: null,
  longitude: null,
  status: null,
  firstListedOn: null,
  reducedOn: null,
  agentName: null,
  imageUrls: null,
  keyFeatures: null,
  nearestStations: null,
  searchedPlace: null,
  alsoListed: null,
};
