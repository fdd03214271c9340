import type { DealMeasures } from './dealMeasures.ts';
import type { DealNumbers } from './dealNumbers.ts';
import { gainsTax, walkPersonalTax } from './personalTaxTable.ts';
import type { PersonalTaxTable } from './personalTaxTable.ts';
import { roundPence, roundShare } from './roundPence.ts';
import { transferTaxAt } from './transferTaxTable.ts';
import type { TransferTaxTable } from './transferTaxTable.ts';
import { startLoan, walkLoan } from './walkLoan.ts';
import { enterYear, walkLetting } from './walkLetting.ts';
import { yearlyIrr } from './yearlyIrr.ts';

/** The compiled rules under which a deal is measured. Without a tax table, the figures after tax equal those before tax. */
export interface NumberRules {
  readonly transferTax: TransferTaxTable;
  readonly personalTax: PersonalTaxTable | null;
}

/**
 * Writes a deal's figures into `into` without allocating memory, because lists, goal seek, sensitivity and simulation call
 * it thousands of times. Throws if `into` has too few years for the hold.
 */
export function measureNumbers(deal: DealNumbers, rules: NumberRules, into: DealMeasures): void {
  if (deal.holdYears > into.cashFlow.length) throw new RangeError(`The record has too few years for a hold of ${deal.holdYears} years`);
  buy(deal, rules, into);
  growYears(deal, into);
  walkLetting(deal, into.factors, into.letting);
  const { walk } = into;
  const { personalTax } = rules;
  const last = into.cashFlow.length;
  for (let year = 1; year <= last; year += 1) {
    walkYear(deal, into, year);
    if (personalTax !== null) walkPersonalTax(walk, personalTax, year);
    into.cashFlowAfterTax[year - 1] = (into.cashFlow[year - 1] as number) - walk.tax;
    if (year === deal.holdYears) sell(deal, rules, into);
    if (year === 1) measureFirstYear(deal, into);
  }
  measureHold(deal, rules, into);
}

/**
 * Writes the purchase and the first year into `into`, which is enough for targets and much faster. Later years, the sale
 * and taxes in `into` are not changed.
 */
export function measureYearOne(deal: DealNumbers, rules: NumberRules, into: DealMeasures): void {
  buy(deal, rules, into);
  growYears(deal, into);
  walkLetting(deal, into.factors, into.letting);
  walkYear(deal, into, 1);
  measureFirstYear(deal, into);
}

function buy(deal: DealNumbers, rules: NumberRules, into: DealMeasures): void {
  const { price } = deal;
  const deposit = Math.min(price, roundShare(price * deal.deposit));
  const borrowed = price - deposit;
  const fee = borrowed > 0 ? deal.arrangementFee : 0;
  const feeAdded = deal.isFeeAdded * fee;
  const tax = transferTaxAt(rules.transferTax, price);
  const loan = borrowed + feeAdded;
  into.transferTax = tax;
  into.loan = loan;
  into.loanToValue = price === 0 ? 0 : loan / price;
  into.cashNeeded = deposit + tax + paidOnBuying(deal) + (borrowed > 0 ? deal.brokerFee : 0) + fee - feeAdded;
  const { walk } = into;
  walk.losses = 0;
  walk.financeCarried = 0;
  walk.tax = 0;
  walk.taxableProfit = 0;
  startLoan(walk, loan, deal);
  into.monthlyPayment = walk.payment;
}

const paidOnBuying = (deal: DealNumbers): number => deal.legalFees + deal.surveyFee + deal.refurbishment + deal.otherPurchaseCosts;

/** Writes the assumed growth factors of each year. Rent and costs grow from the second year, the value from the first. */
function growYears(deal: DealNumbers, { factors }: DealMeasures): void {
  let [rent, costs, value] = [1, 1, 1];
  const last = factors.rent.length;
  for (let at = 0; at < last; at += 1) {
    value *= 1 + deal.priceGrowth;
    factors.rent[at] = rent;
    factors.costs[at] = costs;
    factors.value[at] = value;
    factors.voidShare[at] = deal.voidShare;
    rent *= 1 + deal.rentGrowth;
    costs *= 1 + deal.costGrowth;
  }
}

