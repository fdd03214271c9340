import { addMoney, minor, subtractMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

export interface ExchangeGain {
  readonly realized: Minor;
  /** Gain taxed now, up to the money, debt relief or other property received. */
  readonly recognized: Minor;
  /** Gain carried into the replacement property's basis. */
  readonly deferred: Minor;
}

/**
 * The gain of a like-kind exchange in cents (26 U.S.C. § 1031(b)). `boot` is everything received other than real property, including debt
 * relief. A loss is never recognized.
 */
export function exchangeGain(realized: Minor, boot: Minor): ExchangeGain {
  const gain = minor(Math.max(0, realized));
  const recognized = minor(Math.min(gain, Math.max(0, boot)));
  return { realized, recognized, deferred: subtractMoney(gain, recognized) };
}

/** The amount realized less the basis, in cents. */
export const realizedGain = (amountRealized: Minor, basis: Minor): Minor => subtractMoney(amountRealized, basis);

/** The replacement property's basis in cents: its cost less the deferred gain. */
export const basisFromCost = (replacementCost: Minor, deferred: Minor): Minor => subtractMoney(replacementCost, deferred);

/** The new basis derived from the old one: plus the taxed gain, less the boot received (§ 1031(d)). */
export const basisFromOld = ({
  oldBasis,
  recognized,
  boot,
}: {
  readonly oldBasis: Minor;
  readonly recognized: Minor;
  readonly boot: Minor;
}): Minor => subtractMoney(addMoney(oldBasis, recognized), boot);

/** The depreciable part of a basis in cents, after deducting land at full value. */
export const depreciableAfterLand = (basis: Minor, land: Minor): Minor => minor(Math.max(0, basis - land));
