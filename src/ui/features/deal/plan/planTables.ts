import { formatMoney } from '../../../../core/kernel/format.ts';
import type { Currency, Minor } from '../../../../core/kernel/money.ts';
import type { Plan, PlanMonth, PlanYear } from '../../../../core/engine/plan/plan.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

type Both = PlanMonth & PlanYear;
type Column = readonly [label: string, read: (row: Pick<Both, keyof PlanMonth & keyof PlanYear>) => Minor];

const columns: readonly Column[] = [
  ['Rent', ({ rent }) => rent],
  ['Empty', ({ voids }) => voids],
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

/** The years of a plan; the last may be short. */
export const yearTable = ({ years }: Plan, currency: Currency): ReportTable => ({
  id: 'plan-years',
  title: 'Year by year',
  columns: head('Year'),
  rows: years.map((year) => [String(year.year), ...columns.map(([, read]) => formatMoney(read(year), currency))]),
  total: null,
  note: 'Rent and costs before income tax. Under events a negative amount comes in, such as a refinancing that pays out.',
});

/** Every month of a plan. */
export const monthTable = ({ months }: Plan, currency: Currency): ReportTable => ({
  id: 'plan-months',
  title: 'Month by month',
  columns: head('Month'),
  rows: months.map((month) => [String(month.month), ...columns.map(([, read]) => formatMoney(read(month), currency))]),
  total: null,
  note: null,
});
