import type { ExchangeRates } from '../../../../core/area/describe/exchangeRates.ts';
import { formatNumber } from '../../../../core/kernel/format.ts';
import { currencyNames } from '../../../../core/kernel/money.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { SeriesState } from '../../../../data/area/useAreaBook.ts';
import { periodText } from '../../../parts/area/figures/periodText.ts';

interface Asked {
  readonly into: Currency;
  readonly currencies: readonly Currency[];
  readonly series: SeriesState;
  /** What the series come to for these currencies; null where that is no rate. */
  readonly exchange: ExchangeRates | null;
}

/** The rates of a comparison with their month, once for the whole table; or why amounts are not converted. */
export function exchangeText({ into, currencies, series, exchange }: Asked): string {
  if (series.state === 'loading') return 'Loading exchange rates…';
  if (series.state === 'failed') return `Amounts are not converted. ${series.message}`;
  if (!series.series.some(({ id }) => id.startsWith('fx:')))
    return 'Exchange rates could not be loaded, so amounts are not converted. Connect to the internet and open this page again.';
  if (exchange === null) {
    const foreign = currencies.filter((currency) => currency !== into);
    return `No exchange rate into ${currencyNames[into]} is held for ${namesOf(foreign)}, so amounts are not converted.`;
  }
  const { month, rates, lacking } = exchange;
  const each = [...rates].map(([currency, rate]) => `1 ${currency} = ${formatNumber(rate, 4)} ${into}`);
  const missing = lacking.length === 0 ? '' : ` No rate of that month is held for ${namesOf(lacking)}: those amounts are not converted.`;
  return `Conversions into ${currencyNames[into]} use the exchange rates of ${periodText(month)}: ${each.join(', ')}.${missing}`;
}

const namesOf = (currencies: readonly Currency[]): string => currencies.map((currency) => currencyNames[currency]).join(' or ');
