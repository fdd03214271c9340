/** Investors' rules of thumb: quick screens that never replace an analysis. All amounts are in the same unit. */

/** A month's rent divided by price plus refurbishment, as a fraction: "the 1% rule" requires 0.01. Null without a price. */
export const rentToPrice = (monthlyRent: number, cost: { readonly price: number; readonly works: number }): number | null =>
  cost.price + cost.works === 0 ? null : monthlyRent / (cost.price + cost.works);

/** Monthly cash flow by "the 50% rule": half of the rent pays for operating costs, vacancy and repairs, and the other half for the loan. */
export const fiftyPercentRuleCashFlow = (monthlyRent: number, monthlyDebtService: number): number =>
  monthlyRent * halfOfRent - monthlyDebtService;

const halfOfRent = 0.5;
