import { byFirstDigits, longestOf, namesOf, regionsByName, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Spain with the Balearic and Canary Islands, Ceuta and Melilla. Andorra, whose codes have the form "AD500", is excluded. */
export const spain: CountryPlaces = {
  country: 'ES',
  letters: ['E', 'ES'],
  code: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  digits: 5,
  regionOf: (code) => longestOf(communities, code.slice(0, 2)),
  names: namesOf('spanien|espagne|spagna|spanje|espanha|hiszpania'),
  towns: townsOf(
    '01 vitoria-gasteiz|vitoria; 02 albacete; 03 alicante|alacant|elche|elx|benidorm|torrevieja|denia|javea|orihuela|calpe|altea|alcoy; 04 almeria|roquetas de mar|mojacar; ' +
      '05 avila; 06 badajoz|merida; 07 palma|palma de mallorca|ibiza|eivissa|mao|mahon|ciutadella|manacor|calvia|inca; ' +
      "08 barcelona|badalona|sabadell|terrassa|l'hospitalet de llobregat|sitges|sant cugat del valles|mataro; 09 burgos; 10 caceres|plasencia; " +
      '11 cadiz|jerez de la frontera|jerez|algeciras|tarifa|san fernando; 12 castellon de la plana|castellon|peniscola; 13 ciudad real|puertollano; 14 cordoba|lucena; ' +
      '15 a coruna|la coruna|santiago de compostela|ferrol; 16 cuenca; 17 girona|gerona|figueres|roses|lloret de mar|cadaques; 18 granada|motril|almunecar; 19 guadalajara; ' +
      '20 san sebastian|donostia|donostia-san sebastian|irun|eibar; 21 huelva|lepe; 22 huesca|jaca; 23 jaen|linares|ubeda; 24 leon|ponferrada; 25 lleida|lerida; 26 logrono; ' +
      '27 lugo; 28 madrid|alcala de henares|getafe|leganes|mostoles|alcobendas|pozuelo de alarcon|fuenlabrada|las rozas; ' +
      '29 malaga|marbella|estepona|fuengirola|torremolinos|mijas|mijas costa|nerja|ronda|benalmadena; 30 murcia|cartagena|lorca; 31 pamplona|iruna|tudela; 32 ourense|orense; ' +
      '33 oviedo|gijon|aviles; 34 palencia; 35 las palmas de gran canaria|las palmas|arrecife|puerto del rosario|maspalomas|telde; 36 pontevedra|vigo; 37 salamanca; ' +
      '38 santa cruz de tenerife|adeje|arona|la orotava|puerto de la cruz|los cristianos|san cristobal de la laguna; 39 santander|torrelavega; 40 segovia; ' +
      '41 sevilla|seville|dos hermanas; 42 soria; 43 tarragona|reus|salou|tortosa; 44 teruel; 45 toledo|talavera de la reina; 46 valencia|gandia|torrent|sagunto|paterna; ' +
      '47 valladolid; 48 bilbao|bilbo|barakaldo|getxo; 49 zamora; 50 zaragoza|saragossa; 51 ceuta; 52 melilla',
  ),
  hasStreet: ({ plain }) => streets.test(plain),
  regionNames: regionsByName({
    andalucia: 'andalucia|andalusia|costa del sol|malaga|sevilla|seville|cadiz|almeria|huelva|jaen',
    baleares: 'palma de mallorca|mallorca|majorca|menorca|ibiza|formentera|baleares|islas baleares|illes balears',
    canarias: 'tenerife|gran canaria|lanzarote|fuerteventura|la palma|la gomera|el hierro|canarias|islas canarias|canary islands',
    cataluna: 'barcelona|girona|tarragona|lleida|cataluna|catalunya|catalonia',
    valencia: 'valencia|alicante|castellon|costa blanca|comunidad valenciana|comunitat valenciana',
    madrid: 'madrid|comunidad de madrid',
    'pais-vasco': 'bizkaia|gipuzkoa|pais vasco|euskadi|basque country',
    galicia: 'galicia',
    asturias: 'asturias',
    cantabria: 'cantabria',
    murcia: 'murcia|region de murcia',
    navarra: 'navarra|nafarroa',
    aragon: 'aragon|zaragoza|huesca|teruel',
    'la-rioja': 'la rioja',
    ceuta: 'ceuta',
    melilla: 'melilla',
  }),
};

const streets =
  /(?:^|[\s,])(?:(?:calle|avenida|avda|avd|paseo|plaza|pza|carrer|passeig|ronda|travesia|glorieta|urbanizacion|urb|camino|carretera|ctra|rambla|avinguda|placa)(?:[\s.]|$)|c\/(?!o[\s:.])|\p{L}+ kalea)/u;

/**
 * Autonomous communities by the first two digits of a code, which stand for the province: INE,
 * https://www.ine.es/daco/daco42/codmun/cod_ccaa_provincia.htm, checked 24 November 2026.
 */
const communities = byFirstDigits({
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
});
