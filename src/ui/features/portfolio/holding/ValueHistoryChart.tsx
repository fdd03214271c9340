import { lazy, Suspense } from 'react';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { ValueHistoryPoint } from '../../../../core/portfolio/valueHistory.ts';
import { Skeleton } from '../../../components/notice/Skeleton.tsx';
import { moneyFormat } from '../../../components/chart/chartFormats.ts';

const LineChart = lazy(async () => ({ default: (await import('../../../components/chart/LineChart.tsx')).LineChart }));

interface CourseChartProps {
  /** Shows the title above the chart, for use outside a panel. */
  readonly heading?: 'h3';
  readonly title: string;
  readonly course: readonly ValueHistoryPoint[];
  readonly currency: Currency;
}

/** A chart of value and debt from the purchase to today. */
export function ValueHistoryChart({ heading, title, course, currency }: CourseChartProps) {
  const format = moneyFormat(currency);
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined) return null;
  const summary = `Equity went from ${format.format(first.equity)} on ${formatDay(first.date)} to ${format.format(last.equity)} today (value ${format.format(last.value)}, debt ${format.format(last.debt)}).`;
  return (
    <Suspense fallback={<Skeleton label="Loading the chart…" lines={6} />}>
      <LineChart
        title={title}
        summary={summary}
        {...(heading === undefined ? {} : { heading })}
        xLabel="Date"
        points={course.map(({ date }) => ({ at: Date.parse(date), label: formatDay(date) }))}
        lines={[
          { label: 'Value', values: course.map(({ value }) => value), filled: true },
          ...(course.some(({ debt }) => debt > 0) ? [{ label: 'Debt', values: course.map(({ debt }) => debt), filled: true }] : []),
        ]}
        {...format}
      />
    </Suspense>
  );
}
