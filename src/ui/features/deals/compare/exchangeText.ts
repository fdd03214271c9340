import type { ExchangeRates } from '../../../../core/area/describe/exchangeRates.ts';
import { formatNumber } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { currencyNames } from '../../../../core/kernel/money.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { SeriesState } from '../../../../data/area/useAreaBook.ts';
import { periodText } from '../../../parts/area/figures/periodText.ts';

interface Asked {
  readonly into: Currency;
  readonly currencies: readonly Currency[];
  readonly series: SeriesState;
  /** The exchange rates for these currencies; null if there are none. */
  readonly exchange: ExchangeRates | null;
}

/** The exchange rates used and their month, or why amounts are not converted. */
export function exchangeText({ into, currencies, series, exchange }: Asked): string {
  if (series.state === 'loading') return 'Loading exchange rates…';
  if (series.state === 'failed') return `Amounts aren’t converted. ${series.message}`;
  if (!series.series.some(({ id }) => id.startsWith('fx:')))
    return 'Couldn’t load exchange rates, so amounts aren’t converted. Connect to the internet and open this page again.';
  if (exchange === null) {
    const foreign = currencies.filter((currency) => currency !== into);
    return `We don’t have an exchange rate from ${namesOf(foreign)} to ${currencyNames[into]}, so amounts aren’t converted.`;
  }
  const { month, rates, lacking } = exchange;
  const each = [...rates].map(([currency, rate]) => `1 ${currency} = ${formatNumber(rate, 4)} ${into}`);
  const missing =
    lacking.length === 0 ? '' : ` Amounts in ${namesOf(lacking)} aren’t converted, because we don’t have a rate for that month.`;
  return `Conversions to ${currencyNames[into]} use exchange rates for ${periodText(month)}: ${each.join(', ')}.${missing}`;
}

const namesOf = (currencies: readonly Currency[]): string => currencies.map((currency) => currencyNames[currency]).join(' or ');
