import { fromMajor } from '../../kernel/money.ts';
import type { SampleProperty } from './sampleProperty.ts';

/** Fictional homes on fictional streets. Their towns are real and determine the law and taxes. */
export const americanSamples: readonly SampleProperty[] = [
  {
    lesson: 'passes',
    price: 148_000,
    inputs: { 'buy-to-let': { monthlyRent: fromMajor(2_250) } },
    facts: {
      address: 'Sample Avenue, Cleveland, OH 44109',
      postalCode: '44109',
      propertyType: 'Duplex',
      bedrooms: 4,
      bathrooms: 2,
      units: 2,
      yearBuilt: 1922,
      floorAreaSqFt: 1_980,
    },
  },
  {
    lesson: 'close',
    price: 150_000,
    strategy: 'flip',
    inputs: {
      'buy-to-let': { monthlyRent: fromMajor(1_450) },
      flip: { afterRepairValue: fromMajor(268_000), refurbishment: fromMajor(42_000) },
    },
    facts: {
      address: 'Sample Lane, Birmingham, AL 35206',
      postalCode: '35206',
      propertyType: 'House',
      bedrooms: 3,
      bathrooms: 1,
      yearBuilt: 1955,
      floorAreaSqFt: 1_250,
    },
  },
  {
    lesson: 'fails',
    price: 165_000,
    inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_450) } },
    facts: {
      address: 'Sample Street, Dayton, OH 45402',
      postalCode: '45402',
      propertyType: 'House',
      bedrooms: 3,
      bathrooms: 1,
      yearBuilt: 1926,
      floorAreaSqFt: 1_340,
    },
  },
];
