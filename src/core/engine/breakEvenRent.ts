import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { LettingYear } from './runningCosts.ts';

/**
 * The monthly rent at which the first year's cash flow is zero, rounded up to the penny. Solved in closed form: of each pound of
 * rent a share is lost to voids, management and finding tenants; the rest must pay the fixed costs and the loan.
 * Within the catalogue's bounds some of each pound is always left; throws when none is.
 */
export function breakEvenRent(assumptions: BuyToLetInputs, letting: LettingYear, debtService: Minor): Minor {
  const { voidWeeks, vacancy, management, capitalReserve } = assumptions;
  const received = 12 * (1 - voidWeeks / 52 - vacancy) * (1 - management - capitalReserve);
  const kept = received - assumptions.tenantFind / assumptions.tenancyYears;
  if (kept <= 0) throw new RangeError('Voids and fees take the whole rent: no rent breaks even');
  const fixed = letting.lines.reduce((sum, line) => (line.id === 'management' || line.id === 'tenantFind' ? sum : sum + line.amount), 0);
  return minor(Math.ceil(Number(((fixed + debtService) / kept).toPrecision(13))));
}
