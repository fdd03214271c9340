import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Austria. Its codes have four digits, as in Belgium and Switzerland. Codes 9485 to 9498 belong to Liechtenstein. */
export const austria: CountryPlaces = {
  country: 'AT',
  letters: ['A', 'AT'],
  code: /^(?!948[5-9]|949)[1-9]\d{3}$/,
  digits: 4,
  regionOf: nowhere,
  names: namesOf('osterreich|oesterreich|autriche|oostenrijk'),
  towns: townsOf(
    '10,11,12 wien|vienna; 80 graz; 40 linz; 50 salzburg; 60 innsbruck; 90 klagenfurt|klagenfurt am worthersee; 95 villach; 46 wels; 31 sankt polten|st. polten|st polten; 68 dornbirn|feldkirch|lustenau; 27 wiener neustadt; ' +
      '44 steyr; 69 bregenz; 87 leoben; 35 krems|krems an der donau; 88 kapfenberg|bruck an der mur; 25 baden|modling|traiskirchen; 2340 modling; 34 klosterneuburg|tulln; 48 gmunden|bad ischl; 63 kufstein|kitzbuhel|worgl; ' +
      '70 eisenstadt; 94 wolfsburg|wolfsberg; 98 spittal an der drau; 99 lienz; 57 zell am see|saalfelden; 55 bischofshofen; 61 hall in tirol; 64 imst|solden; 65 landeck|ischgl; 86 murzzuschlag; 89 schladming|liezen',
  ),
  // Streets spelt with ß rule out Switzerland, but not Eupen in Belgium, whose codes are 4700 to 4799.
  hasStreet: ({ lower }, code) => !code.startsWith('47') && /straße(?:[\s,]|$)/.test(lower),
};
