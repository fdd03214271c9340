import type { CountryCode } from '../kernel/countries.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';

/**
 * The region of a postal code whose law governs a purchase or a letting: a French département, a German Land, a Spanish autonomous
 * community, a Belgian region, the Azores or Madeira, by the ids of `market/eu`. Null if the code does not identify it, or if one law
 * covers the country.
 */
export const regionOfPostalCode = (country: CountryCode, postalCode: string): string | null => {
  const places = placesByCountry.get(country);
  return places?.code.test(postalCode) === true ? places.regionOf(postalCode) : null;
};
