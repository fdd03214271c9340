import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { DealRow } from '../../../data/view/rows.ts';
import { useDealRows } from '../../../data/view/feed/useDealFeed.ts';
import { Segmented } from '../../components/field/Segmented.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useWorkspace } from '../../hooks/services.ts';
import { currenciesOf, ownMarketOf } from './market/ownMarket.ts';
import { MarketHead } from './panels/MarketHead.tsx';

const OwnMarketPanels = lazy(async () => ({ default: (await import('./panels/OwnMarketPanels.tsx')).OwnMarketPanels }));
const MarketSeries = lazy(async () => ({ default: (await import('./series/MarketSeries.tsx')).MarketSeries }));

/** The person's own market over the deals of this device, and beneath it what publishers say of the country and its regions. */
export function InsightsScreen() {
  const { view } = useWorkspace();
  const rows = useDealRows(view);
  if (rows === undefined) return <Spinner label="Reading your deals…" />;
  return (
    <>
      {rows.length === 0 ? <NoDeals /> : <OwnMarket rows={rows} />}
      <Suspense fallback={<div className="h-96" />}>
        <MarketSeries />
      </Suspense>
    </>
  );
}

function NoDeals() {
  return (
    <EmptyState
      title="No deals to learn from yet"
      action={
        <>
          <LinkButton to="/deals" hash="add" look="primary">
            Add a deal
          </LinkButton>
          <LinkButton to="/dashboard">Look at the samples</LinkButton>
        </>
      }
    >
      Once there are deals, this screen shows what they ask and yield, which districts are best and how prices move. What publishers say of
      rates, prices and rents stands below.
    </EmptyState>
  );
}

function OwnMarket({ rows }: { readonly rows: readonly DealRow[] }) {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  // A list that is still coming in must not hold up the page.
  const shown = useDeferredValue(rows);
  const currencies = useMemo(() => currenciesOf(shown), [shown]);
  const currency = currencies.find((each) => each === raw['currency']) ?? currencies[0] ?? 'GBP';
  const market = useMemo(() => ownMarketOf(shown, currency), [shown, currency]);
  return (
    <>
      {currencies.length < 2 ? null : (
        <Segmented
          label="Currency"
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(next) =>
            void navigate({
              to: '/insights',
              search: next === currencies[0] ? {} : { currency: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
      <MarketHead market={market} />
      <Suspense fallback={<div className="h-[40rem]" />}>
        <OwnMarketPanels market={market} rows={shown} />
      </Suspense>
    </>
  );
}
