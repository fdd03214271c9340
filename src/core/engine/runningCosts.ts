import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { GrowthInputs, TenancyInputs, UpkeepInputs } from '../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney, shareOf, sumMoney, timesMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { zeroRate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import type { CostLine } from './analysis.ts';
import { perYear } from '../kernel/period.ts';
import type { PerYear } from '../kernel/period.ts';

/** A year of letting, before loan payments and tax. `grossOperatingIncome = rent − voids`; `netOperatingIncome` is after running costs. */
export interface LettingYear {
  readonly rent: PerYear;
  readonly voids: PerYear;
  readonly grossOperatingIncome: PerYear;
  readonly lines: readonly CostLine[];
  readonly costs: PerYear;
  readonly netOperatingIncome: PerYear;
  /** The amount set aside for large repairs. It is neither a running cost nor part of cash flow. */
  readonly reserve: PerYear;
}

/** A running cost in a year: an amount, or a share of the rent received. */
export type LettingCost = CostLine | (Omit<CostLine, 'amount'> & { readonly ofRent: Rate });

/**
 * A year of letting, computed from its parts in minor units; used for deals, strategies and holdings. Rent received is rent less voids, and
 * a manager is paid a share of it.
 */
export function operatingYear({ rent, voids, costs, reserved = zeroRate }: YearParts): LettingYear {
  const grossOperatingIncome = perYear(rent - voids);
  const lines = costs.map((cost) =>
    'amount' in cost ? cost : { id: cost.id, label: cost.label, amount: shareOf(grossOperatingIncome, cost.ofRent) },
  );
  const total = perYear(sumMoney(lines.map(({ amount }) => amount)));
  const netOperatingIncome = perYear(grossOperatingIncome - total);
  const reserve = perYear(shareOf(grossOperatingIncome, reserved));
  return { rent, voids, grossOperatingIncome, lines, costs: total, netOperatingIncome, reserve };
}

export interface YearParts {
  readonly rent: PerYear;
  readonly voids: PerYear;
  readonly costs: readonly LettingCost[];
  /** The share of the rent received that is set aside; zero if absent. */
  readonly reserved?: Rate;
}

/** The year's rent lost to `weeks` weeks without a tenant, in minor units. */
export const voidsOf = (rent: PerYear, weeks: number): PerYear => perYear(timesMoney(rent, weeks / 52));

/** The inputs used for letting a whole home to one household. */
export type WholeHomeInputs = TenancyInputs &
  UpkeepInputs &
  Pick<GrowthInputs, 'rentGrowth' | 'costGrowth'> &
  Pick<BuyToLetInputs, 'monthlyRent' | 'voidWeeks' | 'vacancy'>;

/** The year's rent, voids and running costs in minor units. `year` 1 is the first; rent and costs have risen `year − 1` times. */
export function lettingYear(inputs: WholeHomeInputs, year = 1): LettingYear {
  return lettingYearAt(inputs, year, grownRent(inputs.monthlyRent, inputs.rentGrowth, year - 1));
}

/** A monthly rent after `rises` yearly rises, to the penny. */
export const grownRent = (monthlyRent: Minor, growth: Rate, rises: number): Minor =>
  rises === 0 ? monthlyRent : roundMoney(monthlyRent * growthFactor(growth, rises));

/** A year of letting at a given monthly rent, in minor units; costs have risen `year − 1` times. */
export function lettingYearAt(inputs: WholeHomeInputs, year: number, monthlyRent: Minor): LettingYear {
  const rent = perYear(monthlyRent * 12);
  return operatingYear({
    rent,
    voids: perYear(timesMoney(rent, inputs.voidWeeks / 52 + inputs.vacancy)),
    reserved: inputs.capitalReserve,
    costs: [
      { id: 'management', label: 'Management', ofRent: inputs.management },
      costLine('tenantFind', 'Finding tenants', roundMoney((monthlyRent * inputs.tenantFind) / inputs.tenancyYears)),
      ...upkeepLines(inputs, year),
    ],
  });
}

/** The yearly upkeep of a house in minor units, which its owner pays whether it is let or not. */
export function upkeepLines(inputs: UpkeepInputs & Pick<GrowthInputs, 'costGrowth'>, year: number): readonly CostLine[] {
  const grown = grownTo(year, inputs.costGrowth);
  return [
    ...propertyTaxLines(inputs, year),
    costLine('maintenance', 'Maintenance', grown(shareOf(inputs.askingPrice, inputs.maintenance))),
    costLine('insurance', 'Landlord insurance', grown(inputs.insurancePerYear)),
    costLine('certificates', 'Safety certificates', grown(inputs.certificatesPerYear)),
    costLine('licence', 'Licence', grown(inputs.licencePerYear)),
    costLine('serviceCharge', 'Service charge', grown(inputs.serviceChargePerYear)),
    costLine('groundRent', 'Ground rent', grown(inputs.groundRentPerYear)),
    ...(inputs.utilitiesPerYear === 0 ? [] : [costLine('utilities', 'Utilities', grown(inputs.utilitiesPerYear))]),
    costLine('other', 'Other running costs', grown(inputs.otherCostsPerYear)),
  ];
}

/** The yearly tax on owning the property in minor units, as assessed for the buyer or as billed. Empty if the market has none. */
export function propertyTaxLines(inputs: PropertyTaxed, year: number): readonly CostLine[] {
  const byPrice = grownTo(year, inputs.propertyTaxGrowth)(shareOf(inputs.purchasePrice, inputs.propertyTax));
  const tax = minor(byPrice + grownTo(year, inputs.costGrowth)(inputs.propertyTaxPerYear));
  return tax === 0 ? [] : [costLine('propertyTax', 'Property tax', tax)];
}

type PropertyTaxed = Pick<UpkeepInputs, 'purchasePrice' | 'propertyTax' | 'propertyTaxGrowth' | 'propertyTaxPerYear'> &
  Pick<GrowthInputs, 'costGrowth'>;

/** A function that grows a first-year amount `year − 1` times and rounds it to the penny. */
export function grownTo(year: number, growth: Rate): (amount: Minor) => Minor {
  const factor = growthFactor(growth, year - 1);
  return (amount) => (year === 1 ? amount : roundMoney(amount * factor));
}

/** The value of one unit after `years` years of growth: `(1 + growth)^years`. */
export const growthFactor = (growth: number, years: number): number => (1 + growth) ** years;

/** A cost line with an amount in minor units. */
export const costLine = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
