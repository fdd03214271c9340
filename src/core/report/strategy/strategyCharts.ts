import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { currencySigns, subtractMoney, toMajor } from '../../kernel/money.ts';
import type { StrategyReportContext } from './strategyReportContext.ts';
import { yearsHeld } from './strategyTables.ts';
import type { ReportChart } from '../../chart/reportChart.ts';

/** Charts of the years held, each with a sentence that states its result; none for a strategy that ends with a sale after refurbishment. */
export function strategyCharts({ strategy, analysis, inputs }: StrategyReportContext): readonly ReportChart[] {
  if (strategy === 'flip') return [];
  const years = yearsHeld(analysis, inputs);
  const [first, last] = [years.at(0), years.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { currency } = analysis;
  const axes = { xLabel: 'Year', yLabel: currencySigns[currency], x: years.map(({ year }) => String(year)) };
  const held = `${last.year} ${last.year === 1 ? 'year' : 'years'}`;
  // One-off amounts are left out, because a purchase, a new loan or a sale would dwarf a year's cash flow.
  const flows = years.map(({ cashFlow, capital }) => subtractMoney(cashFlow, capital));
  const [begin, end] = [flows.at(0), flows.at(-1)].map((flow) => formatMoney(flow ?? first.cashFlow, currency));
  const flow: ReportChart = {
    id: 'yearly-cash-flow',
    title: 'Annual cash flow',
    kind: 'bar',
    ...axes,
    series: [{ label: 'Cash flow', values: flows.map(toMajor) }],
    summary: `Cash flow goes from ${begin} in year ${first.year} to ${end} in year ${last.year}, excluding one-off payments.`,
  };
  if (years.every(({ propertyValue }) => propertyValue === 0)) return [flow];
  const equity: ReportChart = {
    id: 'equity-and-loan',
    title: `Equity and loan over ${held}`,
    kind: 'line',
    ...axes,
    series: [
      { label: 'Equity', values: years.map((year) => toMajor(year.equity)) },
      { label: 'Loan', values: years.map((year) => toMajor(year.loanBalance)) },
    ],
    summary: `After ${held} equity is ${formatMoney(last.equity, currency)} and the remaining loan is ${formatMoney(last.loanBalance, currency)}.`,
  };
  return [equity, flow];
}
