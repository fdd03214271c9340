import { formatNumber } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { axisUnit } from '../../../../core/chart/axisLabel.ts';
import type { ReportChart } from '../../../../core/chart/reportChart.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

/** A chart's numbers as a table: a row per x value and a column per series, in the axis's unit. */
export function chartTable(chart: ReportChart): ReportTable {
  const unit = axisUnit(chart.yLabel);
  const text = (value: number | undefined): string => {
    if (value === undefined || !Number.isFinite(value)) return '\u2013';
    const number = formatNumber(Math.abs(value), unit.before === '' ? undefined : 0);
    return `${value < 0 && /[1-9]/.test(number) ? '\u2212' : ''}${unit.before}${number}${unit.after}`;
  };
  return {
    id: chart.id,
    title: `${chart.title}, ${chart.yLabel}`,
    columns: [{ label: chart.xLabel, align: 'left' }, ...chart.series.map(({ label }) => ({ label, align: 'right' as const }))],
    rows: chart.x.map((x, at) => [x, ...chart.series.map(({ values }) => text(values[at]))]),
    total: null,
    note: null,
  };
}
