import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import { Segmented } from '../../components/field/Segmented.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useCountry } from '../../parts/country/useCountry.ts';
import { familyOfCurrency } from '../../parts/country/countryFamily.ts';
import { strategyNamesOf } from '../../parts/country/strategyNamesOf.ts';
import { strategyCardText } from '../../parts/country/strategyCardText.ts';
import { othersText } from './market/marketText.ts';
import { currenciesOf, ownMarketOf, strategiesOf } from './market/ownMarket.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { MarketHead } from './panels/MarketHead.tsx';

const OwnMarketPanels = lazy(async () => ({ default: (await import('./panels/OwnMarketPanels.tsx')).OwnMarketPanels }));
const MarketSeries = lazy(async () => ({ default: (await import('./series/MarketSeries.tsx')).MarketSeries }));

/** Statistics over the user's own deals, followed by published figures for the country and its regions. */
export function InsightsScreen() {
  const rows = useDealRows();
  const country = useCountry();
  if (rows === undefined) return <Spinner label="Loading your deals…" />;
  return (
    <>
      {rows.length === 0 ? <NoDeals /> : <OwnMarket rows={rows} />}
      {country !== 'GB' ? (
        <PublishedAbroad market={country === 'US' ? 'us' : 'eu'} />
      ) : (
        <Suspense fallback={<div className="h-96" />}>
          <MarketSeries />
        </Suspense>
      )}
    </>
  );
}

/** Regional rates, prices and rents are available for the United Kingdom only. For other markets, this links to their places. */
const PublishedAbroad = ({ market }: { readonly market: keyof typeof publishedAbroad }) => (
  <section aria-labelledby="published-title" data-testid={`published-${market}`} className="grid justify-items-start gap-3 pt-2">
    <h2 id="published-title" className="text-xl font-semibold tracking-tight">
      Published figures
    </h2>
    <p className="max-w-3xl text-ink-2">{publishedAbroad[market]}</p>
    <LinkButton to="/area-insights" search={{ market }}>
      View areas
    </LinkButton>
  </section>
);

const publishedAbroad = {
  us: 'Fair Market Rents, house prices, incomes and hazards by county, metropolitan area and ZIP code, with publisher and date.',
  eu: 'House prices, deposit rates and exchange rates by country, with publisher and date.',
} as const;

function NoDeals() {
  const mayAdd = useReadOnly() === null;
  return (
    <EmptyState
      title="No deals to analyse yet"
      action={
        <>
          {mayAdd ? (
            <LinkButton to="/deals" hash="add" look="primary">
              Add a deal
            </LinkButton>
          ) : null}
          <LinkButton to="/dashboard">View sample deals</LinkButton>
        </>
      }
    >
      Add deals to see asking prices and returns by strategy, your best areas and price changes. Published rates, prices and rents appear
      below.
    </EmptyState>
  );
}

/** Strategy names for a currency's market: the short names for pounds, else the full ones. */
const namesIn = (currency: string): typeof strategyCardText =>
  familyOfCurrency(currency) === 'british' ? strategyCardText : strategyNamesOf(familyOfCurrency(currency));

function OwnMarket({ rows }: { readonly rows: readonly DealRow[] }) {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  // Deferred, so that a list that is still loading does not block the page.
  const shown = useDeferredValue(rows);
  const currencies = useMemo(() => currenciesOf(shown), [shown]);
  const currency = currencies.find((each) => each === raw['currency']) ?? currencies[0] ?? 'GBP';
  const counts = useMemo(() => strategiesOf(shown, currency), [shown, currency]);
  const [usual] = counts;
  const strategy = counts.find((each) => each.strategy === raw['strategy'])?.strategy ?? usual?.strategy ?? 'buy-to-let';
  const market = useMemo(() => ownMarketOf(shown, { currency, strategy }), [shown, currency, strategy]);
  const ask = (search: { readonly currency?: string; readonly strategy?: StrategyId }) =>
    void navigate({ to: '/insights', search, replace: true, resetScroll: false });
  const ofCurrency = currency === currencies[0] ? {} : { currency };
  return (
    <>
      {currencies.length < 2 ? null : (
        <Segmented
          label="Currency"
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(next) => ask(next === currencies[0] ? {} : { currency: next })}
        />
      )}
      {counts.length < 2 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SelectField
            label="Strategy"
            value={strategy}
            options={counts.map((each) => ({
              value: each.strategy,
              label: `${namesIn(currency)[each.strategy]} (${each.count.toLocaleString('en-GB')})`,
            }))}
            testId="market-strategy"
            onChange={(next) => ask({ ...ofCurrency, ...(next === usual?.strategy ? {} : { strategy: next }) })}
          />
          <p className="text-sm text-ink-2" data-testid="market-others">
            {othersText(counts, { strategy, currency })} Scores and returns are compared within one strategy.
          </p>
        </div>
      )}
      <MarketHead market={market} />
      <Suspense fallback={<div className="h-[40rem]" />}>
        <OwnMarketPanels market={market} />
      </Suspense>
    </>
  );
}
