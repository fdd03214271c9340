import type { CountryCode } from '../../kernel/countries.ts';
import { austria } from './austria.ts';
import { belgium } from './belgium.ts';
import type { CountryPlaces } from './countryPlaces.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { netherlands } from './netherlands.ts';
import { poland } from './poland.ts';
import { portugal } from './portugal.ts';
import { spain } from './spain.ts';

/** Countries whose addresses are read to their region, one line each. Great Britain and the United States have forms of their own. */
export const placesByCountry: ReadonlyMap<CountryCode, CountryPlaces> = new Map(
  [austria, belgium, france, germany, ireland, italy, netherlands, poland, portugal, spain].map((places) => [places.country, places]),
);
