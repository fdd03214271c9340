import { meanRent, withMeanRent, type Room } from '../../deal/strategies/inputs/rooms.ts';
import { offerStep } from '../offerStep.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** A strategy input expressed in whole steps: £500 of price, pounds, hundredths of a percentage point, or weeks, months, years … */
export interface StrategyScale {
  readonly low: number;
  readonly high: number;
  /** The step of the current value. */
  readonly inUse: number;
  /** The end of the range that the user prefers, such as the highest price or the lowest rent. */
  readonly prefers: 'highest' | 'lowest';
  /** The value at a step, in the catalogue's unit. For rooms it is their mean rent in pence. */
  readonly valueAt: (step: number) => number;
  /** The values at a step, by input. */
  readonly changesAt: (step: number) => Readonly<Record<string, unknown>>;
}

/** The steps goal seek may try for a strategy input: amounts up to ten times the current value, others across the catalogue's range. */
export function strategyScale(entry: InputEntry, value: unknown): StrategyScale {
  const { key, unit, bounds } = entry;
  const rooms = Array.isArray(value) ? (value as readonly Room[]) : null;
  const now = rooms === null ? Number(value ?? 0) : meanRent(rooms);
  const size = unit === 'money' ? (key === 'purchasePrice' ? offerStep : 100) : unit === 'rate' ? 0.0001 : 1;
  const most = unit === 'money' ? Math.min(bounds[1], Math.max(leastReach(entry), now * 10)) : bounds[1];
  const valueAt = (step: number): number => Number((step * size).toPrecision(12));
  return {
    // The bound of a rate is a whole number of steps, apart from binary rounding error.
    low: Math.ceil(Number((bounds[0] / size).toPrecision(12))),
    high: Math.floor(Number((most / size).toPrecision(12))),
    inUse: Math.round(now / size),
    prefers: betterHigh.has(key) ? 'lowest' : 'highest',
    valueAt,
    changesAt: (step) => ({ [key]: rooms === null ? valueAt(step) : withMeanRent(rooms, valueAt(step)) }),
  };
}

/** How far the search extends for an amount that is currently zero or small, in minor units. */
function leastReach({ key, per }: InputEntry): number {
  if (key === 'purchasePrice' || key === 'afterRepairValue') return 1_000_000_00;
  if (per === 'night') return 1_000_00;
  return per === 'month' ? 10_000_00 : 100_000_00;
}

/**
 * Inputs for which goal seek looks for the lowest value that is enough. For all others it looks for the highest value that is acceptable.
 */
const betterHigh: ReadonlySet<string> = new Set([
  'monthlyRent',
  'rooms',
  'nightlyRate',
  'occupancy',
  'averageStay',
  'cleaningCharged',
  'afterRepairValue',
  'deposit',
  'housingCostNow',
  'rentGrowth',
  'priceGrowth',
  'refinanceOfValue',
  'rentFreeMonths',
  'tenancyYears',
]);
