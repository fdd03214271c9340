import { type PerYear, perYear } from '../../../kernel/period.ts';
import type { HouseHackInputs } from '../../../deal/strategies/inputs/houseHackInputs.ts';
import { addMoney, minor, shareOf, timesMoney } from '../../../kernel/money.ts';
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

/** The amounts of the first year, and the return over the hold, which includes the alternative housing cost saved. */
export interface HouseHackAnalysis extends HeldAnalysis {
  readonly purchase: PurchaseAnalysis;
  /** Yearly running costs and mortgage payments, regardless of who pays them. */
  readonly outgoings: PerYear;
  /** Yearly outgoings less the lodgers' rent; negative if that rent exceeds the outgoings. */
  readonly netHousingCost: PerYear;
  /** The alternative housing cost less the net cost of living there, per year; null if the alternative cost is unknown. */
  readonly saved: PerYear | null;
  /** The saving divided by the cash put in. Null if the saving is unknown or no cash goes in. */
  readonly savedOnCash: Rate | null;
  /** The share of the outgoings that lodgers pay; null if there are none. */
  readonly paidByLodgers: Rate | null;
  /** Lodgers' rent above the tax relief, per year; null if we do not know the relief that applies in this place. */
  readonly taxableRent: PerYear | null;
  readonly relief: LodgerRelief | null;
}

/**
 * The analysis of an owner-occupied home with lodgers. It is bought with a residential repayment mortgage and sold at the end of the hold.
 * Figures are before income tax.
 */
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
  // Lenders to owner-occupiers test the owner's income rather than the rent, so there is no stress rate and no cover.
  const held = heldProperty({ mortgage, value: purchase.price, priceGrowth: inputs.priceGrowth, letting, years }, zeroRate);
  const outgoings = perYear(held.letting.costs + held.debtService);
  const netHousingCost = perYear(0 - held.annualCashFlow);
  const saved = isCompared(inputs) ? perYear(timesMoney(inputs.housingCostNow, 12) - netHousingCost) : null;
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
    taxableRent: relief === null ? null : perYear(Math.max(0, received - relief.limit)),
    relief,
    sale: heldReturn({ flows: [{ at: 0, amount: 0 - purchase.cashNeeded }], startsAt: 0 }, withSaving(inputs, held.years), inputs),
    oneOffCosts: purchase.costs,
    runningCosts: held.letting.lines,
    years: held.years,
    laws: purchase.transferTax.rules,
  };
}

/** Whether the inputs include a current housing cost to compare with. */
export const isCompared = ({ housingCostNow }: Pick<HouseHackInputs, 'housingCostNow'>): boolean => housingCostNow > 0;

/** The years with the saved housing cost added to cash flow. The saved cost grows at the same rate as rents. */
function withSaving(inputs: HouseHackInputs, years: readonly StrategyYear[]): readonly StrategyYear[] {
  return years.map((year) => {
    return { ...year, cashFlow: minor(year.cashFlow + housingCostAvoided(inputs, year.year)) };
  });
}

/** The housing cost saved in a year by living there, in minor units. */
export const housingCostAvoided = ({ housingCostNow, rentGrowth }: HousingCost, year: number): PerYear =>
  perYear(timesMoney(grownTo(year, rentGrowth)(housingCostNow), 12));

type HousingCost = Pick<HouseHackInputs, 'housingCostNow' | 'rentGrowth'>;
