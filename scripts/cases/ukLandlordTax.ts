import { isoDate } from '../../src/core/kernel/calendar.ts';
import type { IsoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import { incomeTax, taxOfKind } from '../../src/core/market/uk/landlord/incomeTax.ts';
import type { IncomeTax } from '../../src/core/market/uk/landlord/incomeTax.ts';
import { incomeTaxYear } from '../../src/core/market/uk/landlord/incomeTaxYears.ts';
import { section24Tax } from '../../src/core/market/uk/landlord/financeCostCredit.ts';
import { profitWithAllowance } from '../../src/core/market/uk/landlord/propertyProfit.ts';
import type { Place } from '../../src/core/market/rules.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

/** Income tax on landlords. In a case without an `fn`, the letting is taxed at the marginal rate, less the credit for finance costs. */
export const ukLandlordTax: CaseAdapter = {
  kind: 'uk-landlord-tax',
  fns: ['section24Simple', 'propertyIncomeTax', 'incomeTaxTotal', 'taxablePropertyIncome'],
  accepts: (inputs) => ['rent', 'financeCosts', 'marginalRate'].every((field) => typeof inputs[field] === 'number'),
  run: ({ inputs }) => answerOf(textOf(inputs, 'fn', 'section24Simple'))(inputs),
};

function answerOf(fn: string): (inputs: CaseInputs) => CaseAnswer {
  const answer = answers[fn];
  if (answer === undefined) throw new TypeError(`unknown fn ${fn}`);
  return answer;
}

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  section24Simple: (inputs) => ({
    tax: toMajor(
      section24Tax({
        profit: fromMajor(numberOf(inputs, 'rent') - numberOf(inputs, 'expenses', 0)),
        costs: fromMajor(numberOf(inputs, 'financeCosts')),
        marginalPercent: numberOf(inputs, 'marginalRate') * 100,
        creditPercent: numberOf(inputs, 'creditRate', 0.2) * 100,
      }),
    ),
  }),
  propertyIncomeTax: (inputs) => ({
    propertyTax: toMajor(taxOfKind(taxed(inputs).lines, 'property')),
    dividendTax: toMajor(taxOfKind(taxed(inputs).lines, 'dividends')),
    incomeTax: toMajor(taxed(inputs).total),
  }),
  incomeTaxTotal: (inputs) => ({ incomeTax: toMajor(taxed(inputs).total) }),
  taxablePropertyIncome: (inputs) => ({ taxable: toMajor(allowedProfit(inputs, 'grossProperty')) }),
};

const allowedProfit = (inputs: CaseInputs, field: string) =>
  profitWithAllowance(fromMajor(numberOf(inputs, field)), fromMajor(numberOf(inputs, 'propertyAllowance', 0)), zeroMoney).taxable;

function taxed(inputs: CaseInputs): IncomeTax {
  const income = {
    other: fromMajor(numberOf(inputs, 'employmentIncome', 0)),
    property: allowedProfit(inputs, 'propertyIncome'),
    dividends: fromMajor(numberOf(inputs, 'dividendIncome', 0)),
  };
  return incomeTax(income, incomeTaxYear(regionOf(textOf(inputs, 'region', 'england')), taxYearDay(textOf(inputs, 'taxYear'))));
}

/** The first day of a tax year such as "2026-27". Throws on any other text. */
export function taxYearDay(taxYear: string): IsoDate {
  const year = /^(\d{4})[-/]\d{2,4}$/.exec(taxYear)?.[1];
  if (year === undefined) throw new TypeError(`taxYear must be like "2026-27", got ${taxYear}`);
  return isoDate(`${year}-04-06`);
}

function regionOf(text: string): Place {
  const region = text.toLowerCase();
  if (region === 'scotland' || region === 'wales' || region === 'northern-ireland') return region;
  if (region.startsWith('england') || region === 'uk') return 'england';
  throw new TypeError(`region must be a country of the United Kingdom, got ${text}`);
}
