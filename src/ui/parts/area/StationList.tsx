import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { Source } from '../../../core/area/book/figure.ts';
import type { Point } from '../../../core/area/book/place.ts';
import { Panel } from '../../components/panel/Panel.tsx';

interface StationListProps {
  readonly book: AreaBook;
  readonly point: Point | null;
  /** The point that the distances are measured from: "the centre of M6". */
  readonly from: string;
}

const shown = 5;

/** The nearest railway stations, as the crow flies. */
export function StationList({ book, point, from }: StationListProps) {
  const stations = point === null ? null : book.stations(point, shown);
  if (stations === null) return null;
  return (
    <Panel title="Stations" aside={`straight-line distance from ${from}`}>
      {stations.length === 0 ? <p className="text-ink-2">We don’t know of any railway stations nearby.</p> : null}
      <ol data-testid="area-stations">
        {stations.map(({ code, name, km }) => (
          <li key={code} className="flex min-h-9 items-center justify-between gap-3 border-t border-line first:border-0">
            <span>{name}</span>
            <span className="num text-ink-2">{`${km.toFixed(1)} km · ${(km / 1.609344).toFixed(1)} miles`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The sources of the stations shown; empty without stations. */
export const stationSources = (book: AreaBook, point: Point | null): readonly Source[] =>
  point === null || (book.stations(point, 1) ?? []).length === 0 ? [] : book.sources.filter(({ id }) => id === 'stations');
