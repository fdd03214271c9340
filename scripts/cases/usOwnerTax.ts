import { addMoney, fromMajor, sumMoney, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import { componentBasis, componentsByShare, taxSaved } from '../../src/core/market/us/tax/componentBasis.ts';
import { depreciationOf, recoveryYears, straightLineOf } from '../../src/core/market/us/tax/depreciation.ts';
import { householdTax } from '../../src/core/market/us/tax/householdTax.ts';
import { depreciableAfterLand } from '../../src/core/market/us/tax/likeKindExchange.ts';
import { modifiedIncome } from '../../src/core/market/us/tax/passiveLoss.ts';
import { qualifiedIncomeComponent, qualifiedIncomeDeduction } from '../../src/core/market/us/tax/qualifiedIncome.ts';
import { saltDeduction } from '../../src/core/market/us/tax/saltCap.ts';
import { buildingBasis, conversionBasis, scheduleE } from '../../src/core/market/us/tax/scheduleE.ts';
import { wholeDollars } from '../../src/core/market/us/tax/wholeDollars.ts';
import { numberOf, requireConvention } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { filingOf } from './usTax.ts';

/** A tax year of a US household that rents out a property: rent, basis and depreciation, deductions, and income tax. */
export const usOwnerTax: CaseAdapter = {
  kind: 'us-owner-tax',
  fns: [
    'conversionBasis',
    'costSegregation',
    'depreciation',
    'incomeTax',
    'magiFor469',
    'qbi',
    'recoveryPeriod',
    'saltDeduction',
    'scheduleE',
  ],
  headline: 'answer',
  run: ({ inputs }) => (answers[String(inputs['fn'])] as (given: CaseInputs) => CaseAnswer)(inputs),
};

const moneyOf = (inputs: CaseInputs, field: string, otherwise?: number): Minor => fromMajor(numberOf(inputs, field, otherwise));
const rateOf = (inputs: CaseInputs, field: string) => rate(numberOf(inputs, field));

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  conversionBasis: (inputs) => {
    const { basis, land, building } = conversionBasis({
      adjustedBasis: moneyOf(inputs, 'adjustedBasis'),
      marketValue: moneyOf(inputs, 'marketValue'),
      landShare: rateOf(inputs, 'landShare'),
    });
    return { basis: toMajor(basis), land: toMajor(land), building: toMajor(building) };
  },

  costSegregation: (inputs) => {
    const price = moneyOf(inputs, 'price');
    const parts =
      inputs['landShare'] === undefined
        ? { price, land: moneyOf(inputs, 'land'), shortLived: [moneyOf(inputs, 'fiveYear'), moneyOf(inputs, 'fifteenYear')] }
        : componentsByShare({ price, landShare: rateOf(inputs, 'landShare'), shortLivedShare: rateOf(inputs, 'shortLivedShare') });
    const { depreciable, bonus, structure } = componentBasis({ ...parts, bonusRate: rateOf(inputs, 'bonusRate') });
    const saved = inputs['taxRate'] === undefined ? {} : { taxSaved: toMajor(taxSaved(bonus, rateOf(inputs, 'taxRate'))) };
    return { depreciableBasis: toMajor(depreciable), bonus: toMajor(bonus), structure: toMajor(structure), ...saved };
  },

  /** A full year, in whole dollars as on a tax return. */
  depreciation: (inputs) => {
    const basis = buildingBasis(moneyOf(inputs, 'price'), rateOf(inputs, 'landShare'));
    return { answer: toMajor(wholeDollars(straightLineOf(basis, 'residential'))) };
  },

  incomeTax: (inputs) => {
    const taxed = householdTax({
      year: numberOf(inputs, 'year'),
      filing: filingOf(inputs),
      ordinaryIncome: moneyOf(inputs, 'wages'),
      longTermGain: moneyOf(inputs, 'longTermGain', 0),
      recapturedGain: zeroMoney,
      netInvestmentIncome: moneyOf(inputs, 'longTermGain', 0),
      business: null,
    });
    if (!taxed.ok) return { total: null, reason: taxed.error.kind };
    const { taxableIncome, onOrdinary, onLongTermGain, total } = taxed.value;
    return {
      taxableIncome: toMajor(taxableIncome),
      ordinaryTax: toMajor(onOrdinary),
      gainsTax: toMajor(onLongTermGain),
      total: toMajor(total),
    };
  },

  /** What a rental property adds to the income used for the passive-loss limits. */
  magiFor469: (inputs) => {
    const net = scheduleE({
      rent: moneyOf(inputs, 'rentBeforeDepreciation'),
      costs: zeroMoney,
      interest: zeroMoney,
      loanCosts: zeroMoney,
      depreciation: moneyOf(inputs, 'depreciation'),
    });
    return { answer: toMajor(modifiedIncome(zeroMoney, net)) };
  },

  qbi: (inputs) => {
    const qualifiedIncome = moneyOf(inputs, 'qbi');
    if (inputs['qbiComponent'] !== undefined && moneyOf(inputs, 'qbiComponent') !== qualifiedIncomeComponent(qualifiedIncome))
      throw new TypeError('qbiComponent differs from the deductible part of qbi');
    const deduction = qualifiedIncomeDeduction({
      year: numberOf(inputs, 'year'),
      filing: filingOf(inputs),
      qualifiedIncome,
      taxableIncome: moneyOf(inputs, 'taxableIncomeBeforeQbi'),
      netCapitalGain: moneyOf(inputs, 'netCapitalGain', 0),
      wages: moneyOf(inputs, 'wages', 0),
      unadjustedBasis: moneyOf(inputs, 'ubia', 0),
      materialParticipation: inputs['materialParticipation'] === true,
    });
    return { deduction: toMajor(deduction) };
  },

  recoveryPeriod: (inputs) => {
    requireConvention(inputs, 'use', /^(?:non-)?residential$/);
    return { answer: recoveryYears(inputs['use'] === 'residential' ? 'residential' : 'non-residential') };
  },

  saltDeduction: (inputs) => {
    const deduction = saltDeduction({
      year: numberOf(inputs, 'year'),
      filing: filingOf(inputs),
      adjustedIncome: moneyOf(inputs, 'agi'),
      paid: moneyOf(inputs, 'paid'),
    });
    return deduction.ok ? { deduction: toMajor(deduction.value) } : { deduction: null, reason: deduction.error.kind };
  },

  scheduleE: (inputs) => {
    const land = moneyOf(inputs, 'land');
    const basis = depreciableAfterLand(addMoney(moneyOf(inputs, 'building'), land), land);
    const placed = { use: 'residential', month: numberOf(inputs, 'monthPlacedInService') } as const;
    const depreciation = depreciationOf(basis, placed, numberOf(inputs, 'recoveryYear'));
    const costs = sumMoney(['insurance', 'repairs', 'propertyTax', 'maintenance'].map((field) => moneyOf(inputs, field)));
    const interest = moneyOf(inputs, 'mortgageInterest');
    const net = scheduleE({ rent: moneyOf(inputs, 'rent'), costs, interest, loanCosts: zeroMoney, depreciation });
    return { cashExpenses: toMajor(addMoney(costs, interest)), depreciation: toMajor(depreciation), net: toMajor(net) };
  },
};
