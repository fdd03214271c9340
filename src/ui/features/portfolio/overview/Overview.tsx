import { Spinner } from '../../../components/notice/Spinner.tsx';
import { ValueHistoryChart } from '../holding/ValueHistoryChart.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { useBoughtDeals } from '../state/useBoughtDeals.ts';
import type { PortfolioSearch } from '../../../parts/address/portfolioSearch.ts';
import type { PortfolioState } from '../../../parts/portfolio/usePortfolio.ts';
import { BoughtDeals } from './BoughtDeals.tsx';
import { CurrencyPanel } from './CurrencyPanel.tsx';
import { DateList } from './DateList.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { GrowthFields } from './GrowthFields.tsx';
import { HoldingList } from './HoldingList.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';

/** The whole portfolio: totals by currency, properties, dates and forecast. */
export function Overview({ state, search }: { readonly state: PortfolioState; readonly search: PortfolioSearch }) {
  const { portfolio, failure, fresh } = state;
  const bought = useBoughtDeals();
  if (portfolio === null) {
    return failure === null ? <Spinner label="Calculating…" /> : <p role="alert">Couldn’t calculate the figures. {failure}</p>;
  }
  const { currencies } = portfolio;
  const alone = currencies.length === 1;
  // A chart needs more than two points, so properties bought this month have none.
  const withCourse = currencies.filter(({ course }) => course.length > 2);
  return (
    <div aria-busy={!fresh} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {failure === null ? null : <p role="alert">These figures don’t include your last change. {failure}</p>}
      {bought.length === 0 ? null : (
        <Panel title="Bought but not yet added">
          <BoughtDeals rows={bought} />
        </Panel>
      )}
      {currencies.map((part) => (
        <CurrencyPanel key={part.currency} part={part} alone={alone} />
      ))}
      {currencies.length > 1 ? (
        <p className="text-sm text-ink-2">Each currency is shown separately. Amounts in different currencies are not added together.</p>
      ) : null}
      <HoldingList holdings={state.holdings ?? []} portfolio={portfolio} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:items-start">
        <div className="order-last grid grid-cols-[minmax(0,1fr)] gap-6 lg:order-none">
          {withCourse.map(({ course, currency }) => (
            <Panel key={currency} title={alone ? 'Value and debt' : `Value and debt, ${currency}`}>
              <ValueHistoryChart title={`Value and debt, ${currency}`} course={course} currency={currency} />
            </Panel>
          ))}
          {currencies.map((part) => (
            <PlacesPanel key={part.currency} part={part} alone={alone} />
          ))}
        </div>
        <Panel title="Dates" aside={portfolio.dates.length === 0 ? undefined : `${portfolio.dates.length} upcoming or overdue`}>
          <DateList dates={portfolio.dates} />
        </Panel>
      </div>
      {currencies.map(({ currency, country, rates }) => (
        <GrowthFields
          key={currency}
          title={alone ? 'Forecast assumptions' : `Forecast assumptions, ${currency}`}
          name={alone ? '' : `-${currency}`}
          rates={rates}
          country={country}
          growth={search.growth}
        />
      ))}
      {currencies.map((part) => (
        <ForecastPanel
          key={part.currency}
          title={alone ? '10-year forecast' : `10-year forecast, ${part.currency}`}
          years={part.forecast}
          currency={part.currency}
        />
      ))}
    </div>
  );
}
