import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, negateMoney, shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { IrrAnswer } from '../analysis.ts';
import { dealReturn, dealReturns } from '../finance/flows/irr.ts';
import { irrAnswer } from '../finance/flows/irrAnswer.ts';
import type { TimedFlow } from '../finance/flows/irrRoots.ts';
import type { Plan, PlanMonth } from './plan.ts';

/** The sale at the end of the last month held, where `proceeds = price − sellingCosts − loan`. */
export interface PlanSale {
  readonly month: number;
  readonly price: Minor;
  readonly sellingCosts: Minor;
  readonly loan: Minor;
  readonly proceeds: Minor;
}

/** The returns of a plan, before income tax and tax on the gain. */
export interface PlanReturn {
  readonly cashNeeded: Minor;
  readonly sale: PlanSale;
  /**
   * Effective annual rates. `monthly` counts each month's flow at the end of the month; `yearly` counts each year's flow at the end of the
   * year, as the analysis does.
   */
  readonly irr: { readonly monthly: IrrAnswer; readonly yearly: IrrAnswer };
  /** All inflows divided by all outflows, by year as in the analysis; null without outflows. */
  readonly equityMultiple: number | null;
  /**
   * The first month at the end of which the cash put in has been recovered: from cash flow alone, or with a sale in that month. Null if
   * this does not happen within the hold.
   */
  readonly payback: { readonly withoutSale: number | null; readonly withSale: number | null };
}

/**
 * The return from selling in the last month held, at that month's value: amounts in minor units, annual rates as fractions, before tax.
 * Throws if the plan has no months.
 */
export function planReturn({ months, years }: Plan, assumptions: BuyToLetInputs, cashNeeded: Minor): PlanReturn {
  const last = months.at(-1);
  if (last === undefined) throw new RangeError('A plan must last at least a month');
  const sale = saleIn(last, assumptions);
  const bought: TimedFlow = { at: 0, amount: negateMoney(cashNeeded) };
  const flowsOf = (periods: readonly { readonly lastMonth: number; readonly cashFlow: Minor }[]): readonly TimedFlow[] => [
    bought,
    ...periods.map(({ lastMonth, cashFlow }) => ({
      at: lastMonth / 12,
      amount: lastMonth === last.month ? cashFlow + sale.proceeds : cashFlow,
    })),
  ];
  const yearly = flowsOf(years);
  const monthly = flowsOf(months.map(({ month, cashFlow }) => ({ lastMonth: month, cashFlow })));
  return {
    cashNeeded,
    sale,
    irr: {
      monthly: irrAnswer(monthly, dealReturns),
      yearly: last.month % 12 === 0 ? dealReturn(yearly.map(({ amount }) => amount)) : irrAnswer(yearly, dealReturns),
    },
    equityMultiple: multipleOf(yearly),
    payback: {
      withoutSale: firstMonth(months, (month) => month.cumulativeCashFlow >= cashNeeded),
      withSale: firstMonth(months, (month) => month.cumulativeCashFlow + saleIn(month, assumptions).proceeds >= cashNeeded),
    },
  };
}

function saleIn({ month, propertyValue, loanBalance }: PlanMonth, assumptions: BuyToLetInputs): PlanSale {
  const sellingCosts = shareOf(propertyValue, assumptions.sellingCosts);
  return { month, price: propertyValue, sellingCosts, loan: loanBalance, proceeds: minor(propertyValue - sellingCosts - loanBalance) };
}

const firstMonth = (months: readonly PlanMonth[], isReached: (month: PlanMonth) => boolean): number | null =>
  months.find(isReached)?.month ?? null;

function multipleOf(flows: readonly TimedFlow[]): number | null {
  let paidIn = 0;
  let paidOut = 0;
  for (const { amount } of flows) {
    if (amount < 0) paidIn -= amount;
    else paidOut += amount;
  }
  return paidIn === 0 ? null : paidOut / paidIn;
}
