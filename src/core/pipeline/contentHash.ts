import { hash53 } from '../kernel/hash53.ts';

/**
 * A hash of plain data by content: equal content gives an equal hash whatever the order of its keys; absent and undefined are equal. 106
 * bits as 28 hexadecimal digits; not for secrets.
 */
export function contentHash(content: unknown): string {
  const text = canonical(content);
  return digits(hash53(text, 0)) + digits(hash53(text, 0x9e3779b9));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join(',')}}`;
}

const digits = ([high, low]: readonly [number, number]): string => (4294967296 * high + low).toString(16).padStart(14, '0');
