import type { ServicedAccommodationInputs } from '../../../deal/strategies/inputs/servicedAccommodationInputs.ts';
import { roundMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { purchasedProperty } from '../held/purchasedProperty.ts';
import type { PurchasedAnalysis } from '../held/purchasedProperty.ts';
import { strategyPurchase } from '../held/strategyPurchase.ts';
import type { StrategyContext } from '../strategyAnalysis.ts';
import { guestYear, seasonYears } from './guestYear.ts';
import type { SeasonYear } from './guestYear.ts';

export interface ServicedAccommodationAnalysis extends PurchasedAnalysis {
  readonly seasons: readonly SeasonYear[];
  readonly nightsOnOffer: number;
  readonly nightsBooked: number;
  /** Average daily rate (ADR): revenue from nights divided by nights booked; null if none are booked. */
  readonly averageDailyRate: Minor | null;
  /** Revenue per available night (RevPAR): revenue from nights divided by nights available. */
  readonly revenuePerNight: Minor;
  /** The lowest occupancy, in steps of 0.01%, at which the first year makes no loss; null if every occupancy makes a loss. */
  readonly breakEvenOccupancy: Rate | null;
}

/** The analysis of a furnished property let by the night. */
export function servicedAccommodation(
  inputs: ServicedAccommodationInputs,
  { market, on, years }: StrategyContext,
): ServicedAccommodationAnalysis {
  const kept = purchasedProperty(inputs, {
    purchase: strategyPurchase(inputs, market, on),
    letting: (year) => guestYear(inputs, year),
    years,
  });
  const seasons = seasonYears(inputs);
  const nightsOnOffer = seasons.reduce((sum, season) => sum + season.nights, 0);
  const nightsBooked = seasons.reduce((sum, season) => sum + season.booked, 0);
  const income = sumMoney(seasons.map((season) => season.income));
  return {
    ...kept,
    seasons,
    nightsOnOffer,
    nightsBooked,
    averageDailyRate: nightsBooked === 0 ? null : roundMoney(income / nightsBooked),
    revenuePerNight: roundMoney(income / nightsOnOffer),
    breakEvenOccupancy: breakEvenOccupancy(inputs, kept.held.debtService),
  };
}

/**
 * Found by bisection over the first year. Null if even full occupancy makes a loss, for example because a night costs more than it earns.
 */
function breakEvenOccupancy(inputs: ServicedAccommodationInputs, debtService: Minor): Rate | null {
  const pays = (steps: number): boolean => {
    const { netOperatingIncome, reserve } = guestYear({ ...inputs, occupancy: rate(steps / 10_000) }, 1);
    return netOperatingIncome - reserve >= debtService;
  };
  if (pays(0)) return rate(0);
  if (!pays(10_000)) return null;
  let [unpaid, paid] = [0, 10_000];
  while (paid - unpaid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    if (pays(middle)) paid = middle;
    else unpaid = middle;
  }
  return rate(paid / 10_000);
}
