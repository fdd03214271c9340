import type { Assumptions } from '../../../deal/assumptions.ts';
import type { GrowthInputs, TenancyInputs, UpkeepInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney, shareOf, timesMoney } from '../../../kernel/money.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { costLine, grownTo, operatingYear, upkeepLines } from './operatingYear.ts';

/** What letting a whole house to one household takes. */
export type WholeHouseInputs = TenancyInputs &
  UpkeepInputs &
  GrowthInputs &
  Pick<Assumptions, 'monthlyRent' | 'voidWeeks' | 'purchasePrice'>;

/** A year of letting to one household; line by line what a buy-to-let's year is. */
export function wholeHouseYear(inputs: WholeHouseInputs, year: number): LettingYear {
  const monthlyRent = grownTo(year, inputs.rentGrowth)(inputs.monthlyRent);
  const rent = minor(monthlyRent * 12);
  const voids = timesMoney(rent, inputs.voidWeeks / 52);
  return operatingYear(rent, voids, [
    costLine('management', 'Management', shareOf(minor(rent - voids), inputs.management)),
    costLine('tenantFind', 'Finding tenants', roundMoney((monthlyRent * inputs.tenantFind) / inputs.tenancyYears)),
    ...upkeepLines(inputs, grownTo(year, inputs.costGrowth)),
  ]);
}
