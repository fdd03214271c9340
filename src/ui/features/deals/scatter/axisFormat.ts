import { currencies, minor } from '../../../../core/kernel/money.ts';
import { moneyFormat, plainFormat, rateFormat, type ChartFormat } from '../../../components/chart/chartFormats.ts';
import { valueText } from '../../../parts/dealColumns/cellText.ts';
import type { Column } from '../../../parts/dealColumns/columns.ts';

/** The format of an axis. Its values are formatted like table cells. `currency` is null if the deals have several. */
export function axisFormat(column: Column, currency: string | null): ChartFormat {
  const format = (value: number): string => valueText(column, value, currency ?? '');
  if (column.kind === 'rate') return { ...rateFormat, format };
  if (column.kind !== 'money') return { ...plainFormat, format };
  const known = currencies.find((each) => each === currency);
  if (known !== undefined) return { ...moneyFormat(known), format };
  // Amounts in several currencies share no currency symbol.
  return {
    format: (value) => plainFormat.format(minor(Math.round(value)) / 100),
    formatTick: (value) => plainFormat.formatTick(value / 100),
  };
}
