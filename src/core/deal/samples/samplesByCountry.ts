import type { MarketCountry } from '../../market/markets.ts';
import type { Deal } from '../deal.ts';
import { americanSamples } from './americanSamples.ts';
import { sampleDeals } from './sampleDeals.ts';
import { samplesIn, type SampleDeal } from './sampleProperty.ts';

const byCountry: Readonly<Partial<Record<MarketCountry, readonly SampleDeal[]>>> = {
  GB: sampleDeals,
  US: americanSamples.map(samplesIn({ currency: 'USD', after: 100 })),
};

/** The sample deals for investors in a country, in display order; empty for countries without samples. */
export const sampleDealsIn = (country: MarketCountry): readonly SampleDeal[] => byCountry[country] ?? [];

/** The sample deal with an id, in any country; null for any other id. */
export const sampleDealOf = (id: string): Deal | null =>
  Object.values(byCountry)
    .flat()
    .find(({ deal }) => deal.id === id)?.deal ?? null;
