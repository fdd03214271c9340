import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Figures } from '../../engine/analysis.ts';
import type { DealMeasures } from '../../engine/numbers/dealMeasures.ts';

/** The figures of a deal measured in numbers, as `measure` gives them; null where there is no single rate of return. */
export function figuresOfNumbers(numbers: DealMeasures): Figures | null {
  if (Number.isNaN(numbers.irr)) return null;
  return {
    grossYield: rate(numbers.grossYield),
    netYield: rate(numbers.netYield),
    annualRent: minor(numbers.annualRent),
    grossOperatingIncome: minor(numbers.grossOperatingIncome),
    operatingCosts: minor(numbers.operatingCosts),
    netOperatingIncome: minor(numbers.netOperatingIncome),
    monthlyPayment: minor(numbers.monthlyPayment),
    annualDebtService: minor(numbers.annualDebtService),
    monthlyCashFlow: minor(numbers.monthlyCashFlow),
    annualCashFlow: minor(numbers.annualCashFlow),
    cashNeeded: minor(numbers.cashNeeded),
    cashOnCash: rateOrNull(numbers.cashOnCash),
    roi: rateOrNull(numbers.roi),
    interestCover: rateOrNull(numbers.interestCover),
    debtServiceCover: rateOrNull(numbers.debtServiceCover),
    loanToValue: rate(numbers.loanToValue),
    irr: { kind: 'one', rate: rate(numbers.irr) },
    equityMultiple: Number.isNaN(numbers.equityMultiple) ? null : numbers.equityMultiple,
    breakEvenRent: minor(numbers.breakEvenRent),
  };
}

const rateOrNull = (value: number): Rate | null => (Number.isNaN(value) ? null : rate(value));
