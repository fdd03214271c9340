import { austria } from '../austria/country.ts';
import { belgium } from '../belgium/country.ts';
import { france } from '../france/country.ts';
import { germany } from '../germany/country.ts';
import { ireland } from '../ireland/country.ts';
import { italy } from '../italy/country.ts';
import { netherlands } from '../netherlands/country.ts';
import { poland } from '../poland/country.ts';
import { portugal } from '../portugal/country.ts';
import { spain } from '../spain/country.ts';

/** Supported European countries. Each has one line here and one in each of this folder's other files. */
export const europeanCountries = {
  AT: austria,
  BE: belgium,
  FR: france,
  DE: germany,
  IE: ireland,
  IT: italy,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  ES: spain,
} as const;

export type EuCountry = keyof typeof europeanCountries;
