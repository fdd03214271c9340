import { formatMoney, formatRate } from '../../../core/kernel/formatMoneyAndRates.ts';
import { currencies, minor, type Currency } from '../../../core/kernel/money.ts';
import { rate } from '../../../core/kernel/rate.ts';
import type { CardFigure } from '../../../core/pipeline/scoring/rowFigures.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { familyOfRow } from '../country/countryFamily.ts';

/** A row's amount in whole major units; a dash when unknown or, in a damaged row, not a number. */
export function moneyText(amount: number | null, currency: string): string {
  return amount !== null && Number.isSafeInteger(amount) && isCurrency(currency) ? formatMoney(minor(amount), currency) : unknownText;
}

/** A row's rate as a percentage with one decimal; a dash when unknown. */
export function rateText(fraction: number | null): string {
  return fraction !== null && Number.isFinite(fraction) ? formatRate(rate(fraction), 1) : unknownText;
}

/** Interest cover in whole percent, as on the deal's page; a dash when unknown. */
export const coverText = (fraction: number | null): string =>
  fraction !== null && Number.isFinite(fraction) ? formatRate(rate(fraction), 0) : unknownText;

/** A short description, "3 bed · terraced · M6", which leaves out unknown parts. */
export const rowSubtitle = (row: DealRow): string =>
  [row.bedrooms === null ? null : `${row.bedrooms} bed`, row.propertyType, row.outcode]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

const unknownText = '\u2013';

const isCurrency = (text: string): text is Currency => currencies.some((currency) => currency === text);

/** The four card figures of the deal's strategy. */
export function cardFigures(row: DealRow): readonly CardFigure[] {
  const { card, netYield, monthlyCashFlow, cashOnCash, cashNeeded, currency } = row;
  const family = familyOfRow(row);
  return (
    card ?? [
      { label: 'Cash flow / mo', text: moneyText(monthlyCashFlow, currency) },
      { label: 'Cash-on-cash', text: rateText(cashOnCash) },
      { label: family === 'american' ? 'Cap rate' : 'Net yield', text: rateText(netYield) },
      { label: 'Cash needed', text: moneyText(cashNeeded, currency) },
    ]
  );
}
