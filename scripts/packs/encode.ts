import type { ColumnAbout, PackColumn } from '../../src/core/area/pack/pack.ts';

type Known = number | null;

/** A value as a whole multiple of `10^-d`, without binary rounding error. */
const scaled = (value: number, d: number): number => Math.round(Number((value * 10 ** d).toPrecision(12))) + 0;

export const textColumn = (v: readonly (string | null)[]): PackColumn => ({ t: 'text', v });

/** Repeated texts, as a list of distinct texts and indexes into it. Null and the empty text are -1. */
export function pickColumn(values: readonly (string | null)[]): PackColumn {
  const from = [...new Set(values.filter((value): value is string => value !== null && value !== ''))];
  const place = new Map(from.map((word, at) => [word, at]));
  return { t: 'pick', from, v: values.map((value) => (value === null ? -1 : (place.get(value) ?? -1))) };
}

export function numberColumn(values: readonly Known[], { d, about }: { readonly d: number; readonly about?: ColumnAbout }): PackColumn {
  const v = values.map((value) => (value === null ? null : scaled(value, d)));
  return about === undefined ? { t: 'number', d, v } : { t: 'number', d, about, v };
}

/** Encodes each number as its difference from the previous one. For numbers close to each other, such as positions in postcode order. */
export const deltaColumn = (values: readonly Known[], d: number): PackColumn => ({
  t: 'number',
  d,
  delta: true,
  v: differences(values, d),
});

/** One row for every place, with a value for every period. Missing values at the end of a row are omitted. */
export function seriesColumn(
  rows: readonly (readonly Known[])[],
  { d, periods, about }: { readonly d: number; readonly periods: readonly string[]; readonly about: ColumnAbout },
): PackColumn {
  return { t: 'series', d, periods, about, v: rows.map((row) => trimmed(differences(row, d))) };
}

function differences(values: readonly Known[], d: number): readonly Known[] {
  let last = 0;
  return values.map((value) => {
    if (value === null) return null;
    const whole = scaled(value, d);
    const step = whole - last;
    last = whole;
    return step;
  });
}

function trimmed(row: readonly Known[]): readonly Known[] {
  let end = row.length;
  while (end > 0 && row[end - 1] === null) end -= 1;
  return row.slice(0, end);
}
