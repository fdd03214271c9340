import { useMemo } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { Place } from '../../../core/area/book/place.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { countedPlaces } from './dealPlaces.ts';

interface YourAreasProps {
  readonly book: AreaBook;
  readonly rows: readonly DealRow[];
  readonly onChoose: (place: Place) => void;
}

const most = 8;

/** Shortcuts to the districts or ZIP codes with most of the user's deals. */
export function YourAreas({ book, rows, onChoose }: YourAreasProps) {
  const places = useMemo(() => frequentPlaces(book, rows), [book, rows]);
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-3">Where your deals are</span>
      {places.map(({ place, count }) => (
        <button
          key={place.code}
          type="button"
          onClick={() => onChoose(place)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm hover:border-line-strong pointer-coarse:min-h-11"
        >
          <span className="font-medium">{place.code}</span>
          <span className="text-ink-3">
            {count.toLocaleString('en-GB')}
            <span className="sr-only">{count === 1 ? ' deal' : ' deals'}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

const frequentPlaces = (book: AreaBook, rows: readonly DealRow[]) =>
  countedPlaces(book, rows)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most);
