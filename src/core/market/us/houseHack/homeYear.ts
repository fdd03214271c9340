import type { HouseHackInputs } from './houseHackInputs.ts';
import { roundMoney, shareOf, subtractMoney, sumMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { costLine, grownTo, growthFactor, operatingYear } from '../../../engine/runningCosts.ts';
import type { LettingYear } from '../../../engine/runningCosts.ts';

/**
 * A year of a house one lives in: rent of the other units, and of one's own once moved out. Repairs follow the rent of all units,
 * the own one included. Property tax follows the value at the start of the year, as if it were assessed each year.
 */
export function homeYear(inputs: HouseHackInputs, year: number, premium: Minor): LettingYear {
  const isHome = year <= inputs.yearsLivedIn;
  const grown = grownTo(year, inputs.costGrowth);
  const grownRent = grownTo(year, inputs.rentGrowth);
  const ofOthers = sumMoney(inputs.otherUnits.map(({ monthlyRent }) => timesMoney(grownRent(monthlyRent), 12)));
  const ofOwn = timesMoney(grownRent(inputs.ownUnitRent), 12);
  const rent = isHome ? ofOthers : sumMoney([ofOthers, ofOwn]);
  const voids = shareOf(rent, inputs.vacancy);
  const value = roundMoney(inputs.askingPrice * growthFactor(inputs.priceGrowth, year - 1));
  const costs = [
    costLine('mortgageInsurance', 'Mortgage insurance', premium),
    costLine('propertyTax', 'Property tax', shareOf(value, inputs.propertyTax)),
    costLine('homeInsurance', 'Home insurance', grown(inputs.homeInsurancePerYear)),
    costLine('association', 'Owners’ association', grown(timesMoney(inputs.associationPerMonth, 12))),
    costLine('repairs', 'Repairs and replacements', shareOf(sumMoney([ofOthers, ofOwn]), inputs.repairs)),
    costLine('management', 'Management', isHome ? zeroMoney : shareOf(subtractMoney(rent, voids), inputs.management)),
    costLine('utilities', 'Utilities', grown(timesMoney(inputs.utilitiesPerMonth, 12))),
  ];
  return operatingYear({ rent, voids, costs });
}
