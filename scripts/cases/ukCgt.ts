import { fromMajor, toMajor } from '../../src/core/kernel/money.ts';
import { capitalGainsTax } from '../../src/core/market/uk/landlord/capitalGainsTax.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseAdapter } from './caseRunner.ts';
import { taxYearDay } from './ukLandlordTax.ts';

/** Capital gains tax on residential property sold by a person. */
export const ukCgt: CaseAdapter = {
  kind: 'uk-cgt',
  fns: ['cgtResidential'],
  run: ({ inputs }) => {
    const exempt = inputs['annualExempt'] === undefined ? {} : { exempt: fromMajor(numberOf(inputs, 'annualExempt')) };
    const { tax, taxableGain } = capitalGainsTax({
      on: taxYearDay(textOf(inputs, 'taxYear', '2026-27')),
      gain: fromMajor(numberOf(inputs, 'gain')),
      income: fromMajor(numberOf(inputs, 'incomeBeforeAllowance', 0)),
      ...exempt,
    });
    return { tax: toMajor(tax), taxableGain: toMajor(taxableGain) };
  },
};
