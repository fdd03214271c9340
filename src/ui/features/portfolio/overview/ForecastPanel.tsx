import { lazy, Suspense } from 'react';
import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { Currency, Minor } from '../../../../core/kernel/money.ts';
import type { ForecastYear } from '../../../../core/portfolio/forecast.ts';
import { moneyFormat } from '../../../components/chart/chartFormats.ts';
import { Skeleton } from '../../../components/notice/Skeleton.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { ExplainButton } from '../../../parts/explanation/Explanations.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

const LineChart = lazy(async () => ({ default: (await import('../../../components/chart/LineChart.tsx')).LineChart }));

interface ForecastPanelProps {
  readonly title: string;
  readonly years: readonly ForecastYear[];
  readonly currency: Currency;
}

const formula =
  'Value: today’s value × (1 + growth) for each year. Debt: each loan’s balance according to its repayment schedule. Rent and running costs: today’s amounts, growing from year two. Voids, and costs set as a share of rent, change with the rent. Cash flow: rent − voids − running costs − payments. Assumes no purchases, sales or new loans.';

const notAvailable =
  'We don’t have growth rates for properties in several countries together, or for this country. Enter your own growth rates to see a forecast.';

/** The forecast as a chart and a table. */
export function ForecastPanel({ title, years, currency }: ForecastPanelProps) {
  const last = years.at(-1);
  if (last === undefined) return <Panel title={title}>{notAvailable}</Panel>;
  const format = moneyFormat(currency);
  const money = (amount: Minor): string => formatMoney(amount, currency);
  const summary = `Equity ${money(last.equity)} after ${years.length} years: value ${money(last.value)}, debt ${money(last.debt)}.`;
  const terms = [
    { label: `Value in year ${last.year}`, value: money(last.value), from: null },
    { label: `Debt in year ${last.year}`, value: money(last.debt), from: null },
  ];
  return (
    <Panel
      title={title}
      aside={<ExplainButton figure={{ label: title, value: money(last.equity), formula, terms, sources: [] }} label={title} />}
    >
      <Suspense fallback={<Skeleton label="Loading the chart…" lines={6} />}>
        <LineChart
          title={title}
          summary={summary}
          xLabel="Year"
          points={years.map(({ year }) => ({ at: year, label: `Year ${year}` }))}
          lines={[
            { label: 'Value', values: years.map(({ value }) => value) },
            ...(years.some(({ debt }) => debt > 0) ? [{ label: 'Debt', values: years.map(({ debt }) => debt) }] : []),
            { label: 'Equity', values: years.map(({ equity }) => equity), filled: true },
            { label: 'Equity plus cumulative cash flow', values: withCashFlow(years) },
          ]}
          {...format}
        />
      </Suspense>
      <Disclosure title="Year by year">
        <DataTable
          caption={`${title}, year by year`}
          columns={[{ label: 'Year' }, ...columns.map(([label]) => ({ label, align: 'right' as const }))]}
          rows={years.map((year) => [`${year.year} (to ${year.ends.slice(0, 7)})`, ...columns.map(([, key]) => money(year[key]))])}
        />
      </Disclosure>
    </Panel>
  );
}

/** Equity plus cumulative cash flow. Loan repayments cancel out: they lower cash flow and raise equity. */
function withCashFlow(years: readonly ForecastYear[]): readonly number[] {
  let soFar = 0;
  return years.map(({ equity, cashFlow }) => {
    soFar += cashFlow;
    return equity + soFar;
  });
}

const columns = [
  ['Rent', 'rent'],
  ['Voids', 'voids'],
  ['Running costs', 'runningCosts'],
  ['Loan payments', 'payments'],
  ['Cash flow', 'cashFlow'],
  ['Value', 'value'],
  ['Debt', 'debt'],
  ['Equity', 'equity'],
] as const satisfies readonly (readonly [string, keyof ForecastYear])[];
