import { minor, shareOf, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { buildingBasis } from './scheduleE.ts';

export interface Components {
  readonly price: Minor;
  readonly land: Minor;
  /** Components with recovery periods of up to 20 years, as found by a study of the building. */
  readonly shortLived: readonly Minor[];
  /** Share of those components written off at once. */
  readonly bonusRate: Rate;
}

/**
 * How a cost segregation study splits a building's basis, in cents. For display only: the owner's tax does not use it
 * (`unmodelledChoices.ts`).
 */
export function componentBasis({ price, land, shortLived, bonusRate }: Components): ComponentBasis {
  const depreciable = subtractMoney(price, land);
  const parts = sumMoney(shortLived);
  return { depreciable, bonus: shareOf(parts, bonusRate), structure: minor(Math.max(0, depreciable - parts)) };
}

/** The components, from the land's share of the price and the short-lived components' share of the price without land. */
export function componentsByShare({ price, landShare, shortLivedShare }: ComponentShares): Omit<Components, 'bonusRate'> {
  const building = buildingBasis(price, landShare);
  return { price, land: subtractMoney(price, building), shortLived: [shareOf(building, shortLivedShare)] };
}

export interface ComponentShares {
  readonly price: Minor;
  readonly landShare: Rate;
  readonly shortLivedShare: Rate;
}

/** The tax a deduction saves at a rate, in cents. */
export const taxSaved = (deduction: Minor, taxRate: Rate): Minor => shareOf(deduction, taxRate);

export interface ComponentBasis {
  readonly depreciable: Minor;
  /** The amount written off in the first year. */
  readonly bonus: Minor;
  /** The amount written off over 27.5 or 39 years. */
  readonly structure: Minor;
}
