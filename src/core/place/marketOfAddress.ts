import { isUsState, type MarketId } from '../kernel/markets.ts';
import type { Located } from './locate.ts';

/** The market of a located home; null where its country or region is not told, is refused, or has no market. */
export function marketOfAddress({ country, region, refusal }: Located): MarketId | null {
  if (refusal !== null || region === null) return null;
  if (country === 'US') return isUsState(region) ? `US-${region}` : null;
  return country === 'GB' ? (nations.get(region) ?? null) : null;
}

const nations: ReadonlyMap<string, MarketId> = new Map([
  ['england', 'GB-ENG'],
  ['northern-ireland', 'GB-NIR'],
  ['scotland', 'GB-SCT'],
  ['wales', 'GB-WLS'],
]);
