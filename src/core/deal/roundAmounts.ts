import { minor, sumMoney, type Minor } from '../kernel/money.ts';

/** An amount rounded to whole major units, in minor units; halves round away from zero. */
export const roundAmount = (amount: Minor): Minor => minor(Math.sign(amount) * Math.round(Math.abs(amount) / 100) * 100 + 0);

/**
 * The parts of a sum rounded to whole units so that they add up, as displayed, to `total` (by default their own sum, rounded). Uses the
 * largest-remainder method: each part is rounded down and the units left over go to the largest remainders. No part changes by a whole
 * unit, except the largest if the total is rounded twice.
 */
export function roundAmounts(parts: readonly Minor[], total: Minor = roundAmount(sumMoney(parts))): readonly Minor[] {
  const whole = parts.map((part) => Math.floor(part / 100) * 100);
  const missing = (): number => (total - whole.reduce((sum, part) => sum + part, 0)) / 100;
  const raise = (at: number, units: number): void => {
    whole[at] = (whole[at] ?? 0) + units * 100;
  };
  const remainders = parts.map((part, at) => ({ at, remainder: part - (whole[at] ?? 0) })).filter(({ remainder }) => remainder > 0);
  const raised = remainders.toSorted((one, other) => other.remainder - one.remainder).slice(0, Math.max(0, missing()));
  for (const { at } of raised) raise(at, 1);
  if (missing() !== 0) raise(largest(parts), missing());
  return whole.map((amount) => minor(amount + 0));
}

const largest = (parts: readonly Minor[]): number =>
  parts.reduce((found, part, at) => (Math.abs(part) > Math.abs(parts[found] ?? 0) ? at : found), 0);
