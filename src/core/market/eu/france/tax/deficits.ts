import { minor, subtractMoney, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';

/** A deficit and the year it arose in. */
export interface Deficit {
  readonly year: number;
  readonly amount: Minor;
}

const yearsCarried = 10;

/** The deficits still usable in a year: those of the previous ten years. */
export const usableDeficits = (deficits: readonly Deficit[], year: number): readonly Deficit[] =>
  deficits.filter((deficit) => year - deficit.year <= yearsCarried);

/** The sum of deficits, in cents. */
export const totalDeficit = (deficits: readonly Deficit[]): Minor => sumMoney(deficits.map(({ amount }) => amount));

/** The deficits left after using up `used` cents, oldest first. */
export function afterUse(deficits: readonly Deficit[], used: Minor): readonly Deficit[] {
  let left = used;
  return deficits.flatMap(({ year, amount }) => {
    const taken = minor(Math.min(left, amount));
    left = subtractMoney(left, taken);
    const rest = subtractMoney(amount, taken);
    return rest > 0 ? [{ year, amount: rest }] : [];
  });
}

/** The deficits including the year's own, if there is one. */
export const withDeficit = (deficits: readonly Deficit[], year: number, amount: Minor): readonly Deficit[] =>
  amount > zeroMoney ? [...deficits, { year, amount }] : deficits;
