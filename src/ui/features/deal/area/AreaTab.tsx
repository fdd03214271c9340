import { shortName } from '../../../../core/area/describe/shortName.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Source } from '../../../../core/area/book/figure.ts';
import type { Place, Point } from '../../../../core/area/book/place.ts';
import { countryOfDeal } from '../../../../core/deal/countryOf.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { councilTaxOf } from '../../../../core/area/describe/councilTax.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { minor, type Minor } from '../../../../core/kernel/money.ts';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { useAreaBook } from '../../../../data/area/useAreaBook.ts';
import { isEuCountry } from '../../../../core/market/markets.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { refText } from '../../../parts/address/areaSearch.ts';
import { AreaExplanations } from '../../../parts/area/figures/AreaExplanations.tsx';
import { AreaScorePanel } from '../../../parts/area/figures/AreaScorePanel.tsx';
import { Attribution } from '../../../parts/area/figures/Attribution.tsx';
import { CouncilTaxRow } from '../../../parts/area/figures/CouncilTaxRow.tsx';
import { CouncilTaxPanel } from '../../../parts/area/figures/CouncilTaxPanel.tsx';
import { FigureRow } from '../../../parts/area/figures/FigureRow.tsx';
import { StationList, stationSources } from '../../../parts/area/StationList.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { AmericanArea } from './AmericanArea.tsx';
import { EuropeanArea } from './EuropeanArea.tsx';
import { ComparablesPanel } from './ComparablesPanel.tsx';
import { placeOfProperty } from '../../../../core/area/describe/propertyInArea.ts';
import { PriceInArea, RentInArea } from './AreaComparison.tsx';

// Loaded on demand, because it needs the map projections, which no other part of a deal uses.
const DealMap = lazy(async () => ({ default: (await import('./DealMap.tsx')).DealMap }));

interface AreaTabProps {
  readonly deal: Deal;
  readonly outcome: Outcome;
}

const packs = { with: ['uk-stations', 'uk-sectors'] } as const;

/** Compares the property with its area: price and rent tapes, the user's comparable listings and published figures. */
export function AreaTab({ deal, outcome }: AreaTabProps) {
  const found = countryOfDeal(deal);
  if (found.kind === 'country' && isEuCountry(found.country)) return <EuropeanArea deal={deal} country={found.country} />;
  return countryOfMarket(outcome.market) === 'US' ? <AmericanArea outcome={outcome} /> : <BritishArea deal={deal} outcome={outcome} />;
}

function BritishArea({ deal, outcome }: AreaTabProps) {
  const state = useAreaBook('uk', packs);
  if (state.state === 'loading') return <Spinner label="Loading area figures…" />;
  if (state.state === 'failed')
    return (
      <Panel title="The area">
        <p className="text-ink-2">{state.message}</p>
      </Panel>
    );
  const place = placeOfProperty(state.book, deal.facts);
  const point = place === null ? null : homePoint(deal, place);
  return (
    <AreaExplanations book={state.book}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {place === null ? <NoPlace deal={deal} /> : <InPlace book={state.book} place={place} deal={deal} outcome={outcome} />}
        {place === null || point === null ? null : (
          <Suspense fallback={<div className="h-[36rem]" />}>
            <DealMap book={state.book} place={place} point={point} />
          </Suspense>
        )}
        <ComparablesPanel book={state.book} deal={deal} />
        {place === null ? null : <Attribution sources={sourcesOf(state.book, place, point)} />}
      </div>
    </AreaExplanations>
  );
}

/** The point from which distances are measured: the listing's coordinates, else the centre of its place. */
function homePoint({ facts: { latitude, longitude } }: Deal, place: Place): Point | null {
  return latitude === null || longitude === null ? place.point : { lat: latitude, lon: longitude };
}

const sourcesOf = (book: AreaBook, place: Place, point: Point | null): readonly Source[] => [
  ...(book.profile(place)?.figures ?? []).flatMap(({ sources }) => sources),
  ...stationSources(book, point),
];

const NoPlace = ({ deal }: { readonly deal: Deal }) => (
  <Panel title="The area">
    <p className="text-ink-2">
      {deal.facts.outcode === null ? 'Add a postcode to see area data.' : `We don’t have data for ${deal.facts.outcode}.`}
    </p>
  </Panel>
);

interface InPlaceProps extends AreaTabProps {
  readonly book: AreaBook;
  readonly place: Place;
}

/** An input in pence; null if the strategy lacks it, such as the price in rent-to-rent or the rent in a flip. */
function amountOf({ inputs }: Outcome, key: 'purchasePrice' | 'monthlyRent'): Minor | null {
  const value = inputs[key]?.value;
  return typeof value === 'number' ? minor(value) : null;
}

/** The measures that matter most to a landlord; the full area report has the rest. */
const landlordMeasures = ['gross_yield', 'rent_yoy', 'chg5', 'crime', 'imd_decile', 'uk_imd_decile', 'prs', 'ct_d'];

/** Strategies in which the owner pays council tax, because bills are included in the rent or the owner lives there. */
const paidByOwner: ReadonlySet<StrategyId> = new Set(['hmo', 'serviced-accommodation', 'house-hack', 'rent-to-rent']);

function InPlace({ book, place, deal, outcome }: InPlaceProps) {
  const { latitude, longitude, bedrooms } = deal.facts;
  const [price, rent] = [amountOf(outcome, 'purchasePrice'), amountOf(outcome, 'monthlyRent')];
  const figures = book.profile(place)?.figures ?? [];
  const tax = paidByOwner.has(outcome.strategy) ? null : councilTaxOf(book, place);
  const shown = landlordMeasures
    .filter((id) => tax === null || id !== 'ct_d')
    .flatMap((id) => figures.find(({ measure }) => measure.id === id) ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {price === null ? null : <PriceInArea book={book} place={place} price={price} propertyType={deal.facts.propertyType} />}
        {rent === null ? null : <RentInArea rent={rent} usual={book.localRent(place, bedrooms === null ? null : Math.max(1, bedrooms))} />}
        <StationList
          book={book}
          point={homePoint(deal, place)}
          from={latitude === null || longitude === null ? `the centre of ${shortName(place.name)}` : 'the property'}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel
          title={`About ${shortName(place.name)}`}
          aside={
            <Link
              to="/area-insights"
              search={{ area: refText(place) }}
              className="inline-flex min-h-6 items-center font-medium text-brand hover:underline"
              data-testid="open-area"
            >
              Full area report
            </Link>
          }
        >
          <dl>
            {shown.map((figure) => (
              <FigureRow key={figure.measure.id} book={book} figure={figure} />
            ))}
            {tax === null ? null : <CouncilTaxRow tax={tax} own={deal.facts.councilTaxBand} />}
          </dl>
        </Panel>
        <AreaScorePanel book={book} place={place} />
        {tax === null ? <CouncilTaxPanel book={book} place={place} own={deal.facts.councilTaxBand} /> : null}
      </div>
    </div>
  );
}
