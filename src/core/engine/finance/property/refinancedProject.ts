import { moneyLeftIn } from './sale.ts';

/** A house that is bought, repaired, let and refinanced ("BRRRR"). All amounts are in the same unit; rates are fractions. */
export interface RefinancedProject {
  readonly price: number;
  readonly works: number;
  /** The purchase's closing costs and the points on the first loan. */
  readonly purchaseCosts: number;
  /** Interest, tax, insurance and utilities until the refinance. */
  readonly holding: number;
  /** The first loan, repaid by the second; 0 for a purchase in cash. */
  readonly firstLoan: number;
  readonly afterRepairValue: number;
  /** The second loan as a share of the after-repair value. */
  readonly refinanceShare: number;
  readonly refinanceCosts: number;
}

export interface ProjectRefinanced {
  /** Price and refurbishment. */
  readonly projectCost: number;
  /** Everything paid until the refinance, whether from the loan or in cash. */
  readonly allInCost: number;
  /** The down payment and the costs paid at closing. */
  readonly cashAtClosing: number;
  /** All costs less the first loan. */
  readonly cashInvested: number;
  readonly refinanceLoan: number;
  /** The cash left from the second loan after repaying the first and paying the costs. */
  readonly cashBack: number;
  /** The cash left in the deal. At or below zero none is left in, and a return on cash is meaningless. */
  readonly cashLeft: number;
  /** The share of the invested cash that is recovered; null if no cash was invested. */
  readonly recovered: number | null;
  /** The after-repair value less the second loan, which differs from the cash left in. */
  readonly equityLeft: number;
}

/** A refurbishment project after its refinancing: the new loan, the cash it releases and the cash left in. Amounts are in one currency. */
export function refinancedProject(given: RefinancedProject): ProjectRefinanced {
  const { price, works, purchaseCosts, holding, firstLoan, afterRepairValue, refinanceShare, refinanceCosts } = given;
  const projectCost = price + works;
  const allInCost = projectCost + purchaseCosts + holding;
  const cashInvested = allInCost - firstLoan;
  const refinanceLoan = afterRepairValue * refinanceShare;
  const cashBack = refinanceLoan - firstLoan - refinanceCosts;
  return {
    projectCost,
    allInCost,
    cashAtClosing: price - firstLoan + purchaseCosts,
    cashInvested,
    refinanceLoan,
    cashBack,
    cashLeft: moneyLeftIn(cashInvested, { newLoan: refinanceLoan, oldLoan: firstLoan, fees: refinanceCosts }),
    recovered: cashInvested === 0 ? null : cashBack / cashInvested,
    equityLeft: afterRepairValue - refinanceLoan,
  };
}

/** The after-repair value that a loan implies at a given loan to value; null if that is zero. */
export const valueBehindLoan = (loan: number, share: number): number | null => (share === 0 ? null : loan / share);
