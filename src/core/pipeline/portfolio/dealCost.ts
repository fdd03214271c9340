import type { HoldingCost } from '../../deal/holding/holding.ts';

/** The id of a deal's cost line in the holding created from it. */
export const costIdOf = (line: string): string => `deal-${line}`;

/** The deal's reserve for large repairs, as a cost of its holding. */
export const reserveId = costIdOf('reserve');
export const reserveName = 'Capital reserve';

/** The holding's cost category for a deal's cost line. */
export const costKindOf = (line: string): HoldingCost['kind'] => kinds[line] ?? 'other';

const kinds: Readonly<Record<string, HoldingCost['kind']>> = {
  management: 'management',
  maintenance: 'maintenance',
  insurance: 'insurance',
  certificates: 'certificates',
  licence: 'licence',
  serviceCharge: 'service-charge',
  groundRent: 'ground-rent',
  propertyTax: 'tax',
};
