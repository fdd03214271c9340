import type { HmoInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import { minor, roundMoney } from '../../../kernel/money.ts';
import { ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { breakEvenOccupancy } from '../../finance/property/cover.ts';
import { purchasedProperty } from '../held/purchasedProperty.ts';
import type { PurchasedAnalysis } from '../held/purchasedProperty.ts';
import { strategyPurchase } from '../held/strategyPurchase.ts';
import type { StrategyContext } from '../strategyAnalysis.ts';
import { roomYears, sharedHouseYear } from './sharedHouseYear.ts';
import type { RoomYear } from './sharedHouseYear.ts';
import { upkeepLines } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { perMonth } from '../../../kernel/period.ts';
import type { PerMonth } from '../../../kernel/period.ts';

export interface HmoAnalysis extends PurchasedAnalysis {
  readonly rooms: readonly RoomYear[];
  /** The share of the year for which rooms are let, weighted by rent; null if no room has a rent. */
  readonly occupancy: Rate | null;
  /** The share of the full rent that is needed to pay the costs and the loan. */
  readonly breakEvenOccupancy: number | null;
  readonly monthlyCashFlowPerRoom: PerMonth;
}

/** The analysis of a house let by the room (HMO), each room with its own rent and voids. */
export function hmo(inputs: HmoInputs, { market, on, years }: StrategyContext): HmoAnalysis {
  const purchase = strategyPurchase(inputs, market, on);
  const letting = (year: number): LettingYear =>
    sharedHouseYear(inputs, year, { houseLines: upkeepLines(inputs, year), reserved: inputs.capitalReserve });
  const kept = purchasedProperty(inputs, { purchase, letting, years });
  const { letting: first, debtService, annualCashFlow } = kept.held;
  return {
    ...kept,
    rooms: roomYears(inputs, 1),
    occupancy: ratio(first.grossOperatingIncome, first.rent),
    breakEvenOccupancy: breakEvenOccupancy(debtService, minor(first.costs + first.reserve), first.rent),
    monthlyCashFlowPerRoom: perMonth(roundMoney(annualCashFlow / 12 / inputs.rooms.length)),
  };
}
