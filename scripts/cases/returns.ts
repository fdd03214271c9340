import type { IrrAnswer } from '../../src/core/engine/analysis.ts';
import type { DayCount } from '../../src/core/engine/finance/flows/dayCount.ts';
import { irr } from '../../src/core/engine/finance/flows/irr.ts';
import { mirr } from '../../src/core/engine/finance/flows/mirr.ts';
import { npvExcel, npvNumpy } from '../../src/core/engine/finance/flows/npv.ts';
import { xirr, xnpv } from '../../src/core/engine/finance/flows/xirr.ts';
import type { DatedFlow } from '../../src/core/engine/finance/flows/xirr.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { numberOf, numbersOf, requireConvention, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs, Mismatch, WorkedCase } from './caseRunner.ts';

/** Net present values and rates of return. */
export const returns: CaseAdapter = {
  kind: 'irr-npv-xirr',
  fns: ['IRR', 'XIRR', 'MIRR', 'NPV', 'XNPV'],
  run: ({ inputs }) => answer(inputs),
  judge: judgeRates,
};

function answer(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'base', /^earliest date$/);
  switch (textOf(inputs, 'fn')) {
    case 'IRR':
      return ofRates(irr(numbersOf(inputs, 'values')));
    case 'XIRR':
      return ofRates(xirr(datedFlows(inputs), dayCountOf(inputs)));
    case 'MIRR':
      return ofRates(
        mirr(numbersOf(inputs, 'values'), {
          financeRate: numberOf(inputs, 'financeRate'),
          reinvestRate: numberOf(inputs, 'reinvestRate'),
        }),
      );
    case 'NPV':
      return {
        value: (numberOf(inputs, 'firstFlowAtPeriod', 1) === 0 ? npvNumpy : npvExcel)(
          numberOf(inputs, 'rate'),
          numbersOf(inputs, 'values'),
        ),
      };
    case 'XNPV':
      return { value: xnpv(numberOf(inputs, 'rate'), datedFlows(inputs), dayCountOf(inputs)) };
    default:
      throw new TypeError('Unknown cash flow function');
  }
}

/** The rate, if there is exactly one. Otherwise null with the reason and, if there are several rates, all of them. */
function ofRates(found: IrrAnswer): CaseAnswer {
  switch (found.kind) {
    case 'one':
      return { value: found.rate, rates: [found.rate] };
    case 'none':
      return { value: null, reason: found.reason, rates: [] };
    case 'many':
      return { value: null, reason: `${found.rates.length} rates give a net present value of zero`, rates: found.rates };
    default:
      throw new TypeError('Unknown kind of IRR answer');
  }
}

/**
 * If there are several rates, no single one is expected: each must give a net present value of zero, and the published one must be
 * among them. If the source found none although a root exists, that root is also accepted.
 */
function judgeRates(given: WorkedCase, got: CaseAnswer): readonly Mismatch[] | null {
  const fn = given.inputs['fn'];
  if (fn !== 'IRR' && fn !== 'XIRR') return null;
  const rates = Array.isArray(got['rates']) ? got['rates'].filter((each) => typeof each === 'number') : [];
  const expected = given.expected['value'];
  if (expected === null && given.otherRoots === undefined) return null;
  if (given.otherRoots === undefined && rates.length < 2) return null;
  const strays = rates.filter((rate) => !isRoot(given.inputs, rate));
  const mismatches: Mismatch[] = strays.map((rate) => ({ field: 'NPV(rate) = 0', got: rate, expected: 0 }));
  const tolerance = given.tolerance ?? 1e-6;
  if (typeof expected === 'number' && !rates.some((rate) => Math.abs(rate - expected) <= tolerance * Math.max(1, Math.abs(expected)))) {
    mismatches.push({ field: 'value', got: rates, expected });
  }
  return mismatches;
}

/** Whether the net present value changes sign within a billionth of the growth factor, or is negligible next to the flows. */
function isRoot(inputs: CaseInputs, rate: number): boolean {
  const worthAt = (growth: number): number => {
    const at = growth - 1;
    return inputs['fn'] === 'IRR' ? npvNumpy(at, numbersOf(inputs, 'values')) : xnpv(at, datedFlows(inputs), dayCountOf(inputs));
  };
  const growth = 1 + rate;
  const size = numbersOf(inputs, 'values').reduce((sum, value) => sum + Math.abs(value), 0);
  return Math.abs(worthAt(growth)) <= 1e-9 * size || worthAt(growth * (1 - 1e-9)) * worthAt(growth * (1 + 1e-9)) <= 0;
}

function datedFlows(inputs: CaseInputs): readonly DatedFlow[] {
  const dates = inputs['dates'];
  const values = numbersOf(inputs, 'values');
  if (!Array.isArray(dates) || dates.length !== values.length) throw new TypeError('dates must be a list of the same length as values');
  return values.map((amount, at) => ({ date: isoDate(String(dates[at])), amount }));
}

function dayCountOf(inputs: CaseInputs): DayCount {
  const name = textOf(inputs, 'dayCount', 'act/365F');
  const found = dayCounts[name.toLowerCase()];
  if (found === undefined) throw new TypeError(`Unknown day count: ${name}`);
  return found;
}

/** Day-count conventions by the names sources use. */
const dayCounts: Readonly<Record<string, DayCount>> = {
  'act/365f': 'act/365F',
  'act/365': 'act/365F',
  'actual/365': 'act/365F',
  'act/360': 'act/360',
  'actual/360': 'act/360',
  'act/365.25': 'act/365.25',
  'act/act': 'act/act ISDA',
  'act/act isda': 'act/act ISDA',
  'actual/actual': 'act/act ISDA',
  '30/360': '30/360',
  '30/360 isda': '30/360',
  '30/360 us': '30/360 US',
  '30/360 sia': '30/360 US',
  '30e/360': '30E/360',
  '30/360 european': '30E/360',
};
