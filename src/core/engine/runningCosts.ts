import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { GrowthInputs, TenancyInputs, UpkeepInputs } from '../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney, shareOf, sumMoney, timesMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { CostLine } from './analysis.ts';

/** A year of letting: `grossOperatingIncome = rent − voids`, `netOperatingIncome` after running costs; no finance, no tax. */
export interface LettingYear {
  readonly rent: Minor;
  readonly voids: Minor;
  readonly grossOperatingIncome: Minor;
  readonly lines: readonly CostLine[];
  readonly costs: Minor;
  readonly netOperatingIncome: Minor;
}

/** A running cost of a year: an amount, or a share of the rent received. */
export type LettingCost = CostLine | (Omit<CostLine, 'amount'> & { readonly ofRent: Rate });

/**
 * A year of letting from its parts, for deals, strategies and holdings alike. Rent received is rent less voids; a manager is paid a share
 * of what is received.
 */
export function operatingYear(rent: Minor, voids: Minor, costs: readonly LettingCost[]): LettingYear {
  const grossOperatingIncome = minor(rent - voids);
  const lines = costs.map((cost) =>
    'amount' in cost ? cost : { id: cost.id, label: cost.label, amount: shareOf(grossOperatingIncome, cost.ofRent) },
  );
  const total = sumMoney(lines.map(({ amount }) => amount));
  return { rent, voids, grossOperatingIncome, lines, costs: total, netOperatingIncome: minor(grossOperatingIncome - total) };
}

/** The rent lost in the weeks a year without a tenant. */
export const voidsOf = (rent: Minor, weeks: number): Minor => timesMoney(rent, weeks / 52);

/** What letting a whole home to one household takes. */
export type WholeHomeInputs = TenancyInputs &
  UpkeepInputs &
  Pick<GrowthInputs, 'rentGrowth' | 'costGrowth'> &
  Pick<BuyToLetInputs, 'monthlyRent' | 'voidWeeks'>;

/** The year's rent, voids and running costs. `year` 1 is the first; rent and costs have grown `year − 1` times. */
export function lettingYear(inputs: WholeHomeInputs, year = 1): LettingYear {
  return lettingYearAt(inputs, year, grownRent(inputs.monthlyRent, inputs.rentGrowth, year - 1));
}

/** A rent after so many yearly rises, to the penny. */
export const grownRent = (monthlyRent: Minor, growth: Rate, rises: number): Minor =>
  rises === 0 ? monthlyRent : roundMoney(monthlyRent * growthFactor(growth, rises));

/** A year of letting at a rent of its own; costs have grown `year − 1` times. */
export function lettingYearAt(inputs: WholeHomeInputs, year: number, monthlyRent: Minor): LettingYear {
  const rent = minor(monthlyRent * 12);
  return operatingYear(rent, voidsOf(rent, inputs.voidWeeks), [
    { id: 'management', label: 'Management', ofRent: inputs.management },
    costLine('tenantFind', 'Finding tenants', roundMoney((monthlyRent * inputs.tenantFind) / inputs.tenancyYears)),
    ...upkeepLines(inputs, grownTo(year, inputs.costGrowth)),
  ]);
}

/** Upkeep of a house a year, which its owner pays whether it is let or not. */
export function upkeepLines(inputs: UpkeepInputs, grown: (amount: Minor) => Minor): readonly CostLine[] {
  return [
    costLine('maintenance', 'Maintenance', grown(shareOf(inputs.askingPrice, inputs.maintenance))),
    costLine('insurance', 'Landlord insurance', grown(inputs.insurancePerYear)),
    costLine('certificates', 'Safety certificates', grown(inputs.certificatesPerYear)),
    costLine('licence', 'Licence', grown(inputs.licencePerYear)),
    costLine('serviceCharge', 'Service charge', grown(inputs.serviceChargePerYear)),
    costLine('groundRent', 'Ground rent', grown(inputs.groundRentPerYear)),
    costLine('other', 'Other running costs', grown(inputs.otherCostsPerYear)),
  ];
}

/** Amounts of the first year as those of a later one, grown `year − 1` times and rounded. */
export function grownTo(year: number, growth: Rate): (amount: Minor) => Minor {
  const factor = growthFactor(growth, year - 1);
  return (amount) => (year === 1 ? amount : roundMoney(amount * factor));
}

/** What one unit has become after a number of years. */
export const growthFactor = (growth: number, years: number): number => (1 + growth) ** years;

export const costLine = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
