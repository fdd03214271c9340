import { addMoney, allocateMoney, minor, negateMoney, subtractMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { afterUse, totalDeficit, usableDeficits, withDeficit } from './deficits.ts';
import type { Deficit } from './deficits.ts';
import type { BareYear } from './landIncome.ts';

/** A household's share of one year's furnished letting with actual costs deducted. */
export interface FurnishedYear extends BareYear {
  /** The year's depreciation of the building. */
  readonly building: Minor;
  readonly furniture: Minor;
}

export interface FurnishedCarry {
  readonly losses: readonly Deficit[];
  /** Unused depreciation, carried forward without limit. */
  readonly building: Minor;
  readonly furniture: Minor;
  /** Building depreciation used so far, which reduces the property's cost at the sale. */
  readonly usedOfBuilding: Minor;
}

export interface FurnishedResult {
  readonly taxable: Minor;
  readonly carried: FurnishedCarry;
}

export const nothingAmortised: FurnishedCarry = { losses: [], building: zeroMoney, furniture: zeroMoney, usedOfBuilding: zeroMoney };

/** The depreciation in a year of use (1 is the first), in cents: equal parts that sum to the cost, then 0. */
export const straightLine = (cost: Minor, years: number, yearHeld: number): Minor =>
  yearHeld > years
    ? zeroMoney
    : (allocateMoney(
        cost,
        Array.from({ length: years }, () => 1),
      )[yearHeld - 1] ?? zeroMoney);

/**
 * The taxable result under LMNP réel, in cents: rent less costs and interest, less depreciation up to the profit, less losses of the
 * previous ten years. Building depreciation is used first, so the sale adds back no less than the law requires.
 */
export function furnishedYear(given: FurnishedYear, carried: FurnishedCarry, year: number): FurnishedResult {
  const before = minor(given.rent - given.costs - given.interest);
  const usable = usableDeficits(carried.losses, year);
  const profit = minor(Math.max(0, before));
  const building = drawn(addMoney(carried.building, given.building), profit);
  const furniture = drawn(addMoney(carried.furniture, given.furniture), subtractMoney(profit, building.used));
  const amortised = minor(profit - building.used - furniture.used);
  const lossUsed = minor(Math.min(amortised, totalDeficit(usable)));
  return {
    taxable: subtractMoney(amortised, lossUsed),
    carried: {
      losses: withDeficit(afterUse(usable, lossUsed), year, before < 0 ? negateMoney(before) : zeroMoney),
      building: building.left,
      furniture: furniture.left,
      usedOfBuilding: addMoney(carried.usedOfBuilding, building.used),
    },
  };
}

function drawn(available: Minor, most: Minor): { readonly used: Minor; readonly left: Minor } {
  const used = minor(Math.min(available, most));
  return { used, left: subtractMoney(available, used) };
}
