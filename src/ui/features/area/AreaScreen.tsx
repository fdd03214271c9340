import { shortName } from '../../../core/area/describe/shortName.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import { useAreaBook } from '../../../data/area/useAreaBook.ts';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { Segmented } from '../../components/field/Segmented.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { marketOf, parseAreaSearch, placesOf, withPlaces, type AreaSearch } from '../../parts/address/areaSearch.ts';
import { familyOfCountry } from '../../parts/country/countryFamily.ts';
import { AreasStrip } from '../../parts/navigation/AreasStrip.tsx';
import { useCountry } from '../../parts/country/useCountry.ts';
import { AreaSearchBox, searchHints } from '../../parts/area/AreaSearchBox.tsx';
import { YourAreas } from '../../parts/area/YourAreas.tsx';
import { PlaceView } from './PlaceView.tsx';

const AreaMap = lazy(async () => ({ default: (await import('../../parts/area/map/AreaMap.tsx')).AreaMap }));

const markets = [
  { value: 'uk', label: 'United Kingdom' },
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'European Union' },
] as const;

const examples = {
  uk: 'M6 5AN, M6 or Salford',
  us: 'ZIP code, county or metro area',
  eu: 'Country, such as Germany or DE',
} as const;
const searchLabels = {
  uk: 'Search by postcode, postcode district or name',
  us: 'Search by ZIP code, county or name',
  eu: 'Search by country',
} as const;
const wantedPacks = { uk: { with: ['uk-stations', 'uk-sectors'] }, us: { with: ['us-zips'] }, eu: {} } as const;

/** Published figures for a place, with the user's own deals there. */
export function AreaScreen() {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const search = useMemo(() => parseAreaSearch(raw), [raw]);
  const market = marketOf(search);
  const rows = useDealRows() ?? noRows;
  const state = useAreaBook(market, wantedPacks[market]);
  const navigate = useNavigate();
  const go = useCallback(
    (to: AreaSearch, replace = false) => void navigate({ to: '/area-insights', search: { ...to }, replace, resetScroll: !replace }),
    [navigate],
  );
  const [chosen, setChosen] = useState(false);
  const country = useCountry();
  const isOpen = search.market === undefined && search.area === undefined;
  // Without a place in the URL, the screen starts with the profile's area.
  useEffect(() => {
    const own = familyOfCountry(country);
    if (isOpen && !chosen && own !== 'british') go({ market: own === 'american' ? 'us' : 'eu' }, true);
  }, [isOpen, chosen, country, go]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Areas</h1>
        <Segmented
          label="Country"
          options={markets}
          value={market}
          onChange={(value) => {
            setChosen(true);
            go(value === 'uk' ? {} : { market: value });
          }}
        />
      </div>
      <AreasStrip />
      {state.state === 'ready' ? null : <PageTitle title="Areas" />}
      {state.state === 'loading' ? <Spinner label="Loading area figures…" /> : null}
      {state.state === 'failed' ? <Failed message={state.message} /> : null}
      {state.state === 'ready' ? <Area book={state.book} search={search} rows={rows} onGo={go} /> : null}
    </>
  );
}

const noRows: readonly DealRow[] = [];

const Failed = ({ message }: { readonly message: string }) => (
  <EmptyState title="Area figures aren’t on this device yet">{message} Open this page once online to use it offline later.</EmptyState>
);

interface AreaProps {
  readonly book: AreaBook;
  readonly search: AreaSearch;
  readonly rows: readonly DealRow[];
  readonly onGo: (search: AreaSearch, replace?: boolean) => void;
}

function Area({ book, search, rows, onGo }: AreaProps) {
  const places = useMemo(() => placesOf(book, search), [book, search]);
  const [place] = places;
  const unknown = place === undefined && (search.area ?? '') !== '';
  const map = (
    <Suspense fallback={<div className="h-[36rem]" />}>
      <AreaMap
        book={book}
        places={places}
        rows={rows}
        layer={search.map}
        figure={search.figure}
        onLayer={(layer) => onGo(parseAreaSearch({ ...search, figure: undefined, map: layer }), true)}
        onFigure={(figure) => onGo(parseAreaSearch({ ...search, figure }), true)}
        onOpen={(chosen) => onGo(withPlaces(search, [chosen]), true)}
      />
    </Suspense>
  );
  return (
    <>
      <PageTitle title={place === undefined ? 'Areas' : `${shortName(place.name)} · Areas`} />
      <AreaSearchBox
        book={book}
        label={searchLabels[marketOf(search)]}
        placeholder={examples[marketOf(search)]}
        onChoose={(chosen) => onGo(withPlaces(search, [chosen]))}
        testId="area-search"
      />
      {place !== undefined || unknown ? null : (
        <p className="max-w-3xl text-ink-2">
          Search for a place or select one on the map to see prices, rents, crime and more, with publisher and date, next to your own deals
          there.
        </p>
      )}
      {unknown ? <p role="alert" className="text-ink-2">{`We don’t have data for “${search.area}”. ${searchHints[book.market]}`}</p> : null}
      <YourAreas book={book} rows={rows} onChoose={(chosen) => onGo(withPlaces(search, [chosen]))} />
      {place === undefined ? (
        map
      ) : (
        <PlaceView book={book} places={places} rows={rows} map={map} onPlaces={(next) => onGo(withPlaces(search, next), true)} />
      )}
    </>
  );
}
