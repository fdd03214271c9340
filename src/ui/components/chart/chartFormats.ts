import { formatMoney } from '../../../core/kernel/formatMoneyAndRates.ts';
import { axisLabel } from '../../../core/chart/axisLabel.ts';
import { currencySigns, minor, type Currency } from '../../../core/kernel/money.ts';

/** Formatters for a chart's values and axis, passed as `format` and `formatTick`. */
export interface ChartFormat {
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

/** Amounts in minor units: "£12,345", or "£12.3k" on the axis. */
export const moneyFormat = (currency: Currency): ChartFormat => ({
  format: (value) => formatMoney(minor(Math.round(value)), currency),
  formatTick: (value) => axisLabel(value / 100, { before: currencySigns[currency], after: '' }),
});

/** Fractions: 0.052 is "5.2%", or "5%" on the axis. */
export const rateFormat: ChartFormat = {
  format: (value) => `${minus(value)}${(Math.abs(value) * 100).toFixed(1)}%`,
  formatTick: (value) => axisLabel(Number((value * 100).toPrecision(12)), { before: '', after: '%' }),
};

/** Plain numbers: scores, years. */
export const plainFormat: ChartFormat = {
  format: (value) => `${minus(value)}${Math.abs(value).toLocaleString('en-GB', { maximumFractionDigits: 2 })}`,
  formatTick: (value) => axisLabel(value, { before: '', after: '' }),
};

const minus = (value: number): string => (value < 0 ? '\u2212' : '');
