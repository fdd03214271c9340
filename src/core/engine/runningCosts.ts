import type { Assumptions } from '../deal/assumptions.ts';
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

/** The year's rent, voids and running costs. `year` 1 is the first; rent and costs have grown `year − 1` times. */
export function lettingYear(assumptions: Assumptions, year = 1): LettingYear {
  return lettingYearAt(assumptions, year, grownRent(assumptions.monthlyRent, assumptions.rentGrowth, year - 1));
}

/** A rent after so many yearly rises, to the penny. */
export const grownRent = (monthlyRent: Minor, growth: Rate, rises: number): Minor =>
  rises === 0 ? monthlyRent : roundMoney(monthlyRent * growthFactor(growth, rises));

/** A year of letting at a rent of its own; costs have grown `year − 1` times. */
export function lettingYearAt(assumptions: Assumptions, year: number, monthlyRent: Minor): LettingYear {
  const rent = minor(monthlyRent * 12);
  const voids = timesMoney(rent, assumptions.voidWeeks / 52);
  const grossOperatingIncome = minor(rent - voids);
  const dearer = growthFactor(assumptions.costGrowth, year - 1);
  const grown = (amount: Minor): Minor => (year === 1 ? amount : roundMoney(amount * dearer));
  const lines = [
    line('management', 'Management', shareOf(grossOperatingIncome, assumptions.management)),
    line('tenantFind', 'Finding tenants', roundMoney((monthlyRent * assumptions.tenantFind) / assumptions.tenancyYears)),
    line('maintenance', 'Maintenance', grown(shareOf(assumptions.purchasePrice, assumptions.maintenance))),
    line('insurance', 'Landlord insurance', grown(assumptions.insurancePerYear)),
    line('certificates', 'Safety certificates', grown(assumptions.certificatesPerYear)),
    line('licence', 'Licence', grown(assumptions.licencePerYear)),
    line('serviceCharge', 'Service charge', grown(assumptions.serviceChargePerYear)),
    line('groundRent', 'Ground rent', grown(assumptions.groundRentPerYear)),
    line('other', 'Other running costs', grown(assumptions.otherCostsPerYear)),
  ];
  const costs = sumMoney(lines.map((cost) => cost.amount));
  return { rent, voids, grossOperatingIncome, lines, costs, netOperatingIncome: minor(grossOperatingIncome - costs) };
}

/** What one unit has become after a number of years. */
export const growthFactor = (growth: number, years: number): number => (1 + growth) ** years;

const line = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
