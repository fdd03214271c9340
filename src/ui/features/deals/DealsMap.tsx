import { useMemo, useState } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { AreaMarket } from '../../../core/area/book/place.ts';
import { useAreaBook, useMapPack } from '../../../data/area/useAreaBook.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { ChoroplethMap } from '../../components/map/ChoroplethMap.tsx';
import { mapShapesOf } from '../../components/map/mapShapes.ts';
import { Segmented } from '../../components/field/Segmented.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { codeAt, mapLayers, underCodes, type MapLayer } from '../../parts/area/map/mapLayers.ts';
import { mapPinsOf } from '../../parts/area/map/mapPins.ts';
import { dealsInPlace } from '../../parts/area/dealsInPlace.ts';
import { refOfRow } from '../../parts/area/dealPlaces.ts';
import type { DealsSearch, SearchChange } from '../../parts/address/dealsSearch.ts';
import { familyOfRow } from '../../parts/country/countryFamily.ts';
import { dealsText } from '../../parts/dealRow/countText.ts';
import type { Selection } from './select/useSelection.ts';
import { cellText } from '../../parts/dealColumns/cellText.ts';
import { columnOf } from '../../parts/dealColumns/columns.ts';
import { filtersText, parseFilters } from './columns/filters.ts';
import { PointList } from './scatter/PointList.tsx';

interface MapViewProps {
  readonly rows: readonly DealRow[];
  readonly selection: Selection;
  readonly search: DealsSearch;
  readonly onChange: (change: SearchChange) => void;
}

const marketOfFamily = { british: 'uk', american: 'us', european: 'eu' } as const;
const marketNames: Readonly<Record<AreaMarket, string>> = { uk: 'United Kingdom', us: 'United States', eu: 'Europe' };
const extraPacks = { uk: {}, us: { with: ['us-zips'] }, eu: {} } as const;

/** Deals on a map, counted by area from the packs on the device. Lists the deals of the selected area below. */
export function DealsMap(props: MapViewProps) {
  const markets = useMemo(() => [...new Set(props.rows.map((row) => marketOfFamily[familyOfRow(row)]))], [props.rows]);
  const [asked, setAsked] = useState<AreaMarket | null>(null);
  const market = markets.find((each) => each === asked) ?? markets[0] ?? 'uk';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-testid="bench-map">
      {markets.length < 2 ? null : (
        <Segmented
          label="Region"
          options={markets.map((value) => ({ value, label: marketNames[value] }))}
          value={market}
          onChange={setAsked}
        />
      )}
      <OfMarket key={market} {...props} market={market} />
    </div>
  );
}

function OfMarket(props: MapViewProps & { readonly market: AreaMarket }) {
  const state = useAreaBook(props.market, extraPacks[props.market]);
  const layer = mapLayers[props.market].at(-1) ?? mapLayers[props.market][0];
  const map = useMapPack(layer.pack);
  const failed = [state, map].find((each) => each.state === 'failed');
  if (failed?.state === 'failed')
    return <p role="alert" className="text-ink-2">{`Couldn’t load the map. ${failed.message} Your deals are in the list view.`}</p>;
  if (state.state !== 'ready' || map.state !== 'ready') return <Spinner label="Loading the map…" />;
  return <Drawn {...props} book={state.book} layer={layer} topology={map.topology} attribution={map.attribution} />;
}

interface DrawnProps extends MapViewProps {
  readonly book: AreaBook;
  readonly layer: MapLayer;
  readonly topology: Parameters<typeof mapShapesOf>[0];
  readonly attribution: readonly string[];
}

function Drawn({ rows, selection, search, onChange, book, layer, topology, attribution }: DrawnProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, kind, one, projection } = layer;
  const shapes = useMemo(
    () => underCodes(mapShapesOf(topology, id, projection), book.places(kind)),
    [topology, id, kind, projection, book],
  );
  const counts = useMemo(() => countsBy(book, layer, rows), [book, layer, rows]);
  const pins = useMemo(() => mapPinsOf(book, rows), [book, rows]);
  const place = chosen === null ? null : book.place({ kind, code: chosen });
  const here = useMemo(() => (place === null ? rows : dealsInPlace(book, place, rows)), [book, place, rows]);
  const placed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const only = (code: string) =>
    onChange({
      show: 'list',
      filter: filtersText([
        ...parseFilters(search.filter ?? '').filter((filter) => filter.id !== 'outcode'),
        { id: 'outcode', kind: 'has', text: code },
      ]),
    });
  return (
    <>
      <ChoroplethMap
        title="Your deals on the map"
        summary={`${dealsText(placed)} in ${counts.size.toLocaleString('en-GB')} ${counts.size === 1 ? 'area' : 'areas'}${placed < rows.length ? `, plus ${(rows.length - placed).toLocaleString('en-GB')} with no known location` : ''}.`}
        shapes={shapes}
        values={counts}
        placeLabel={one}
        valueLabel="Deals"
        blankLabel="no deals"
        format={dealsText}
        formatShort={(count) => Math.round(count).toLocaleString('en-GB')}
        pins={pins}
        pinLabel="districts with your deals"
        chosen={chosen === null ? [] : [chosen]}
        onOpen={(code) => setChosen(code === chosen ? null : code)}
      />
      <p className="text-[12px] text-ink-3">{attribution.join(' ')}</p>
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h3 className="font-semibold">{`${place === null ? 'All areas' : place.name}: ${dealsText(here.length)}`}</h3>
        {chosen === null ? null : (
          <Button look="quiet" size="small" onClick={() => setChosen(null)}>
            All areas
          </Button>
        )}
        {chosen === null || kind !== 'district' || here.length === 0 ? null : (
          <Button look="quiet" size="small" onClick={() => only(chosen)} data-testid="map-only">
            Show these in the list
          </Button>
        )}
      </div>
      {here.length === 0 ? null : (
        <PointList
          rows={here}
          selection={selection}
          text={(row) => figures.map((column) => cellText(column, row)).join(' · ')}
          head={head}
        />
      )}
    </>
  );
}

const figures = [columnOf('price'), columnOf('score')];
const head = figures.map(({ label }) => label).join(' · ');

/** The number of deals in each area, by area code. Areas without deals are left out. */
function countsBy(book: AreaBook, { kind }: MapLayer, rows: readonly DealRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const ref = refOfRow(row);
    const place = ref === null ? null : book.place(ref);
    const code = place === null ? null : codeAt(place, kind);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}
