import { usStateNames } from '../market/markets.ts';
import { withoutCountry } from './zipCode.ts';

/** The town of a US address: "Dayton" in "1200 Main St, Dayton, OH 45402". Null if none precedes its state. */
export function americanTown(address: string): string | null {
  const parts = withoutCountry(address)
    .split(',')
    .map((part) => part.trim());
  const before = parts.slice(0, -1);
  const last = (parts.at(-1) ?? '').replace(stateAndCode, '').trim();
  const town = last === '' ? before.at(-1) : last;
  // A street alone is not a town.
  if (town === undefined || /\d/.test(town) || (last === '' && before.length === 0)) return null;
  return town;
}

const stateAndCode = new RegExp(
  `(?:^|\\s)(?:${[...Object.keys(usStateNames), ...Object.values(usStateNames)].join('|')})?(?:\\s+\\d{5}(?:-\\d{4})?)?$`,
  'i',
);
