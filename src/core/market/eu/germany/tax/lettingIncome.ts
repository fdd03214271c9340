import { minor } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';

/** A year of letting, with the entries of a tax return. */
export interface LettingReturn {
  readonly rent: Minor;
  /** The year's costs excluding interest and depreciation, including refurbishment deducted at once. */
  readonly costs: Minor;
  readonly financeCosts: Minor;
  readonly depreciation: Minor;
}

/**
 * Letting income in cents (Einkünfte aus Vermietung und Verpachtung, § 21 EStG): rent less deductions (Werbungskosten); a loss is negative.
 */
export const lettingIncome = ({ rent, costs, financeCosts, depreciation }: LettingReturn): Minor =>
  minor(rent - costs - financeCosts - depreciation);
