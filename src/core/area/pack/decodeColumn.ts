import type { Measure } from '../book/figure.ts';
import type { Column, ColumnAbout } from './pack.ts';

type RawColumn = Readonly<Record<string, unknown>>;

/** A column of `rows` rows from its JSON; on failure, the fault worded as the end of a sentence. */
export function decodeColumn(id: string, raw: unknown, rows: number): Column | string {
  if (typeof raw !== 'object' || raw === null) return 'isn’t a column';
  const column = raw as RawColumn;
  const values = column['v'];
  if (!Array.isArray(values)) return 'has no values';
  if (values.length !== rows) return `has ${values.length} values for ${rows} rows`;
  switch (column['t']) {
    case 'text':
      return values.every((value) => value === null || typeof value === 'string')
        ? { kind: 'text', values: values as readonly (string | null)[] }
        : 'contains a value that isn’t text';
    case 'pick':
      return decodePick(column, values);
    case 'number':
      return decodeNumbers(id, column, values);
    case 'series':
      return decodeSeries(column, values);
    default:
      return `is of an unknown kind: ${String(column['t'])}`;
  }
}

function decodePick(column: RawColumn, values: readonly unknown[]): Column | string {
  const { from } = column;
  if (!Array.isArray(from) || from.some((word) => typeof word !== 'string')) return 'has no word list';
  const words = from as readonly string[];
  const known = (at: unknown): boolean => Number.isInteger(at) && (at as number) >= -1 && (at as number) < words.length;
  if (!values.every(known)) return 'points outside its word list';
  return { kind: 'text', values: values.map((at) => words[at as number] ?? null) };
}

function decodeNumbers(id: string, column: RawColumn, values: readonly unknown[]): Column | string {
  const decimals = column['d'];
  if (!isDecimals(decimals)) return 'has no decimals';
  const about = readAbout(column['about']);
  if (about === false) return 'has no measure';
  const decoded = unpack(values, decimals, column['delta'] === true);
  if (decoded === null) return 'contains a value that isn’t a whole number';
  return { kind: 'number', values: decoded, measure: about === null ? null : measureOf(id, about, decimals) };
}

function decodeSeries(column: RawColumn, values: readonly unknown[]): Column | string {
  const { d: decimals, periods } = column;
  if (!isDecimals(decimals)) return 'has no decimals';
  if (!Array.isArray(periods) || periods.some((period) => typeof period !== 'string')) return 'has no periods';
  const about = readAbout(column['about']);
  if (about === false) return 'has no measure';
  const rows: Float64Array[] = [];
  for (const row of values) {
    if (!Array.isArray(row) || row.length > periods.length) return 'has a row that does not fit its periods';
    const decoded = unpack(row, decimals, true);
    if (decoded === null) return 'contains a value that isn’t a whole number';
    rows.push(decoded);
  }
  return { kind: 'series', periods: periods as readonly string[], values: rows, about };
}

/** Decodes whole numbers to figures; null becomes NaN, and differences continue across it. */
function unpack(values: readonly unknown[], decimals: number, delta: boolean): Float64Array | null {
  const scale = 10 ** Math.abs(decimals);
  const unpacked = new Float64Array(values.length);
  let last = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (value === null) {
      unpacked[at] = Number.NaN;
      continue;
    }
    if (!Number.isSafeInteger(value)) return null;
    last = delta ? last + (value as number) : (value as number);
    unpacked[at] = decimals < 0 ? last * scale : last / scale;
  }
  return unpacked;
}

const measureOf = (id: string, about: ColumnAbout, decimals: number): Measure => ({ id, decimals: Math.max(0, decimals), ...about });

/** The description of a measure's column. Null if the column is not a measure, false if the description is invalid. */
function readAbout(raw: unknown): ColumnAbout | null | false {
  if (raw === undefined) return null;
  if (typeof raw !== 'object' || raw === null) return false;
  const { label, group, unit, period, sourceIds, estimate, note } = raw as Readonly<Record<string, unknown>>;
  const texts = [label, group, unit, period].every((text) => typeof text === 'string' && text !== '');
  const words = [estimate, note].every((text) => text === null || typeof text === 'string');
  const sources = Array.isArray(sourceIds) && sourceIds.length > 0 && sourceIds.every((source) => typeof source === 'string');
  return texts && words && sources ? (raw as ColumnAbout) : false;
}

const isDecimals = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 9;
