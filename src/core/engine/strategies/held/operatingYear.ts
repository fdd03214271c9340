import type { UpkeepInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney, shareOf, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { CostLine } from '../../analysis.ts';
import { growthFactor } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';

/** A year of letting from its parts: what is received is rent less voids; what is left after the lines is net operating income. */
export function operatingYear(rent: Minor, voids: Minor, lines: readonly CostLine[]): LettingYear {
  const grossOperatingIncome = minor(rent - voids);
  const costs = sumMoney(lines.map(({ amount }) => amount));
  return { rent, voids, grossOperatingIncome, lines, costs, netOperatingIncome: minor(grossOperatingIncome - costs) };
}

/** Amounts of the first year as those of a later one, grown `year − 1` times and rounded. */
export function grownTo(year: number, growth: Rate): (amount: Minor) => Minor {
  const factor = growthFactor(growth, year - 1);
  return (amount) => (year === 1 ? amount : roundMoney(amount * factor));
}

/** What a house costs its owner a year, whoever lives in it. */
export function upkeepLines(
  inputs: UpkeepInputs & { readonly purchasePrice: Minor },
  grown: (amount: Minor) => Minor,
): readonly CostLine[] {
  return [
    costLine('maintenance', 'Maintenance', grown(shareOf(inputs.purchasePrice, inputs.maintenance))),
    costLine('insurance', 'Landlord insurance', grown(inputs.insurancePerYear)),
    costLine('certificates', 'Safety certificates', grown(inputs.certificatesPerYear)),
    costLine('licence', 'Licence', grown(inputs.licencePerYear)),
    costLine('serviceCharge', 'Service charge', grown(inputs.serviceChargePerYear)),
    costLine('groundRent', 'Ground rent', grown(inputs.groundRentPerYear)),
    costLine('other', 'Other running costs', grown(inputs.otherCostsPerYear)),
  ];
}

export const costLine = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
