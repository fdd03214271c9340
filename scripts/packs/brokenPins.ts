import type { Pack } from '../../src/core/area/pack/pack.ts';
import { pins } from './pins.ts';

/** The pinned values that a pack contradicts, one line each. */
export function brokenPins(pack: Pack): readonly string[] {
  return pins
    .filter((pin) => pin.pack === pack.id)
    .flatMap((pin) => {
      const found = valueIn(pack, pin);
      return found === pin.value ? [] : [`${pin.table}.${pin.column} for ${pin.code} is ${found}, but must be ${pin.value} (${pin.from})`];
    });
}

/** The value in a pack at a table, code and column (and period, for a series). Null if there is none. */
export function valueIn(
  pack: Pack,
  at: { readonly table: string; readonly column: string; readonly code: string; readonly period?: string },
): number | null {
  const table = pack.tables.get(at.table);
  const codes = table?.columns.get('code');
  const column = table?.columns.get(at.column);
  const row =
    codes === undefined
      ? 0
      : codes.kind === 'text'
        ? codes.values.indexOf(at.code)
        : codes.kind === 'number'
          ? codes.values.indexOf(Number(at.code))
          : -1;
  if (column === undefined || row < 0) return null;
  if (column.kind === 'number') return finite(column.values[row]);
  if (column.kind === 'series') return finite(column.values[row]?.[column.periods.indexOf(at.period ?? '')]);
  return null;
}

const finite = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value);
