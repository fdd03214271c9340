import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** The Netherlands. Its codes are four digits and two letters, never SA, SD or SS. */
export const netherlands: CountryPlaces = {
  country: 'NL',
  letters: ['NL'],
  code: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/,
  digits: null,
  regionOf: nowhere,
  names: namesOf('niederlande|pays-bas|paises bajos|paesi bassi|paises baixos|holandia|the netherlands|hollande|holanda|olanda'),
  towns: townsOf(
    '1 amsterdam|amstelveen|hilversum|almere|zaandam|hoofddorp|purmerend|hoorn|alkmaar|den helder|bussum|weesp|heerhugowaard; ' +
      "2 haarlem|leiden|den haag|the hague|'s-gravenhage|delft|gouda|zoetermeer|rijswijk|alphen aan den rijn|katwijk|noordwijk|zandvoort|voorburg; 3 rotterdam|utrecht|dordrecht|schiedam|vlaardingen|amersfoort|zeist|nieuwegein|veenendaal|spijkenisse|woerden|ede|harderwijk; " +
      "4 middelburg|vlissingen|goes|breda|roosendaal|bergen op zoom|tiel|gorinchem|terneuzen|culemborg; 5 eindhoven|tilburg|'s-hertogenbosch|den bosch|helmond|venlo|oss|veldhoven|waalwijk|uden; " +
      '6 maastricht|nijmegen|arnhem|heerlen|sittard|roermond|weert|kerkrade|ede|wageningen|venray; 7 enschede|hengelo|apeldoorn|deventer|almelo|emmen|hoogeveen|zutphen|doetinchem; 8 zwolle|lelystad|leeuwarden|kampen|sneek|heerenveen|dronten|harlingen; ' +
      '9 groningen|assen|drachten|delfzijl|veendam|stadskanaal',
  ),
};
