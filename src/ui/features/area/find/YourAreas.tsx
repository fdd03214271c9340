import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import type { DealRow } from '../../../../data/view/rows.ts';

interface YourAreasProps {
  readonly book: AreaBook;
  readonly rows: readonly DealRow[];
  readonly onChoose: (place: Place) => void;
}

const most = 8;

/** The districts most of the person's deals lie in, one press away. */
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
          className="num inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm hover:border-line-strong pointer-coarse:min-h-11"
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

function frequentPlaces(book: AreaBook, rows: readonly DealRow[]): readonly { readonly place: Place; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { outcode } of rows) if (outcode !== null) counts.set(outcode, (counts.get(outcode) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([code, count]) => {
      const place = book.place({ kind: 'district', code });
      return place === null ? [] : [{ place, count }];
    })
    .slice(0, most);
}
