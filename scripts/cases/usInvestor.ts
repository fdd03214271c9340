import { flipResult, yearlyReturn } from '../../src/core/engine/finance/property/flipResult.ts';
import { bridgingCost } from '../../src/core/engine/finance/mortgage/bridgingLoan.ts';
import { offerAfterCosts, offerByProfit } from '../../src/core/engine/finance/property/offer.ts';
import { refinancedProject, valueBehindLoan } from '../../src/core/engine/finance/property/refinancedProject.ts';
import { rentalYear } from '../../src/core/engine/finance/property/rentalYear.ts';
import { moneyLeftIn } from '../../src/core/engine/finance/property/sale.ts';
import { roomsMonth, sharedHomeMonth } from '../../src/core/engine/finance/property/sharedHome.ts';
import { nightsRevenue, priceForSamePayout, shortLetYear } from '../../src/core/engine/finance/property/shortLet.ts';
import { fiftyPercentRuleCashFlow, rentToPrice } from '../../src/core/engine/finance/property/rulesOfThumb.ts';
import { capRate, cashOnCash, grossRentMultiplier } from '../../src/core/engine/finance/property/yields.ts';
import { annuityPayment } from '../../src/core/engine/mortgage.ts';
import { fromMajor, roundMoney, toMajor, zeroMoney } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import { loanToCost } from '../../src/core/market/us/lending/hardMoney.ts';
import { numberOf, numbersOf, requireConvention, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { headline, withHeadline } from './headline.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  rentalAnalysis,
  monthlyCashFlow: (inputs) => ({
    monthlyCashFlow: rentalYear({
      ...emptyYear,
      grossRent: numberOf(inputs, 'rent'),
      costs: { ...noCosts, amounts: numbersOf(inputs, 'items') },
      debtService: numberOf(inputs, 'principalAndInterest', 0),
    }).cashFlow,
  }),
  cashflowRented: (inputs) => {
    const found = rentalYear({
      ...emptyYear,
      grossRent: numberOf(inputs, 'monthlyRent'),
      costs: {
        amounts: [numberOf(inputs, 'propertyTax') / 12, numberOf(inputs, 'hoaMonthly', 0), numberOf(inputs, 'insuranceMonthly')],
        shareOfCollected: 0,
        shareOfGross: numberOf(inputs, 'reserveRate', 0),
      },
    });
    return { monthlyCashFlow: found.cashFlow, monthlyOperatingExpenses: found.operatingExpenses };
  },
  fiftyPercentRule: (inputs) => {
    const rent = numberOf(inputs, 'monthlyRent');
    const monthlyCashFlow = fiftyPercentRuleCashFlow(rent, numberOf(inputs, 'monthlyDebtService'));
    return {
      monthlyCashFlow,
      cashOnCash: cashOnCash(monthlyCashFlow * 12, 0, numberOf(inputs, 'cashInvested', 0)),
      rentToPrice: rentToPrice(rent, { price: numberOf(inputs, 'price', 0), works: 0 }),
    };
  },
  strAnalysis: (inputs) => ('adr' in inputs ? nightsAnswer(inputs) : guestsAnswer(inputs)),
  platformFeeMarkup: (inputs) => ({ priceFactor: priceForSamePayout(numberOf(inputs, 'oldHostFee'), numberOf(inputs, 'newHostFee')) }),
  brrrr: (inputs) => ('cashPulledOut' in inputs ? refinanced(inputs) : project(inputs)),
  flip,
  maxOfferByProfit: (inputs) => {
    const { offer, targetProfit } = offerByProfit(numberOf(inputs, 'arv'), numberOf(inputs, 'targetProfitRate'), {
      repairs: numberOf(inputs, 'rehab'),
      others: [numberOf(inputs, 'closing', 0), numberOf(inputs, 'holding', 0)],
      assignmentFee: numberOf(inputs, 'assignmentFee', 0),
    });
    return { mao: offer, targetProfit };
  },
  maxOfferSixtyFive: (inputs) => {
    const { offer, base } = offerAfterCosts(numberOf(inputs, 'arv'), numberOf(inputs, 'rule'), {
      repairs: numberOf(inputs, 'repairs'),
      others: ['funding', 'holding', 'resaleFees'].map((field) => numberOf(inputs, field, 0)),
      assignmentFee: numberOf(inputs, 'assignmentFee', 0),
    });
    return { mao: offer, base };
  },
  houseHack,
  roomByRoom: (inputs) => {
    const found = roomsMonth(numberOf(inputs, 'roomsLet'), numberOf(inputs, 'rentPerRoom'), numberOf(inputs, 'monthlyPayment'));
    return { monthlySurplus: found.surplus, monthlyRent: found.rent, rentOverPayment: found.rentOverPayment };
  },
};

/** Calculations by US investors: a rental year, short-term rentals, flips, refinanced projects, offers, and homes shared with tenants. */
export const usInvestor: CaseAdapter = {
  kind: 'us-investor',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Unknown investor calculation');
    return withHeadline(run(inputs));
  },
  headline,
  printsRounded: true,
};

