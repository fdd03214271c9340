import type { BuyToLetInputs } from '../../../deal/strategies/inputs/buyToLetInputs.ts';
import { subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { measure } from '../../analyse.ts';
import type { YearRow } from '../../analysis.ts';
import { firstYear } from '../../firstYear.ts';
import { projection } from '../../projection.ts';
import { holdReturn } from '../../returns/holdReturn.ts';
import type { PurchasedAnalysis } from '../held/purchasedProperty.ts';
import type { StrategyContext, StrategyYear } from '../strategyAnalysis.ts';

export interface BuyToLetAnalysis extends PurchasedAnalysis {
  readonly roi: Rate | null;
  readonly breakEvenRent: Minor;
}

/** The engine's own buy-to-let in the shape of a strategy: the same sums and figures. */
export function buyToLet(assumptions: BuyToLetInputs, { market, on }: StrategyContext): BuyToLetAnalysis {
  const first = firstYear(assumptions, market, on);
  const figures = measure({ assumptions, rules: market, on });
  const rows = projection(assumptions, first.purchase.loan);
  const { purchase, letting } = first;
  const { saleProceeds } = holdReturn(assumptions, purchase.cashNeeded, rows);
  const years = rows.map(strategyYear);
  return {
    purchase,
    held: {
      letting,
      loan: purchase.loan,
      monthlyPayment: figures.monthlyPayment,
      debtService: figures.annualDebtService,
      annualCashFlow: figures.annualCashFlow,
      interestCover: figures.interestCover,
      debtServiceCover: figures.debtServiceCover,
      loanToValue: figures.loanToValue,
      years,
    },
    sale: { saleProceeds, irr: () => figures.irr, equityMultiple: figures.equityMultiple },
    grossYield: figures.grossYield,
    netYield: figures.netYield,
    cashOnCash: figures.cashOnCash,
    roi: figures.roi,
    breakEvenRent: figures.breakEvenRent,
    oneOffCosts: purchase.costs,
    runningCosts: letting.lines,
    years,
    laws: purchase.transferTax.rules,
  };
}

function strategyYear(row: YearRow): StrategyYear {
  const { year, costs, interest, principal, cashFlow, cumulativeCashFlow, propertyValue, loanBalance, equity } = row;
  const income = subtractMoney(row.rent, row.voids);
  return { year, income, costs, interest, principal, capital: zeroMoney, cashFlow, cumulativeCashFlow, propertyValue, loanBalance, equity };
}
