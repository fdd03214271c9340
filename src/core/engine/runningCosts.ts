import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { GrowthInputs, TenancyInputs, UpkeepInputs } from '../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney, shareOf, sumMoney, timesMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { zeroRate } from '../kernel/rate.ts';
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
  /** Put aside for large repairs: no running cost, and no cash flow either. */
  readonly reserve: Minor;
}

/** A running cost of a year: an amount, or a share of the rent received. */
export type LettingCost = CostLine | (Omit<CostLine, 'amount'> & { readonly ofRent: Rate });

/**
 * A year of letting from its parts, for deals, strategies and holdings alike. Rent received is rent less voids; a manager is paid a share
 * of what is received.
 */
export function operatingYear({ rent, voids, costs, reserved = zeroRate }: YearParts): LettingYear {
  const grossOperatingIncome = minor(rent - voids);
  const lines = costs.map((cost) =>
    'amount' in cost ? cost : { id: cost.id, label: cost.label, amount: shareOf(grossOperatingIncome, cost.ofRent) },
  );
  const total = sumMoney(lines.map(({ amount }) => amount));
  const netOperatingIncome = minor(grossOperatingIncome - total);
  return { rent, voids, grossOperatingIncome, lines, costs: total, netOperatingIncome, reserve: shareOf(grossOperatingIncome, reserved) };
}

export interface YearParts {
  readonly rent: Minor;
  readonly voids: Minor;
  readonly costs: readonly LettingCost[];
  /** Share of what is received that is put aside; nothing where absent. */
  readonly reserved?: Rate;
}

/** The rent lost in the weeks a year without a tenant. */
export const voidsOf = (rent: Minor, weeks: number): Minor => timesMoney(rent, weeks / 52);

/** What letting a whole home to one household takes. */
export type WholeHomeInputs = TenancyInputs &
  UpkeepInputs &
  Pick<GrowthInputs, 'rentGrowth' | 'costGrowth'> &
  Pick<BuyToLetInputs, 'monthlyRent' | 'voidWeeks' | 'vacancy'>;

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
  return operatingYear({
    rent,
    voids: timesMoney(rent, inputs.voidWeeks / 52 + inputs.vacancy),
    reserved: inputs.capitalReserve,
    costs: [
      { id: 'management', label: 'Management', ofRent: inputs.management },
      costLine('tenantFind', 'Finding tenants', roundMoney((monthlyRent * inputs.tenantFind) / inputs.tenancyYears)),
      ...upkeepLines(inputs, year),
    ],
  });
}

/** Upkeep of a house a year, which its owner pays whether it is let or not. */
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

/** The tax on owning the property, as the buyer is assessed or as the bill says; none where the market has none. */
export function propertyTaxLines(inputs: PropertyTaxed, year: number): readonly CostLine[] {
  const byPrice = grownTo(year, inputs.propertyTaxGrowth)(shareOf(inputs.purchasePrice, inputs.propertyTax));
  const tax = minor(byPrice + grownTo(year, inputs.costGrowth)(inputs.propertyTaxPerYear));
  return tax === 0 ? [] : [costLine('propertyTax', 'Property tax', tax)];
}

type PropertyTaxed = Pick<UpkeepInputs, 'purchasePrice' | 'propertyTax' | 'propertyTaxGrowth' | 'propertyTaxPerYear'> &
  Pick<GrowthInputs, 'costGrowth'>;

/** Amounts of the first year as those of a later one, grown `year − 1` times and rounded. */
export function grownTo(year: number, growth: Rate): (amount: Minor) => Minor {
  const factor = growthFactor(growth, year - 1);
  return (amount) => (year === 1 ? amount : roundMoney(amount * factor));
}

/** What one unit has become after a number of years. */
export const growthFactor = (growth: number, years: number): number => (1 + growth) ** years;

export const costLine = (id: string, label: string, amount: Minor): CostLine => ({ id, label, amount });
