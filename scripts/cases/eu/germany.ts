import { cumipmt, cumprinc } from '../../../src/core/engine/finance/annuity/cumipmt.ts';
import { fv } from '../../../src/core/engine/finance/annuity/fv.ts';
import { ipmt, ppmt } from '../../../src/core/engine/finance/annuity/ipmt.ts';
import { nper } from '../../../src/core/engine/finance/annuity/nper.ts';
import { loanTo } from '../../../src/core/engine/finance/property/cover.ts';
import { cashFlowAfterTax, operatingIncome } from '../../../src/core/engine/finance/property/operatingIncome.ts';
import * as yields from '../../../src/core/engine/finance/property/yields.ts';
import { addMoney, fromMajor, shareOf, sumMoney, toMajor, zeroMoney } from '../../../src/core/kernel/money.ts';
import type { Minor } from '../../../src/core/kernel/money.ts';
import { rate, toPercent, zeroRate } from '../../../src/core/kernel/rate.ts';
import { ownersCosts } from '../../../src/core/market/eu/germany/inputs/ownersCosts.ts';
import type { CostYear, ManagedHome } from '../../../src/core/market/eu/germany/inputs/ownersCosts.ts';
import {
  buildingCost,
  buildingRate,
  buildingRates,
  decliningBalance,
  listedWorksDepreciation,
} from '../../../src/core/market/eu/germany/tax/depreciation.ts';
import { incomeTax } from '../../../src/core/market/eu/germany/tax/incomeTax.ts';
import { lettingIncome } from '../../../src/core/market/eu/germany/tax/lettingIncome.ts';
import { saleGain, taxedGain } from '../../../src/core/market/eu/germany/tax/privateSale.ts';
import { figuresYear } from '../../../src/core/market/eu/germany/tax/taxYear.ts';
import { worksLimit } from '../../../src/core/market/eu/germany/tax/works.ts';
import { percentOf } from '../../../src/core/market/eu/purchaseLines.ts';
import { straightLine } from '../../../src/core/market/eu/straightLine.ts';
import { numberOf, numbersOf, textOf } from '../caseRunner.ts';
import type { CaseAnswer, CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const germany: CountryAnswers = {
  afa: (inputs) => ({ year1: toMajor(depreciationOf(inputs, buildingOf(inputs))) }),
  afaDenkmal7i: (inputs) => {
    const works = moneyOf(inputs, 'sanierung');
    const old = straightLine(fromMajor(numberOf(inputs, 'building') - numberOf(inputs, 'sanierung')), rateOf(inputs, 'altbauRate'), 1);
    const inYear = (year: number): number => toMajor(addMoney(old, listedWorksDepreciation(works, year)));
    return { years1to8: inYear(1), years9to12: inYear(9) };
  },
  afaRatePercent: (inputs) => {
    const completed = numberOf(inputs, 'completionYear');
    return { rate: toPercent(buildingRates.find(({ completedFrom }) => completedFrom <= completed)?.yearly ?? zeroRate) };
  },
  annuitaet: (inputs) => {
    const loan = annuityLoan(inputs, 12);
    const first = { start: 1, end: 12 };
    return {
      annuitaetJahr: -12 * loan.pmt,
      rateMonat: -loan.pmt,
      zinsMonat1: -ipmt(loan, 1),
      tilgungMonat1: -ppmt(loan, 1),
      zinsenJahr1: -cumipmt(loan, first),
      tilgungJahr1: -cumprinc(loan, first),
      restschuld: balanceAfter(loan, 12 * numberOf(inputs, 'zinsbindungYears', 0)),
    };
  },
  annuitaetJaehrlich: (inputs) => {
    const loan = annuityLoan(inputs, 1);
    return { rest1: balanceAfter(loan, 1), rest2: balanceAfter(loan, 2), tilgung2: -ppmt(loan, 2), zins3: -ipmt(loan, 3) };
  },
  tilgungsplanRow: (inputs) => {
    const [loan, month] = [annuityLoan(inputs, 12), numberOf(inputs, 'month')];
    return { zins: -ipmt(loan, month), tilgung: -ppmt(loan, month), rest: balanceAfter(loan, month) };
  },
  volltilgung: (inputs) => ({ years: annuityLoan(inputs, 12).nper / 12 }),
  beleihungsauslauf: (inputs) => ({ percent: percentOrNull(loanTo(numberOf(inputs, 'loan'), numberOf(inputs, 'price'))) }),
  bewirtschaftung: (inputs) => {
    const year =
      12 * (numberOf(inputs, 'hausgeldMonth') + numberOf(inputs, 'adminMonth')) + numberOf(inputs, 'maintPerSqm') * numberOf(inputs, 'sqm');
    const paid = { expenses: year, interest: numberOf(inputs, 'annuity'), tax: 0 };
    return { year, cashflow: cashFlowAfterTax(12 * numberOf(inputs, 'rentMonth'), paid) };
  },
  bewirtschaftungskostenImmoWertV: (inputs) => {
    const costs = ownersCosts(costYearOf(inputs), {
      kind: kindOf(inputs),
      dwellings: numberOf(inputs, 'units', 1),
      squareMetres: numberOf(inputs, 'sqm'),
      garages: numberOf(inputs, 'garages'),
      annualRent: moneyOf(inputs, 'annualRent'),
    });
    return {
      admin: toMajor(costs.administration),
      maintenance: toMajor(costs.maintenance),
      rentLoss: toMajor(costs.rentLoss),
      total: toMajor(costs.total),
    };
  },
  dealCashflow: (inputs) => {
    const paid = { expenses: numberOf(inputs, 'nonRecoverableMonth'), interest: numberOf(inputs, 'rate'), tax: 0 };
    return { cashflow: cashFlowAfterTax(numberOf(inputs, 'rentMonth'), paid) };
  },
  dealFinanzierung: (inputs) => {
    const loan = numberOf(inputs, 'GIK') - numberOf(inputs, 'equity');
    const found = annuityLoan({ loan, sollzins: inputs['zins'], tilgung: inputs['tilgung'] }, 12);
    return { loan, zinsMonat: -ipmt(found, 1), tilgMonat: -ppmt(found, 1), rate: -found.pmt };
  },
  dealKapitalanlage: (inputs) => {
    const found = annuityLoan({ loan: inputs['loan'], sollzins: inputs['zins'], tilgung: inputs['tilgung'] }, 1);
    const building = moneyOf(inputs, 'building');
    return {
      rentYear: toMajor(shareOf(moneyOf(inputs, 'price'), rateOf(inputs, 'grossYield'))),
      rateYear: -found.pmt,
      zinsenYear1: -ipmt(found, 1),
      afa: toMajor(straightLine(building, rateOf(inputs, 'afaRate'), 1)),
      anschaffungsnah15: toMajor(worksLimit(building)),
    };
  },
  dealKaufnebenkosten: buyingCosts,
  kaufnebenkosten: buyingCosts,
  dealRenditen: (inputs) => {
    const [price, rent] = [numberOf(inputs, 'price'), numberOf(inputs, 'rentYear')];
    // This source adds repayment and growth to income when it calculates the return on the owner's money.
    const gained = numberOf(inputs, 'cashflowYear') + numberOf(inputs, 'tilgungYear') + numberOf(inputs, 'wertzuwachsYear');
    return {
      brutto: percentOrNull(yields.grossYield(rent, price)),
      netto: percentOrNull(yields.netYield(rent, numberOf(inputs, 'costsYear'), numberOf(inputs, 'GIK'))),
      faktor: yields.grossRentMultiplier(price, rent),
      ekRendite: percentOrNull(yields.cashOnCash(gained, 0, numberOf(inputs, 'equity'))),
    };
  },
  dealSteuerJahr1: (inputs) => {
    const afa = straightLine(moneyOf(inputs, 'building'), rateOf(inputs, 'afaRate'), 1);
    const income = lettingIncome({
      rent: moneyOf(inputs, 'rentYear'),
      costs: moneyOf(inputs, 'costsYear'),
      financeCosts: moneyOf(inputs, 'zinsYear'),
      depreciation: afa,
    });
    const tax = toMajor(income) * numberOf(inputs, 'marginalRate');
    const afterTax = cashFlowAfterTax(12 * numberOf(inputs, 'cashflowMonth'), { expenses: 0, interest: 0, tax });
    return { afa: toMajor(afa), basis: toMajor(income), tax, cashflowAfterTaxMonth: afterTax / 12 };
  },
  eigenkapitalrendite: (inputs) => {
    const [rent, debt] = [numberOf(inputs, 'rentMonth'), numberOf(inputs, 'kapitaldienstMonth')];
    const equity = numberOf(inputs, 'gesamt') - numberOf(inputs, 'loan');
    const cashflowMonth = cashFlowAfterTax(rent, { expenses: 0, interest: debt, tax: 0 });
    return { cashflowMonth, equity, ekRendite: percentOrNull(yields.cashOnCash(12 * rent, 12 * debt, equity)) };
  },
  einkommensteuer: (inputs) => {
    const { incomeTax: tax, surcharge } = taxOf(inputs, moneyOf(inputs, 'zvE'));
    return { tax: toMajor(tax), soli: toMajor(surcharge) };
  },
  grenzsteuersatzMitSoli: (inputs) => {
    const [income, more] = [moneyOf(inputs, 'zvE'), fromMajor(1000)];
    return { rate: (taxOf(inputs, addMoney(income, more)).total - taxOf(inputs, income).total) / more };
  },
  kennzahlen: (inputs) => {
    const price = numberOf(inputs, 'price');
    const rent = yearlyRentOf(inputs);
    const costs = 12 * numberOf(inputs, 'costsMonth', 0);
    const income = operatingIncome(rent, 0, { amount: costs });
    return {
      brutto: percentOrNull(yields.grossYield(rent, price)),
      netto: percentOrNull(yields.netYield(rent, costs, price)),
      faktor: yields.grossRentMultiplier(price, rent),
      cashflowMonth: income.netOperatingIncome / 12,
      pricePerSqm: price / numberOf(inputs, 'sqm', 1),
    };
  },
  mietrendite: (inputs) => {
    const [price, rentMonth] = [numberOf(inputs, 'price'), numberOf(inputs, 'rentMonth')];
    const nebenkosten = toMajor(percentOf(fromMajor(price), numberOf(inputs, 'nkPercent')));
    const vacancy = numberOf(inputs, 'vacancyPercent') / 100;
    const kept = numberOf(inputs, 'adminMonth') + (numberOf(inputs, 'maintenancePercentOfPrice') * price) / 1200;
    return {
      brutto: percentOrNull(yields.grossYield(12 * rentMonth, price)),
      nebenkosten,
      gesamt: price + nebenkosten,
      nichtUmlagefaehigMonat: rentMonth - operatingIncome(rentMonth, vacancy, { amount: kept }).netOperatingIncome,
      faktor: yields.grossRentMultiplier(price, 12 * rentMonth),
      darlehen: price + nebenkosten - numberOf(inputs, 'equity'),
    };
  },
  mietrenditeMitZins: (inputs) => {
    const rent = numberOf(inputs, 'rentYear');
    const costs = numberOf(inputs, 'costs') + numberOf(inputs, 'interest');
    return {
      brutto: percentOrNull(yields.grossYield(rent, numberOf(inputs, 'price'))),
      netto: percentOrNull(yields.netYield(rent, costs, numberOf(inputs, 'priceInclCosts'))),
    };
  },
  nettomietrendite: (inputs) => ({ netto: percentOrNull(yields.capRate(numberOf(inputs, 'reinertrag'), numberOf(inputs, 'gesamt'))) }),
  privatesVeraeusserungsgeschaeft: (inputs) => {
    const gain = saleGain({
      proceeds: moneyOf(inputs, 'proceeds'),
      sellingCosts: moneyOf(inputs, 'saleCosts'),
      cost: moneyOf(inputs, 'cost'),
      depreciation: zeroMoney,
    });
    return { gain: toMajor(gain), tax: toMajor(shareOf(taxedGain(gain, newestYear), rateOf(inputs, 'rate'))) };
  },
  vuvFirstYear: (inputs) => {
    const interest = 'interest' in inputs ? moneyOf(inputs, 'interest') : firstYearInterest(inputs);
    const depreciation = 'afa' in inputs ? moneyOf(inputs, 'afa') : straightLine(buildingOf(inputs), rateOf(inputs, 'afaRate'), 1);
    const costs = 'costs' in inputs ? sumMoney(numbersOf(inputs, 'costs').map(fromMajor)) : moneyOf(inputs, 'admin');
    const year = { rent: moneyOf(inputs, 'rentYear'), costs, financeCosts: interest };
    return {
      zinsen: toMajor(interest),
      afa: toMajor(depreciation),
      werbungskosten: toMajor(sumMoney([costs, interest, depreciation])),
      beforeAfa: toMajor(lettingIncome({ ...year, depreciation: zeroMoney })),
      einkuenfte: toMajor(lettingIncome({ ...year, depreciation })),
    };
  },
};

/** The default year. It is after 2024, the year in which the exempt amount for private sales was raised. */
const newestYear = 2026;

/**
 * A loan defined by its initial repayment rate. The payment is the first period's interest plus repayment, and the term follows from it.
 */
interface InitialRepaymentLoan {
  readonly rate: number;
  readonly pv: number;
  readonly pmt: number;
  readonly nper: number;
}

function annuityLoan(inputs: CaseInputs, perYear: number): InitialRepaymentLoan {
  const [pv, interest] = [numberOf(inputs, 'loan'), numberOf(inputs, 'sollzins')];
  const pmt = (-pv * (interest + numberOf(inputs, 'tilgung'))) / perYear;
  const term = nper({ rate: interest / perYear, pmt, pv });
  if (!term.ok) throw new RangeError('The payments never repay the loan');
  return { rate: interest / perYear, pv, pmt, nper: term.value };
}

const balanceAfter = ({ rate: perPeriod, pv, pmt }: InitialRepaymentLoan, periods: number): number =>
  -fv({ rate: perPeriod, nper: periods, pmt, pv });

const firstYearInterest = (inputs: CaseInputs): Minor =>
  fromMajor(-ipmt({ rate: numberOf(inputs, 'sollzins'), nper: 1, pv: numberOf(inputs, 'loan') }, 1));

const percentOrNull = (share: number | null): number | null => (share === null ? null : toPercent(rate(share)));

/** The building's cost as given, or its share of the price and buying costs. */
function buildingOf(inputs: CaseInputs): Minor {
  if ('building' in inputs) return moneyOf(inputs, 'building');
  return buildingCost(addMoney(moneyOf(inputs, 'price'), moneyOf(inputs, 'nk', 0)), rate(1 - numberOf(inputs, 'buildingShare')));
}

function depreciationOf(inputs: CaseInputs, building: Minor): Minor {
  const method = textOf(inputs, 'method');
  if (method === 'degressiv5') return decliningBalance(building, 1);
  if (method === 'linear2') return straightLine(building, buildingRate('from-1925-to-2022'), 1);
  throw new TypeError(`Unknown depreciation method: ${method}`);
}

function costYearOf(inputs: CaseInputs): CostYear {
  const year = numberOf(inputs, 'year');
  if (year !== 2021 && year !== 2026) throw new RangeError(`No cost table for ${year}`);
  return year;
}

function kindOf(inputs: CaseInputs): ManagedHome['kind'] {
  const kind = textOf(inputs, 'kind');
  if (kind === 'Eigentumswohnung') return 'condominium';
  if (kind === 'Mietwohnung') return 'rental-house';
  throw new TypeError(`Unknown kind of home: ${kind}`);
}

/** Grunderwerbsteuer (transfer tax), notary fees and agent fees, each at the given share of the price. */
function buyingCosts(inputs: CaseInputs): CaseAnswer {
  const price = moneyOf(inputs, 'price');
  const part = (field: string): Minor => percentOf(price, toPercent(rateOf(inputs, field)));
  const [tax, notary, agent] = [part('grEst'), part('notary'), part('agent')];
  const total = sumMoney([tax, notary, agent]);
  return {
    grunderwerb: toMajor(tax),
    notar: toMajor(notary),
    makler: toMajor(agent),
    NK: toMajor(total),
    GIK: toMajor(addMoney(price, total)),
    quotePercent: percentOrNull(loanTo(total, price)),
  };
}

function taxOf(inputs: CaseInputs, income: Minor): ReturnType<typeof incomeTax> {
  const year = figuresYear(numberOf(inputs, 'year'));
  if (!year.ok) throw new RangeError(year.error.message);
  return incomeTax({ year: year.value, income, isSplitting: inputs['splitting'] === true });
}

function yearlyRentOf(inputs: CaseInputs): number {
  if ('rentYear' in inputs) return numberOf(inputs, 'rentYear');
  return 12 * ('rentMonth' in inputs ? numberOf(inputs, 'rentMonth') : numberOf(inputs, 'rentPerSqm') * numberOf(inputs, 'sqm'));
}
