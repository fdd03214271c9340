import { countryOfMarket, type MarketId } from '../kernel/markets.ts';
import { americanText } from '../market/us/americanText.ts';

/**
 * An answer in the words of its market: every sentence and label in it, but what a person or a publisher wrote (addresses, titles of
 * sources) and what is no text at all (ids, links, days). British answers are as they are.
 */
export function inMarketWords<Answer>(market: MarketId, answer: Answer): Answer {
  // The same structure with other text.
  return countryOfMarket(market) === 'US' ? (worded(answer) as Answer) : answer;
}

function worded(value: unknown): unknown {
  if (typeof value === 'string') return americanText(value);
  if (Array.isArray(value)) return value.map(worded);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isKept(key, each) ? each : worded(each)]));
}

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
  'source',
  'sources',
  'rule',
  'laws',
  'inputs',
  'checkedOn',
  'publishedOn',
  'inForceFrom',
  'tone',
  'band',
  'mark',
  'readFrom',
  'from',
]);
