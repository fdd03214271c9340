import type { MortgageInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import { minor, roundMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { loanYears } from '../../finance/mortgage/loanYears.ts';
import { monthlyPayment } from '../../mortgage.ts';
import type { Mortgage } from '../../mortgage.ts';
import { growthFactor } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import type { StrategyYear } from '../strategyAnalysis.ts';
import { perMonth, perYear } from '../../../kernel/period.ts';
import type { PerMonth, PerYear } from '../../../kernel/period.ts';

/** A property that is kept and let: its loan, value and yearly letting. */
export interface HeldProperty {
  readonly mortgage: Mortgage;
  /** The property's value at the start of the first year. */
  readonly value: Minor;
  readonly priceGrowth: Rate;
  readonly letting: (year: number) => LettingYear;
  /** The number of years projected. */
  readonly years: number;
}

/** The first let year and every projected year. Cover is null without a loan. */
export interface HeldResult {
  readonly letting: LettingYear;
  readonly loan: Minor;
  readonly monthlyPayment: PerMonth;
  readonly debtService: PerYear;
  readonly annualCashFlow: PerYear;
  readonly interestCover: Rate | null;
  readonly debtServiceCover: Rate | null;
  readonly loanToValue: Rate | null;
  readonly years: readonly StrategyYear[];
}

/**
 * The first let year and the projection from then on, in minor units. The engine's conventions apply: rent and costs grow from the second
 * year, and the value from the first. The owner repays an interest-only loan in cash when its term ends.
 */
export function heldProperty(property: HeldProperty, stressRate: Rate): HeldResult {
  const { mortgage, value, letting } = property;
  const first = letting(1);
  const years = heldYears(property, first);
  const debtService = perYear((years[0]?.interest ?? 0) + (years[0]?.principal ?? 0));
  return {
    letting: first,
    loan: mortgage.loan,
    monthlyPayment: mortgage.loan === 0 ? perMonth(0) : monthlyPayment(mortgage),
    debtService,
    annualCashFlow: perYear(first.netOperatingIncome - first.reserve - debtService),
    interestCover: ratio(first.rent, mortgage.loan * stressRate),
    debtServiceCover: ratio(first.netOperatingIncome, debtService),
    loanToValue: ratio(mortgage.loan, value),
    years,
  };
}

/** The mortgage of a strategy, from its inputs and the loan in minor units. */
export const mortgageOf = (loan: Minor, { mortgageRate, mortgageYears, mortgageKind }: MortgageInputs): Mortgage => ({
  loan,
  rate: mortgageRate,
  months: Math.round(mortgageYears * 12),
  kind: mortgageKind,
});

function heldYears({ mortgage, value, priceGrowth, letting, years }: HeldProperty, first: LettingYear): readonly StrategyYear[] {
  let cumulative = 0;
  return loanYears(mortgage, years).map(({ interest, principal, balance }, at) => {
    const { grossOperatingIncome, costs, netOperatingIncome, reserve } = at === 0 ? first : letting(at + 1);
    const cashFlow = netOperatingIncome - reserve - interest - principal;
    cumulative += cashFlow;
    const propertyValue = roundMoney(value * growthFactor(priceGrowth, at + 1));
    return {
      year: at + 1,
      income: grossOperatingIncome,
      costs,
      interest,
      principal,
      capital: minor(0 - reserve),
      cashFlow: minor(cashFlow),
      cumulativeCashFlow: minor(cumulative),
      propertyValue,
      loanBalance: balance,
      equity: minor(propertyValue - balance),
    };
  });
}
