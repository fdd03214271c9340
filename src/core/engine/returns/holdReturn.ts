import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, negateMoney, shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Analysis, IrrAnswer, YearRow } from '../analysis.ts';
import { dealReturn } from '../finance/flows/irr.ts';

/** The cash flows over the years held; the last one includes the sale. */
export interface HoldReturn {
  readonly flows: readonly Minor[];
  /** Sale price less selling costs and the remaining loan. */
  readonly saleProceeds: Minor;
  readonly irr: IrrAnswer;
  /** All inflows divided by all outflows; null without outflows. */
  readonly equityMultiple: number | null;
}

/** The return from selling at the end of the last year held, at the projected value, before income tax and capital gains tax. */
export function holdReturn(assumptions: BuyToLetInputs, cashNeeded: Minor, years: readonly YearRow[]): HoldReturn {
  const held = years.slice(0, assumptions.holdYears);
  const last = held.at(-1);
  if (last === undefined) throw new RangeError(`Can’t hold a property for ${assumptions.holdYears} years`);
  const proceeds = saleProceeds(last, assumptions.sellingCosts);
  const flows = [negateMoney(cashNeeded), ...held.map((year) => (year === last ? minor(year.cashFlow + proceeds) : year.cashFlow))];
  let paidIn = 0;
  let paidOut = 0;
  for (const flow of flows) {
    if (flow < 0) paidIn -= flow;
    else paidOut += flow;
  }
  return { flows, saleProceeds: proceeds, irr: dealReturn(flows), equityMultiple: paidIn === 0 ? null : paidOut / paidIn };
}

/** The proceeds of a sale at the end of a year after selling costs and the loan, in minor units. */
export const saleProceeds = ({ propertyValue, loanBalance }: YearRow, sellingCosts: Rate): Minor =>
  minor(propertyValue - shareOf(propertyValue, sellingCosts) - loanBalance);

/** The projected years from the purchase to the sale. */
export const heldYears = ({ years }: Pick<Analysis, 'years'>, { holdYears }: Pick<BuyToLetInputs, 'holdYears'>): readonly YearRow[] =>
  years.slice(0, holdYears);

/** Equity plus cumulative cash flow less the cash put in, in minor units, before a sale and its costs. */
export const netPosition = (at: Pick<YearRow, 'equity' | 'cumulativeCashFlow'>, cashNeeded: Minor): Minor =>
  minor(at.equity + at.cumulativeCashFlow - cashNeeded);

/**
 * The year in which an interest-only loan is due for repayment within the hold. Null if the property is sold first or the loan is not
 * interest-only.
 */
export const yearLoanIsDue = (analysis: Pick<Analysis, 'years'>, assumptions: BuyToLetInputs): YearRow | null =>
  assumptions.mortgageKind === 'interest-only' ? (heldYears(analysis, assumptions).find(({ principal }) => principal > 0) ?? null) : null;
