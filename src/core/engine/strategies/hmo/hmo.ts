import type { HmoInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import { minor, roundMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
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

export interface HmoAnalysis extends PurchasedAnalysis {
  readonly rooms: readonly RoomYear[];
  /** Share of the rooms' year that is let, weighed by rent; null when no room has a rent. */
  readonly occupancy: Rate | null;
  /** Share of the rent that has to come in to pay costs and loan. */
  readonly breakEvenOccupancy: number | null;
  readonly monthlyCashFlowPerRoom: Minor;
}

/** A house let by the room, each with its own rent and voids. */
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
    monthlyCashFlowPerRoom: roundMoney(annualCashFlow / 12 / inputs.rooms.length),
  };
}
