import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { Figures } from '../../engine/analysis.ts';
import type { DealMeasures } from '../../engine/numbers/dealMeasures.ts';
import { perMonth, perYear } from '../../kernel/period.ts';

/** The figures of a deal measured by the numeric engine, as `measure` returns them; null if there is no single rate of return. */
export function figuresOfNumbers(numbers: DealMeasures): Figures | null {
  if (Number.isNaN(numbers.irr)) return null;
  return {
    grossYield: rate(numbers.grossYield),
    netYield: rate(numbers.netYield),
    annualRent: perYear(numbers.annualRent),
    grossOperatingIncome: perYear(numbers.grossOperatingIncome),
    operatingCosts: perYear(numbers.operatingCosts),
    netOperatingIncome: perYear(numbers.netOperatingIncome),
    monthlyPayment: perMonth(numbers.monthlyPayment),
    annualDebtService: perYear(numbers.annualDebtService),
    monthlyCashFlow: perMonth(numbers.monthlyCashFlow),
    annualCashFlow: perYear(numbers.annualCashFlow),
    cashNeeded: minor(numbers.cashNeeded),
    cashOnCash: rateOrNull(numbers.cashOnCash),
    roi: rateOrNull(numbers.roi),
    interestCover: rateOrNull(numbers.interestCover),
    debtServiceCover: rateOrNull(numbers.debtServiceCover),
    loanToValue: rate(numbers.loanToValue),
    irr: { kind: 'one', rate: rate(numbers.irr) },
    equityMultiple: Number.isNaN(numbers.equityMultiple) ? null : numbers.equityMultiple,
    breakEvenRent: perMonth(numbers.breakEvenRent),
  };
}

const rateOrNull = (value: number): Rate | null => (Number.isNaN(value) ? null : rate(value));
