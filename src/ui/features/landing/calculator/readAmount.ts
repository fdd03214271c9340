import { fromMajor, type Minor } from '../../../../core/kernel/money.ts';

/** More than any home costs, and far from where whole pence end. */
const most = 1_000_000_000_000;

/**
 * Pounds from a numeric field; null where nothing is typed, or nothing that is an amount from nothing to a million million. More than two
 * decimals are none: a numeric field hands over `189.000` as 189, which its writer may have meant as thousands.
 */
export function readAmount(text: string): Minor | null {
  const amount = Number(text);
  return text.trim() === '' || /\.\d{3}/.test(text) || !Number.isFinite(amount) || amount < 0 || amount > most ? null : fromMajor(amount);
}
