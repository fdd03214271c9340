import type { EuCountry } from '../../src/core/market/eu/registry/countries.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { austria } from './eu/austria.ts';
import { belgium } from './eu/belgium.ts';
import type { CountryAnswers } from './eu/countryAnswers.ts';
import { france } from './eu/france.ts';
import { germany } from './eu/germany.ts';
import { ireland } from './eu/ireland.ts';
import { italy } from './eu/italy.ts';
import { netherlands } from './eu/netherlands.ts';
import { poland } from './eu/poland.ts';
import { portugal } from './eu/portugal.ts';
import { spain } from './eu/spain.ts';

const answers: Readonly<Partial<Record<EuCountry, CountryAnswers>>> = {
  AT: austria,
  BE: belgium,
  DE: germany,
  ES: spain,
  FR: france,
  IE: ireland,
  IT: italy,
  NL: netherlands,
  PL: poland,
  PT: portugal,
};

/** Letting, lending and tax in ten countries: one adapter per country, which answers the cases that name that country. */
export const euCountries: readonly CaseAdapter[] = Object.entries(answers).map(([country, own]) => ({
  kind: `eu-${country.toLowerCase()}`,
  country,
  fns: Object.keys(own),
  run: ({ inputs }) => answer(own, inputs),
}));

function answer(own: CountryAnswers, inputs: CaseInputs): CaseAnswer {
  void inputs['country'];
  return (own[String(inputs['fn'])] as (given: CaseInputs) => CaseAnswer)(inputs);
}
