/** A house that is bought, repaired and sold. All amounts are in the same unit. */
export interface Flip {
  readonly salePrice: number;
  /** Agents' fees, transfer tax and closing costs on the sale. */
  readonly saleCosts: number;
  /** Price, closing, refurbishment, interest and points, and holding costs: everything paid, whether from the loan or in cash. */
  readonly costs: readonly number[];
  /** The loan repaid from the sale. It is not a cost, because the costs already include what it paid for. */
  readonly loanPayoff: number;
}

export interface FlipResult {
  /** Includes sale costs. */
  readonly totalCosts: number;
  readonly profit: number;
  /** Net proceeds at closing: the price less sale costs and the loan. */
  readonly proceeds: number;
  readonly marginOnSale: number | null;
  /** Profit divided by all costs. */
  readonly returnOnCost: number | null;
}

/** The profit of a flip and its margins, before income tax. Amounts are in one currency, and margins are fractions. */
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

/**
 * A return earned in `months`, as an annual fraction. `simple` is in proportion to time; `compounded` assumes that the return is earned
 * repeatedly. Null without cash invested or without time.
 */
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
