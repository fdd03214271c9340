import { byFirstDigits, longestOf, namesOf, regionsByName, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Belgium. Its codes have four digits, as in Austria, Switzerland and Luxembourg. */
export const belgium: CountryPlaces = {
  country: 'BE',
  letters: ['B', 'BE'],
  code: /^[1-9]\d{3}$/,
  digits: 4,
  regionOf: (code) => longestOf(regions, code),
  names: namesOf('belgica|belgio|belgia'),
  towns: townsOf(
    '10,11,12 bruxelles|brussel|brussels; 1050 ixelles|elsene; 1060 saint-gilles|sint-gillis; 1070 anderlecht; 1080 molenbeek-saint-jean|sint-jans-molenbeek; 1030 schaerbeek|schaarbeek; 1180 uccle|ukkel; ' +
      "1000 bruxelles; 1040 etterbeek; 1190 forest|vorst; 1200 woluwe-saint-lambert; 1150 woluwe-saint-pierre; 1300,1301 wavre; 1348,1340 louvain-la-neuve|ottignies; 1400 nivelles; 1410 waterloo; 1420 braine-l'alleud; " +
      '1500 halle|hal; 1800 vilvoorde|vilvorde; 20,26 antwerpen|anvers|antwerp; 2300 turnhout; 2500 lier; 2800,2811,2812 mechelen|malines; 30 leuven|louvain; 3290 diest; 3500,3501,3510,3511,3512 hasselt; 3600 genk; 3700 tongeren; ' +
      '40 liege|luik; 4500 huy; 4600 vise; 4700 eupen; 4800 verviers; 4900 spa; 50,51 namur|namen; 5500 dinant; 60 charleroi; 6600 bastogne; 6700 arlon|aarlen; 6900 marche-en-famenne; 70 mons|bergen; 7100 la louviere; 75 tournai|doornik; ' +
      '7700 mouscron|moeskroen; 8000,8200,8310,8380 brugge|bruges; 8300,8301 knokke-heist|knokke; 8400 oostende|ostende|ostend; 8420 de haan; 8500 kortrijk|courtrai; 8660 de panne; 8670 koksijde; 8800 roeselare|roulers; 8900 ieper|ypres; ' +
      '90 gent|gand|ghent; 9100 sint-niklaas; 9200 dendermonde; 9300 aalst|alost; 9700 oudenaarde; 9840 de pinte',
  ),
  hasStreet: ({ plain }) => /(?:^|[\s,])(?:chaussee d(?:e|u|es|')[\s\p{L}]|(?:bte|boite|bus) \d+(?:[\s,]|$))/u.test(plain),
  regionNames: regionsByName({
    flanders: 'flanders|vlaanderen|flandre',
    wallonia: 'wallonia|wallonie|wallonne',
    brussels: 'bruxelles|brussel|brussels',
  }),
};

/** Belgian postal code ranges, https://www.bpost.be, checked 24 November 2026. */
const regions = byFirstDigits({
  brussels: '10 11 12',
  wallonia: '13 14 4 5 6 7',
  flanders: '15 16 17 18 19 2 3 8 9',
});
