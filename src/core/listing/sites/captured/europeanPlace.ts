import { found, partOf, type FactLayer, type Found } from '../../factLayer.ts';
import type { Position } from '../../../place/position.ts';
import { joined, spaced } from './internationalValues.ts';

interface StatedPlace {
  readonly street: unknown;
  readonly postalCode: Found<string> | null;
  readonly town: Found<string> | null;
  readonly county: Found<string> | null;
  readonly position: Found<Position> | null;
}

/**
 * The place of a property, with its address in continental form: "Rue des Cires 9, 44000 Nantes". `source` is where the address was read.
 */
export function placeFacts({ street, postalCode, town, county, position }: StatedPlace, source: string): FactLayer {
  return {
    address: found(joined(street, spaced(postalCode?.value, town?.value)), source),
    postalCode,
    town,
    county,
    latitude: partOf(position, (where) => where.latitude),
    longitude: partOf(position, (where) => where.longitude),
  };
}
