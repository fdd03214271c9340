import { plainLetters } from '../market/eu/countryPlaces.ts';

/** The property types used for European homes in shared deals. Listings name them in a dozen languages. */
export const europeanTypes = [
  'apartment',
  'duplex apartment',
  'penthouse',
  'studio',
  'house',
  'terraced',
  'end of terrace',
  'semi-detached',
  'detached',
  'townhouse',
  'villa',
  'bungalow',
  'cottage',
  'farmhouse',
  'multi-family house',
  'land',
] as const;

type EuropeanType = (typeof europeanTypes)[number];

/** Longer texts are descriptions, not types. */
const longest = 60;

/** The property type behind any European listing's wording: "Eigentumswohnung", "Piso" and "Trilocale" are apartments. Null if unknown. */
export function europeanTypeOf(type: string | null): EuropeanType | null {
  const words = plainLetters(type ?? '').trim();
  if (words === '' || words.length > longest) return null;
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Patterns for text without accents. The first match counts, so a flat in a villa is an apartment. */
const kinds: readonly (readonly [EuropeanType, RegExp])[] = [
  [
    'multi-family house',
    /mehrfamilien|zinshaus|multi[- ]?family|(?:apartment|mixed use) (?:block|building)|block of (?:flats|apartments)|^immeuble|\bedificio|\bpredio\b|^palazzo|kamienica|opbrengst/,
  ],
  [
    'semi-detached',
    /\bsemi|doppelhaus|onder[- ]een[- ]kap|onder[- ]1[- ]kap|halfvrijstaand|geschakeld|pareado|geminada|bifamiliar|blizniak/,
  ],
  [
    'detached',
    /\bdetached\b|einfamilienhaus|single[- ]family|freistehend|vrijstaand|in?dipendent|independiente|unifamiliar|isolada|wolno ?stojac/,
  ],
  ['duplex apartment', /\b(?:duplex|triplex|dupleks)|maison+ett?e/],
  ['penthouse', /penthouse|\bat+ico\b/],
  ['studio', /\be?studio\b|monolocale|kawalerka|garsoniera|garconniere|\bkot\b|\bt0\b/],
  [
    'apartment',
    /\bflat|\bap+art|wohnung|geschoss|\bpiso\b|(?:bi|tri|quadri|pluri)locale|mieszkanie|(?:boven|beneden|etage|portiek|galerij)(?:woning|flat)|ground floor|ro+f storey|half basement|souterrain|rez-de-chaussee|\bloft\b|\bt[1-9]\b/,
  ],
  ['end of terrace', /\bend[- ](?:of[- ])?terrace|reihenend|reiheneck|eckhaus|hoekwoning/],
  ['terraced', /\bterraced?\b|reihen|tussenwoning|rijwoning|rijtjes|adosad|a schiera|szeregow|em banda|mitoyenne/],
  ['townhouse', /town ?house|stadthaus|herenhuis|maison de ville/],
  ['bungalow', /bungalow/],
  ['villa', /\bvill(?:a|etta)\b|\bwilla\b/],
  ['farmhouse', /farm ?house|bauernhaus|boerderij|\bferme\b|\bfinca\b|\bquinta\b|rustic|casale|cascina|\bmasia\b|cortijo|siedlisko/],
  ['cottage', /cottage/],
  ['house', /\bhouse\b|haus\b|huis\b|\bmaison\b|\bcasa\b|terratetto|\bchalet\b|\bdom\b|moradia|eengezins|\bwoning\b/],
  ['land', /\bland\b|\bsite\b|\bplot\b|\bterrain\b|\bterreno\b|grundstuck|bouwgrond|\bkavel\b|\bparcela\b|dzialka|\bsolar\b/],
];
