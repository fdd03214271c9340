import { namesOf, nowhere, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/** Italy. Codes 47890 to 47899 belong to San Marino and 00120 to the Vatican. */
export const italy: CountryPlaces = {
  country: 'IT',
  letters: ['I', 'IT'],
  code: /^(?!4789|00120|99)\d{5}$/,
  digits: 5,
  regionOf: nowhere,
  names: namesOf('italien|italie|italie|wlochy'),
  towns: townsOf(
    '00 roma|rome|fiumicino|tivoli; 20 milano|milan; 10 torino|turin; 80 napoli|naples|sorrento|capri|pompei; 50 firenze|florence; 40 bologna|imola; 30 venezia|venice|mestre|jesolo; ' +
      '16 genova|genoa|rapallo; 90 palermo|cefalu; 37 verona|peschiera del garda; 70 bari|monopoli; 95 catania|acireale; 98 messina|taormina; 35 padova|padua; 34 trieste|gorizia|monfalcone; ' +
      '25 brescia|desenzano del garda|sirmione; 43 parma; 74 taranto; 59 prato; 41 modena; 42 reggio emilia; 89 reggio calabria|vibo valentia|tropea; 06 perugia|assisi|spoleto; 48 ravenna|cervia; ' +
      '57 livorno|piombino; 09 cagliari|oristano; 71 foggia; 47 rimini|forli|cesena|riccione; 84 salerno|amalfi|positano; 44 ferrara; 07 sassari|olbia|alghero; 08 nuoro; 04 latina|gaeta; 20 monza|sesto san giovanni; 96 siracusa|syracuse|noto; ' +
      '65 pescara; 24 bergamo; 47 forli; 38 trento|rovereto|riva del garda; 36 vicenza; 05 terni|orvieto; 39 bolzano|bozen|merano|meran|bressanone|brixen|brunico|bruneck|sterzing|vipiteno; ' +
      '28 novara|stresa|verbania; 29 piacenza; 60 ancona|senigallia; 11 aosta|aoste|courmayeur|cogne|saint-vincent|valtournenche|la thuile|pre-saint-didier|morgex|gressoney-saint-jean; 52 arezzo|cortona; 33 udine|pordenone; 76 andria|barletta|trani; 51 pistoia; 56 pisa; 55 lucca|viareggio|forte dei marmi; ' +
      '73 lecce|gallipoli|otranto; 75 matera; 85 potenza; 86 campobasso|isernia; 87 cosenza; 88 catanzaro|crotone; 81 caserta; 82 benevento; 83 avellino; 12 cuneo|alba; 13 vercelli|biella; 14 asti; 15 alessandria; ' +
      "17 savona|alassio; 18 imperia|sanremo|san remo|bordighera; 19 la spezia; 21 varese|busto arsizio; 22 como|bellagio; 23 lecco|sondrio|livigno; 26 cremona|lodi; 27 pavia|vigevano; 31 treviso; 32 belluno|cortina d'ampezzo; " +
      "45 rovigo; 46 mantova|mantua; 53 siena|montepulciano; 54 massa|carrara; 58 grosseto; 61 pesaro|urbino; 62 macerata; 63 ascoli piceno|fermo; 64 teramo; 66 chieti|vasto; 67 l'aquila; 72 brindisi|ostuni|fasano; 91 trapani|marsala; 92 agrigento; 93 caltanissetta; 94 enna; 97 ragusa|modica; 01 viterbo; 02 rieti; 03 frosinone",
  ),
  hasProvince: (code, letters) => (provinces.get(letters.toUpperCase()) ?? []).some((first) => code.startsWith(first)),
  hasStreet: ({ lower, plain }) => streets.test(plain) && !spanishVia.test(lower),
};

const streets =
  /(?:^|[\s,])(?:via|viale|v\.le|corso|c\.so|piazza|p\.za|piazzale|piazzetta|vicolo|largo|strada|lungomare|contrada|frazione|salita) \p{L}/u;
/** Street names in Catalonia, Saragossa and Majorca: "Via Augusta", "Vía Hispanidad", "Gran Via". */
const spanishVia =
  /(?:^|[\s,])(?:gran v[ií]a|vía|via (?:augusta|la[iy]etana|j[uú]lia|favència|favencia|alemania|hispanidad|univ[eé]rsitas|ib[eé]rica|portugal|roma de))/u;

/** The leading code digits of each province, by the letters on its number plates. Not confirmed by a source. */
const provinces: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'AG 92;AL 15;AN 60;AO 11;AP 63;AQ 67;AR 52;AT 14;AV 83;BA 70;BG 24;BI 13;BL 32;BN 82;BO 40;BR 72;BS 25;BT 76;BZ 39;CA 09;CB 86;CE 81;CH 66;CL 93;CN 12;CO 22;' +
    'CR 26;CS 87;CT 95;CZ 88;EN 94;FC 47;FE 44;FG 71;FI 50;FM 63;FR 03;GE 16;GO 34;GR 58;IM 18;IS 86;KR 88;LC 23;LE 73;LI 57;LO 26;LT 04;LU 55;MB 20;MC 62;ME 98;' +
    'MI 20;MN 46;MO 41;MS 54;MT 75;NA 80;NO 28;NU 08;OR 09;PA 90;PC 29;PD 35;PE 65;PG 06;PI 56;PN 33;PO 59;PR 43;PT 51;PU 61;PV 27;PZ 85;RA 48;RC 89;RE 42;RG 97;' +
    'RI 02;RM 00;RN 47;RO 45;SA 84;SI 53;SO 23;SP 19;SR 96;SS 07;SU 09,08;SV 17;TA 74;TE 64;TN 38;TO 10;TP 91;TR 05;TS 34;TV 31;UD 33;VA 21;VB 28;VC 13;VE 30;VI 36;VR 37;VT 01;VV 89'
  )
    .split(';')
    .map((line) => [line.slice(0, 2), line.slice(3).split(',')] as const),
);