const noCosts = { amounts: [], shareOfCollected: 0, shareOfGross: 0 } as const;
const emptyYear = { vacancyRate: 0, costs: noCosts, debtService: 0, price: 0, works: 0, cashInvested: 0, units: 1 } as const;

/** A rental year, or a month if the case gives a monthly rent. Refurbishment is paid in addition to the cash that the case states. */
function rentalAnalysis(inputs: CaseInputs): CaseAnswer {
  requireConvention(inputs, 'strategy', /^(buy-and-hold|multi)$/);
  const monthly = 'monthlyRent' in inputs;
  const times = monthly ? 12 : 1;
  const found = rentalYear({
    grossRent: numberOf(inputs, monthly ? 'monthlyRent' : 'annualRent') * times,
    vacancyRate: numberOf(inputs, 'vacancyRate', 0),
    costs: {
      amounts: costFields.map((field) => numberOf(inputs, field, 0) * (field.startsWith('monthly') ? 12 : 1)),
      shareOfCollected: numberOf(inputs, 'managementRateOfEgi', 0),
      shareOfGross: numberOf(inputs, 'managementRateOfGross', 0),
    },
    debtService: debtServiceOf(inputs),
    price: numberOf(inputs, 'price'),
    works: numberOf(inputs, 'rehab', 0),
    cashInvested: numberOf(inputs, 'cashInvested', numberOf(inputs, 'downPayment', 0)),
    units: numberOf(inputs, 'units', 1),
  });
  return {
    cashFlow: found.cashFlow,
    effectiveGrossIncome: found.effectiveGrossIncome,
    operatingExpenses: found.operatingExpenses,
    noi: found.netOperatingIncome,
    noiPerUnit: found.netOperatingIncomePerUnit,
    monthlyEgi: found.effectiveGrossIncome / 12,
    monthlyNoi: found.netOperatingIncome / 12,
    capRate: found.capRate,
    capRateOnCost: found.capRateOnCost,
    annualDebtService: debtServiceOf(inputs),
    cashOnCash: found.cashOnCash,
    cashOnCashWithWorks: found.cashOnCashWithWorks,
  };
}

const costFields = [
  'operatingExpenses',
  'monthlyOperatingExpenses',
  'propertyTax',
  'insurance',
  'taxesAndInsurance',
  'maintenance',
  'hoa',
  'utilities',
];

/** A year's debt service, as given or else calculated from the loan. */
function debtServiceOf(inputs: CaseInputs): number {
  if (!('loan' in inputs)) return numberOf(inputs, 'annualDebtService', 0);
  return annuityPayment(numberOf(inputs, 'loan'), numberOf(inputs, 'rate') / 12, numberOf(inputs, 'months')) * 12;
}

function nightsAnswer(inputs: CaseInputs): CaseAnswer {
  const cashFlow = numberOf(inputs, 'cashFlow', 0);
  return {
    annualRevenue: nightsRevenue(numberOf(inputs, 'adr'), numberOf(inputs, 'occupancy')),
    capRate: capRate(numberOf(inputs, 'noi', 0), numberOf(inputs, 'price', 0)),
    monthlyCashFlow: cashFlow / 12,
    cashOnCash: cashOnCash(cashFlow, 0, numberOf(inputs, 'cashInvested', 0)),
  };
}

function guestsAnswer(inputs: CaseInputs): CaseAnswer {
  const found = shortLetYear({
    nights: numberOf(inputs, 'rentalIncome'),
    cleaningFees: numberOf(inputs, 'cleaningFees', 0),
    platformFee: numberOf(inputs, 'platformFeeRate'),
    management: numberOf(inputs, 'managementRate', 0),
    maintenance: numberOf(inputs, 'maintenanceRate', 0),
    cleaningCosts: numberOf(inputs, 'cleaningCosts', 0),
    fixedCosts: numberOf(inputs, 'fixedCosts', 0),
  });
  return { netIncome: found.netIncome, grossRevenue: found.grossRevenue, platformFee: found.platformFee, maintenance: found.maintenance };
}

/** A project after its refinancing, calculated from its totals. */
function refinanced(inputs: CaseInputs): CaseAnswer {
  const loan = numberOf(inputs, 'refiLoan');
  const arv = valueBehindLoan(loan, numberOf(inputs, 'refiLtv'));
  const cashLeft = moneyLeftIn(numberOf(inputs, 'cashInvested'), { newLoan: numberOf(inputs, 'cashPulledOut'), oldLoan: 0, fees: 0 });
  if (arv === null) return { cashLeft, arv };
  const equity = numberOf(inputs, 'equityCreated', arv - loan);
  if (equity !== arv - loan) throw new RangeError(`equityCreated ${equity} differs from the after-repair value less the loan`);
  return { cashLeft, arv, valueOverCost: arv - numberOf(inputs, 'allInCost', 0) };
}

