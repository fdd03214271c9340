import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { ratio } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import type { MarketRules } from '../market/rules.ts';
import type { PurchaseAnalysis } from './analysis.ts';
import { mortgageSchedule } from './finance/mortgage/mortgageSchedule.ts';
import { monthlyPayment } from './mortgage.ts';
import type { Mortgage, MortgageMonth } from './mortgage.ts';
import { purchase } from './purchase.ts';
import { lettingYear } from './runningCosts.ts';
import type { LettingYear } from './runningCosts.ts';
import { perMonth, perYear } from '../kernel/period.ts';
import type { PerMonth, PerYear } from '../kernel/period.ts';

/** The purchase and the first twelve months: everything that targets and solves depend on. */
export interface FirstYear {
  readonly purchase: PurchaseAnalysis;
  readonly letting: LettingYear;
  readonly mortgage: Mortgage;
  readonly payment: PerMonth;
  readonly loanMonths: readonly MortgageMonth[];
  readonly interest: PerYear;
  readonly principal: PerYear;
  readonly debtService: PerYear;
  /** `netOperatingIncome − debtService`, before income tax. */
  readonly cashFlow: PerYear;
  readonly grossYield: Rate | null;
  readonly netYield: Rate | null;
  readonly cashOnCash: Rate | null;
  readonly interestCover: Rate | null;
  readonly debtServiceCover: Rate | null;
}

/**
 * The purchase and the first twelve months: amounts in minor units, rates as fractions. Yields are based on the price. Interest cover is a
 * year's gross rent divided by a year's interest at the stress rate. Debt service cover is net operating income divided by a year's
 * payments. Cover is null without a loan.
 */
export function firstYear(assumptions: BuyToLetInputs, rules: MarketRules, on: IsoDate): FirstYear {
  const bought = purchase(assumptions, rules, on);
  const letting = lettingYear(assumptions);
  const mortgage: Mortgage = {
    loan: bought.loan,
    rate: assumptions.mortgageRate,
    months: Math.round(assumptions.mortgageYears * 12),
    kind: assumptions.mortgageKind,
  };
  const loanMonths = mortgageSchedule(mortgage, 12);
  const interest = perYear(loanMonths.reduce((sum, month) => sum + month.interest, 0));
  const principal = perYear(loanMonths.reduce((sum, month) => sum + month.principal, 0));
  const debtService = perYear(interest + principal);
  const cashFlow = perYear(letting.netOperatingIncome - debtService);
  return {
    purchase: bought,
    letting,
    mortgage,
    payment: bought.loan === 0 ? perMonth(0) : monthlyPayment(mortgage),
    loanMonths,
    interest,
    principal,
    debtService,
    cashFlow,
    grossYield: ratio(letting.rent, bought.price),
    netYield: ratio(letting.netOperatingIncome, bought.price),
    cashOnCash: ratio(cashFlow, bought.cashNeeded),
    interestCover: ratio(letting.rent, bought.loan * assumptions.stressRate),
    debtServiceCover: ratio(letting.netOperatingIncome, debtService),
  };
}
