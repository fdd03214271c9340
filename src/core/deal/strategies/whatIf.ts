import type { Room } from './inputs/rooms.ts';
import { isAllowedInput } from './inputValue.ts';
import { strategyInputs } from './strategyCatalogue.ts';
import type { StrategyId } from './strategyInput.ts';
import type { MarketCountry, MarketId } from '../../market/markets.ts';

/** The named what-ifs, each of which changes several inputs. */
export const whatIfIds = ['rates', 'rent', 'void', 'price'] as const;
export type WhatIfId = (typeof whatIfIds)[number];

/** The name of each what-if and a description of its effect. */
const whatIfWords: Readonly<Record<WhatIfId, { readonly label: string; readonly does: string }>> = {
  rates: { label: 'Rates +2 pts', does: 'Mortgage rate 2 percentage points higher, bridging rate higher by the monthly equivalent' },
  rent: { label: 'Rent −10%', does: 'Rents, room rents and nightly rates a tenth lower' },
  void: { label: 'Void +2 months', does: 'Two more months empty each year, or a sixth fewer nights booked' },
  price: { label: 'Price −5%', does: 'You pay 5% less, with the same value after refurbishment' },
};

const americanWords: typeof whatIfWords = {
  rates: { label: 'Rates +2 pts', does: 'Mortgage rate 2 percentage points higher, hard money rate higher by the monthly equivalent' },
  rent: { label: 'Rent −10%', does: 'Rents, room rents and nightly rates a tenth lower' },
  void: { label: 'Vacancy +2 months', does: 'Two more months vacant each year, or a sixth fewer nights booked' },
  price: { label: 'Price −5%', does: 'You pay 5% less, with the same after-repair value' },
};

const europeanWords: typeof whatIfWords = {
  ...whatIfWords,
  void: { label: 'Vacancy +2 months', does: 'Two more months empty each year, or a sixth fewer nights booked' },
};

/** The what-if labels in a country's wording. */
export function whatIfLabelsIn(country: MarketCountry): typeof whatIfWords {
  if (country === 'GB') return whatIfWords;
  return country === 'US' ? americanWords : europeanWords;
}

/** The input values that the chosen what-ifs change, each kept within its bounds; unchanged inputs are left out. */
export function whatIfChanges(
  { strategy, market }: { readonly strategy: StrategyId; readonly market: MarketId },
  values: Readonly<Record<string, unknown>>,
  ids: readonly WhatIfId[],
): Readonly<Record<string, unknown>> {
  const entries = strategyInputs(strategy, market);
  const changed: Record<string, unknown> = {};
  for (const id of ids) {
    for (const [key, change] of Object.entries(effects[id])) {
      const entry = entries.find((each) => each.key === key);
      const now = changed[key] ?? values[key];
      if (entry === undefined || now === undefined) continue;
      const [low, high] = entry.bounds;
      const next = change(now);
      const kept = typeof next === 'number' ? Math.min(high, Math.max(low, next)) : next;
      if (isAllowedInput(entry, kept)) changed[key] = kept;
    }
  }
  return changed;
}

type Change = (value: unknown) => unknown;

const times =
  (factor: number, whole = true): Change =>
  (value) =>
    typeof value === 'number' ? (whole ? Math.round(value * factor) : withoutDust(value * factor)) : value;

const plus =
  (amount: number): Change =>
  (value) =>
    typeof value === 'number' ? withoutDust(value + amount) : value;

const eachRoom =
  (change: (room: Room) => Room): Change =>
  (value) =>
    Array.isArray(value) ? value.map((room: Room) => change(room)) : value;

const withoutDust = (value: number): number => Number(value.toPrecision(12));

const twoMonths = 52 / 6;

const effects: Readonly<Record<WhatIfId, Readonly<Record<string, Change>>>> = {
  rates: { mortgageRate: plus(0.02), bridgingRate: plus(withoutDust(0.02 / 12)) },
  rent: {
    monthlyRent: times(0.9),
    nightlyRate: times(0.9),
    rooms: eachRoom((room) => ({ ...room, monthlyRent: Math.round(room.monthlyRent * 0.9) as Room['monthlyRent'] })),
  },
  void: {
    voidWeeks: plus(withoutDust(twoMonths)),
    vacancy: plus(withoutDust(twoMonths / 52)),
    occupancy: times(5 / 6, false),
    rooms: eachRoom((room) => ({ ...room, voidWeeks: Math.min(52, withoutDust(room.voidWeeks + twoMonths)) })),
  },
  price: { purchasePrice: times(0.95) },
};
