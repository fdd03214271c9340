import { addFees } from '../../src/core/engine/finance/mortgage/addFees.ts';
import { aprc } from '../../src/core/engine/finance/apr/aprc.ts';
import { bridgingCost } from '../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import type { BridgingLoan } from '../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import { datedBridging } from '../../src/core/engine/finance/mortgage/datedBridging.ts';
import { loanSchedule } from '../../src/core/engine/finance/mortgage/loanSchedule.ts';
import { totalCostOfCredit, totalPayable } from '../../src/core/engine/finance/mortgage/totalPayable.ts';
import { yearOfLoan } from '../../src/core/engine/finance/mortgage/yearOfLoan.ts';
import { balanceAfter, monthlyPayment, reversionPayment } from '../../src/core/engine/mortgage.ts';
import type { Mortgage } from '../../src/core/engine/mortgage.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { addMoney, fromMajor, roundMoney, sumMoney, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  monthlyRepayment: (inputs) => ({ payment: toMajor(monthlyPayment(mortgageOf(inputs, 'repayment'))) }),
  interestOnlyMonthly: (inputs) => ({ payment: toMajor(monthlyPayment(mortgageOf(inputs, 'interest-only'))) }),
  partAndPartMonthly: (inputs) => ({ payment: toMajor(partAndPart(inputs)) }),
  reversionPayment: (inputs) => {
    const loan = { loan: moneyOf(inputs, 'loan'), rate: rate(numberOf(inputs, 'initialRate')), months: numberOf(inputs, 'totalMonths') };
    return {
      payment: toMajor(roundMoney(reversionPayment(loan, numberOf(inputs, 'initialMonths'), rate(numberOf(inputs, 'reversionRate'))))),
    };
  },
  balanceAfter: (inputs) => {
    const paid = numberOf(inputs, ['paidMonths', 'after', 'paid'].find((name) => name in inputs) ?? 'k');
    return { balance: balanceAfter(mortgageOf(inputs, 'repayment'), paid) / 100 };
  },
  bridgingRetained: (inputs) => bridging(inputs, 'retained'),
  bridgingRolledUp: (inputs) => bridging(inputs, 'rolled-up'),
  bridgingServiced: (inputs) => bridging(inputs, 'serviced'),
  bridgingByDays,
  totalCostOfCredit: (inputs) => ({ totalCost: toMajor(totalCostOfCredit(mortgageOf(inputs, 'repayment'), moneyOf(inputs, 'fees'))) }),
  interestOnlyTotal: (inputs) => {
    const loan = moneyOf(inputs, 'loan');
    const stages = recordsOf(inputs, 'stages').map((stage) => ({ months: numberOf(stage, 'months'), rate: rate(numberOf(stage, 'rate')) }));
    const interest = sumMoney(loanSchedule({ loan, interestOnly: loan, stages }).map((month) => month.interest));
    return { interest: toMajor(interest), totalPayable: toMajor(sumMoney([loan, interest, moneyOf(inputs, 'fees')])) };
  },
  totalPayable: (inputs) => {
    const runs = pairsOf(inputs, 'payments').map(([months, payment]) => ({ months, payment: fromMajor(payment) }));
    return { totalPayable: toMajor(totalPayable(runs, addMoney(moneyOf(inputs, 'fee'), moneyOf(inputs, 'fees')))) };
  },
  scheduleYear: (inputs) => {
    const year = yearOfLoan(mortgageOf(inputs, 'repayment'), numberOf(inputs, 'year'));
    return { principal: year.principal / 100, interest: year.interest / 100, endBalance: year.endBalance / 100 };
  },
  feeAddedPayment: (inputs) => {
    const { loan } = addFees(moneyOf(inputs, 'loan'), [
      { amount: addMoney(moneyOf(inputs, 'fee'), moneyOf(inputs, 'fees')), addedToLoan: true },
    ]);
    return { payment: toMajor(monthlyPayment({ ...mortgageOf(inputs, 'repayment'), loan })) };
  },
};

/** Loans: payments, schedules, totals and bridging. */
export const mortgage: CaseAdapter = {
  kind: 'mortgage',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Unknown loan function');
    return run(inputs);
  },
};

const moneyOf = (inputs: CaseInputs, field: string): Minor => fromMajor(numberOf(inputs, field, field === 'loan' ? undefined : 0));

