import type { DealMeasures } from '../../../src/core/engine/numbers/dealMeasures.ts';
import type { DealNumbers } from '../../../src/core/engine/numbers/dealNumbers.ts';
import { markedPoints } from '../../../src/core/engine/numbers/markedPoints.ts';
import type { PointsMark } from '../../../src/core/engine/numbers/markedPoints.ts';
import type { NumberRules } from '../../../src/core/engine/numbers/measureNumbers.ts';
import { gainsTax, walkPersonalTax } from '../../../src/core/engine/numbers/personalTaxTable.ts';
import { transferTaxAt } from '../../../src/core/engine/numbers/transferTaxTable.ts';

/** The functions needed from a financial library, with a spreadsheet’s sign convention. */
export interface FinancialFunctions {
  readonly name: string;
  readonly ipmt: (...ratePeriodPeriodsPresent: Four) => number;
  readonly ppmt: (...ratePeriodPeriodsPresent: Four) => number;
  readonly fv: (...ratePeriodsPaymentPresent: Four) => number;
  readonly irr: (flows: number[]) => number;
}

type Four = readonly [number, number, number, number];

/** The packages the benchmark compares against; the product uses neither. */
export const libraryPackages = ['@formulajs/formulajs', 'financial'] as const;

/** The libraries that are installed. */
export async function installedLibraries(): Promise<readonly FinancialFunctions[]> {
  const found: FinancialFunctions[] = [];
  for (const name of libraryPackages) {
    const functions = await functionsOf(name);
    if (functions !== null) found.push(functions);
  }
  return found;
}

/**
 * The same figures as the numbers path, calculated with a library: each month’s interest and principal, growth, and both
 * rates of return come from it. Taxes and score points, which no library has, are our own code, so the comparison favours the library.
 */
export function measureWithLibrary(library: FinancialFunctions, deal: DealNumbers, given: LibraryRun): number {
  const { into, rules, years, marks } = given;
  const { walk } = into;
  const loan = buyWith(deal, rules, into);
  Object.assign(walk, { losses: 0, financeCarried: 0, taxableProfit: 0, tax: 0 });
  const [before, after] = [[-into.cashNeeded], [-into.cashNeeded]];
  let balance = loan;
  for (let year = 1; year <= years; year += 1) {
    letWith(library, deal, { into, year });
    const paid = payWith(library, deal, { loan, year, balance });
    balance -= paid.principal;
    walk.interest = Math.round(paid.interest);
    if (rules.personalTax !== null) walkPersonalTax(walk, rules.personalTax, year);
    const cashFlow = walk.netOperatingIncome - paid.interest - paid.principal;
    if (year === 1) firstYearWith(deal, into, { cashFlow, loan });
    if (year > deal.holdYears) continue;
    before.push(cashFlow);
    after.push(cashFlow - walk.tax);
    if (year === deal.holdYears) sellWith(library, deal, { ...given, balance, before, after });
  }
  into.irr = library.irr(before);
  into.irrAfterTax = library.irr(after);
  return markedPoints(into, marks);
}

export interface LibraryRun {
  readonly into: DealMeasures;
  readonly rules: NumberRules;
  readonly years: number;
  readonly marks: readonly PointsMark[];
}

const otherCosts = (deal: DealNumbers): number => deal.legalFees + deal.surveyFee + deal.refurbishment + deal.otherPurchaseCosts;

function buyWith(deal: DealNumbers, rules: NumberRules, into: DealMeasures): number {
  const loan = deal.price * (1 - deal.deposit) + deal.isFeeAdded * deal.arrangementFee;
  into.transferTax = transferTaxAt(rules.transferTax, deal.price);
  into.cashNeeded =
    deal.price * deal.deposit + into.transferTax + otherCosts(deal) + deal.brokerFee + deal.arrangementFee * (1 - deal.isFeeAdded);
  return loan;
}

function letWith(
  library: FinancialFunctions,
  deal: DealNumbers,
  { into, year }: { readonly into: DealMeasures; readonly year: number },
): void {
  const { walk } = into;
  // The tax functions accept only whole pence.
  const monthly = Math.round(library.fv(deal.rentGrowth, year - 1, 0, -deal.monthlyRent));
  const fixed =
    deal.maintenance + deal.insurance + deal.certificates + deal.licence + deal.serviceCharge + deal.groundRent + deal.otherCosts;
  walk.rent = monthly * 12;
  walk.voids = Math.round(walk.rent * deal.voidShare);
  const received = walk.rent - walk.voids;
  walk.costs = Math.round(
    received * deal.management + (monthly * deal.tenantFind) / deal.tenancyYears + library.fv(deal.costGrowth, year - 1, 0, -fixed),
  );
  walk.netOperatingIncome = received - walk.costs;
}

interface LoanYear {
  readonly loan: number;
  readonly year: number;
  readonly balance: number;
}

function payWith(library: FinancialFunctions, deal: DealNumbers, { loan, year, balance }: LoanYear): Paid {
  const rate = deal.mortgageRate / 12;
  let interest = 0;
  let principal = 0;
  for (let month = year * 12 - 11; month <= Math.min(year * 12, deal.mortgageMonths); month += 1) {
    if (deal.isInterestOnly === 1) {
      interest += balance * rate;
      principal += month === deal.mortgageMonths ? balance : 0;
    } else {
      interest -= library.ipmt(rate, month, deal.mortgageMonths, loan);
      principal -= library.ppmt(rate, month, deal.mortgageMonths, loan);
    }
  }
  return { interest, principal };
}

interface Paid {
  readonly interest: number;
  readonly principal: number;
}

function firstYearWith(
  deal: DealNumbers,
  into: DealMeasures,
  { cashFlow, loan }: { readonly cashFlow: number; readonly loan: number },
): void {
  into.monthlyCashFlow = cashFlow / 12;
  into.grossYield = into.walk.rent / deal.price;
  into.netYield = into.walk.netOperatingIncome / deal.price;
  into.cashOnCash = cashFlow / into.cashNeeded;
  into.interestCover = into.walk.rent / (loan * deal.stressRate);
}

interface SaleRun extends LibraryRun {
  readonly balance: number;
  readonly before: number[];
  readonly after: number[];
}

function sellWith(library: FinancialFunctions, deal: DealNumbers, { into, rules, balance, before, after }: SaleRun): void {
  const received = Math.round(library.fv(deal.priceGrowth, deal.holdYears, 0, -deal.price) * (1 - deal.sellingCosts));
  const gain = received - deal.price - into.transferTax - otherCosts(deal);
  const tax = rules.personalTax === null ? 0 : gainsTax(into.walk, rules.personalTax, { gain, year: deal.holdYears });
  before[before.length - 1] = (before.at(-1) ?? 0) + received - balance;
  after[after.length - 1] = (after.at(-1) ?? 0) + received - balance - tax;
}

/** Loads a package by its name; null when it is not installed. Both packages export the same functions, one with names in capitals. */
async function functionsOf(name: string): Promise<FinancialFunctions | null> {
  let loaded: Readonly<Record<string, unknown>>;
  try {
    loaded = (await import(name)) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
  const named = (wanted: string): ((...given: readonly unknown[]) => number) => {
    const found = loaded[wanted] ?? loaded[wanted.toUpperCase()];
    if (typeof found !== 'function') throw new TypeError(`${name} has no ${wanted}`);
    return found as (...given: readonly unknown[]) => number;
  };
  return { name, ipmt: named('ipmt'), ppmt: named('ppmt'), fv: named('fv'), irr: named('irr') };
}
