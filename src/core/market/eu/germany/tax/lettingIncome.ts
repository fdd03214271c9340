import { minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';

/** A year of letting as a tax return asks for it. */
export interface LettingReturn {
  readonly rent: Minor;
  /** Costs of the year without interest and depreciation; works that are deducted at once are among them. */
  readonly costs: Minor;
  readonly financeCosts: Minor;
  readonly depreciation: Minor;
}

export interface LettingIncome {
  /** All that is deducted (Werbungskosten). */
  readonly deductions: Minor;
  /** Before depreciation. */
  readonly beforeDepreciation: Minor;
  /** Income from letting (Einkünfte aus Vermietung und Verpachtung, § 21 EStG); below zero a loss. */
  readonly income: Minor;
}

/** Rent less deductions of a year. */
export function lettingIncome({ rent, costs, financeCosts, depreciation }: LettingReturn): LettingIncome {
  const beforeDepreciation = minor(rent - costs - financeCosts);
  return {
    deductions: minor(costs + financeCosts + depreciation),
    beforeDepreciation,
    income: minor(beforeDepreciation - depreciation),
  };
}
