import type { ReportDocument } from '../../../../core/report/report.ts';
import type { ReportChart } from '../../../../core/chart/reportChart.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

/** A report table by id; null if the report lacks it. */
export const tableOf = (report: ReportDocument, id: string): ReportTable | null => report.tables.find((table) => table.id === id) ?? null;

/** A report chart by id; null if the report lacks it. */
export const chartOf = (report: ReportDocument, id: string): ReportChart | null => report.charts.find((chart) => chart.id === id) ?? null;
