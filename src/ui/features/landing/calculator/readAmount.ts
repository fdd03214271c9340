import { fromMajor, type Minor } from '../../../../core/kernel/money.ts';

/** Above any property price, and well below the largest safe integer in pence. */
const most = 1_000_000_000_000;

/**
 * The pounds typed in a numeric field, in pence. Null for an empty field, a negative amount or more than £1 trillion. Three decimals are
 * refused: a numeric field turns `189.000` into 189, which may have been meant as thousands.
 */
export function readAmount(text: string): Minor | null {
  const amount = Number(text);
  return text.trim() === '' || /\.\d{3}/.test(text) || !Number.isFinite(amount) || amount < 0 || amount > most ? null : fromMajor(amount);
}
