import { effect, nominal } from '../../src/core/engine/finance/annuity/effect.ts';
import { cumipmt, cumprinc } from '../../src/core/engine/finance/annuity/cumipmt.ts';
import { fv } from '../../src/core/engine/finance/annuity/fv.ts';
import { ipmt, ppmt } from '../../src/core/engine/finance/annuity/ipmt.ts';
import { nper, pduration } from '../../src/core/engine/finance/annuity/nper.ts';
import { pmt } from '../../src/core/engine/finance/annuity/pmt.ts';
import { pv } from '../../src/core/engine/finance/annuity/pv.ts';
import { ratePerPeriod, rri } from '../../src/core/engine/finance/annuity/rate.ts';
import type { Annuity, PaymentTiming } from '../../src/core/engine/finance/annuity/annuity.ts';
import { numberOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** The annuity functions under their Excel names. */
export const financeFunctions: CaseAdapter = {
  kind: 'finance-functions',
  fns: ['PMT', 'IPMT', 'PPMT', 'CUMIPMT', 'CUMPRINC', 'FV', 'PV', 'NPER', 'RATE', 'RRI', 'PDURATION', 'EFFECT', 'NOMINAL'],
  run: ({ inputs }) => {
    try {
      return answers[String(inputs['fn'])]?.(inputs) ?? { value: null, reason: 'Not a function of annuities' };
    } catch (failure) {
      // Where Excel returns #NUM!, our functions throw a RangeError, so the answer is a reason instead of a value.
      if (failure instanceof RangeError) return { value: null, reason: failure.message };
      throw failure;
    }
  },
};

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  PMT: (inputs) => ({ value: pmt(annuityOf(inputs)) }),
  IPMT: (inputs) => ({ value: ipmt(annuityOf(inputs), numberOf(inputs, 'per')) }),
  PPMT: (inputs) => ({ value: ppmt(annuityOf(inputs), numberOf(inputs, 'per')) }),
  CUMIPMT: (inputs) => ({ value: cumipmt(annuityOf(inputs), spanOf(inputs)) }),
  CUMPRINC: (inputs) => ({ value: cumprinc(annuityOf(inputs), spanOf(inputs)) }),
  FV: (inputs) => ({ value: fv({ ...paidOf(inputs), rate: numberOf(inputs, 'rate'), nper: numberOf(inputs, 'nper') }) }),
  PV: (inputs) => ({
    value: pv({
      rate: numberOf(inputs, 'rate'),
      nper: numberOf(inputs, 'nper'),
      pmt: numberOf(inputs, 'pmt', 0),
      fv: numberOf(inputs, 'fv', 0),
      type: typeOf(inputs),
    }),
  }),
  NPER: (inputs) => {
    const found = nper({ ...paidOf(inputs), rate: numberOf(inputs, 'rate'), fv: numberOf(inputs, 'fv', 0) });
    return found.ok ? { value: found.value } : { value: null, reason: found.error.reason };
  },
  RATE: (inputs) => {
    const found = ratePerPeriod({ ...paidOf(inputs), nper: numberOf(inputs, 'nper'), fv: numberOf(inputs, 'fv', 0) });
    if (found.kind === 'none') return { value: null, reason: found.reason };
    return { value: found.kind === 'one' ? found.rate : nearest(found.rates, numberOf(inputs, 'guess', 0.1)) };
  },
  RRI: (inputs) => ({ value: rri(numberOf(inputs, 'nper'), numberOf(inputs, 'pv'), numberOf(inputs, 'fv')) }),
  PDURATION: (inputs) => ({ value: pduration(numberOf(inputs, 'rate'), numberOf(inputs, 'pv'), numberOf(inputs, 'fv')) }),
  EFFECT: (inputs) => ({ value: effect(firstOf(inputs, nominalNames), firstOf(inputs, timesNames)) }),
  NOMINAL: (inputs) => ({ value: nominal(firstOf(inputs, effectiveNames), firstOf(inputs, timesNames)) }),
};

const nominalNames = ['nominalRate', 'nominal', 'nominal_rate', 'rate'];
const effectiveNames = ['effectRate', 'effectiveRate', 'effective', 'effect', 'effect_rate', 'rate'];
const timesNames = ['npery', 'periodsPerYear', 'periods', 'nper'];

/** Sources use different names for the same argument. The first name present is read. */
function firstOf(inputs: CaseInputs, names: readonly string[]): number {
  return numberOf(inputs, names.find((name) => name in inputs) ?? names[0] ?? '');
}

const annuityOf = (inputs: CaseInputs): Annuity => ({
  rate: numberOf(inputs, 'rate'),
  nper: numberOf(inputs, 'nper'),
  pv: numberOf(inputs, 'pv'),
  fv: numberOf(inputs, 'fv', 0),
  type: typeOf(inputs),
});

const paidOf = (inputs: CaseInputs): { readonly pmt: number; readonly pv: number; readonly type: PaymentTiming } => ({
  pmt: numberOf(inputs, 'pmt', 0),
  pv: numberOf(inputs, 'pv', 0),
  type: typeOf(inputs),
});

const spanOf = (inputs: CaseInputs): { readonly start: number; readonly end: number } => ({
  start: numberOf(inputs, 'start'),
  end: numberOf(inputs, 'end'),
});

function typeOf(inputs: CaseInputs): PaymentTiming {
  const type = numberOf(inputs, 'type', 0);
  if (type !== 0 && type !== 1) throw new RangeError(`type must be 0 (end of period) or 1 (beginning), got ${type}`);
  return type;
}

/** Excel's RATE returns the rate to which its guess converges. If there are two solutions, that is the nearer one. */
const nearest = (rates: readonly number[], guess: number): number =>
  rates.reduce((near, each) => (Math.abs(each - guess) < Math.abs(near - guess) ? each : near), Infinity);
