import { byFirstDigits, longestOf, namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Poland: "31-021". */
export const poland: CountryPlaces = {
  country: 'PL',
  letters: ['PL'],
  code: /^\d{2}-\d{3}$/,
  digits: null,
  regionOf: nowhere,
  provinceOf: (code) => longestOf(voivodeships, code.slice(0, 2)),
  names: namesOf('polen|pologne|polonia|rzeczpospolita polska'),
  towns: townsOf(
    '0 warszawa|warsaw|radom|plock; 1 olsztyn|elblag|bialystok; 2 lublin|kielce|radom; 3 krakow|cracow|tarnow|rzeszow|zakopane; 4 katowice|gliwice|sosnowiec|czestochowa|zabrze|bytom|opole|bielsko-biala; ' +
      '5 wroclaw|walbrzych|legnica|jelenia gora; 6 poznan|kalisz|zielona gora|gorzow wielkopolski; 7 szczecin|koszalin|kolobrzeg|slupsk; 8 gdansk|gdynia|sopot|bydgoszcz|torun|elblag; 9 lodz|pabianice',
  ),
};

/** Districts within one voivodeship; the others are left out. General knowledge, not confirmed by a source. */
const voivodeships = byFirstDigits({
  dolnośląskie: '50 51 52 53 54 55 57 58 59',
  'kujawsko-pomorskie': '85 86 87 88',
  lubelskie: '20 22 23 24',
  lubuskie: '65 66 68 69',
  łódzkie: '90 91 92 93 94 95 97 98',
  małopolskie: '30 31 33',
  mazowieckie: '00 01 02 03 04 05 06',
  opolskie: '45 46 47 48 49',
  podkarpackie: '35 36 37',
  podlaskie: '15 16 18',
  pomorskie: '80 81 83 84',
  śląskie: '40 41 43 44',
  świętokrzyskie: '25 28',
  'warmińsko-mazurskie': '10 11 12 13 14',
  wielkopolskie: '60 61 62 63',
  zachodniopomorskie: '70 71 72 73 74 75',
});
