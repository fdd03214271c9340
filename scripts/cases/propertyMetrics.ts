import { npvExcel } from '../../src/core/engine/finance/flows/npv.ts';
import * as cover from '../../src/core/engine/finance/property/cover.ts';
import { cashFlowAfterTax, operatingExpenseRatio, operatingIncome } from '../../src/core/engine/finance/property/operatingIncome.ts';
import { offerToAssign } from '../../src/core/engine/finance/property/offer.ts';
import { exitSale, moneyLeftIn, valueTax } from '../../src/core/engine/finance/property/sale.ts';
import { breakEvenOccupancyOfNights } from '../../src/core/engine/finance/property/shortLet.ts';
import * as yields from '../../src/core/engine/finance/property/yields.ts';
import { numberOf, numbersOf, textOf } from './caseRunner.ts';
import { headline, withHeadline } from './headline.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  noi: (inputs) => {
    const costs = 'opexRateOfEgi' in inputs ? { share: numberOf(inputs, 'opexRateOfEgi') } : { amount: costsOf(inputs) };
    const income = operatingIncome(numberOf(inputs, 'grossIncome'), numberOf(inputs, 'vacancyRate', 0), costs);
    return {
      noi: income.netOperatingIncome,
      operatingExpenseRatio: operatingExpenseRatio(income.operatingCosts, income.grossOperatingIncome),
    };
  },
  capRate: (inputs) => ({ capRate: yields.capRate(netIncomeOf(inputs), numberOf(inputs, 'price')), noi: netIncomeOf(inputs) }),
  valueFromCapRate: (inputs) => ({ value: yields.valueFromCapRate(numberOf(inputs, 'noi'), numberOf(inputs, 'capRate')) }),
  cashOnCash: (inputs) => {
    const noi = numberOf(inputs, 'noi');
    // With equity but no debt service, net operating income divided by equity is a cap rate, not a cash-on-cash return.
    if ('equity' in inputs && !('debtService' in inputs)) {
      return { cashOnCash: 'not computable without debt service', capRate: yields.capRate(noi, numberOf(inputs, 'equity')) };
    }
    const invested = numberOf(inputs, 'equity' in inputs ? 'equity' : 'cashInvested');
    return { cashOnCash: yields.cashOnCash(noi, numberOf(inputs, 'debtService', 0), invested) };
  },
  dcfValue: (inputs) => ({ value: npvExcel(numberOf(inputs, 'discountRate'), numbersOf(inputs, 'cashflows')) }),
  saleNet: (inputs) => ({
    net: exitSale(numberOf(inputs, 'terminalNoi'), numberOf(inputs, 'exitCap'), numberOf(inputs, 'sellingCostRate', 0))?.net ?? null,
  }),
  breakEvenRatio: (inputs) => ({
    ratio: cover.breakEvenRatio(debtOf(inputs), costsOf(inputs), numberOf(inputs, 'grossOperatingIncome')),
  }),
  breakEvenOccupancy: (inputs) => {
    const occupancy =
      'nights' in inputs ? occupancyOfNights(inputs) : cover.breakEvenOccupancy(debtOf(inputs), costsOf(inputs), rentOf(inputs));
    return { occupancy, ratio: occupancy };
  },
  dscr: (inputs) => ({ dscr: cover.debtServiceCover(numberOf(inputs, 'noi'), debtOf(inputs)) }),
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
    const [paidOut, paidIn] = 'received' in inputs ? ['received', 'invested'] : ['distributions', 'equity'];
    const multiple = yields.equityMultiple(numberOf(inputs, paidOut ?? ''), numberOf(inputs, paidIn ?? ''));
    return { equityMultiple: multiple, multiple };
  },
  maxAllowableOffer: (inputs) => ({
    mao: offerToAssign(numberOf(inputs, 'arv'), numberOf(inputs, 'rule'), {
      repairs: numberOf(inputs, 'repairs', 0),
      assignmentFee: numberOf(inputs, 'assignmentFee', 0),
    }),
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

/** The metrics that investors and lenders use. */
export const propertyMetrics: CaseAdapter = {
  kind: 'property-metrics',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Unknown property metric');
    return withHeadline(run(inputs));
  },
  headline,
  printsRounded: true,
};

/** A year's net operating income, as given or else rent less costs. */
function netIncomeOf(inputs: CaseInputs): number {
  const given = ['noi', 'annualNoi'].find((name) => name in inputs);
  return given === undefined
    ? operatingIncome(rentOf(inputs), numberOf(inputs, 'vacancyRate', 0), { amount: costsOf(inputs) }).netOperatingIncome
    : numberOf(inputs, given);
}

const debtOf = (inputs: CaseInputs): number => numberOf(inputs, 'annualDebtService' in inputs ? 'annualDebtService' : 'debtService');

const occupancyOfNights = (inputs: CaseInputs): number | null =>
  breakEvenOccupancyOfNights(numberOf(inputs, 'nights'), numberOf(inputs, 'grossRevenue'), {
    variable: numberOf(inputs, 'variable'),
    fixed: numberOf(inputs, 'fixed'),
  });

/** A year's rent, under any of the names sources use. */
function rentOf(inputs: CaseInputs): number {
  if ('monthlyRent' in inputs) return numberOf(inputs, 'monthlyRent') * 12;
  return numberOf(
    inputs,
    ['annualRent', 'grossAnnualRent', 'potentialRent', 'grossPotentialRent', 'grossRent'].find((name) => name in inputs) ?? 'rent',
  );
}

/** A year's running costs, under any of the names sources use, as one amount or a list. */
function costsOf(inputs: CaseInputs): number {
  if ('monthlyOperatingExpenses' in inputs) return numberOf(inputs, 'monthlyOperatingExpenses') * 12;
  const field = ['operatingExpenses', 'operatingCosts', 'opex', 'expenses', 'items'].find((name) => name in inputs) ?? 'costs';
  return Array.isArray(inputs[field]) ? numbersOf(inputs, field).reduce((sum, cost) => sum + cost, 0) : numberOf(inputs, field);
}
