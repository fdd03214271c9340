import { namesOf, regionsByName, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/**
 * France with its overseas departments. Saint-Barthélemy, Saint-Martin, Saint-Pierre-et-Miquelon and the Pacific territories have their own
 * taxes.
 */
export const france: CountryPlaces = {
  country: 'FR',
  letters: ['F', 'FR'],
  // Excludes 11010 to 11029 in the Aosta Valley, whose streets have French names.
  code: /^(?!110[12]\d|97133|97150)(?=\d{5}$)(?:0[1-9]|[1-8]\d|9[0-5]|97[12346])/,
  digits: 5,
  regionOf: departmentOf,
  names: namesOf('frankreich|francia|frankrijk|franca|francja'),
  towns: townsOf(
    '01 bourg-en-bresse|oyonnax; 02 laon|saint-quentin|soissons; 03 moulins|vichy|montlucon; 04 digne-les-bains|manosque; 05 gap|briancon; ' +
      '06 nice|cannes|antibes|grasse|menton|cagnes-sur-mer|juan-les-pins; 08 charleville-mezieres|sedan; 10 troyes; 11000,11890 carcassonne; ' +
      '11100 narbonne; 12000 rodez; 12100 millau; 13 marseille|aix-en-provence|arles|aubagne|martigues|salon-de-provence; 14 caen|deauville|lisieux|bayeux; ' +
      '15 aurillac; 16 angouleme|cognac; 17 la rochelle|royan|rochefort|saintes; 18 bourges; 19 brive-la-gaillarde|tulle; 20 ajaccio|bastia|calvi|porto-vecchio|bonifacio; ' +
      '21 dijon|beaune; 22 saint-brieuc|dinan|lannion; 24 perigueux|bergerac|sarlat-la-caneda; 25 besancon|montbeliard; 26 valence|montelimar; 27 evreux|vernon; ' +
      '28 chartres|dreux; 29 brest|quimper|morlaix|concarneau; 30 nimes|ales; 31 toulouse|colomiers|blagnac; 33 bordeaux|merignac|pessac|talence|arcachon; ' +
      '34 montpellier|beziers|sete|agde; 35 rennes|saint-malo|vitre|fougeres; 36 chateauroux; 37 tours|amboise; 38 grenoble|vienne|echirolles; ' +
      '40 mont-de-marsan|dax|biscarrosse; 41 blois; 42 saint-etienne|roanne; 43 le puy-en-velay; 44 nantes|saint-nazaire|la baule|saint-herblain|reze; ' +
      '45 orleans|montargis; 46 cahors; 47 agen; 48 mende; 49 angers|cholet|saumur; 50 cherbourg-en-cotentin|saint-lo|granville|avranches; 51 reims|epernay|chalons-en-champagne; ' +
      '52 chaumont; 53 laval; 54 nancy; 55 verdun|bar-le-duc; 56 vannes|lorient; 57 metz|thionville; 58 nevers; 59 lille|roubaix|tourcoing|dunkerque|valenciennes|douai|cambrai; ' +
      '60 beauvais|compiegne|chantilly; 61 alencon; 62 arras|calais|lens|boulogne-sur-mer|le touquet; 63 clermont-ferrand; 64 pau|biarritz|bayonne|anglet; 65 tarbes|lourdes; ' +
      '66 perpignan|collioure; 67 strasbourg|haguenau; 68 mulhouse|colmar; 69 lyon|villeurbanne|venissieux|bron; 70 vesoul; 71 macon|chalon-sur-saone; 72 le mans; ' +
      '73 chambery|aix-les-bains; 74 annecy|annemasse|chamonix-mont-blanc|chamonix|megeve; 750,751 paris; 76 rouen|le havre|dieppe; 77 meaux|melun|fontainebleau; ' +
      '78 versailles|saint-germain-en-laye|poissy; 79 niort; 80 amiens|abbeville; 81 albi|castres; 82 montauban; 83 toulon|frejus|saint-tropez|hyeres|draguignan|saint-raphael; ' +
      "84 avignon|orange; 85 la roche-sur-yon|les sables-d'olonne; 86 poitiers; 87 limoges; 88 epinal; 89 auxerre|sens; 90 belfort; 91 evry|massy|palaiseau; " +
      '92 nanterre|boulogne-billancourt|neuilly-sur-seine|levallois-perret|issy-les-moulineaux|courbevoie|montrouge|colombes; ' +
      '93,974 saint-denis; 93 montreuil|pantin|bobigny; 94 creteil|vincennes|vitry-sur-seine|ivry-sur-seine; 95 argenteuil|cergy|pontoise; ' +
      '971 pointe-a-pitre|basse-terre|les abymes; 972 fort-de-france; 973 cayenne|kourou; 974 saint-pierre|saint-paul|le tampon; 976 mamoudzou',
  ),
  hasStreet: ({ plain }) => streets.test(plain),
  regionNames: regionsByName({
    '971': 'guadeloupe',
    '972': 'martinique',
    '973': 'guyane|french guiana',
    '974': 'la reunion|reunion',
    '976': 'mayotte',
    '75': 'paris',
  }),
};

const streets =
  /(?:^|[\s,])(?:(?:rue|bd|chemin|impasse|quai|cours|allees) \p{L}|(?:avenue|boulevard|place|allee|route|passage|montee|square|esplanade) (?:de|des|du|d'|la|l')|\d+(?: ?(?:bis|ter|[a-d]))?,? (?:avenue|av\.?|boulevard|place|allee|route|passage) \p{L})/u;

/**
 * The department of a postal code: its first two digits, or three overseas. In Corsica (20), codes up to 20199 are Corse-du-Sud, others
 * Haute-Corse.
 */
function departmentOf(code: string): string | null {
  if (!france.code.test(code) || acrossBorders.has(code)) return null;
  if (code.startsWith('97')) return code.slice(0, 3);
  if (code.startsWith('20')) return code < '20200' ? '2A' : '2B';
  return code.slice(0, 2);
}

/**
 * Codes shared by communes in two departments. Source: La Poste's file, https://www.npmjs.com/package/codes-postaux 4.1.2, checked 26
 * November 2026.
 */
const acrossBorders: ReadonlySet<string> = new Set(
  (
    '01200 01410 01590 05110 05130 05160 05700 06260 12210 13780 15230 21340 27370 30750 33220 34260 37120 37160 42620 43300 43450 ' +
    '48250 48500 52100 55120 57410 57412 62760 82160 82330'
  ).split(' '),
);
