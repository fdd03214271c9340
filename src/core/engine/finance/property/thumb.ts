/** Rules of thumb of investors: screens before an analysis, never in its place. Amounts in any one unit. */

/** A month's rent over the price and the works: "the 1 % rule" asks for 0.01. Null without a price. */
export const rentToPrice = (monthlyRent: number, cost: { readonly price: number; readonly works: number }): number | null =>
  cost.price + cost.works === 0 ? null : monthlyRent / (cost.price + cost.works);

/** "The 50 % rule": half of the rent goes to operating costs, vacancy and works; what the loan leaves of the rest, a month. */
export const cashFlowByHalf = (monthlyRent: number, monthlyDebtService: number): number => monthlyRent * halfOfRent - monthlyDebtService;

const halfOfRent = 0.5;
