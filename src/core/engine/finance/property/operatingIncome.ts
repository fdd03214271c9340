/** A year's income before loan payments, capital improvements and tax. All amounts are in the same unit; rates are fractions. */
export interface OperatingIncome {
  /** Gross rent less vacancy. */
  readonly grossOperatingIncome: number;
  readonly operatingCosts: number;
  readonly netOperatingIncome: number;
}

/** Costs as an amount per year, or as a share of gross operating income. */
export type OperatingCosts = { readonly amount: number } | { readonly share: number };

/** Gross operating income (gross income less vacancy) and net operating income (which is also less operating costs), in the unit given. */
export function operatingIncome(grossIncome: number, vacancyRate: number, costs: OperatingCosts): OperatingIncome {
  const grossOperatingIncome = grossIncome * (1 - vacancyRate);
  const operatingCosts = 'amount' in costs ? costs.amount : grossOperatingIncome * costs.share;
  return { grossOperatingIncome, operatingCosts, netOperatingIncome: grossOperatingIncome - operatingCosts };
}

/** The cash left from a year's rent after expenses, interest and tax. Repayment of principal is not deducted. */
export const cashFlowAfterTax = (
  rent: number,
  paid: { readonly expenses: number; readonly interest: number; readonly tax: number },
): number => rent - paid.expenses - paid.interest - paid.tax;

/** Operating expense ratio: operating costs divided by gross operating income, before debt, as a fraction; null without income. */
export const operatingExpenseRatio = (operatingCosts: number, grossOperatingIncome: number): number | null =>
  grossOperatingIncome === 0 ? null : operatingCosts / grossOperatingIncome;
