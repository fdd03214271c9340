import { monthlyShare } from '../kernel/period.ts';
import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { shareOf } from '../kernel/money.ts';
import { ratio, zeroRate } from '../kernel/rate.ts';
import type { Analysis, Figures, YearRow } from './analysis.ts';
import { breakEvenRent } from './breakEvenRent.ts';
import { firstYear } from './firstYear.ts';
import type { FirstYear } from './firstYear.ts';
import { holdReturn } from './returns/holdReturn.ts';
import { monthlyCashFlow } from './monthlyCashFlow.ts';
import { projection } from './projection.ts';
import { solves } from './solves.ts';
import type { AnalysisRequest } from './analysisRequest.ts';

/** Increased whenever there is a change to an engine formula, or to the part of an outcome that is stored in list rows. */
export const engineVersion = '4';

/**
 * The full analysis of a buy-to-let, in the order in which an investor thinks: buy, let, borrow, hold and sell, and then the changes that
 * would meet the targets.
 */
export function analyse({ assumptions, rules, targets, on }: AnalysisRequest): Analysis {
  const first = firstYear(assumptions, rules, on);
  const years = projection(assumptions, first.purchase.loan);
  return {
    purchase: first.purchase,
    runningCosts: first.letting.lines,
    figures: figuresOf(assumptions, first, years),
    months: monthlyCashFlow(first),
    years,
    solves: solves({ assumptions, rules, targets, on }),
  };
}

/** A deal's figures without monthly tables and solves, used for scoring the deal under other assumptions. */
export const measure = (request: Omit<AnalysisRequest, 'targets'>): Figures => measureHold(request).figures;

/** The figures, together with the purchase and the years behind them, from which the owner's taxes are computed. */
export function measureHold({ assumptions, rules, on }: Omit<AnalysisRequest, 'targets'>): MeasuredHold {
  const first = firstYear(assumptions, rules, on);
  const { purchase } = first;
  const years = projection(assumptions, purchase.loan);
  return { purchase, years, figures: figuresOf(assumptions, first, years) };
}

export type MeasuredHold = Pick<Analysis, 'purchase' | 'years' | 'figures'>;

function figuresOf(assumptions: BuyToLetInputs, first: FirstYear, years: readonly YearRow[]): Figures {
  const { purchase, letting } = first;
  const held = holdReturn(assumptions, purchase.cashNeeded, years);
  const growth = shareOf(purchase.price, assumptions.priceGrowth);
  return {
    grossYield: first.grossYield ?? zeroRate,
    netYield: first.netYield ?? zeroRate,
    annualRent: letting.rent,
    grossOperatingIncome: letting.grossOperatingIncome,
    operatingCosts: letting.costs,
    netOperatingIncome: letting.netOperatingIncome,
    monthlyPayment: first.payment,
    annualDebtService: first.debtService,
    monthlyCashFlow: monthlyShare(first.cashFlow),
    annualCashFlow: first.cashFlow,
    cashNeeded: purchase.cashNeeded,
    cashOnCash: first.cashOnCash,
    roi: ratio(first.cashFlow + first.principal + growth, purchase.cashNeeded),
    interestCover: first.interestCover,
    debtServiceCover: first.debtServiceCover,
    loanToValue: purchase.loanToValue,
    irr: held.irr,
    equityMultiple: held.equityMultiple,
    breakEvenRent: breakEvenRent(assumptions, letting, first.debtService),
  };
}
