import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { LettingYear } from './runningCosts.ts';
import { perMonth } from '../kernel/period.ts';
import type { PerMonth, PerYear } from '../kernel/period.ts';

/**
 * The monthly rent in minor units at which the first year's cash flow is zero, rounded up to the penny. It is computed directly: voids,
 * management and tenant-find fees take a share of each pound of rent, and the rest must cover the fixed costs and the loan. Within the
 * catalogue's bounds that share is below one; throws if it is not.
 */
export function breakEvenRent(assumptions: BuyToLetInputs, letting: LettingYear, debtService: PerYear): PerMonth {
  const { voidWeeks, vacancy, management, capitalReserve } = assumptions;
  const received = 12 * (1 - voidWeeks / 52 - vacancy) * (1 - management - capitalReserve);
  const kept = received - assumptions.tenantFind / assumptions.tenancyYears;
  if (kept <= 0) throw new RangeError('Voids and fees take the whole rent, so no rent breaks even');
  const fixed = letting.lines.reduce((sum, line) => (line.id === 'management' || line.id === 'tenantFind' ? sum : sum + line.amount), 0);
  return perMonth(Math.ceil(Number(((fixed + debtService) / kept).toPrecision(13))));
}
