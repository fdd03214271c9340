import type { BrrrrInputs } from '../../../deal/strategies/inputs/brrrrInputs.ts';
import { minor, shareOf, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { pv } from '../../finance/annuity/pv.ts';
import { largestLoanByInterestCover } from '../../finance/property/cover.ts';
import { moneyLeftIn } from '../../finance/property/sale.ts';
import { lettingYear } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { heldProperty, mortgageOf } from '../held/heldProperty.ts';
import { heldReturn } from '../held/heldReturn.ts';
import { lendersPayment } from '../held/screenFigures.ts';
import type { HeldAnalysis } from '../held/heldFigures.ts';
import { project } from '../project/project.ts';
import type { ProjectAnalysis } from '../project/projectFigures.ts';
import type { StrategyContext } from '../strategyAnalysis.ts';

export interface BrrrrAnalysis extends ProjectAnalysis, HeldAnalysis {
  /** The new lender's loan: the lower of the limit by value and the limit by rent. */
  readonly newLoan: Minor;
  readonly loanByValue: Minor;
  /** The limit by rent; null if the rent is not tested. */
  readonly loanByRent: Minor | null;
  /** The new loan less the bridging loan and refinancing costs; negative if cash must be added. */
  readonly released: Minor;
  /** The cash put in less the cash released. At or below zero, no cash is left in. */
  readonly moneyLeftIn: Minor;
  /** The after-repair value less the total cost, including refinancing. */
  readonly equityCreated: Minor;
  /** The return on the cash left in; null if no cash is left in. */
  readonly cashOnCash: Rate | null;
  /** Gross rent divided by the whole cost. */
  readonly yieldOnCost: Rate | null;
}

/**
 * The analysis of a BRRRR (buy, refurbish, refinance, rent). Years are counted from the refinancing, when the property is first let; before
 * that it earns nothing.
 */
export function brrrr(inputs: BrrrrInputs, { market, on, years }: StrategyContext): BrrrrAnalysis {
  const done = project(inputs, market, on);
  const loanByValue = minor(Math.min(inputs.afterRepairValue, shareOf(inputs.afterRepairValue, inputs.refinanceOfValue)));
  const letting = (year: number): LettingYear => lettingYear(inputs, year);
  const loanByRent = loanOfRent(inputs, lendersPayment(letting(1), zeroMoney));
  const newLoan = minor(Math.min(loanByValue, loanByRent ?? loanByValue));
  const left = minor(moneyLeftIn(done.cashIn, { newLoan, oldLoan: done.loan.redemption, fees: inputs.refinanceFees }));
  const released = minor(newLoan - done.loan.redemption - inputs.refinanceFees);
  const { afterRepairValue: value, priceGrowth, stressRate } = inputs;
  const held = heldProperty({ mortgage: mortgageOf(newLoan, inputs), value, priceGrowth, letting, years }, stressRate);
  const startsAt = inputs.projectMonths / 12;
  const flows = [
    { at: 0, amount: 0 - done.cashIn },
    { at: startsAt, amount: released },
  ];
  const refinancing = { id: 'refinancing', label: 'Refinancing costs', amount: inputs.refinanceFees };
  const wholeCost = sumMoney([done.totalCost, inputs.refinanceFees]);
  return {
    project: done,
    newLoan,
    loanByValue,
    loanByRent,
    released,
    moneyLeftIn: left,
    held,
    equityCreated: minor(value - wholeCost),
    cashOnCash: left <= 0 ? null : ratio(held.annualCashFlow, left),
    yieldOnCost: ratio(held.letting.rent, wholeCost),
    sale: heldReturn({ flows, startsAt }, held.years, inputs),
    oneOffCosts: [...done.costs, refinancing],
    runningCosts: held.letting.lines,
    years: held.years,
    laws: done.transferTax.rules,
  };
}

/** The largest loan that the rent supports, rounded down to a whole unit; null if no interest is tested. */
function loanOfRent(inputs: BrrrrInputs, dues: Minor): Minor | null {
  const { monthlyRent, coverRequired, stressRate } = inputs;
  const tested = [largestLoanByInterestCover(monthlyRent * 12, coverRequired, stressRate), loanByPayment(inputs, dues)].filter(
    (most) => most !== null,
  );
  return tested.length === 0 ? null : minor(Math.max(zeroMoney, Math.floor(Number(Math.min(...tested).toPrecision(15)))));
}

/** The largest loan for which the rent covers the payment, property tax, insurance and dues at the lender's ratio. */
function loanByPayment({ monthlyRent, rentCoverRequired, ...loan }: BrrrrInputs, dues: Minor): number | null {
  if (rentCoverRequired === 0) return null;
  const payment = monthlyRent / rentCoverRequired - dues / 12;
  if (payment <= 0) return 0;
  const monthly = loan.mortgageRate / 12;
  if (loan.mortgageKind === 'interest-only') return monthly === 0 ? null : payment / monthly;
  return pv({ rate: monthly, nper: Math.round(loan.mortgageYears * 12), pmt: 0 - payment, fv: 0 });
}
