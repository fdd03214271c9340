import { countryOfMarket, type MarketCountry, type MarketId } from '../market/markets.ts';
import { americanNumbers, americanText } from '../market/us/americanText.ts';

/**
 * An answer in the words of its market: every sentence and label in it, but what a person or a publisher wrote (addresses, titles of
 * sources) and what is no text at all (ids, links, days). Of what a publisher wrote, shares and days are as the market prints them.
 * British answers are as they are.
 */
export const inMarketWords = <Answer>(market: MarketId, answer: Answer): Answer => inCountryWords(countryOfMarket(market), answer);

/** The same of an answer about no one market of a country. */
export const inCountryWords = <Answer>(country: MarketCountry, answer: Answer): Answer =>
  // The same structure with other text.
  country === 'US' ? (worded(answer, americanText) as Answer) : answer;

type Words = (text: string) => string;

function worded(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return words(value);
  if (Array.isArray(value)) return value.map((each) => worded(each, words));
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wordedField(key, each, words)]));
}

function wordedField(key: string, value: unknown, words: Words): unknown {
  if (published.has(key)) return worded(value, americanNumbers);
  if (key === 'inputs' && !Array.isArray(value)) return sourcedInputs(value);
  return isKept(key, value) ? value : worded(value, words);
}

/** Values by input with where each came from: the values stay, the sources are a publisher's. */
function sourcedInputs(inputs: unknown): unknown {
  if (typeof inputs !== 'object' || inputs === null) return inputs;
  return Object.fromEntries(
    Object.entries(inputs).map(([key, input]: [string, unknown]) => [
      key,
      isSourced(input) ? { ...input, provenance: worded(input.provenance, americanNumbers) } : input,
    ]),
  );
}

const isSourced = (input: unknown): input is { readonly provenance: unknown } =>
  typeof input === 'object' && input !== null && 'provenance' in input;

/** Values by input are kept, while a report lists its inputs in words. */
const isKept = (key: string, value: unknown): boolean => kept.has(key) && !(key === 'inputs' && Array.isArray(value));

/** Fields that are no words of ours. */
const kept: ReadonlySet<string> = new Set([
  'id',
  'key',
  'kind',
  'url',
  'dealId',
  'dealHash',
  'strategy',
  'market',
  'form',
  'currency',
  'owner',
  'inputs',
  'tone',
  'band',
  'mark',
  'changes',
]);

/** Fields with the words of a publisher, and days, printed or as data. */
const published: ReadonlySet<string> = new Set([
  'source',
  'sources',
  'rule',
  'laws',
  'readFrom',
  'from',
  'property',
  'area',
  'checkedOn',
  'publishedOn',
  'inForceFrom',
]);
