import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { Currency, Minor } from '../../../../core/kernel/money.ts';
import type { Plan, PlanMonth, PlanYear } from '../../../../core/engine/plan/plan.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

type Both = PlanMonth & PlanYear;
type Column = readonly [label: string, read: (row: Pick<Both, keyof PlanMonth & keyof PlanYear>) => Minor];

const columns: readonly Column[] = [
  ['Rent', ({ rent }) => rent],
  ['Voids', ({ voids }) => voids],
  ['Costs', ({ costs }) => costs],
  ['Interest', ({ interest }) => interest],
  ['Loan repaid', ({ principal }) => principal],
  ['Events', ({ oneOff }) => oneOff],
  ['Cash flow', ({ cashFlow }) => cashFlow],
  ['Loan', ({ loanBalance }) => loanBalance],
  ['Value', ({ propertyValue }) => propertyValue],
];

const head = (first: string): ReportTable['columns'] => [
  { label: first, align: 'left' },
  ...columns.map(([label]) => ({ label, align: 'right' as const })),
];

/** A plan by year; the last year may be shorter. */
export const yearTable = ({ years }: Plan, currency: Currency): ReportTable => ({
  id: 'plan-years',
  title: 'Year by year',
  columns: head('Year'),
  rows: years.map((year) => [String(year.year), ...columns.map(([, read]) => formatMoney(read(year), currency))]),
  total: null,
  note: 'Rent and costs are before income tax. A negative amount under Events is money you receive, such as cash from a remortgage.',
});

/** A plan by month. */
export const monthTable = ({ months }: Plan, currency: Currency): ReportTable => ({
  id: 'plan-months',
  title: 'Month by month',
  columns: head('Month'),
  rows: months.map((month) => [String(month.month), ...columns.map(([, read]) => formatMoney(read(month), currency))]),
  total: null,
  note: null,
});