/** Computes the loan for a year and records the year's result before tax. */
function walkYear(deal: DealNumbers, into: DealMeasures, year: number): void {
  const { walk } = into;
  enterYear(walk, into.letting, year - 1);
  walkLoan(walk, deal.isInterestOnly, year === 1);
  into.cashFlow[year - 1] = walk.netOperatingIncome - walk.interest - walk.principal;
  into.loanBalance[year - 1] = walk.balance;
  into.propertyValue[year - 1] = roundPence(deal.price * (into.factors.value[year - 1] as number));
}

function measureFirstYear(deal: DealNumbers, into: DealMeasures): void {
  const { walk, cashNeeded } = into;
  const { price } = deal;
  const debtService = walk.interest + walk.principal;
  const cashFlow = walk.netOperatingIncome - debtService;
  into.annualRent = walk.rent;
  into.grossOperatingIncome = walk.rent - walk.voids;
  into.operatingCosts = walk.costs;
  into.netOperatingIncome = walk.netOperatingIncome;
  into.annualDebtService = debtService;
  into.annualCashFlow = cashFlow;
  into.monthlyCashFlow = Math.sign(cashFlow) * roundPence(Math.abs(cashFlow) / 12);
  into.grossYield = price === 0 ? 0 : walk.rent / price;
  into.netYield = price === 0 ? 0 : walk.netOperatingIncome / price;
  into.cashOnCash = over(cashFlow, cashNeeded);
  const growth = Math.sign(deal.priceGrowth) * roundShare(price * Math.abs(deal.priceGrowth));
  into.roi = over(cashFlow + walk.principal + growth, cashNeeded);
  into.interestCover = over(walk.rent, into.loan * deal.stressRate);
  into.debtServiceCover = over(walk.netOperatingIncome, debtService);
  into.breakEvenRent = rentThatBreaksEven(deal, debtService);
  into.firstYearTax = walk.tax;
}

const over = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** The same result as `breakEvenRent` in the analysis: rounded up to the penny, after removing the division's binary rounding error. */
function rentThatBreaksEven(deal: DealNumbers, debtService: number): number {
  const fixed =
    deal.maintenance + deal.insurance + deal.certificates + deal.licence + deal.serviceCharge + deal.groundRent + deal.otherCosts;
  const kept = 12 * (1 - deal.voidShare) * (1 - deal.management) - deal.tenantFind / deal.tenancyYears;
  const exact = (fixed + debtService) / kept;
  return Math.ceil(exact - exact * 2e-13);
}

/**
 * Sells at the end of the last year owned. For the gain, the price, transfer tax and other purchase costs are deducted, but loan fees are
 * not.
 */
function sell(deal: DealNumbers, rules: NumberRules, into: DealMeasures): void {
  const { walk } = into;
  const value = into.propertyValue[deal.holdYears - 1] as number;
  const received = value - roundShare(value * deal.sellingCosts);
  const gain = received - deal.price - into.transferTax - paidOnBuying(deal);
  into.saleProceeds = received - walk.balance;
  into.saleTax = rules.personalTax === null ? 0 : gainsTax(walk, rules.personalTax, { gain, year: deal.holdYears });
}

function measureHold(deal: DealNumbers, rules: NumberRules, into: DealMeasures): void {
  const { flows, cashNeeded, saleProceeds, cashFlow, cashFlowAfterTax } = into;
  const held = deal.holdYears;
  flows[0] = -cashNeeded;
  for (let at = 1; at <= held; at += 1) flows[at] = cashFlow[at - 1] as number;
  flows[held] = (cashFlow[held - 1] as number) + saleProceeds;
  let paidIn = 0;
  let paidOut = 0;
  for (let at = 0; at <= held; at += 1) {
    const flow = flows[at] as number;
    paidIn -= Math.min(0, flow);
    paidOut += Math.max(0, flow);
  }
  into.irr = yearlyIrr(flows, held + 1);
  into.equityMultiple = over(paidOut, paidIn);
  into.irrAfterTax = into.irr;
  if (rules.personalTax === null) return;
  for (let at = 1; at <= held; at += 1) flows[at] = cashFlowAfterTax[at - 1] as number;
  flows[held] = (cashFlowAfterTax[held - 1] as number) + saleProceeds - into.saleTax;
  into.irrAfterTax = Number.isNaN(into.irr) ? yearlyIrr(flows, held + 1) : yearlyIrr(flows, held + 1, into.irr);
}
