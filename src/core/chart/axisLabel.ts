/** The unit of a chart's numbers, read from its axis label: "£ a month", "% a year". */
export interface AxisUnit {
  readonly before: string;
  readonly after: string;
}

/** The label of an axis tick, short and with its unit: "−£1.5k", "60k". The minus sign is U+2212. */
export function axisLabel(value: number, unit: AxisUnit): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '\u2212' : '';
  const [number, letter] =
    size >= 1e9 ? [size / 1e9, 'bn'] : size >= 1e6 ? [size / 1e6, 'm'] : size >= 1e3 ? [size / 1e3, 'k'] : [size, ''];
  return `${sign}${unit.before}${Number(number.toPrecision(4))}${letter}${unit.after}`;
}

/** The unit of an axis, read from its label. */
export function axisUnit(label: string): AxisUnit {
  const before = /[£€$]/.exec(label)?.[0] ?? '';
  return { before, after: before === '' && label.includes('%') ? '%' : '' };
}
