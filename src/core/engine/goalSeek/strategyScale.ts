import { meanRent, withMeanRent, type Room } from '../../deal/strategies/inputs/rooms.ts';
import type { InputEntry } from '../../deal/strategies/strategyCatalogue.ts';
import { offerStep } from '../offerStep.ts';

/** An input of a strategy as a ladder of whole steps: £500 of price, pounds, hundredths of a percentage point, or weeks, months, years … */
export interface StrategyScale {
  readonly low: number;
  readonly high: number;
  /** The step of the value in use. */
  readonly inUse: number;
  /** The end a person asks for: the highest price, the lowest rent. */
  readonly prefers: 'highest' | 'lowest';
  /** The value at a step as the catalogue has it, rooms by their mean rent in pence. */
  readonly valueAt: (step: number) => number;
  /** The same as values by input. */
  readonly changesAt: (step: number) => Readonly<Record<string, unknown>>;
}

/** The scale of an input from its value in use. Amounts go to ten times what they are, others as far as the catalogue accepts them. */
export function strategyScale(entry: InputEntry, value: unknown): StrategyScale {
  const { key, unit, bounds } = entry;
  const rooms = Array.isArray(value) ? (value as readonly Room[]) : null;
  const now = rooms === null ? Number(value ?? 0) : meanRent(rooms);
  const size = unit === 'money' ? (key === 'purchasePrice' ? offerStep : 100) : unit === 'rate' ? 0.0001 : 1;
  const most = unit === 'money' ? Math.min(bounds[1], Math.max(leastReach(entry), now * 10)) : bounds[1];
  const valueAt = (step: number): number => Number((step * size).toPrecision(12));
  return {
    // A bound of a rate is a whole number of steps, but for the dust of its division.
    low: Math.ceil(Number((bounds[0] / size).toPrecision(12))),
    high: Math.floor(Number((most / size).toPrecision(12))),
    inUse: Math.round(now / size),
    prefers: betterHigh.has(key) ? 'lowest' : 'highest',
    valueAt,
    changesAt: (step) => ({ [key]: rooms === null ? valueAt(step) : withMeanRent(rooms, valueAt(step)) }),
  };
}

/** How far an amount is looked at that is nothing or little now, in minor units. */
function leastReach({ key, per }: InputEntry): number {
  if (key === 'purchasePrice' || key === 'afterRepairValue') return 1_000_000_00;
  if (per === 'night') return 1_000_00;
  return per === 'month' ? 10_000_00 : 100_000_00;
}

/** Inputs of which a person asks for the least that is enough; of every other one for the most that can be borne. */
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
