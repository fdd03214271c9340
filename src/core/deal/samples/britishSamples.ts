import { fromMajor } from '../../kernel/money.ts';
import type { SampleProperty } from './sampleProperty.ts';

/** Fictional homes in a fictional town, to explore before adding a deal. */
export const britishSamples: readonly SampleProperty[] = [
  {
    lesson: 'passes',
    price: 118_000,
    inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_050) } },
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
    inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_050) } },
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
    inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_150) } },
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
