import type { ReportTable } from '../report.ts';

/** A table as it is printed: where one amount of a column has pennies or cents all have, so that whole amounts stand under each other. */
export function evenPennies(table: ReportTable): ReportTable {
  const lines = [...table.rows, ...(table.total === null ? [] : [table.total])];
  const exact = table.columns.map(({ align }, at) => align === 'right' && lines.some((cells) => withPennies.test(cells[at] ?? '')));
  if (!exact.includes(true)) return table;
  const even = (cells: readonly string[]): readonly string[] =>
    cells.map((cell, at) => (exact[at] === true && whole.test(cell) ? `${cell}.00` : cell));
  return { ...table, rows: table.rows.map(even), total: table.total === null ? null : even(table.total) };
}

const withPennies = /^−?[£$€][\d,]+\.\d\d$/;
const whole = /^−?[£$€][\d,]+$/;
