import type { HouseHackInputs } from '../../../deal/strategies/inputs/houseHackInputs.ts';
import { addMoney, minor, shareOf, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ratio, zeroRate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { PurchaseAnalysis } from '../../analysis.ts';
import type { Mortgage } from '../../mortgage.ts';
import { grownTo } from '../../runningCosts.ts';
import type { HeldAnalysis } from '../held/heldFigures.ts';
import { heldProperty } from '../held/heldProperty.ts';
import { heldReturn } from '../held/heldReturn.ts';
import { strategyPurchase } from '../held/strategyPurchase.ts';
import type { StrategyContext, StrategyYear } from '../strategyAnalysis.ts';
import { householdYear } from './householdYear.ts';
import type { LodgerRelief } from '../../../market/landlordRules.ts';

/** Amounts of the first year. The sale's return counts the housing cost elsewhere that is no longer paid. */
export interface HouseHackAnalysis extends HeldAnalysis {
  readonly purchase: PurchaseAnalysis;
  /** Running costs and mortgage payments a year, whoever pays them. */
  readonly outgoings: Minor;
  /** Outgoings less lodgers' rent a year; negative when the lodgers pay for more than everything. */
  readonly netHousingCost: Minor;
  /** Housing cost elsewhere less that, a year; null where the first is not known. */
  readonly saved: Minor | null;
  /** Null where the saving is not known or no cash goes in. */
  readonly savedOnCash: Rate | null;
  /** Null where nothing is to be paid. */
  readonly paidByLodgers: Rate | null;
  /** Lodgers' rent above the relief a year; null where the place's relief is not held. */
  readonly taxableRent: Minor | null;
  readonly relief: LodgerRelief | null;
}

/** A home lived in with lodgers, bought with a residential repayment mortgage and sold after the years held. Before income tax. */
export function houseHack(inputs: HouseHackInputs, { market, on, years }: StrategyContext): HouseHackAnalysis {
  const purchase = strategyPurchase(inputs, market, on);
  const loan = addMoney(purchase.loan, shareOf(purchase.loan, inputs.upfrontInsurance));
  const mortgage: Mortgage = {
    loan,
    rate: inputs.mortgageRate,
    months: Math.round(inputs.mortgageYears * 12),
    kind: 'repayment',
  };
  const letting = (year: number): ReturnType<typeof householdYear> => householdYear(inputs, year, loan);
  // Lenders to owner-occupiers test the owner's income, not the rent: without a stress rate there is no cover.
  const held = heldProperty({ mortgage, value: purchase.price, priceGrowth: inputs.priceGrowth, letting, years }, zeroRate);
  const outgoings = minor(held.letting.costs + held.debtService);
  const netHousingCost = minor(0 - held.annualCashFlow);
  const saved = isCompared(inputs) ? minor(timesMoney(inputs.housingCostNow, 12) - netHousingCost) : null;
  const relief = market.lodgers ?? null;
  const received = held.letting.grossOperatingIncome;
  return {
    purchase,
    held,
    outgoings,
    netHousingCost,
    saved,
    savedOnCash: saved === null ? null : ratio(saved, purchase.cashNeeded),
    paidByLodgers: ratio(received, outgoings),
    taxableRent: relief === null ? null : minor(Math.max(0, received - relief.limit)),
    relief,
    sale: heldReturn({ flows: [{ at: 0, amount: 0 - purchase.cashNeeded }], startsAt: 0 }, withSaving(inputs, held.years), inputs),
    oneOffCosts: purchase.costs,
    runningCosts: held.letting.lines,
    years: held.years,
    laws: purchase.transferTax.rules,
  };
}

/** Whether there is a housing cost to compare with. */
export const isCompared = ({ housingCostNow }: Pick<HouseHackInputs, 'housingCostNow'>): boolean => housingCostNow > 0;

/** The years with the housing cost no longer paid elsewhere as money that comes in; it grows as rents do. */
function withSaving(inputs: HouseHackInputs, years: readonly StrategyYear[]): readonly StrategyYear[] {
  return years.map((year) => {
    return { ...year, cashFlow: minor(year.cashFlow + housingCostAvoided(inputs, year.year)) };
  });
}

/** The housing cost no longer paid elsewhere in a year of living there. */
export const housingCostAvoided = ({ housingCostNow, rentGrowth }: HousingCost, year: number): Minor =>
  timesMoney(grownTo(year, rentGrowth)(housingCostNow), 12);

type HousingCost = Pick<HouseHackInputs, 'housingCostNow' | 'rentGrowth'>;
