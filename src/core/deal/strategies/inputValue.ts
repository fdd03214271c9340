import { rate } from '../../kernel/rate.ts';
import { roundMoney, sumMoney } from '../../kernel/money.ts';
import type { Currency } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/result.ts';
import { formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { LetUnit, Room, Season } from './inputs/rooms.ts';
import type { InputSpec } from './strategyInput.ts';
import type { InputEntry } from './inputEntry.ts';

/** Whether the engine accepts a value from outside. It must be of the row's kind, finite and within the row's bounds. */
export function isAllowedInput({ unit, bounds, choices = [], key = '' }: InputSpec, value: unknown): boolean {
  switch (unit) {
    case 'yes-no':
      return typeof value === 'boolean';
    case 'choice':
      return choices.some((choice) => choice.value === value);
    case 'rooms':
      return isTable(value, bounds, isRoom);
    case 'seasons':
      return isTable(value, bounds, isSeason) && sumOfNights(value) <= 366;
    case 'units':
      return isTable(value, bounds, isLetUnit);
    case 'money':
    case 'count':
    case 'months':
      return isWithin(value, bounds) && Number.isSafeInteger(value);
    case 'years':
      return isWithin(value, bounds) && (!wholeYears.has(key) || Number.isSafeInteger(value));
    case 'rate':
    case 'weeks':
    case 'nights':
    case 'number':
      return isWithin(value, bounds);
    default:
      return unreachable(unit);
  }
}

/** A value as displayed: "£1,250 a month", "5 rooms, £2,750 a month". */
export function formatInput(entry: InputEntry, value: unknown, currency: Currency): string {
  const text = bareInputText(entry, value, currency);
  const share = entry.of === null ? '' : ` ${entry.of}`;
  return text + share + (entry.per === null || entry.per === 'once' || entry.unit === 'years' ? '' : ` a ${entry.per}`);
}

/** A warning text for an unusual value; null within the usual range. Tables are not checked. */
export function inputWarning(entry: InputEntry, value: unknown, currency: Currency): string | null {
  if (entry.usual === null || typeof value !== 'number') return null;
  const [low, high] = entry.usual;
  if (value >= low && value <= high) return null;
  return `${value < low ? 'Below' : 'Above'} the usual ${bareInputText(entry, low, currency)} to ${bareInputText(entry, high, currency)}`;
}

/** A value without its period or base: "£1,250", "3 weeks", "Interest only", "Yes". */
export function bareInputText(entry: InputSpec, value: unknown, currency: Currency): string {
  switch (entry.unit) {
    case 'money':
      return formatMoneyExact(roundMoney(value as number), currency);
    case 'rate':
      return formatRate(rate(value as number));
    case 'weeks':
    case 'months':
    case 'years':
    case 'nights':
      return `${formatNumber(value as number)} ${value === 1 ? entry.unit.slice(0, -1) : entry.unit}`;
    case 'count':
    case 'number':
      return formatNumber(value as number);
    case 'yes-no':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return entry.choices?.find((choice) => choice.value === value)?.label ?? String(value);
    case 'rooms':
      return rentsText(value as readonly Room[], 'room', currency);
    case 'units':
      return rentsText(value as readonly LetUnit[], 'unit', currency);
    case 'seasons':
      return (value as readonly Season[]).map(({ label, nights }) => `${label} ${formatNumber(nights)} nights`).join(', ');
    default:
      return unreachable(entry.unit);
  }
}

/** Units of "years" that count whole projection years; a mortgage's or tenancy's years may be fractional. */
const wholeYears: ReadonlySet<string> = new Set(['holdYears', 'leaseYears', 'yearsLivedIn', 'premiumYears']);

function rentsText(lets: readonly LetUnit[], name: string, currency: Currency): string {
  const rent = sumMoney(lets.map(({ monthlyRent }) => monthlyRent));
  return `${lets.length} ${name}${lets.length === 1 ? '' : 's'}, ${formatMoneyExact(rent, currency)} a month`;
}

const isWithin = (value: unknown, [low, high]: readonly [number, number]): value is number =>
  typeof value === 'number' && value >= low && value <= high;

function isTable(value: unknown, bounds: readonly [number, number], isRow: (row: Fields) => boolean): value is readonly Fields[] {
  return Array.isArray(value) && isWithin(value.length, bounds) && value.every((row: unknown) => isFields(row) && isRow(row));
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const mostRent = 100_000_000;

const isLetUnit = ({ label, monthlyRent }: Fields): boolean =>
  typeof label === 'string' && isWithin(monthlyRent, [0, mostRent]) && Number.isSafeInteger(monthlyRent);

const isRoom = (row: Fields): boolean =>
  isLetUnit(row) &&
  isWithin(row['voidWeeks'], [0, 52]) &&
  isWithin(row['people'], [1, 10]) &&
  Number.isSafeInteger(row['people']) &&
  (row['squareMetres'] === null || isWithin(row['squareMetres'], [0, 1000]));

const isSeason = ({ label, nights, rateFactor, occupancyFactor }: Fields): boolean =>
  typeof label === 'string' && isWithin(nights, [1, 366]) && isWithin(rateFactor, [0, 10]) && isWithin(occupancyFactor, [0, 10]);

const sumOfNights = (seasons: readonly Fields[]): number => seasons.reduce((sum, { nights }) => sum + Number(nights), 0);
