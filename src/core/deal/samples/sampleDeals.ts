import { britishSamples } from './britishSamples.ts';
import { samplesIn, type SampleDeal } from './sampleProperty.ts';

/** The three British sample deals, in the order they are shown. */
export const sampleDeals: readonly SampleDeal[] = britishSamples.map(samplesIn({ currency: 'GBP', after: 0 }));
