import type { Minor } from '../kernel/money.ts';
import type { RentRefusal } from './rentRefusal.ts';

/**
 * Floor areas, in square feet, that an average rent can represent. Our convention: at least 150, about half a studio; at
 * most 1,000 for each bedroom plus another 1,000.
 */
const leastFloorArea = 150;
const floorAreaPerRoom = 1000;

/** The highest number of bedrooms with published rents, in the UK and the US. */
export const maxBedrooms = 4;

/** A refusal for a floor area that no published rent represents; null if it is plausible or unknown. `bedrooms` null: unknown. */
export function implausibleFloorArea(floorAreaSqFt: number | null, bedrooms: number | null, rents: string): RentRefusal | null {
  if (floorAreaSqFt === null) return null;
  const most = floorAreaPerRoom * (Math.max(1, bedrooms ?? maxBedrooms) + 1);
  if (floorAreaSqFt >= leastFloorArea && floorAreaSqFt <= most) return null;
  const size = Math.round(floorAreaSqFt).toLocaleString('en-GB');
  return {
    reason: 'floor-area',
    message: `No rent estimate for ${size} sq ft. ${rents.charAt(0).toUpperCase()}${rents.slice(1)} describe properties of a typical size.`,
  };
}

/**
 * The range of gross yields at which an average rent and a price can belong to the same property. Our convention, wider than any council's
 * average.
 */
const [leastYield, mostYield] = [0.02, 0.25];

/**
 * A refusal if the price is far from the prices of the homes that a range of rents represents; null otherwise. `rents` names the rents:
 * "the average rent of Salford describes".
 */
export function implausiblePrice(
  price: Minor | null,
  { low, high }: { readonly low: Minor; readonly high: Minor },
  rents: string,
): RentRefusal | null {
  if (price === null || price <= 0) return null;
  const far = high * 12 < price * leastYield ? 'above' : low * 12 > price * mostYield ? 'below' : null;
  return far === null
    ? null
    : { reason: 'price', message: `No rent estimate at this price. It is far ${far} the prices of the properties that ${rents}.` };
}
