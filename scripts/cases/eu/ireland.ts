import { interestCover } from '../../../src/core/engine/finance/property/cover.ts';
import { monthlyPayment } from '../../../src/core/engine/mortgage.ts';
import { fromMajor, subtractMoney, sumMoney, toMajor, zeroMoney } from '../../../src/core/kernel/money.ts';
import { rate } from '../../../src/core/kernel/rate.ts';
import { largestLoan } from '../../../src/core/market/eu/ireland/lending.ts';
import { localPropertyTax, localPropertyTaxYears } from '../../../src/core/market/eu/ireland/localPropertyTax.ts';
import { gainOf, gainsTax, gainTax } from '../../../src/core/market/eu/ireland/tax/capitalGain.ts';
import { caseVYear, nothingCarried } from '../../../src/core/market/eu/ireland/tax/caseV.ts';
import { incomeTax } from '../../../src/core/market/eu/ireland/tax/incomeTax.ts';
import { rentalRelief } from '../../../src/core/market/eu/ireland/tax/rentalRelief.ts';
import { socialCharge } from '../../../src/core/market/eu/ireland/tax/socialCharge.ts';
import { socialInsurance } from '../../../src/core/market/eu/ireland/tax/socialInsurance.ts';
import { numberOf, numbersOf } from '../caseRunner.ts';
import type { CaseAnswer, CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of Ireland, by their `fn`. */
export const ireland: CountryAnswers = {
  btlMaxLoan: (inputs) => {
    const loan = largestLoan(moneyOf(inputs, 'price'), rateOf(inputs, 'maxLtv'));
    return { loan: toMajor(loan), deposit: toMajor(subtractMoney(moneyOf(inputs, 'price'), loan)) };
  },
  cgt: gainAnswer,
  cgtPartPpr: (inputs) => {
    const gain = gainOf(moneyOf(inputs, 'proceeds'), [moneyOf(inputs, 'indexedCost')]);
    const chargeable = rate(numberOf(inputs, 'monthsNotHome') / numberOf(inputs, 'monthsOwned'));
    const terms = { rate: rateOf(inputs, 'rate'), exemption: moneyOf(inputs, 'annualExemption') };
    const taxed = gainTax({ gain, chargeable, terms });
    return { totalGain: toMajor(gain), chargeable: toMajor(taxed.chargeable), tax: toMajor(taxed.tax) };
  },
  netGainAfterExpenses: (inputs) => {
    const costs = [moneyOf(inputs, 'purchase'), ...numbersOf(inputs, 'costs').map(fromMajor)];
    return { costBase: toMajor(sumMoney(costs)), gain: toMajor(gainOf(moneyOf(inputs, 'proceeds'), costs)) };
  },
  incomeTaxSingle: (inputs) => {
    requireYear(inputs, 2026);
    const income = moneyOf(inputs, 'gross');
    return { incomeTax: toMajor(incomeTax([income], moneyOf(inputs, 'credits'))), usc: toMajor(socialCharge(income)) };
  },
  prsi2026Blended: (inputs) => ({ prsi: toMajor(socialInsurance(moneyOf(inputs, 'gross'), requireYear(inputs, 2026))) }),
  rprirCredit: (inputs) => ({
    credit: toMajor(rentalRelief(moneyOf(inputs, 'rentalProfit'), rate(1), requireYear(inputs, 2026))),
  }),
  rentalProfitCaseV: (inputs) => {
    const year = {
      rent: moneyOf(inputs, 'rent'),
      costs: moneyOf(inputs, 'otherExpenses'),
      interest: moneyOf(inputs, 'interest'),
      interestAllowed: rateOf(inputs, 'interestAllowedShare'),
      allowance: zeroMoney,
    };
    return { profit: toMajor(caseVYear(year, nothingCarried).taxable) };
  },
  rentalCoverInterestOnly: (inputs) => {
    const loan = moneyOf(inputs, 'loan');
    const annual = rateOf(inputs, 'annualRate');
    return {
      monthlyInterest: toMajor(monthlyPayment({ loan, rate: annual, months: 1, kind: 'interest-only' })),
      cover: interestCover(moneyOf(inputs, 'monthlyRent') * 12, loan, annual),
    };
  },
  lptBasic: (inputs) => {
    const year = numberOf(inputs, 'year');
    if (year < localPropertyTaxYears.first || year > localPropertyTaxYears.last)
      throw new RangeError(`No local property tax bands for ${year}`);
    return { charge: toMajor(localPropertyTax(moneyOf(inputs, 'value'))) };
  },
};

/** The gain and its tax. The rate has been the same since 2013. */
function gainAnswer(inputs: CaseInputs): CaseAnswer {
  if (numberOf(inputs, 'year') < 2013) throw new RangeError('The rate was different before 2013');
  const gain = gainOf(moneyOf(inputs, 'proceeds'), [moneyOf(inputs, 'cost')]);
  const terms = { ...gainsTax, exemption: moneyOf(inputs, 'annualExemption') };
  const { taxable, tax } = gainTax({ gain, chargeable: rate(1), terms });
  const due = subtractMoney(tax, moneyOf(inputs, 'foreignTaxCredit', 0));
  return { gain: toMajor(gain), taxable: toMajor(taxable), tax: toMajor(tax), due: toMajor(due) };
}

function requireYear(inputs: CaseInputs, year: number): number {
  if (numberOf(inputs, 'year') !== year) throw new RangeError(`Only ${year} is supported`);
  return year;
}
