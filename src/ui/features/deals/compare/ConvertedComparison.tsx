import type { ReactNode } from 'react';
import { exchangeRatesInto, type ExchangeRates } from '../../../../core/area/describe/exchangeRates.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { currencyOfCountry } from '../../../../core/market/markets.ts';
import { attributionText } from '../../../../core/area/describe/attributionText.ts';
import { useMarketSeries } from '../../../../data/area/useAreaBook.ts';
import { SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import { useCountry } from '../../../parts/country/useCountry.ts';
import { exchangeText } from './exchangeText.ts';

/** The pack with the exchange rates. */
const packs = ['eu-core'];

interface ConvertedProps {
  readonly currencies: readonly Currency[];
  /** Renders the comparison with the rates; null if there are none. */
  readonly children: (exchange: ExchangeRates | null) => ReactNode;
}

/** A comparison with amounts converted into the currency of the user's country, and the rates and source below. */
export function ConvertedComparison({ currencies, children }: ConvertedProps) {
  const into = currencyOfCountry(useCountry());
  const series = useMarketSeries(packs);
  const exchange = series.state === 'ready' ? exchangeRatesInto(into, currencies, series.series) : null;
  return (
    <>
      {children(exchange)}
      <p data-testid="exchange-note" className="max-w-3xl text-[13px] text-ink-2">
        {exchangeText({ into, currencies, series, exchange })}
        {exchange?.sources.map((source) => (
          <span key={source.id}>
            {' Source: '}
            <SourceTitle title={`${source.publisher}, ${source.title}`} url={source.url} />
            {`. ${attributionText(source)}`}
          </span>
        ))}
      </p>
    </>
  );
}
