/** How many times income covers a loan; null without a loan. Yearly amounts in any one unit; rates are fractions. */
export type Cover = number | null;

/** Debt service cover ratio (DSCR): net operating income over a year's payments; null without payments. */
export const debtServiceCover = (netOperatingIncome: number, debtService: number): Cover => over(netOperatingIncome, debtService);

/** Interest cover ratio (ICR): a year's gross rent over a year's interest at the stress rate; null if no interest is tested. */
export const interestCover = (annualRent: number, loan: number, stressRate: number): Cover => over(annualRent, loan * stressRate);

/** The largest loan a rent supports at an interest cover and a stress rate, in the unit of the rent; null if no interest is tested. */
export const largestLoanByInterestCover = (annualRent: number, cover: number, stressRate: number): number | null =>
  over(annualRent, cover * stressRate);

/** Debt yield: net operating income over the loan, as a fraction; null without a loan. */
export const debtYield = (netOperatingIncome: number, loan: number): Cover => over(netOperatingIncome, loan);

/** Break-even ratio: debt service and operating costs over gross operating income; above one the year loses money. Null without income. */
export const breakEvenRatio = (debtService: number, operatingCosts: number, grossOperatingIncome: number): number | null =>
  over(debtService + operatingCosts, grossOperatingIncome);

/**
 * The occupancy, as a fraction, at which cash flow is zero: debt service and operating costs over a full year's rent without voids. Null
 * without rent.
 */
export const breakEvenOccupancy = (debtService: number, operatingCosts: number, potentialRent: number): number | null =>
  over(debtService + operatingCosts, potentialRent);

/** The loan over the value (LTV) or over the total cost (LTC), whichever the caller passes, as a fraction; null at zero. */
export const loanTo = (loan: number, valueOrCost: number): number | null => over(loan, valueOrCost);

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
