import { instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import { fromMajor } from '../../kernel/money.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { createManualDeal } from '../manual/createManualDeal.ts';
import type { Deal } from '../deal.ts';
import { sampleIdText } from './sampleIds.ts';

/** How a sample stands against the standard rules; held by a test against the engine. */
export type SampleLesson = 'passes' | 'close' | 'fails';

export interface SampleDeal {
  readonly lesson: SampleLesson;
  readonly deal: Deal;
}

interface SampleFacts {
  readonly lesson: SampleLesson;
  readonly price: number;
  readonly rent: number;
  readonly facts: Partial<ListingFacts>;
}

/** Invented homes in an invented town, for looking around before the first own deal. Prices in pounds, rents in pounds a month. */
const samples: readonly SampleFacts[] = [
  {
    lesson: 'passes',
    price: 118_000,
    rent: 1_050,
    facts: {
      address: 'Sample Terrace, Exampleton',
      propertyType: 'Terraced house',
      bedrooms: 3,
      bathrooms: 1,
      tenure: 'freehold',
      councilTaxBand: 'A',
      epcBand: 'C',
      floorAreaSqFt: 870,
    },
  },
  {
    lesson: 'close',
    price: 142_000,
    rent: 1_050,
    facts: {
      address: 'Sample Road, Exampleton',
      propertyType: 'Semi-detached house',
      bedrooms: 3,
      bathrooms: 1,
      tenure: 'freehold',
      councilTaxBand: 'B',
      epcBand: 'D',
      floorAreaSqFt: 930,
    },
  },
  {
    lesson: 'fails',
    price: 265_000,
    rent: 1_150,
    facts: {
      address: 'Sample Quay, Exampleton',
      propertyType: 'Flat',
      bedrooms: 2,
      bathrooms: 2,
      tenure: 'leasehold',
      leaseYearsRemaining: 118,
      serviceChargePerYear: fromMajor(2_400),
      groundRentPerYear: fromMajor(250),
      councilTaxBand: 'C',
      epcBand: 'B',
      floorAreaSqFt: 690,
    },
  },
];

const at = instant(0);

/** The three sample deals, in the order they are shown. */
export const sampleDeals: readonly SampleDeal[] = samples.map(({ lesson, price, rent, facts }, place) => {
  const deal = createManualDeal({
    // The texts have the form of an id.
    id: sampleIdText(place + 1) as Id,
    mid: sampleIdText(place + 11) as Id,
    at,
    facts: {
      ...facts,
      transaction: 'sale',
      askingPrice: { amount: fromMajor(price), currency: 'GBP', qualifier: null, period: null, onApplication: false },
    },
  });
  return { lesson, deal: { ...deal, inputs: { 'buy-to-let': { monthlyRent: fromMajor(rent) } } } };
});
