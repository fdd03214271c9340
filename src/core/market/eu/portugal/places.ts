import { namesOf, regionsByName, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/**
 * Portugal, whose codes have the form "1200-108". The islands' codes start with 9, which is not confirmed by a source. The region is null
 * on the mainland, whose law is the country's.
 */
export const portugal: CountryPlaces = {
  country: 'PT',
  letters: ['P', 'PT'],
  code: /^[1-9]\d{3}-\d{3}$/,
  digits: null,
  regionOf: islandsOf,
  names: namesOf('portugalia|portogallo|republica portuguesa'),
  towns: townsOf(
    '1 lisboa|lisbon; 4 porto|oporto|vila nova de gaia|matosinhos|braga|guimaraes; 3 coimbra|aveiro|viseu|figueira da foz; 2 setubal|cascais|sintra|almada|oeiras|leiria|santarem|amadora|evora; ' +
      '8 faro|lagos|albufeira|portimao|tavira|loule; 7 evora|beja|portalegre|sines; 6 castelo branco|covilha|guarda; 5 vila real|braganca|chaves; 90,91,92,93 funchal|machico|camara de lobos; 95 ponta delgada; 97 angra do heroismo; 99 horta',
  ),
  regionNames: regionsByName({
    azores: 'acores|azores|sao miguel|ilha terceira|angra do heroismo|ponta delgada|horta',
    madeira: 'madeira|funchal|machico|camara de lobos|porto santo|ilha da madeira',
  }),
};

function islandsOf(code: string): 'azores' | 'madeira' | null {
  if (/^9[0-4]/.test(code)) return 'madeira';
  return /^9[5-9]/.test(code) ? 'azores' : null;
}
