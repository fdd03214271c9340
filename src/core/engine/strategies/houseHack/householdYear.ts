import type { HouseHackInputs } from '../../../deal/strategies/inputs/houseHackInputs.ts';
import { shareOf, sumMoney, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { costLine, grownTo, operatingYear, propertyTaxLines } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { roomYears } from '../hmo/sharedHouseYear.ts';
import { perYear } from '../../../kernel/period.ts';

/**
 * A year in a home with lodgers and this loan, in minor units: the lodgers' rent less voids, and the owner's costs for the whole household,
 * excluding the mortgage.
 */
export function householdYear(inputs: HouseHackInputs, year: number, loan: Minor): LettingYear {
  const rooms = roomYears(inputs, year);
  const grown = grownTo(year, inputs.costGrowth);
  const insured = shareOf(loan, inputs.mortgageInsurance);
  const costs = [
    ...propertyTaxLines(inputs, year),
    ...(insured === 0 ? [] : [costLine('mortgageInsurance', 'Mortgage insurance', insured)]),
    costLine('bills', 'Bills', grown(timesMoney(inputs.billsPerMonth, 12))),
    costLine('councilTax', 'Council tax or rates', grown(inputs.councilTaxPerYear)),
    costLine('insurance', 'Home insurance', grown(inputs.homeInsurancePerYear)),
    costLine('maintenance', 'Maintenance', grown(shareOf(inputs.askingPrice, inputs.maintenance))),
    costLine('certificates', 'Safety certificates', grown(inputs.certificatesPerYear)),
    costLine('serviceCharge', 'Service charge', grown(inputs.serviceChargePerYear)),
    costLine('groundRent', 'Ground rent', grown(inputs.groundRentPerYear)),
    costLine('other', 'Other running costs', grown(inputs.otherCostsPerYear)),
  ];
  return operatingYear({
    rent: perYear(sumMoney(rooms.map(({ rent }) => rent))),
    voids: perYear(sumMoney(rooms.map(({ voids }) => voids))),
    costs,
  });
}
