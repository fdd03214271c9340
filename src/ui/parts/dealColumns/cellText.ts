import { formatNumber } from '../../../core/kernel/formatMoneyAndRates.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { coverText, moneyText, rateText } from '../dealRow/figureText.ts';
import { choiceOf, choicesIn, type Column, type ColumnId } from './columns.ts';

const dash = '–';

/** A cell's text; a dash when unknown. */
export function cellText(column: Column, row: DealRow): string {
  if (column.kind === 'choice') return choicesIn(column, row).find(({ value }) => value === choiceOf(column, row))?.label ?? dash;
  return valueText(column, column.of(row), row.currency);
}

/** A column value, such as a median, formatted like its cells. */
export function valueText({ id, kind }: Column, value: string | number | null, currency: string): string {
  if (value === null || value === '') return dash;
  if (typeof value === 'string') return value;
  if (kind === 'money') return moneyText(Math.round(value), currency);
  if (id === 'interestCover') return coverText(value);
  if (kind === 'rate') return id === 'mortgageRate' ? `${formatNumber(Number((value * 100).toPrecision(12)))}%` : rateText(value);
  if (kind === 'date') return Number.isFinite(value) ? (calendarDays.has(id) ? sameDays : localDays).format(value) : dash;
  if (kind === 'yes-no') return value === 1 ? 'Yes' : 'No';
  return formatNumber(value);
}

/** Columns of calendar dates, which are the same everywhere. Other dates are moments, shown in the device's time zone. */
const calendarDays: ReadonlySet<ColumnId> = new Set(['reducedOn', 'dueOn']);

const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const localDays = new Intl.DateTimeFormat('en-GB', dayFormat);
const sameDays = new Intl.DateTimeFormat('en-GB', { ...dayFormat, timeZone: 'UTC' });
