import type { FactName } from './facts.ts';

/** Labels, for use within a sentence, for facts that may be matched in free text. */
export const factLabels: Readonly<Partial<Record<FactName, string>>> = {
  receptions: 'The number of reception rooms',
  tenure: 'The tenure',
  leaseYearsRemaining: 'The length of the lease',
  groundRentPerYear: 'The ground rent',
  serviceChargePerYear: 'The service charge',
  councilTaxBand: 'The council tax band',
  epcBand: 'The energy rating',
  floorAreaSqFt: 'The floor area',
};
