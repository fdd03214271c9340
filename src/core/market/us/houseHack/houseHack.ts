import type { HouseHackInputs } from './houseHackInputs.ts';
import { addMoney, minor, roundMoney, shareOf, subtractMoney, sumMoney, timesMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { CostLine, IrrAnswer } from '../../../engine/analysis.ts';
import { answerOf } from '../../../engine/finance/flows/rateAnswer.ts';
import { loanYears } from '../../../engine/finance/mortgage/loanYears.ts';
import { monthlyPayment } from '../../../engine/mortgage.ts';
import type { Mortgage } from '../../../engine/mortgage.ts';
import { projectedYears } from '../../../engine/projection.ts';
import { costLine, grownTo, growthFactor } from '../../../engine/runningCosts.ts';
import type { LettingYear } from '../../../engine/runningCosts.ts';
import { heldReturn } from '../../../engine/strategies/held/heldReturn.ts';
import type { StrategyNumbers, StrategyYear } from '../../../engine/strategies/strategyAnalysis.ts';
import { homeYear } from './homeYear.ts';
import { houseHackApr } from './houseHackApr.ts';
import { premiumsOf } from './insurancePremium.ts';

export interface HouseHackAnalysis extends StrategyNumbers {
  readonly downPayment: Minor;
  /** With the upfront premium added. */
  readonly loan: Minor;
  readonly cashNeeded: Minor;
  readonly monthlyPayment: Minor;
  /** The American annual percentage rate: nominal, not to be compared with a European one. Null without a loan. */
  readonly apr: Rate | null;
  readonly firstYear: LettingYear;
  readonly debtService: Minor;
  /** Payment, mortgage insurance, property tax, home insurance and association, a month. */
  readonly monthlyPiti: Minor;
  /** What living there costs a year after the rents of the others; negative when they pay more than everything. */
  readonly netHousingCost: Minor;
  /** Housing cost elsewhere less that, a year. */
  readonly saved: Minor;
  readonly returnOnCash: Rate | null;
  /** Three quarters of the rent of all units over the monthly payment. */
  readonly selfSufficiency: number | null;
  /** The first full year after moving out; null when the projection ends before. */
  readonly cashFlowAfterMoving: Minor | null;
  readonly irr: IrrAnswer;
  readonly saleProceeds: Minor;
}

/** The share of rent that lenders to owner-occupiers count. */
const countedRent = 0.75;

/** Living in one unit of a house and letting the rest, with a loan for owner-occupiers; later letting all of it. Before income tax. */
export function houseHack(inputs: HouseHackInputs): HouseHackAnalysis {
  const downPayment = minor(Math.min(inputs.purchasePrice, shareOf(inputs.purchasePrice, inputs.downPayment)));
  const borrowed = subtractMoney(inputs.purchasePrice, downPayment);
  const premium = shareOf(borrowed, inputs.upfrontPremium);
  const loan = addMoney(borrowed, premium);
  const mortgage: Mortgage = { loan, rate: inputs.mortgageRate, months: Math.round(inputs.mortgageYears * 12), kind: 'repayment' };
  const oneOffCosts = [
    costLine('closingCosts', 'Closing costs', shareOf(inputs.purchasePrice, inputs.closingCosts)),
    costLine('refurbishment', 'Repairs before moving in', inputs.refurbishment),
    costLine('upfrontPremium', 'Upfront mortgage insurance (added to the loan)', premium),
  ];
  const cashNeeded = minor(downPayment + sumMoney(oneOffCosts.map(({ amount }) => amount)) - premium);
  const premiums = premiumsOf(inputs, loan, loanYears(mortgage, projectedYears));
  const { first, years } = homeYears(inputs, mortgage, premiums);
  const debtService = addMoney(years[0]?.interest ?? zeroMoney, years[0]?.principal ?? zeroMoney);
  const netHousingCost = minor(debtService - first.netOperatingIncome);
  const saved = minor(timesMoney(inputs.housingCostNow, 12) - netHousingCost);
  const payment = loan === 0 ? zeroMoney : monthlyPayment(mortgage);
  const monthlyPiti = roundMoney(payment + carryingCosts(first.lines) / 12);
  const { saleProceeds } = heldReturn({ flows: [], startsAt: 0 }, years, inputs);
  return {
    downPayment,
    loan,
    cashNeeded,
    monthlyPayment: payment,
    apr: houseHackApr({ mortgage, upfrontPremium: premium, premiums }),
    firstYear: first,
    debtService,
    monthlyPiti,
    netHousingCost,
    saved,
    returnOnCash: ratio(saved, cashNeeded),
    selfSufficiency: monthlyPiti === 0 ? null : (allRents(inputs) * countedRent) / monthlyPiti,
    cashFlowAfterMoving: years[inputs.yearsLivedIn]?.cashFlow ?? null,
    irr: answerOf(flowsWithSaving(inputs, { cashNeeded, years, saleProceeds })),
    saleProceeds,
    oneOffCosts,
    runningCosts: first.lines,
    years,
    laws: [],
  };
}

/** The rent a month of every unit, the own one included. */
export const allRents = ({ otherUnits, ownUnitRent }: HouseHackInputs): Minor =>
  sumMoney([...otherUnits.map(({ monthlyRent }) => monthlyRent), ownUnitRent]);

function homeYears(
  inputs: HouseHackInputs,
  mortgage: Mortgage,
  premiums: readonly Minor[],
): { readonly first: LettingYear; readonly years: readonly StrategyYear[] } {
  const loanRows = loanYears(mortgage, projectedYears);
  const yearOf = (year: number): LettingYear => homeYear(inputs, year, premiums[year - 1] ?? zeroMoney);
  let cumulative = 0;
  const years = loanRows.map(({ interest, principal, balance }, at): StrategyYear => {
    const { grossOperatingIncome: income, costs, netOperatingIncome } = yearOf(at + 1);
    const cashFlow = minor(netOperatingIncome - interest - principal);
    cumulative += cashFlow;
    const propertyValue = roundMoney(inputs.purchasePrice * growthFactor(inputs.priceGrowth, at + 1));
    return {
      year: at + 1,
      income,
      costs,
      interest,
      principal,
      capital: zeroMoney,
      cashFlow,
      cumulativeCashFlow: minor(cumulative),
      propertyValue,
      loanBalance: balance,
      equity: minor(propertyValue - balance),
    };
  });
  return { first: yearOf(1), years };
}

interface Held {
  readonly cashNeeded: Minor;
  readonly years: readonly StrategyYear[];
  readonly saleProceeds: Minor;
}

/** While one lives there, the housing cost one no longer pays elsewhere is money that comes back. */
function flowsWithSaving(
  inputs: HouseHackInputs,
  { cashNeeded, years, saleProceeds }: Held,
): readonly { readonly at: number; readonly amount: number }[] {
  const held = years.slice(0, inputs.holdYears).map(({ year, cashFlow }) => {
    const avoided = year <= inputs.yearsLivedIn ? timesMoney(grownTo(year, inputs.rentGrowth)(inputs.housingCostNow), 12) : 0;
    return { at: year, amount: cashFlow + avoided + (year === inputs.holdYears ? saleProceeds : 0) };
  });
  return [{ at: 0, amount: 0 - cashNeeded }, ...held];
}

/** A year's costs that a lender counts into the payment. */
function carryingCosts(lines: readonly CostLine[]): number {
  const counted = new Set(['mortgageInsurance', 'propertyTax', 'homeInsurance', 'association']);
  return lines.reduce<number>((sum, { id, amount }) => (counted.has(id) ? sum + amount : sum), 0);
}