function project(inputs: CaseInputs): CaseAnswer {
  const [price, works] = [numberOf(inputs, 'price'), numberOf(inputs, 'rehab')];
  const found = refinancedProject({
    price,
    works,
    purchaseCosts: numberOf(inputs, 'purchaseClosing', 0) + numberOf(inputs, 'points', 0),
    holding: numberOf(inputs, 'holding', 0),
    firstLoan: firstLoanOf(inputs, price, works),
    afterRepairValue: numberOf(inputs, 'arv'),
    refinanceShare: numberOf(inputs, 'refiLtv'),
    refinanceCosts: numberOf(inputs, 'refiClosing', 0),
  });
  const invested = numberOf(inputs, 'cashInvested', found.cashInvested);
  if (invested !== found.cashInvested)
    throw new RangeError(`cashInvested ${invested} differs from the sum of its parts, ${found.cashInvested}`);
  return {
    cashLeft: found.cashLeft,
    projectCost: found.projectCost,
    rehabLoan: firstLoanOf(inputs, price, works),
    hardMoney: firstLoanOf(inputs, price, works),
    equityIn: found.cashInvested,
    cashAtClosing: found.cashAtClosing,
    allInCost: found.allInCost,
    cashInvested: found.cashInvested,
    refiLoan: found.refinanceLoan,
    cashBack: found.cashBack,
    recovered: found.recovered,
  };
}

function firstLoanOf(inputs: CaseInputs, price: number, works: number): number {
  if ('loanToCost' in inputs) return toMajor(loanToCost(fromMajor(price), fromMajor(works), rate(numberOf(inputs, 'loanToCost'))));
  return toMajor(loanToCost(fromMajor(price), zeroMoney, rate(numberOf(inputs, 'hardMoneyLtv', 0))));
}

function flip(inputs: CaseInputs): CaseAnswer {
  const salePrice = numberOf(inputs, 'salePrice' in inputs ? 'salePrice' : 'arv');
  const saleCosts = numberOf(inputs, 'saleCosts', salePrice * numberOf(inputs, 'saleCostRate', 0));
  const costs = [...flipCosts.map((field) => numberOf(inputs, field, 0)), interestOf(inputs)];
  const loanPayoff = numberOf(inputs, 'loanPayoff', numberOf(inputs, 'loan', 0));
  const found = flipResult({ salePrice, saleCosts, costs, loanPayoff });
  const invested = numberOf(inputs, 'cashInvested', 0);
  const yearly = yearlyReturn(found.profit, invested, numberOf(inputs, 'months', 0));
  return {
    profit: isBeforeSaleCosts(inputs) ? profitInWords(found.profit) : found.profit,
    grossProfit: found.profit,
    netProfit: found.profit,
    totalCosts: found.totalCosts,
    saleCosts,
    proceeds: found.proceeds,
    roi: cashOnCash(found.profit, 0, invested),
    annualizedRoiSimple: yearly?.simple ?? null,
    annualizedRoiCompounded: yearly?.compounded ?? null,
    marginOnSale: found.marginOnSale,
    returnOnCost: found.returnOnCost,
  };
}

const flipCosts = ['price', 'purchaseBasis', 'rehab', 'rehabWithContingency', 'purchaseClosing', 'holding', 'financing', 'totalCosts'];

/** Interest on a loan calculated from its terms, compounded monthly and paid at the end. */
function interestOf(inputs: CaseInputs): number {
  if (!('rate' in inputs)) return 0;
  const terms = { gross: fromMajor(numberOf(inputs, 'loan')), rate: rate(numberOf(inputs, 'rate')), months: numberOf(inputs, 'months') };
  return toMajor(bridgingCost({ ...terms, interest: 'rolled-up', arrangementFee: zeroMoney, exitFee: zeroMoney }).interest);
}

/** Without a sale price, the after-repair value is used. The sale costs are then unknown, so the profit is labelled "before sale costs". */
const isBeforeSaleCosts = (inputs: CaseInputs): boolean => !('salePrice' in inputs);

const profitInWords = (profit: number): string =>
  `${profit < 0 ? 'loss' : 'profit'} before sale costs: ${toMajor(roundMoney(Math.round(profit) * 100))}`;

function houseHack(inputs: CaseInputs): CaseAnswer {
  const rent = numberOf(inputs, 'rentMonthly' in inputs ? 'rentMonthly' : 'effectiveRent');
  const principalAndInterest =
    'loan' in inputs ? annuityPayment(numberOf(inputs, 'loan'), numberOf(inputs, 'rate') / 12, numberOf(inputs, 'months')) : 0;
  const costs = ['taxAndInsuranceMonthly', 'totalMonthlyCosts', 'mortgage', 'operatingExpenses'].map((field) => numberOf(inputs, field, 0));
  const found = sharedHomeMonth({ rent, vacancyRate: numberOf(inputs, 'vacancyRate', 0), costs: [principalAndInterest, ...costs] });
  return {
    netHousingCost: found.netHousingCost,
    principalAndInterest,
    piti: found.costs,
    effectiveRent: found.effectiveRent,
    grm: grossRentMultiplier(numberOf(inputs, 'price', 0), rent * 12),
  };
}
