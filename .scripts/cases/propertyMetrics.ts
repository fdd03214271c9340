import { npvExcel } from '../../src/core/engine/finance/flows/npv.ts';
import * as cover from '../../src/core/engine/finance/property/cover.ts';
import { cashFlowAfterTax, operatingIncome } from '../../src/core/engine/finance/property/operatingIncome.ts';
import { exitSale, maximumAllowableOffer, moneyLeftIn, valueTax } from '../../src/core/engine/finance/property/sale.ts';
import * as yields from '../../src/core/engine/finance/property/yields.ts';
import { numberOf, numbersOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  noi: (inputs) => {
    const costs = 'opexRateOfEgi' in inputs ? { share: numberOf(inputs, 'opexRateOfEgi') } : { amount: costsOf(inputs) };
    return { noi: operatingIncome(numberOf(inputs, 'grossIncome'), numberOf(inputs, 'vacancyRate', 0), costs).netOperatingIncome };
  },
  capRate: (inputs) => ({ capRate: yields.capRate(numberOf(inputs, 'noi'), numberOf(inputs, 'price')) }),
  valueFromCapRate: (inputs) => ({ value: yields.valueFromCapRate(numberOf(inputs, 'noi'), numberOf(inputs, 'capRate')) }),
  cashOnCash: (inputs) => ({
    cashOnCash: yields.cashOnCash(numberOf(inputs, 'noi'), numberOf(inputs, 'debtService', 0), numberOf(inputs, 'cashInvested')),
  }),
  dcfValue: (inputs) => ({ value: npvExcel(numberOf(inputs, 'discountRate'), numbersOf(inputs, 'cashflows')) }),
  saleNet: (inputs) => ({
    net: exitSale(numberOf(inputs, 'terminalNoi'), numberOf(inputs, 'exitCap'), numberOf(inputs, 'sellingCostRate', 0))?.net ?? null,
  }),
  breakEvenRatio: (inputs) => ({
    ratio: cover.breakEvenRatio(numberOf(inputs, 'debtService'), costsOf(inputs), numberOf(inputs, 'grossOperatingIncome')),
  }),
  breakEvenOccupancy: (inputs) => {
    const occupancy = cover.breakEvenOccupancy(numberOf(inputs, 'debtService'), costsOf(inputs), rentOf(inputs));
    return { occupancy, ratio: occupancy };
  },
  dscr: (inputs) => ({ dscr: cover.debtServiceCover(numberOf(inputs, 'noi'), numberOf(inputs, 'debtService')) }),
  icr: (inputs) => ({ icr: cover.interestCover(rentOf(inputs), numberOf(inputs, 'loan'), numberOf(inputs, 'stressRate')) }),
  debtYield: (inputs) => ({ debtYield: cover.debtYield(numberOf(inputs, 'noi'), numberOf(inputs, 'loan')) }),
  maxLoanByIcr: (inputs) => ({
    maxLoan: cover.largestLoanByInterestCover(rentOf(inputs), numberOf(inputs, 'icr'), numberOf(inputs, 'stressRate')),
  }),
  ltv: (inputs) => ({ ltv: cover.loanTo(numberOf(inputs, 'loan'), numberOf(inputs, 'value' in inputs ? 'value' : 'price')) }),
  ltc: (inputs) => ({ ltc: cover.loanTo(numberOf(inputs, 'loan'), numberOf(inputs, 'totalCost')) }),
  grossYield: (inputs) => ({ yield: yields.grossYield(rentOf(inputs), numberOf(inputs, 'price')) }),
  netYield: (inputs) => ({
    yield: yields.netYield(rentOf(inputs), costsOf(inputs), numberOf(inputs, 'price') + numberOf(inputs, 'buyingCosts', 0)),
  }),
  grm: (inputs) => {
    const grm = yields.grossRentMultiplier(numberOf(inputs, 'price'), rentOf(inputs));
    return { grm, multiplier: grm };
  },
  equityMultiple: (inputs) => {
    const multiple = yields.equityMultiple(numberOf(inputs, 'distributions'), numberOf(inputs, 'equity'));
    return { equityMultiple: multiple, multiple };
  },
  maxAllowableOffer: (inputs) => ({
    mao: maximumAllowableOffer(numberOf(inputs, 'arv'), numberOf(inputs, 'rule'), numberOf(inputs, 'repairs', 0)),
  }),
  moneyLeftIn: (inputs) => ({
    moneyLeftIn: moneyLeftIn(numberOf(inputs, 'totalCash'), {
      newLoan: numberOf(inputs, 'refiLoan'),
      oldLoan: numberOf(inputs, 'oldLoan', 0),
      fees: numberOf(inputs, 'fees', 0),
    }),
  }),
  cashflowAfterTax: (inputs) => ({
    cashflow: cashFlowAfterTax(rentOf(inputs), {
      expenses: costsOf(inputs),
      interest: numberOf(inputs, 'interest', 0),
      tax: numberOf(inputs, 'tax', 0),
    }),
  }),
  propertyTaxUS: (inputs) => ({ tax: valueTax(numberOf(inputs, 'value'), numberOf(inputs, 'rate')) }),
};

/** The measures investors and lenders use. */
export const propertyMetrics: CaseAdapter = {
  kind: 'property-metrics',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Not a measure of property');
    return run(inputs);
  },
};

/** A year's rent, under the names sources give it. */
function rentOf(inputs: CaseInputs): number {
  if ('monthlyRent' in inputs) return numberOf(inputs, 'monthlyRent') * 12;
  return numberOf(
    inputs,
    ['annualRent', 'grossAnnualRent', 'potentialRent', 'grossPotentialRent'].find((name) => name in inputs) ?? 'rent',
  );
}

/** A year's running costs, under the names sources give them. */
const costsOf = (inputs: CaseInputs): number =>
  numberOf(inputs, ['operatingExpenses', 'operatingCosts', 'opex', 'expenses'].find((name) => name in inputs) ?? 'costs');
