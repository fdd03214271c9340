import { minor, shareOf, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { buildingBasis } from './scheduleE.ts';

export interface Components {
  readonly price: Minor;
  readonly land: Minor;
  /** Parts of up to 20 years, as a study of the building found them. */
  readonly shortLived: readonly Minor[];
  /** Share of those parts written off at once. */
  readonly bonusRate: Rate;
}

/** How a study of a building's parts splits its basis. A sum to look at: the tax of an owner does not use it (`unmodelledChoices.ts`). */
export function componentBasis({ price, land, shortLived, bonusRate }: Components): ComponentBasis {
  const depreciable = subtractMoney(price, land);
  const parts = sumMoney(shortLived);
  return { depreciable, bonus: shareOf(parts, bonusRate), structure: minor(Math.max(0, depreciable - parts)) };
}

/** Land and short-lived parts told as shares: of the price, and of what is not land. */
export function componentsByShare({ price, landShare, shortLivedShare }: ComponentShares): Omit<Components, 'bonusRate'> {
  const building = buildingBasis(price, landShare);
  return { price, land: subtractMoney(price, building), shortLived: [shareOf(building, shortLivedShare)] };
}

export interface ComponentShares {
  readonly price: Minor;
  readonly landShare: Rate;
  readonly shortLivedShare: Rate;
}

/** Tax that a deduction saves at a rate. */
export const taxSaved = (deduction: Minor, taxRate: Rate): Minor => shareOf(deduction, taxRate);

export interface ComponentBasis {
  readonly depreciable: Minor;
  /** Written off in the first year. */
  readonly bonus: Minor;
  /** Written off over 27.5 or 39 years. */
  readonly structure: Minor;
}
