import type { Series } from '../../../../core/area/book/figure.ts';
import { useAreaBook, useMarketSeries } from '../../../../data/area/useAreaBook.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Attribution } from '../../../parts/area/figures/Attribution.tsx';
import { ChartCard } from '../panels/ChartCard.tsx';
import { ratesSentence } from './ratesSentence.ts';
import { RegionPrices } from './RegionPrices.tsx';
import { RegionRents } from './RegionRents.tsx';
import { SeriesLines } from './SeriesLines.tsx';

const since = '2012-01';

const names = {
  'bank-rate': 'Bank Rate',
  'mortgage-2y-75': '2-year fixed, 75% LTV',
  'mortgage-5y-75': '5-year fixed, 75% LTV',
  cpi: 'CPI, annual change',
  'outlook-prices': 'House prices',
  'outlook-rents': 'Rents',
  'outlook-cpi': 'Consumer prices',
};

/** Published rates, prices and rents for the country and its regions, each with publisher and date. */
export function MarketSeries() {
  const market = useMarketSeries();
  const uk = useAreaBook('uk');
  return (
    <section aria-labelledby="published-title" data-testid="published" className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">
      <div className="grid max-w-3xl gap-1.5">
        <h2 id="published-title" className="text-xl font-semibold tracking-tight">
          The country
        </h2>
        {market.state === 'ready' ? (
          <p className="text-ink-2" data-testid="rates-sentence">
            <UnbrokenAmounts text={ratesSentence(market.series)} />
          </p>
        ) : null}
      </div>
      {market.state === 'loading' ? <Spinner label="Loading rates and prices…" /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        {market.state === 'ready' ? (
          <>
            <ChartCard>
              <SeriesLines
                title="Rates"
                since={since}
                names={names}
                series={withIds(market.series, ['bank-rate', 'mortgage-2y-75', 'mortgage-5y-75'])}
              />
            </ChartCard>
            <ChartCard>
              <SeriesLines title="Inflation" since={since} names={names} series={withIds(market.series, ['cpi'])} />
            </ChartCard>
            <ChartCard>
              <SeriesLines
                title="Forecasts"
                since={since}
                names={names}
                series={withIds(market.series, ['outlook-prices', 'outlook-rents', 'outlook-cpi'])}
              />
            </ChartCard>
          </>
        ) : null}
        {uk.state === 'failed' ? <p className="text-ink-2">{uk.message}</p> : null}
        {uk.state === 'ready' ? (
          <>
            <RegionPrices book={uk.book} />
            <RegionRents book={uk.book} />
          </>
        ) : null}
      </div>
      <Attribution
        sources={[
          ...(market.state === 'ready' ? market.series.flatMap(({ sources }) => sources) : []),
          ...(uk.state === 'ready' ? uk.book.sources.filter(({ id }) => id === 'hmlr-hpi' || id === 'ons-pipr') : []),
        ]}
      />
    </section>
  );
}

const withIds = (series: readonly Series[], ids: readonly string[]): readonly Series[] =>
  ids.flatMap((id) => series.find((each) => each.id === id) ?? []);
