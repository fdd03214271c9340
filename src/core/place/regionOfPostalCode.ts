import type { CountryCode } from '../kernel/countries.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';

/**
 * The region of a postal code whose law a purchase or a letting falls under: a French département, a German Land, a Spanish autonomous
 * community, a Belgian region, the Azores or Madeira, by the ids of `market/eu`. Null where the code does not tell it, or where one law
 * holds for the country.
 */
export const regionOfPostalCode = (country: CountryCode, postalCode: string): string | null => {
  const places = placesByCountry.get(country);
  return places?.code.test(postalCode) === true ? places.regionOf(postalCode) : null;
};
