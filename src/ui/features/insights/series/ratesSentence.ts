import type { Series } from '../../../../core/area/book/figure.ts';
import { periodText } from '../../../parts/area/figures/periodText.ts';

const percent = (value: number): string => `${Number(value.toFixed(2))}%`;

/** A sentence with the latest rates and inflation, each with its date. Missing series are left out. */
export function ratesSentence(series: readonly Series[]): string {
  const last = (id: string) => series.find((each) => each.id === id)?.points.at(-1) ?? null;
  const [bank, fix, cpi] = [last('bank-rate'), last('mortgage-2y-75'), last('cpi')];
  return [
    bank === null ? null : `Bank Rate has been ${percent(bank.value)} since ${periodText(bank.period)}.`,
    fix === null ? null : `The average two-year fixed residential rate at 75% LTV was ${percent(fix.value)} in ${periodText(fix.period)}.`,
    cpi === null ? null : `Consumer prices rose ${percent(cpi.value)} in the year to ${periodText(cpi.period)}.`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
