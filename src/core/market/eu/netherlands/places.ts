import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** The Netherlands: four digits and two letters, never SA, SD or SS. */
export const netherlands: CountryPlaces = {
  country: 'NL',
  letters: ['NL'],
  code: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/,
  digits: null,
  regionOf: nowhere,
  provinceOf: (code) => {
    const digits = Number(code.slice(0, 4));
    return provinces.find(([from, to]) => digits >= from && digits <= to)?.[2] ?? null;
  },
  names: namesOf('niederlande|pays-bas|paises bajos|paesi bassi|paises baixos|holandia|the netherlands|hollande|holanda|olanda'),
  towns: townsOf(
    '1 amsterdam|amstelveen|hilversum|almere|zaandam|hoofddorp|purmerend|hoorn|alkmaar|den helder|bussum|weesp|heerhugowaard; ' +
      "2 haarlem|leiden|den haag|the hague|'s-gravenhage|delft|gouda|zoetermeer|rijswijk|alphen aan den rijn|katwijk|noordwijk|zandvoort|voorburg; 3 rotterdam|utrecht|dordrecht|schiedam|vlaardingen|amersfoort|zeist|nieuwegein|veenendaal|spijkenisse|woerden|ede|harderwijk; " +
      "4 middelburg|vlissingen|goes|breda|roosendaal|bergen op zoom|tiel|gorinchem|terneuzen|culemborg; 5 eindhoven|tilburg|'s-hertogenbosch|den bosch|helmond|venlo|oss|veldhoven|waalwijk|uden; " +
      '6 maastricht|nijmegen|arnhem|heerlen|sittard|roermond|weert|kerkrade|ede|wageningen|venray; 7 enschede|hengelo|apeldoorn|deventer|almelo|emmen|hoogeveen|zutphen|doetinchem; 8 zwolle|lelystad|leeuwarden|kampen|sneek|heerenveen|dronten|harlingen; ' +
      '9 groningen|assen|drachten|delfzijl|veendam|stadskanaal',
  ),
};

/** Digits that lie within one province; those between are left out. General knowledge, not confirmed by a source. */
const provinces: readonly (readonly [from: number, to: number, province: string])[] = [
  [1000, 1299, 'Noord-Holland'],
  [1300, 1379, 'Flevoland'],
  [1400, 1419, 'Noord-Holland'],
  [1430, 2149, 'Noord-Holland'],
  [2170, 3379, 'Zuid-Holland'],
  [3400, 3449, 'Utrecht'],
  [3500, 3749, 'Utrecht'],
  [3800, 3829, 'Utrecht'],
  [3840, 3879, 'Gelderland'],
  [3900, 3919, 'Utrecht'],
  [3930, 3999, 'Utrecht'],
  [4000, 4109, 'Gelderland'],
  [4300, 4589, 'Zeeland'],
  [4700, 5289, 'Noord-Brabant'],
  [5340, 5749, 'Noord-Brabant'],
  [5900, 5999, 'Limburg'],
  [6040, 6479, 'Limburg'],
  [6500, 6579, 'Gelderland'],
  [6660, 7389, 'Gelderland'],
  [7440, 7699, 'Overijssel'],
  [7800, 7929, 'Drenthe'],
  [8000, 8049, 'Overijssel'],
  [8200, 8259, 'Flevoland'],
  [8400, 8899, 'Friesland'],
  [8900, 9289, 'Friesland'],
  [9400, 9489, 'Drenthe'],
  [9600, 9749, 'Groningen'],
  [9900, 9999, 'Groningen'],
];
