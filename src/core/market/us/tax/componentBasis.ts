import { minor, shareOf, subtractMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';

export interface Components {
  readonly price: Minor;
  readonly land: Minor;
  /** Parts of up to 20 years, as a study of the building found them. */
  readonly shortLived: readonly Minor[];
  /** Share of those parts written off at once. */
  readonly bonusRate: Rate;
}

/** How a study of a building's parts splits its basis. A sum to look at: the tax of an owner does not use it (`notHeld.ts`). */
export function componentBasis({ price, land, shortLived, bonusRate }: Components): ComponentBasis {
  const depreciable = subtractMoney(price, land);
  const parts = sumMoney(shortLived);
  return { depreciable, bonus: shareOf(parts, bonusRate), structure: minor(Math.max(0, depreciable - parts)) };
}

export interface ComponentBasis {
  readonly depreciable: Minor;
  /** Written off in the first year. */
  readonly bonus: Minor;
  /** Written off over 27.5 or 39 years. */
  readonly structure: Minor;
}
