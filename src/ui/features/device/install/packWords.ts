import type { PackState } from '../../../../data/device/packs.ts';

/** Bytes in kilobytes or megabytes of a thousand: "87 kB", "1.2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1_000)}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;

/** What this device holds of a pack, and what fetching it costs. */
export function standingText({ held, outdated, bytes, gzipBytes, rows, load }: PackState): string {
  const counted = `${rows.toLocaleString('en-GB')} rows`;
  if (held === null && load === 'precached') return `${counted}, comes with the app`;
  if (held === null) return `${counted}, ${sizeText(gzipBytes)} to fetch, ${sizeText(bytes)} on the device`;
  return outdated ? `${counted}, kept; a newer one is ${sizeText(gzipBytes)} to fetch` : `${counted}, ${sizeText(held.bytes)} kept`;
}

const markets: readonly PackState['market'][] = ['uk', 'us', 'eu'];

/** By market, then by title. */
export const inOrder = (packs: readonly PackState[]): readonly PackState[] =>
  packs.toSorted((one, other) => markets.indexOf(one.market) - markets.indexOf(other.market) || one.title.localeCompare(other.title));

/** "Rents: August 2026", a line for each group of figures. */
export const vintageText = ({ vintage }: PackState): readonly string[] =>
  Object.entries(vintage).map(([group, time]) => `${group}: ${time}`);
