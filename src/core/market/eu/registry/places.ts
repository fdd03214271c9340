import type { CountryCode } from '../../../kernel/countries.ts';
import { austria } from '../austria/places.ts';
import { belgium } from '../belgium/places.ts';
import type { CountryPlaces } from '../countryPlaces.ts';
import { france } from '../france/places.ts';
import { germany } from '../germany/places.ts';
import { ireland } from '../ireland/places.ts';
import { italy } from '../italy/places.ts';
import { netherlands } from '../netherlands/places.ts';
import { poland } from '../poland/places.ts';
import { portugal } from '../portugal/places.ts';
import { spain } from '../spain/places.ts';

/** The countries whose addresses we match to a region, one line each. UK and US addresses are handled elsewhere. */
export const placesByCountry: ReadonlyMap<CountryCode, CountryPlaces> = new Map(
  [austria, belgium, france, germany, ireland, italy, netherlands, poland, portugal, spain].map((places) => [places.country, places]),
);
