import { withLocalName } from '../market/eu/inputs/withLocalName.ts';
import { europeanText } from '../market/eu/europeanText.ts';
import { europeanInputs } from '../market/eu/registry/inputs.ts';
import type { EuCountry } from '../market/eu/registry/countries.ts';
import { countryOfMarket, isEuCountry, type MarketCountry, type MarketId } from '../market/markets.ts';
import { americanNumbers, americanText } from '../market/us/americanText.ts';

/**
 * An answer in its market's wording: every sentence and label, except what a person or publisher wrote (addresses, source titles) and
 * non-text (ids, links, dates). Percentages and dates in publishers' texts are formatted as in the market. UK answers are unchanged.
 */
export const localizeForMarket = <Answer>(market: MarketId, answer: Answer): Answer => localizeForCountry(countryOfMarket(market), answer);

/** An answer in a country's wording, for answers that concern no particular market. */
export function localizeForCountry<Answer>(country: MarketCountry, answer: Answer): Answer {
  if (country === 'GB') return answer;
  // Only texts change, so the structure stays the same.
  return worded(answer, isEuCountry(country) ? europeanSpeech(country) : americanSpeech) as Answer;
}

/** A market's wording of our texts, of publishers' texts, and of figure labels. */
interface Speech {
  readonly text: Words;
  readonly published: Words;
  readonly label: Words;
}

type Words = (text: string) => string;

const americanSpeech: Speech = { text: americanText, published: americanNumbers, label: americanText };

function europeanSpeech(country: EuCountry): Speech {
  const names = europeanInputs[country]?.names ?? {};
  return { text: europeanText, published: (text) => text, label: (text) => withLocalName(europeanText(text), names) };
}

function worded(value: unknown, speech: Speech): unknown {
  if (typeof value === 'string') return speech.text(value);
  if (Array.isArray(value)) return value.map((each) => worded(each, speech));
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wordedField(key, each, speech)]));
}

function wordedField(key: string, value: unknown, speech: Speech): unknown {
  if (published.has(key)) return worded(value, asPublished(speech));
  if (key === 'inputs' && !Array.isArray(value)) return sourcedInputs(value, asPublished(speech));
  if (key === 'label' && typeof value === 'string') return speech.label(value);
  return isKept(key, value) ? value : worded(value, speech);
}

const asPublished = ({ published: as }: Speech): Speech => ({ text: as, published: as, label: as });

/** Input values with their sources. The values stay as they are; the sources are publishers' texts. */
function sourcedInputs(inputs: unknown, speech: Speech): unknown {
  if (typeof inputs !== 'object' || inputs === null) return inputs;
  return Object.fromEntries(
    Object.entries(inputs).map(([key, input]: [string, unknown]) => [
      key,
      isSourced(input) ? { ...input, provenance: worded(input.provenance, speech) } : input,
    ]),
  );
}

const isSourced = (input: unknown): input is { readonly provenance: unknown } =>
  typeof input === 'object' && input !== null && 'provenance' in input;

/** Input values by key stay unchanged, while a report's input list is reworded. */
const isKept = (key: string, value: unknown): boolean => kept.has(key) && !(key === 'inputs' && Array.isArray(value));

/** Fields whose text is not ours to reword. */
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

/** Fields with a publisher's text, and dates. */
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
