const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in decimal units: "1.4 MB". */
export function sizeText(bytes: number): string {
  let left = bytes;
  let unit = 0;
  while (left >= 999.5 && unit < units.length - 1) {
    left /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || left >= 10 ? 0 : 1;
  return `${left.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit] ?? ''}`;
}

/** A count with its noun: "3 deals", "1 deal". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** "22 Nov 2026, 14:05". */
export const dateTimeText = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