/** An interest-only payment does not depend on the number of months, so that may be missing. */
const mortgageOf = (inputs: CaseInputs, kind: Mortgage['kind']): Mortgage => ({
  loan: moneyOf(inputs, 'loan'),
  rate: rate(numberOf(inputs, 'annualRate')),
  months: numberOf(inputs, 'months', kind === 'interest-only' ? 1 : undefined),
  kind,
});

function partAndPart(inputs: CaseInputs): Minor {
  const { loan, rate: perYear, months } = mortgageOf(inputs, 'repayment');
  const [first] = loanSchedule({ loan, interestOnly: moneyOf(inputs, 'interestOnly'), stages: [{ rate: perYear, months }] });
  return first === undefined ? zeroMoney : addMoney(first.interest, first.principal);
}

function bridging(inputs: CaseInputs, interest: BridgingLoan['interest']): CaseAnswer {
  const cost = bridgingCost({
    gross: moneyOf(inputs, 'loan'),
    rate: rate(numberOf(inputs, 'annualRate')),
    months: numberOf(inputs, 'months'),
    interest,
    arrangementFee: moneyOf(inputs, 'arrangementFee'),
    exitFee: moneyOf(inputs, 'exitFee'),
  });
  const redemption = toMajor(cost.redemption);
  return {
    interest: toMajor(cost.interest),
    [interest === 'retained' ? 'retainedInterest' : interest === 'rolled-up' ? 'rolledUpInterest' : 'servicedInterest']: toMajor(
      cost.interest,
    ),
    payment: toMajor(cost.monthlyPayment),
    netAdvance: toMajor(cost.netAdvance),
    // Sources use any of these names for the amount that settles the loan.
    redemption,
    repayment: redemption,
    balance: redemption,
    totalDue: redemption,
    amountDue: redemption,
    totalCost: toMajor(cost.totalCost),
  };
}

/** A bridging loan defined by dates, drawn in full at the start or in stages. `facility` defaults to the total drawn. */
function bridgingByDays(inputs: CaseInputs): CaseAnswer {
  const [first, ...later] = recordsOf(inputs, 'drawdowns').map((record) => ({
    on: isoDate(textOf(record, 'date')),
    amount: moneyOf(record, 'amount'),
  }));
  if (first === undefined) throw new TypeError('drawdowns must not be empty');
  const kind = textOf(inputs, 'interest');
  if (kind !== 'retained' && kind !== 'rolled-up' && kind !== 'serviced') throw new TypeError(`Unknown kind of interest: ${kind}`);
  const redeemedOn = isoDate(textOf(inputs, 'redeemedOn'));
  const found = datedBridging({
    facility: 'facility' in inputs ? moneyOf(inputs, 'facility') : sumMoney([first, ...later].map(({ amount }) => amount)),
    drawings: [first, ...later],
    endsOn: 'endsOn' in inputs ? isoDate(textOf(inputs, 'endsOn')) : redeemedOn,
    redeemedOn,
    rate: rate(numberOf(inputs, 'annualRate')),
    interest: kind,
    arrangementFee: moneyOf(inputs, 'arrangementFee'),
    exitFee: moneyOf(inputs, 'exitFee'),
    nonUtilisation: rate(numberOf(inputs, 'nonUtilisation', 0)),
  });
  const rateOfCharge = aprc(found.flows);
  return {
    netAdvance: toMajor(found.netAdvance),
    interest: toMajor(found.interest),
    nonUtilisation: toMajor(found.nonUtilisation),
    redemption: toMajor(found.redemption),
    totalCost: toMajor(found.totalCost),
    aprcPercent: rateOfCharge.kind === 'aprc' ? rateOfCharge.shownPercent : null,
  };
}

function recordsOf(inputs: CaseInputs, field: string): readonly CaseInputs[] {
  const value = inputs[field];
  if (!Array.isArray(value)) throw new TypeError(`${field} must be a list`);
  return value as readonly CaseInputs[];
}

function pairsOf(inputs: CaseInputs, field: string): readonly (readonly [number, number])[] {
  const value = inputs[field];
  if (!Array.isArray(value) || !value.every(isPair)) throw new TypeError(`${field} must be a list of pairs of numbers`);
  return value as readonly (readonly [number, number])[];
}

const isPair = (each: unknown): boolean => Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === 'number');
