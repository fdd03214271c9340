import type { PackState } from '../../../../data/device/packs.ts';

/** Bytes in decimal kilobytes or megabytes: "87 kB", "1.2 MB". */
export const sizeText = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1_000)}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;

/** A pack's status on this device and its download size. */
export function packStatusText({ held, outdated, bytes, gzipBytes, rows, load }: PackState): string {
  const counted = `${rows.toLocaleString('en-GB')} rows`;
  if (held === null && load === 'precached') return `${counted}, included with the app`;
  if (held === null) return `${counted}, ${sizeText(gzipBytes)} to download, ${sizeText(bytes)} on the device`;
  return outdated ? `${counted}, stored. Update: ${sizeText(gzipBytes)}` : `${counted}, ${sizeText(held.bytes)} stored`;
}

const markets: readonly PackState['market'][] = ['uk', 'us', 'eu'];

/** Sorts packs by market, then by title. */
export const sortPacks = (packs: readonly PackState[]): readonly PackState[] =>
  packs.toSorted((one, other) => markets.indexOf(one.market) - markets.indexOf(other.market) || one.title.localeCompare(other.title));

/** The date of each group of figures, one line each: "Rents: August 2026". */
export const vintageText = ({ vintage }: PackState): readonly string[] =>
  Object.entries(vintage).map(([group, time]) => `${group}: ${time}`);
