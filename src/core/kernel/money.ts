import type { Brand } from './brand.ts';
import type { Rate } from './rate.ts';

/** An amount of money in integer minor units (pence, cents), exact up to about £90 trillion. */
export type Minor = Brand<number, 'minor'>;

export { currencies, currencyNames, currencySigns } from './currencies.ts';
export type { Currency } from './currencies.ts';

export const zeroMoney = 0 as Minor;

/** Minor units from a whole number of pence or cents. Throws a RangeError on a fraction or an unsafe integer: that is a bug. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Money must be a whole number of minor units, got ${amount}`);
  return (amount === 0 ? 0 : amount) as Minor;
}

/** A computed amount rounded to whole minor units; halves round away from zero, as on an invoice. */
export function roundMoney(amount: number): Minor {
  return minor(Math.sign(amount) * Math.round(Math.abs(amount)));
}

/** Minor units from major units (pounds, euros, dollars), rounded to the nearest minor unit with halves away from zero. */
export function fromMajor(amount: number): Minor {
  return roundMoney(withoutDust(amount * 100));
}

/** The amount in major units (pounds, euros, dollars) as a plain number, for printing and output files only. */
export const toMajor = (amount: Minor): number => amount / 100;

/** The sum of two amounts in the same currency, in minor units. */
export const addMoney = (left: Minor, right: Minor): Minor => minor(left + right);

/** `left − right` for amounts in the same currency, in minor units. */
export const subtractMoney = (left: Minor, right: Minor): Minor => minor(left - right);

/** The amount with the opposite sign, in minor units; zero stays 0, never −0. */
export const negateMoney = (amount: Minor): Minor => minor(0 - amount);

/** The sum of amounts in the same currency, in minor units; 0 for an empty list. */
export const sumMoney = (amounts: readonly Minor[]): Minor => minor(amounts.reduce((sum, amount) => sum + amount, 0));

/** A share of an amount, rounded to the nearest minor unit with halves away from zero. */
export const shareOf = (amount: Minor, share: Rate): Minor => roundMoney(withoutDust(amount * share));

/** An amount times a plain number (months, weeks / 52), rounded to the nearest minor unit. */
export const timesMoney = (amount: Minor, times: number): Minor => roundMoney(withoutDust(amount * times));

/**
 * The amount split by weights, in minor units, so that the parts sum to the total. Each part is rounded towards zero. The units left over
 * go, one each, to the first parts whose weight is above zero. Throws a RangeError if a weight is negative or all are zero.
 */
export function allocateMoney(total: Minor, weights: readonly number[]): readonly Minor[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  if (weightSum <= 0 || weights.some((weight) => weight < 0)) throw new RangeError('Weights must not be negative and must not all be zero');
  const parts = weights.map((weight) => Math.trunc((total * weight) / weightSum));
  const unit = Math.sign(total);
  let left = Math.abs(total - parts.reduce((sum, part) => sum + part, 0));
  for (let at = 0; left > 0; at = (at + 1) % parts.length) {
    if ((weights[at] ?? 0) === 0) continue;
    parts[at] = (parts[at] ?? 0) + unit;
    left -= 1;
  }
  return parts.map(minor);
}

/**
 * A product without binary rounding error: 1.005 × 100 is 100.5, not 100.49999. The error can change the rounding only near a half, so the
 * slow way through fifteen digits is used only there.
 */
function withoutDust(amount: number): number {
  const fraction = Math.abs(amount) % 1;
  return fraction > 0.4 && fraction < 0.6 ? Number(amount.toPrecision(15)) : amount;
}
