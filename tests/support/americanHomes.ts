import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../src/core/listing/facts.ts';
import type { EvaluationJob } from '../../src/core/pipeline/outcome.ts';
import { sampleId, emptyFacts } from './dealFixtures.ts';
import type { Ownership } from '../../src/core/deal/owner.ts';

const at = instant(Date.UTC(2026, 10, 20, 11, 52));

/** A made-up house for sale at $189,000 in Dayton, Ohio. */
export const daytonFacts: ListingFacts = {
  ...emptyFacts,
  listingId: '19000103',
  url: 'https://www.zillow.com/homedetails/9-Chandler-Row-Dayton-OH-45402/19000103_zpid/',
  transaction: 'sale',
  askingPrice: { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false },
  bedrooms: 3,
  bathrooms: 2.5,
  propertyType: 'Single Family Residence',
  floorAreaSqFt: 1420,
  yearBuilt: 1925,
  serviceChargePerYear: fromMajor(1020),
  propertyTaxPerYear: fromMajor(4121),
  address: '9 Chandler Row, Dayton, OH 45402',
  postalCode: '45402',
  county: 'Montgomery County',
  status: 'available',
};

const rooms = [1, 2, 3].map((room) => ({
  label: `Room ${room}`,
  monthlyRent: fromMajor(650),
  voidWeeks: 2,
  people: 1,
  squareMetres: null,
}));

/** Every input of every strategy, in dollars. */
const typed = {
  purchasePrice: fromMajor(185_000),
  monthlyRent: fromMajor(1_650),
  refurbishment: fromMajor(30_000),
  afterRepairValue: fromMajor(290_000),
  rooms,
  nightlyRate: fromMajor(140),
  leaseRentPerMonth: fromMajor(1_300),
  housingCostNow: fromMajor(1_500),
};

interface American {
  readonly strategy?: StrategyId;
  readonly ownership?: Ownership;
  readonly facts?: Partial<ListingFacts>;
  /** If true, the user has typed nothing and there are only the listing's values. */
  readonly isBare?: boolean;
}

/** The Ohio house as captured from a saved page, with enough typed for any strategy. */
export function americanDeal({ strategy = 'buy-to-let', ownership, facts = {}, isBare = false }: American = {}): Deal {
  const reading = { site: 'zillow' as const, facts: { ...daytonFacts, ...facts }, sources: {}, warnings: [] };
  const deal = createDeal({ id: sampleId(1), mid: sampleId(2), at, reading, via: 'page', parserVersion: 1 });
  return {
    ...deal,
    strategy,
    ...(ownership === undefined ? {} : { ownership }),
    inputs: isBare ? {} : { [strategy]: typed },
  };
}

export const americanJob = (asked: American = {}): EvaluationJob => ({
  deal: americanDeal(asked),
  profile: standardProfile,
  today: isoDate('2026-11-26'),
});
