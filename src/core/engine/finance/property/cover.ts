/** How many times income covers a loan's payments; null without a loan. Yearly amounts, all in the same unit; rates are fractions. */
export type Cover = number | null;

/** Debt service cover ratio (DSCR): net operating income divided by a year's payments; null without payments. */
export const debtServiceCover = (netOperatingIncome: number, debtService: number): Cover => over(netOperatingIncome, debtService);

/** Interest cover ratio (ICR): a year's gross rent divided by a year's interest at the stress rate; null if no interest is tested. */
export const interestCover = (annualRent: number, loan: number, stressRate: number): Cover => over(annualRent, loan * stressRate);

/**
 * The largest loan that a rent supports at a required interest cover and a stress rate, in the unit of the rent; null if no interest is
 * tested.
 */
export const largestLoanByInterestCover = (annualRent: number, cover: number, stressRate: number): number | null =>
  over(annualRent, cover * stressRate);

/** Debt yield: net operating income divided by the loan, as a fraction; null without a loan. */
export const debtYield = (netOperatingIncome: number, loan: number): Cover => over(netOperatingIncome, loan);

/**
 * Break-even ratio: debt service and operating costs divided by gross operating income. A ratio above one means that the year loses money.
 * Null without income.
 */
export const breakEvenRatio = (debtService: number, operatingCosts: number, grossOperatingIncome: number): number | null =>
  over(debtService + operatingCosts, grossOperatingIncome);

/**
 * The occupancy, as a fraction, at which cash flow is zero: debt service and operating costs divided by a full year's rent without voids.
 * Null without rent.
 */
export const breakEvenOccupancy = (debtService: number, operatingCosts: number, potentialRent: number): number | null =>
  over(debtService + operatingCosts, potentialRent);

/** The loan divided by the value (LTV) or by the total cost (LTC), whichever the caller passes, as a fraction; null if that is zero. */
export const loanTo = (loan: number, valueOrCost: number): number | null => over(loan, valueOrCost);

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
