import { fromMajor, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { percent, rate } from '../../src/core/kernel/rate.ts';
import { highestOnRecapture } from '../../src/core/market/us/tax/gainsTax.ts';
import { homeSaleExclusion, nonqualifiedGain } from '../../src/core/market/us/tax/homeSaleExclusion.ts';
import { installmentGain } from '../../src/core/market/us/tax/installmentSale.ts';
import {
  basisFromCost,
  basisFromOld,
  depreciableAfterLand,
  exchangeGain,
  realizedGain,
} from '../../src/core/market/us/tax/likeKindExchange.ts';
import { saleGain, saleTaxAtRates } from '../../src/core/market/us/tax/saleTax.ts';
import type { SaleBasis } from '../../src/core/market/us/tax/saleTax.ts';
import { wholeDollars } from '../../src/core/market/us/tax/wholeDollars.ts';
import { numberOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs, WorkedCase } from './caseRunner.ts';
import { filingOf } from './usTax.ts';

/** US sales of rental property: the gain and its parts, former homes, like-kind exchanges and installment sales. */
export const usSaleTax: CaseAdapter = {
  kind: 'us-sale-tax',
  fns: ['installment', 'likeKind', 'likeKindBasis', 'saleGain', 'saleTaxFlatRates', 'section121AfterRental', 'section121Nonqualified'],
  headline: 'answer',
  run: (given) => (answers[String(given.inputs['fn'])] as (asked: WorkedCase) => CaseAnswer)(given),
};

const moneyOf = (inputs: CaseInputs, field: string, otherwise?: number): Minor => fromMajor(numberOf(inputs, field, otherwise));

const soldOf = (inputs: CaseInputs): SaleBasis => ({
  price: moneyOf(inputs, 'salePrice'),
  sellingCosts: zeroMoney,
  costBasis: moneyOf(inputs, 'cost'),
  depreciation: moneyOf(inputs, 'depreciation'),
});

const words = (amount: Minor): string => toMajor(amount).toLocaleString('en-US');

const answers: Readonly<Record<string, (given: WorkedCase) => CaseAnswer>> = {
  installment: ({ inputs }) => {
    const { profitRatio, recognized } = installmentGain({
      sellingPrice: moneyOf(inputs, 'sellingPrice'),
      basis: moneyOf(inputs, 'basis'),
      sellingExpenses: moneyOf(inputs, 'sellingExpenses'),
      principalReceived: moneyOf(inputs, 'principalReceived'),
    });
    return { grossProfitRatio: profitRatio, gainRecognized: toMajor(recognized) };
  },

  likeKind: ({ inputs }) => {
    const realized =
      inputs['realized'] === undefined
        ? realizedGain(moneyOf(inputs, 'amountRealized'), moneyOf(inputs, 'basis'))
        : moneyOf(inputs, 'realized');
    const { recognized, deferred } = exchangeGain(realized, moneyOf(inputs, 'bootReceived'));
    return { realized: toMajor(realized), recognized: toMajor(recognized), deferred: toMajor(deferred) };
  },

  likeKindBasis: ({ inputs }) => {
    const basis =
      inputs['oldBasis'] === undefined
        ? basisFromCost(moneyOf(inputs, 'replacementCost'), moneyOf(inputs, 'deferred'))
        : basisFromOld({
            oldBasis: moneyOf(inputs, 'oldBasis'),
            recognized: moneyOf(inputs, 'recognized'),
            boot: moneyOf(inputs, 'bootReceived'),
          });
    const land = moneyOf(inputs, 'replacementLand', 0);
    return { basis: toMajor(basis), answer: toMajor(basis), depreciable: toMajor(depreciableAfterLand(basis, land)) };
  },

  /** The answer in the form in which the source publishes it: a sentence, or the recaptured depreciation. */
  saleGain: ({ inputs, expected }) => {
    const parts = saleGain(soldOf(inputs));
    const { gain, recapturedGain, longTermGain } = parts;
    const highest = percent(highestOnRecapture);
    return {
      gain: toMajor(gain),
      unrecaptured1250: toMajor(recapturedGain),
      longTermGain: toMajor(longTermGain),
      recaptureTaxAt25: toMajor(saleTaxAtRates(parts, { gain: highest, recapture: highest }).onRecapture),
      answer: typeof expected['correct'] === 'string' ? `gain ${words(gain)}, remainder ${words(longTermGain)}` : toMajor(recapturedGain),
    };
  },

  saleTaxFlatRates: ({ inputs }) => {
    const parts = saleGain(soldOf(inputs));
    const tax = saleTaxAtRates(parts, { gain: rate(numberOf(inputs, 'gainRate')), recapture: rate(numberOf(inputs, 'recaptureRate')) });
    return {
      gain: toMajor(parts.gain),
      unrecaptured1250: toMajor(parts.recapturedGain),
      longTermGain: toMajor(parts.longTermGain),
      tax: toMajor(tax.total),
      recaptureTax: toMajor(tax.onRecapture),
    };
  },

  section121AfterRental: ({ inputs }) => {
    const { gain, taxableRecapture, excluded } = homeSaleExclusion({
      ...soldOf(inputs),
      filing: filingOf(inputs),
      meetsTwoOfFive: inputs['meetsTwoOfFive'] === true,
      nonqualifiedMonths: numberOf(inputs, 'nonqualifiedUse'),
      ownedMonths: numberOf(inputs, 'ownedMonths', 0),
    });
    return { gain: toMajor(gain), taxableRecapture: toMajor(taxableRecapture), excluded: toMajor(excluded) };
  },

  /** In whole dollars, as on a tax return. */
  section121Nonqualified: ({ inputs }) => {
    const months = { nonqualifiedMonths: numberOf(inputs, 'nonqualifiedMonths'), ownedMonths: numberOf(inputs, 'ownedMonths') };
    return { answer: toMajor(wholeDollars(nonqualifiedGain(moneyOf(inputs, 'gainAfterRecapture'), months))) };
  },
};
