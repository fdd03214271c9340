import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Poland, whose codes have the form "31-021". */
export const poland: CountryPlaces = {
  country: 'PL',
  letters: ['PL'],
  code: /^\d{2}-\d{3}$/,
  digits: null,
  regionOf: nowhere,
  names: namesOf('polen|pologne|polonia|rzeczpospolita polska'),
  towns: townsOf(
    '0 warszawa|warsaw|radom|plock; 1 olsztyn|elblag|bialystok; 2 lublin|kielce|radom; 3 krakow|cracow|tarnow|rzeszow|zakopane; 4 katowice|gliwice|sosnowiec|czestochowa|zabrze|bytom|opole|bielsko-biala; ' +
      '5 wroclaw|walbrzych|legnica|jelenia gora; 6 poznan|kalisz|zielona gora|gorzow wielkopolski; 7 szczecin|koszalin|kolobrzeg|slupsk; 8 gdansk|gdynia|sopot|bydgoszcz|torun|elblag; 9 lodz|pabianice',
  ),
};
