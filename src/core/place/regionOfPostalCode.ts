import type { CountryCode } from '../kernel/countries.ts';
import { germanLand } from './germanLand.ts';

/**
 * The region of a postal code whose law a purchase or a letting falls under: a French département, a German Land, a Spanish autonomous
 * community, a Belgian region, by the ids of `market/eu`. Null where the code does not tell it, or where one law holds for the country.
 */
export function regionOfPostalCode(country: CountryCode, postalCode: string): string | null {
  switch (country) {
    case 'DE':
      return germanLand(postalCode);
    case 'FR':
      return frenchDepartment(postalCode);
    case 'ES':
      return spanishCommunities.get(postalCode.slice(0, 2)) ?? null;
    case 'BE':
      return belgianRegion(Number(postalCode));
    default:
      return null;
  }
}

/** The first two digits; three overseas; of 20 Corse-du-Sud from 200 to 201, Haute-Corse else. Monaco's codes are in no département. */
function frenchDepartment(code: string): string | null {
  if (code.startsWith('980')) return null;
  if (code.startsWith('97') || code.startsWith('98')) return code.slice(0, 3);
  if (code.startsWith('20')) return code < '20200' ? '2A' : '2B';
  return code >= '01000' && code < '96000' ? code.slice(0, 2) : null;
}

/** Ranges of the Belgian post, https://www.bpost.be, checked 24 November 2026. */
function belgianRegion(code: number): string | null {
  if (code >= 1000 && code < 1300) return 'brussels';
  if ((code >= 1300 && code < 1500) || (code >= 4000 && code < 8000)) return 'wallonia';
  return (code >= 1500 && code < 4000) || (code >= 8000 && code < 10_000) ? 'flanders' : null;
}

/** Provinces by the first two digits of a code: INE, https://www.ine.es/daco/daco42/codmun/cod_ccaa_provincia.htm, checked 24 November 2026. */
const spanishCommunities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    andalucia: '04 11 14 18 21 23 29 41',
    aragon: '22 44 50',
    asturias: '33',
    baleares: '07',
    canarias: '35 38',
    cantabria: '39',
    'castilla-la-mancha': '02 13 16 19 45',
    'castilla-y-leon': '05 09 24 34 37 40 42 47 49',
    cataluna: '08 17 25 43',
    ceuta: '51',
    extremadura: '06 10',
    galicia: '15 27 32 36',
    'la-rioja': '26',
    madrid: '28',
    melilla: '52',
    murcia: '30',
    navarra: '31',
    'pais-vasco': '01 20 48',
    valencia: '03 12 46',
  }).flatMap(([region, provinces]) => provinces.split(' ').map((province) => [province, region] as const)),
);
