import type { LetUnit, Room, Season } from '../../../core/deal/strategies/inputs/rooms.ts';
import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import { fromMajor } from '../../../core/kernel/money.ts';
import type { InputSpec, StrategyInputUnit } from '../../../core/deal/strategies/strategyInput.ts';

export type TableUnit = 'rooms' | 'seasons' | 'units';

export const isTable = (unit: StrategyInputUnit): unit is TableUnit => unit === 'rooms' || unit === 'seasons' || unit === 'units';

export type TableRow = Readonly<Record<string, unknown>> & { readonly label: string };

interface Column extends InputSpec {
  readonly key: string;
}

/** Columns of an input table after the name column. */
export const tableColumns: Readonly<Record<TableUnit, readonly Column[]>> = {
  rooms: [
    { key: 'monthlyRent', label: 'Monthly rent', unit: 'money', bounds: [0, 100_000_000] },
    { key: 'voidWeeks', label: 'Void weeks', unit: 'weeks', bounds: [0, 52] },
    { key: 'people', label: 'People', unit: 'count', bounds: [1, 10] },
    { key: 'squareMetres', label: 'Square metres', unit: 'number', bounds: [0, 1000] },
  ],
  seasons: [
    { key: 'nights', label: 'Nights', unit: 'nights', bounds: [1, 366] },
    { key: 'rateFactor', label: 'Price multiplier', unit: 'number', bounds: [0, 10] },
    { key: 'occupancyFactor', label: 'Demand multiplier', unit: 'number', bounds: [0, 10] },
  ],
  units: [{ key: 'monthlyRent', label: 'Monthly rent', unit: 'money', bounds: [0, 100_000_000] }],
};

/** A market's columns. Floor area is asked for only in the UK, because it is checked against the minimum room sizes in British law. */
export const columnsIn = (unit: TableUnit, market: MarketId): readonly Column[] =>
  countryOfMarket(market) === 'GB' ? tableColumns[unit] : tableColumns[unit].filter(({ key }) => key !== 'squareMetres');

export const tableText: Readonly<Record<TableUnit, { readonly one: string; readonly add: string }>> = {
  rooms: { one: 'Room', add: 'Add a room' },
  seasons: { one: 'Season', add: 'Add a season' },
  units: { one: 'Unit', add: 'Add a unit' },
};

const firstRoom: Room = { label: 'Room 1', monthlyRent: fromMajor(0), voidWeeks: 2, people: 1, squareMetres: null };
const firstSeason: Season = { label: 'Season 1', nights: 365, rateFactor: 1, occupancyFactor: 1 };
const firstUnit: LetUnit = { label: 'Unit 1', monthlyRent: fromMajor(0) };

const first: Readonly<Record<TableUnit, TableRow>> = { rooms: { ...firstRoom }, seasons: { ...firstSeason }, units: { ...firstUnit } };

/** The rows plus a copy of the last one under the next name. A new season takes half of the last one's nights. */
export function withRow(unit: TableUnit, rows: readonly TableRow[]): readonly TableRow[] {
  const label = `${tableText[unit].one} ${rows.length + 1}`;
  const last = rows.at(-1);
  if (last === undefined) return [first[unit]];
  if (unit !== 'seasons') return [...rows, { ...last, label }];
  const nights = typeof last['nights'] === 'number' ? last['nights'] : 2;
  const fresh = Math.max(1, Math.floor(nights / 2));
  return [...rows.slice(0, -1), { ...last, nights: Math.max(1, nights - fresh) }, { ...last, label, nights: fresh }];
}

/** A result or typed value as rows; empty when invalid. */
export const rowsOf = (value: unknown): readonly TableRow[] =>
  Array.isArray(value) ? value.filter((row): row is TableRow => typeof row === 'object' && row !== null && 'label' in row) : [];
