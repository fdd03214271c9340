import { describe, expect, it } from 'vitest';
import { chartTable } from '../../../../../../src/ui/features/deal/report/chartTable.ts';
import { sampleOutcome } from '../../../../../support/dealFixtures.ts';
import type { ReportChart } from '../../../../../../src/core/chart/reportChart.ts';

const chart: ReportChart = {
  id: 'x',
  title: 'Annual cash flow',
  kind: 'bar',
  xLabel: 'Year',
  yLabel: '£',
  x: ['1', '2', '3'],
  series: [{ label: 'Cash flow', values: [1250.4, -80, Number.NaN] }],
  summary: 'It falls.',
};

describe('chartTable', () => {
  it('shows every value in the unit of its axis, with a true minus sign and a dash for a gap', () => {
    expect(chartTable(chart).rows).toEqual([
      ['1', '£1,250'],
      ['2', '−£80'],
      ['3', '–'],
    ]);
    expect(chartTable({ ...chart, yLabel: '% a year', series: [{ label: 'Yield', values: [5.25] }], x: ['1'] }).rows).toEqual([
      ['1', '5.25%'],
    ]);
  });

  it('has a row for every x value and a column for every series of every chart of a report', () => {
    for (const each of sampleOutcome().report.charts) {
      const table = chartTable(each);
      expect(table.rows).toHaveLength(each.x.length);
      expect(table.columns).toHaveLength(each.series.length + 1);
    }
  });
});
