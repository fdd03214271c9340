/** How far income carries a loan; null without a loan. Amounts a year in any one unit; rates are fractions. */
export type Cover = number | null;

/** Debt service cover: net operating income over a year's payments. */
export const debtServiceCover = (netOperatingIncome: number, debtService: number): Cover => over(netOperatingIncome, debtService);

/** Interest cover: a year's gross rent over a year's interest at the stress rate. */
export const interestCover = (annualRent: number, loan: number, stressRate: number): Cover => over(annualRent, loan * stressRate);

/** The largest loan a rent supports at an interest cover and a stress rate; null when no interest is tested. */
export const largestLoanByInterestCover = (annualRent: number, cover: number, stressRate: number): number | null =>
  over(annualRent, cover * stressRate);

/** Net operating income over the loan. */
export const debtYield = (netOperatingIncome: number, loan: number): Cover => over(netOperatingIncome, loan);

/** Debt service and operating costs over gross operating income: above one, the year loses money. */
export const breakEvenRatio = (debtService: number, operatingCosts: number, grossOperatingIncome: number): number | null =>
  over(debtService + operatingCosts, grossOperatingIncome);

/** The occupancy at which nothing is left: debt service and operating costs over the rent of a full year without voids. */
export const breakEvenOccupancy = (debtService: number, operatingCosts: number, potentialRent: number): number | null =>
  over(debtService + operatingCosts, potentialRent);

/** The loan over the value, or over the whole cost (loan to cost): the caller says which by what it hands in. */
export const loanTo = (loan: number, valueOrCost: number): number | null => over(loan, valueOrCost);

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
