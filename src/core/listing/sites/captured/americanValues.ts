import { fromMajor, type Minor } from '../../../kernel/money.ts';
import type { Bounds } from '../../../place/position.ts';
import { factReader, type Found } from '../../factLayer.ts';
import { isRecord, listOf } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { numberIn } from './internationalValues.ts';

export const unitedStates: Bounds = { south: 18, north: 72, west: -180, east: -65 };

/** The five digits of a ZIP code from "45402", "45402-1234" or a five-digit number; null for anything else. */
export function zipIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : lineOf(value);
  return /^(\d{5})(?:-\d{4})?$/.exec(text ?? '')?.[1] ?? null;
}

/** A county's name as written, without stray punctuation; null for anything else. */
export function countyIn(value: unknown): string | null {
  const text = lineOf(value);
  return text !== null && /^\p{L}[\p{L}\p{M} .'’&-]{1,59}$/u.test(text) ? text : null;
}

/**
 * The number of dwellings in a building, from a number or a type that implies one ("Duplex", "Triplex", "Fourplex"); null for anything
 * else.
 */
export function dwellingsIn(value: unknown): number | null {
  const text = typeof value === 'number' ? null : lineOf(Array.isArray(value) && value.length === 1 ? value[0] : value);
  const count =
    text === null ? value : (plexes.find(([kind]) => kind.test(text))?.[1] ?? Number(/^\d{1,4}$/.exec(text)?.[0] ?? Number.NaN));
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= 2_000 ? count : null;
}

const plexes: readonly (readonly [RegExp, number])[] = [
  [/^duplex$/i, 2],
  [/^triplex$/i, 3],
  [/^(?:quadruplex|quadplex|fourplex|4-?plex)$/i, 4],
];

/** A yearly bill in cents; null if zero (unknown) or implausibly high. */
export function yearlyBill(value: unknown): Minor | null {
  const amount = numberIn(typeof value === 'string' ? value.replace(/^\s*\$/, '') : value);
  return amount !== null && amount > 0 && amount < 5_000_000 ? fromMajor(amount) : null;
}

interface Bills {
  readonly at: string;
  /** The key that orders the bills: a year, or a time in milliseconds. */
  readonly when: string;
  readonly amount: string;
}

/** The latest bill a listing states, in cents per year; years not yet billed are skipped. Null if there is none. */
export function newestBill(island: string, root: unknown, { at, when, amount }: Bills): Found<Minor> | null {
  return factReader(island, root)(at, (value) => {
    let newest: { readonly when: number; readonly bill: Minor } | null = null;
    for (const entry of listOf(value).slice(0, maxBills)) {
      const bill = isRecord(entry) ? yearlyBill(entry[amount]) : null;
      const time = isRecord(entry) ? Number(entry[when]) : Number.NaN;
      if (bill !== null && Number.isFinite(time) && (newest === null || time > newest.when)) newest = { when: time, bill };
    }
    return newest?.bill ?? null;
  });
}

/** The maximum number of entries read, which is more than any tax history has. */
const maxBills = 200;

const times: Readonly<Record<string, number>> = {
  mo: 12,
  month: 12,
  monthly: 12,
  quarter: 4,
  quarterly: 4,
  'semi-annually': 2,
  year: 1,
  yr: 1,
  yearly: 1,
  annual: 1,
  annually: 1,
};

/** A fee with its period as a yearly charge in cents: "$80 monthly", "$81/month", "$1,200 annually". Null without a period. */
export function yearlyFee(value: unknown): Minor | null {
  const found = /^\$\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,2})?\s?(?:\/\s?|per |a )?([a-z-]{2,14})$/i.exec(lineOf(value) ?? '');
  const [, whole = '', cents = '', often = ''] = found ?? [];
  const word = often.toLowerCase();
  const amount = Number(`${whole.replaceAll(',', '')}${cents}`) * (Object.hasOwn(times, word) ? (times[word] ?? 0) : 0);
  return found !== null && amount > 0 && amount < 1_200_000 ? fromMajor(amount) : null;
}
