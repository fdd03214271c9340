import { textsOf } from './spine/outcomes.ts';

/** Terms for British law, agencies, landlords and lenders, and British formats for money, percentages and dates. */
export const british =
  /£|€|\bpounds?\b|\bpence\b|\bSDLT\b|stamp duty|land transaction tax|\bHMRC\b|council tax|business rates|\bgas\b(?! station)|\bEPC\b|energy rating|\bONS\b|\bVAT\b|\blodgers?\b|letting agent|\blettings?\b|leasehold|freehold|buy-to-let|\bHMO\b|multiple occupation|serviced accommodation|rent-to-rent|ground rent|service charge|\blicences?\b|national insurance|corporation tax|gov\.uk|(?<!New )\bEngland\b|\bWales\b|\bScotland\b|United Kingdom|\bvoids?\b|refurbish|bridging|estate agent(?!s)|solicitor|conveyancing|rent[- ]a[- ]room|\bAPRC\b|\bthe works\b|value after|postcode|sq m\b|square met|\d[\u00a0 ]%|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|security security/iu;

/** The same kinds of terms and formats for the United States. */
export const american =
  /\$\d|\bUSD\b|\bIRS\b|\bHUD\b|\bHOA\b|\bZIP\b|\bFHA\b|\bFHFA\b|Fannie Mae|Freddie Mac|\bPITIA\b|\bDSCR\b|down payment|closing costs|escrow|\bARV\b|\brehab\b|hard money|\blicense\b|cap rate|Schedule E|\bLLC\b|homestead|lead paint|\b(?:Ohio|California|Texas|Florida)\b|\b(?:January|March|May|November|December) \d{1,2}, \d{4}/u;

/** Fields without our own text: codes, links and publishers' names. */
const isCode = (path: string): boolean => /\.(?:id|key|kind|url|market|strategy|figure|unit|band|mark|form|dealId|dealHash)$/.test(path);

/** Texts already checked, by vocabulary, because most are the same in every state. */
const seen = new Map<RegExp, Map<string, boolean>>();

function speaks(words: RegExp, text: string): boolean {
  const known = seen.get(words) ?? new Map<string, boolean>();
  seen.set(words, known);
  const found = known.get(text) ?? words.test(text);
  known.set(text, found);
  return found;
}

/** Every text in an answer that uses a vocabulary, with its path. */
export const foreign = (answer: unknown, words: RegExp): readonly string[] =>
  textsOf(answer).flatMap(([path, text]) => (!isCode(path) && speaks(words, text) ? [`${path}: ${text}`] : []));
