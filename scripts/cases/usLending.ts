import { aprWithPoints } from '../../src/core/engine/finance/apr/aprWithPoints.ts';
import { loanTo } from '../../src/core/engine/finance/property/cover.ts';
import { annuityPayment, balanceAfter, monthlyPayment } from '../../src/core/engine/mortgage.ts';
import { fromMajor, roundMoney, toMajor } from '../../src/core/kernel/money.ts';
import type { Minor } from '../../src/core/kernel/money.ts';
import { percent, rate, toPercent } from '../../src/core/kernel/rate.ts';
import { fhaLoan, rentOfUnits, selfSufficiency, selfSufficiencyRent } from '../../src/core/market/us/lending/fhaLoan.ts';
import { hardMoneyLoan } from '../../src/core/market/us/lending/hardMoney.ts';
import type { Units } from '../../src/core/market/us/lending/loanLimits.ts';
import { highestPayment, lenderDscr, loanByRentCover, paymentWithDues } from '../../src/core/market/us/lending/dscrLoan.ts';
import { numberOf, numbersOf, textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { headline, withHeadline } from './headline.ts';

const answers: Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>> = {
  mortgagePayment: (inputs) => ({
    payment: annuityPayment(numberOf(inputs, 'loan'), numberOf(inputs, 'rate') / 12, numberOf(inputs, 'months')),
  }),
  balance: (inputs) => ({ balance: balanceAfter(loanOf(inputs), numberOf(inputs, 'after')) / 100 }),
  principalPaid: (inputs) => {
    const loan = loanOf(inputs);
    return { principalPaid: (loan.loan - balanceAfter(loan, numberOf(inputs, 'after'))) / 100 };
  },
  aprRegZPoints: (inputs) => pointsAnswer(inputs, 'paid'),
  aprWithFinancedPoints: (inputs) => pointsAnswer(inputs, 'financed'),
  dscrPitia: rentCoverAnswer,
  loanByDscr: (inputs) => ({
    loan: toMajor(
      loanByRentCover({
        monthlyRent: moneyOf(inputs, 'monthlyRent'),
        monthlyDues: moneyOf(inputs, 'duesMonthly'),
        annualRate: rate(numberOf(inputs, 'rate')),
        months: numberOf(inputs, 'months'),
        cover: numberOf(inputs, 'dscr'),
      }),
    ),
  }),
  maxPitia: (inputs) => ({ maxPitia: toMajor(highestPayment(moneyOf(inputs, 'monthlyRent'), numberOf(inputs, 'dscr'))) }),
  fhaLoan: (inputs) => {
    const rates = { upfront: rate(numberOf(inputs, 'upfrontMipRate')), annual: rate(numberOf(inputs, 'annualMipRate')) };
    const found = fhaLoan(moneyOf(inputs, 'baseLoan'), rates);
    return { totalLoan: toMajor(found.loan), upfrontMip: toMajor(found.upfrontPremium), monthlyMip: toMajor(found.monthlyPremium) };
  },
  fhaSelfSufficiency: (inputs) => {
    const given = {
      units: unitsOf(inputs),
      monthlyRent: rentOfUnits(numbersOf(inputs, 'rents')),
      appraisersFactor: rate(numberOf(inputs, 'appraiserVacancyRate')),
      monthlyPayment: moneyOf(inputs, 'pitiWithMip'),
    };
    return { passes: selfSufficiency(given)?.met ?? true, netRentalIncome: toMajor(selfSufficiencyRent(given)) };
  },
  hardMoneyLoan: (inputs) => {
    const project = { price: moneyOf(inputs, 'price'), works: moneyOf(inputs, 'rehab'), valueAfterRepair: moneyOf(inputs, 'arv') };
    const caps = { ofPrice: rate(numberOf(inputs, 'priceShare')), ofValueAfterRepair: rate(numberOf(inputs, 'arvShare')) };
    return { loan: toMajor(hardMoneyLoan(project, caps)) };
  },
};

/** Loan amounts and prices as US lenders compute them. */
export const usLending: CaseAdapter = {
  kind: 'us-lending',
  fns: Object.keys(answers),
  run: ({ inputs }) => {
    const run = answers[textOf(inputs, 'fn')];
    if (run === undefined) throw new TypeError('Unknown US loan function');
    return withHeadline(run(inputs));
  },
  headline,
  printsRounded: true,
};

function pointsAnswer(inputs: CaseInputs, pointsAre: 'paid' | 'financed'): CaseAnswer {
  const { apr, payment } = aprWithPoints({
    loan: numberOf(inputs, 'loan'),
    annualRate: rate(numberOf(inputs, 'rate')),
    months: numberOf(inputs, 'months'),
    points: percent(numberOf(inputs, 'points')),
    pointsAre,
  });
  return { aprPercent: apr === null ? null : toPercent(apr), payment };
}

/** Rent divided by principal, interest, taxes, insurance and dues, as given or else calculated from the loan and the dues. */
function rentCoverAnswer(inputs: CaseInputs): CaseAnswer {
  unitsOf(inputs);
  const monthlyRent = moneyOf(inputs, 'monthlyRent');
  if ('pitia' in inputs) return { dscr: lenderDscr({ monthlyRent, monthlyPayment: moneyOf(inputs, 'pitia') }) };
  const loan = loanOf(inputs);
  const principalAndInterest = monthlyPayment({ ...loan, kind: 'repayment' });
  const monthly = paymentWithDues(principalAndInterest, duesOf(inputs));
  return {
    dscr: lenderDscr({ monthlyRent, monthlyPayment: monthly }),
    dscrOnDebtOnly: lenderDscr({ monthlyRent, monthlyPayment: principalAndInterest }),
    principalAndInterest: toMajor(principalAndInterest),
    pitia: toMajor(monthly),
    ltv: 'price' in inputs ? loanTo(loan.loan, moneyOf(inputs, 'price')) : null,
  };
}

/** Monthly dues. Yearly dues are divided by twelve. */
function duesOf(inputs: CaseInputs): readonly Minor[] {
  const monthly = ['taxMonthly', 'insuranceMonthly', 'hoaMonthly', 'duesMonthly'].filter((field) => field in inputs);
  const yearly = ['propertyTax', 'insurance', 'hoa'].filter((field) => field in inputs);
  return [...monthly.map((field) => moneyOf(inputs, field)), ...yearly.map((field) => roundMoney(moneyOf(inputs, field) / 12))];
}

function loanOf(inputs: CaseInputs) {
  const loan = 'ltv' in inputs ? roundMoney(moneyOf(inputs, 'price') * numberOf(inputs, 'ltv')) : moneyOf(inputs, 'loan');
  return { loan, rate: rate(numberOf(inputs, 'rate')), months: numberOf(inputs, 'months') };
}

function unitsOf(inputs: CaseInputs): Units {
  const units = numberOf(inputs, 'units', 1);
  if (![1, 2, 3, 4].includes(units)) throw new RangeError(`units must be 1 to 4, got ${units}`);
  return units as Units;
}

const moneyOf = (inputs: CaseInputs, field: string): Minor => fromMajor(numberOf(inputs, field));
