import { townsIn, type TypedCountry } from './places.ts';

const capitals = 'ABCDEFGHJKLMNPRTUVWXZ';

const netherlands: TypedCountry = {
  country: 'NL',
  streets: [
    'Prinsengracht %',
    'Kerkstraat %',
    'Dorpsweg %-2',
    'Lange Voorhout %',
    'Stationsplein %',
    'Burgemeester De Vlugtlaan %',
    'Singel % hs',
    'Steenweg %',
  ],
  flats: ['2e verdieping', 'A-12', 'bis', 'kamer E4'],
  towns: townsIn(`
    Amsterdam | 1016 @@,1071@@ | -
    Rotterdam | 3011 @@ | -
    Den Haag | 2513 @@ | -
    Utrecht | 3511 @@ | -
    Eindhoven | 5611 @@ | -
    Maastricht | 6211 @@ | -
    Sluis | 4524 @@ | -
    Bergen | 1861 @@ | -
    Urk | 8321@@ | -
    Groningen | 9711 @@ | -`),
  names: ['Netherlands', 'The Netherlands', 'Nederland', 'Holland'],
  letters: ['NL'],
  order: 'code-town',
  alphabet: `${capitals}S`,
};

const portugal: TypedCountry = {
  country: 'PT',
  streets: [
    'Largo do Chiado %',
    'Rua Augusta %',
    'Avenida da Liberdade %',
    'Travessa do Carmo %',
    'Praça da Alegria %',
    'Estrada Nacional %',
    'Calçada da Glória %',
  ],
  flats: ['3º Esq', 'r/c Dto', '2º B', 'Bloco E4', 'Apt B12'],
  towns: townsIn(`
    Lisboa | 1200-###,1500-### | -
    Porto | 4000-###,4150-### | -
    Faro | 8000-### | -
    Cascais | 2750-### | -
    Funchal | 9000-###,9050-### | madeira | Madeira
    Porto Santo | 9400-### | madeira
    Ponta Delgada | 9500-### | azores | Açores
    Angra do Heroísmo | 9700-### | azores
    Horta | 9900-### | azores | Faial
    Évora | 7000-### | -
    Viana do Castelo | 4900-### | -`),
  names: ['Portugal', 'PORTUGAL'],
  letters: ['P', 'PT'],
  order: 'code-town',
  alphabet: capitals,
};

const belgium: TypedCountry = {
  country: 'BE',
  streets: [
    'Rue Neuve %',
    'Veldstraat %',
    'Korenmarkt %',
    'Chaussée de Wavre %',
    'Avenue Louise %',
    'Gentsesteenweg %',
    'Place du Marché %',
    'Grote Markt %',
    'Quai des Ardennes %',
  ],
  flats: ['bus 3', 'bte 4', 'boîte 12', '2e étage', 'app. B12'],
  towns: townsIn(`
    Bruxelles | 1000,1020,1120 | brussels
    Ixelles | 1050 | brussels
    Uccle | 1180 | brussels
    Antwerpen | 2000,2018,2060 | flanders
    Gent | 9000,9050 | flanders
    Leuven | 3000 | flanders
    Brugge | 8000 | flanders
    De Pinte | 9840 | flanders
    De Haan | 8420 | flanders
    Hasselt | 3500 | flanders
    Liège | 4000,4020 | wallonia
    Namur | 5000 | wallonia
    Charleroi | 6000 | wallonia
    La Louvière | 7100 | wallonia
    Wavre | 1300 | wallonia
    Louvain-la-Neuve | 1348 | wallonia
    Court-Saint-Étienne | 1490 | wallonia
    Le Roeulx | 7070 | wallonia
    Essen | 2910 | flanders
    Halle | 1500 | flanders`),
  names: ['Belgium', 'Belgique', 'België', 'Belgien'],
  letters: ['B', 'BE'],
  order: 'code-town',
  alphabet: capitals,
};

/** Belgian homes with German street names. */
const eastBelgium: TypedCountry = {
  ...belgium,
  streets: ['Hauptstraße %', 'Rue de Verviers %', 'Marktplatz %', 'Neustraße %'],
  towns: townsIn(`
    Eupen | 4700 | wallonia
    Kelmis | 4720 | wallonia
    Sankt Vith | 4780 | wallonia`),
};

const austria: TypedCountry = {
  country: 'AT',
  streets: [
    'Mariahilfer Straße %',
    'Hauptplatz %',
    'Lange Gasse %',
    'Am Graben %',
    'Bahnhofstraße %',
    'Linzer Str. %',
    'Dorf %',
    'Schlossallee %',
  ],
  flats: ['Top 12', 'Stiege 2', '/3/14', 'Tür 7', 'Stg. B2 Top 4'],
  towns: townsIn(`
    Wien | 1010,1060,1220 | -
    Graz | 8010 | -
    Linz | 4020 | -
    Salzburg | 5020 | -
    Innsbruck | 6020 | -
    Klagenfurt am Wörthersee | 9020 | -
    Bregenz | 6900 | -
    Eisenstadt | 7000 | -
    St. Pölten | 3100 | -
    Grieskirchen | 4710 | -
    Rust | 7071 | -
    Mondsee | 5310 | -`),
  names: ['Austria', 'Österreich', 'AUSTRIA', 'Autriche'],
  letters: ['A', 'AT'],
  order: 'code-town',
  alphabet: capitals,
};

const poland: TypedCountry = {
  country: 'PL',
  streets: [
    'ul. Floriańska %',
    'Marszałkowska %',
    'al. Jerozolimskie %',
    'os. Piastów %',
    'pl. Wolności %',
    'ul. 3 Maja %',
    'Nowy Świat %/5',
  ],
  flats: ['m. 5', 'lok. 12', 'klatka B', 'kl. B2'],
  towns: townsIn(`
    Kraków | 31-### | - | małopolskie
    Warszawa | 00-###,02-### | - | mazowieckie
    Gdańsk | 80-### | - | pomorskie
    Łódź | 90-### | -
    Wrocław | 50-### | -
    Szczecin | 70-### | -
    Żyrardów | 96-300 | -
    Zakopane | 34-500 | -`),
  names: ['Poland', 'Polska', 'POLAND', 'Polen'],
  letters: ['PL'],
  order: 'code-town',
  alphabet: capitals,
};

export const smallCountryHomes = { netherlands, portugal, belgium, eastBelgium, austria, poland } as const;
