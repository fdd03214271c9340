import type { ServicedAccommodationInputs } from '../../../deal/strategies/inputs/servicedAccommodationInputs.ts';
import { roundMoney, shareOf, sumMoney, timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { costLine, grownTo, operatingYear, upkeepLines } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { perYear } from '../../../kernel/period.ts';

/** A season's available nights, booked nights and income. Booked nights are an expected value, so they need not be whole. */
export interface SeasonYear {
  readonly label: string;
  readonly nights: number;
  readonly booked: number;
  readonly income: Minor;
}

/**
 * Each season with its own nightly rate and occupancy, and amounts in minor units. The nights booked in a season never exceed its available
 * nights.
 */
export function seasonYears(inputs: ServicedAccommodationInputs, year = 1): readonly SeasonYear[] {
  const nightly = grownTo(year, inputs.rentGrowth)(inputs.nightlyRate);
  return inputs.seasons.map(({ label, nights, rateFactor, occupancyFactor }) => {
    const booked = nights * Math.min(1, inputs.occupancy * occupancyFactor);
    return { label, nights, booked, income: timesMoney(nightly, booked * rateFactor) };
  });
}

/**
 * A year of letting to short-stay guests, with amounts in minor units. Empty nights do not count as voids, because they were never sold.
 * `rent` is everything that guests pay.
 */
export function guestYear(inputs: ServicedAccommodationInputs, year: number): LettingYear {
  const seasons = seasonYears(inputs, year);
  const booked = seasons.reduce((sum, season) => sum + season.booked, 0);
  const stays = booked / inputs.averageStay;
  const grown = grownTo(year, inputs.costGrowth);
  const cleaningPaid = timesMoney(grownTo(year, inputs.rentGrowth)(inputs.cleaningCharged), stays);
  const income = perYear(sumMoney(seasons.map((season) => season.income)) + cleaningPaid);
  const costs = [
    costLine('platform', 'Booking platforms', shareOf(income, inputs.platformFee)),
    costLine('management', 'Management', shareOf(income, inputs.management)),
    costLine('cleaning', 'Cleaning and linen', roundMoney(grown(inputs.cleaningPerStay) * stays)),
    costLine('supplies', 'Supplies', roundMoney(grown(inputs.suppliesPerNight) * booked)),
    costLine('utilities', 'Utilities', grown(timesMoney(inputs.utilitiesPerMonth, 12))),
    costLine('localTax', 'Council tax or business rates', grown(inputs.localTaxPerYear)),
    ...upkeepLines(inputs, year),
  ];
  return operatingYear({ rent: income, voids: perYear(0), costs, reserved: inputs.capitalReserve });
}
