import { aprc } from '../../src/core/engine/finance/apr/aprc.ts';
import type { CreditFlow } from '../../src/core/engine/finance/apr/aprc.ts';
import { datedApr } from '../../src/core/engine/finance/apr/datedApr.ts';
import type { DatedAmount } from '../../src/core/engine/finance/apr/datedApr.ts';
import { regulationZApr } from '../../src/core/engine/finance/apr/regulationZApr.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { numberOf, requireConvention, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** The European annual percentage rate of charge. */
export const europeanAprc: CaseAdapter = {
  kind: 'aprc',
  fns: ['APRC'],
  run: ({ inputs }) => {
    requireConvention(inputs, 't', /^years\b/);
    const payments = [...recordsOf(inputs, 'paymentSegments').flatMap(segment), ...recordsOf(inputs, 'singlePayments').map(single)];
    const found = aprc({ drawdowns: recordsOf(inputs, 'drawdowns').map(single), payments });
    if (found.kind === 'no-aprc') return { aprcPercent: null, reason: found.reason };
    return { aprcPercent: found.effective * 100, rounded1dp: found.shownPercent };
  },
};

/** The American annual percentage rate. */
export const americanApr: CaseAdapter = {
  kind: 'apr-us',
  fns: ['APR_RegZ'],
  run: ({ inputs }): CaseAnswer => {
    if ('advances' in inputs) return byDays(inputs);
    const [first, fraction] = [numberOf(inputs, 't', 1), numberOf(inputs, 'f', 0)];
    const payments = Array.from({ length: numberOf(inputs, 'n') }, (_, at) => ({
      amount: numberOf(inputs, 'payment'),
      unitPeriods: first + at,
      fraction,
    }));
    const found = regulationZApr({
      advances: [{ amount: numberOf(inputs, 'advance'), unitPeriods: 0, fraction: 0 }],
      payments,
      unitPeriodsPerYear: numberOf(inputs, 'unitPeriodsPerYear'),
    });
    return found.kind === 'us-apr' ? { aprPercent: found.nominal * 100 } : { aprPercent: null, reason: found.reason };
  },
};

/** A loan described by dates instead of unit periods. */
function byDays(inputs: CaseInputs): CaseAnswer {
  const dated = (field: string): readonly DatedAmount[] =>
    recordsOf(inputs, field).map((record) => ({ on: isoDate(textOf(record, 'date')), amount: numberOf(record, 'amount') }));
  const found = datedApr({ advances: dated('advances'), payments: dated('payments') });
  if (found.kind === 'no-us-apr') return { aprPercent: null, reason: found.reason };
  return { aprPercent: found.nominal * 100, unitPeriodsPerYear: found.loan.unitPeriodsPerYear, tolerancePercent: found.tolerance * 100 };
}

const single = (record: CaseInputs): CreditFlow => ({ years: numberOf(record, 't'), amount: numberOf(record, 'amount') });

/** Payment `k` of a segment falls `offsetYears + (firstMonth + k × stepMonths) / 12` years after the drawdown. */
function segment(record: CaseInputs): readonly CreditFlow[] {
  const first = numberOf(record, 'firstMonth');
  const step = numberOf(record, 'stepMonths', 1);
  return Array.from({ length: numberOf(record, 'count') }, (_, at) => ({
    years: numberOf(record, 'offsetYears', 0) + (first + at * step) / 12,
    amount: numberOf(record, 'amount'),
  }));
}

function recordsOf(inputs: CaseInputs, field: string): readonly CaseInputs[] {
  const value = inputs[field] ?? [];
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'object' && each !== null))
    throw new TypeError(`${field} must be a list`);
  return value as readonly CaseInputs[];
}
