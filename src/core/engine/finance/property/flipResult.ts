/** A house bought, repaired and sold. Amounts in any one unit. */
export interface Flip {
  readonly salePrice: number;
  /** Agents, transfer tax and closing of the sale. */
  readonly saleCosts: number;
  /** Price, closing, works, interest and points, holding: whatever was paid, the loan's money or one's own. */
  readonly costs: readonly number[];
  /** What the loan takes back at the sale. It is no cost: the costs already hold what it paid for. */
  readonly loanPayoff: number;
}

export interface FlipResult {
  /** Sale costs included. */
  readonly totalCosts: number;
  readonly profit: number;
  /** What arrives at the closing table: the price less the costs of the sale and the loan. */
  readonly proceeds: number;
  readonly marginOnSale: number | null;
  /** Profit over all costs. */
  readonly returnOnCost: number | null;
}

/** Before income tax. */
export function flipResult({ salePrice, saleCosts, costs, loanPayoff }: Flip): FlipResult {
  const totalCosts = costs.reduce((total, cost) => total + cost, saleCosts);
  const profit = salePrice - totalCosts;
  return {
    totalCosts,
    profit,
    proceeds: salePrice - saleCosts - loanPayoff,
    marginOnSale: over(profit, salePrice),
    returnOnCost: over(profit, totalCosts),
  };
}

/** A return over some months told for a year: `simple` by twelfths, `compounded` as if it were earned again and again. */
export function yearlyReturn(
  profit: number,
  cashInvested: number,
  months: number,
): { readonly simple: number; readonly compounded: number } | null {
  const earned = over(profit, cashInvested);
  if (earned === null || months === 0) return null;
  return { simple: (earned * 12) / months, compounded: (1 + earned) ** (12 / months) - 1 };
}

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
