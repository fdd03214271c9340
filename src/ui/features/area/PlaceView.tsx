import { shortName } from '../../../core/area/describe/shortName.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AreaBook } from '../../../core/area/book/areaBook.ts';
import type { Place } from '../../../core/area/book/place.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { refText } from '../../parts/address/areaSearch.ts';
import { CompareAreas } from './compare/CompareAreas.tsx';
import { AreaExplanations } from '../../parts/area/figures/AreaExplanations.tsx';
import { AreaHead } from '../../parts/area/figures/AreaHead.tsx';
import { AreaScorePanel } from '../../parts/area/figures/AreaScorePanel.tsx';
import { Attribution } from '../../parts/area/figures/Attribution.tsx';
import { CouncilTaxPanel } from '../../parts/area/figures/CouncilTaxPanel.tsx';
import { FigurePanels } from '../../parts/area/figures/FigurePanels.tsx';
import { PricePanel } from '../../parts/area/figures/PricePanel.tsx';
import { RentPanel } from '../../parts/area/figures/RentPanel.tsx';
import { kindLabels } from '../../parts/area/AreaSearchBox.tsx';
import { CapturedPanel } from '../../parts/area/CapturedPanel.tsx';
import { StationList, stationSources } from '../../parts/area/StationList.tsx';

interface PlaceViewProps {
  readonly book: AreaBook;
  /** The screen's main place first, then the places compared with it. */
  readonly places: readonly Place[];
  readonly rows: readonly DealRow[];
  /** Content shown next to the prices. */
  readonly map: ReactNode;
  readonly onPlaces: (places: readonly Place[]) => void;
}

/** All figures for one place, with other places for comparison. */
export function PlaceView({ book, places, rows, map, onPlaces }: PlaceViewProps) {
  const [place] = places;
  const profile = place === undefined ? null : book.profile(place);
  if (place === undefined || profile === null) return null;
  const sources = [...profile.figures.flatMap((figure) => figure.sources), ...stationSources(book, place.point)];
  return (
    <AreaExplanations book={book}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PlaceName book={book} place={place} />
        <AreaHead book={book} profile={profile} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
          {map}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <PricePanel book={book} place={place} />
            <RentPanel book={book} place={place} />
          </div>
        </div>
        <div className="gap-6 *:mb-6 *:break-inside-avoid-column lg:columns-2">
          <CapturedPanel book={book} place={place} rows={rows} />
          <AreaScorePanel book={book} place={place} />
          <CouncilTaxPanel book={book} place={place} />
          <FigurePanels book={book} profile={profile} />
          <StationList book={book} point={place.point} from={`the centre of ${shortName(place.name)}`} />
        </div>
        <CompareAreas book={book} places={places} onChange={onPlaces} />
        <Attribution sources={sources} />
      </div>
    </AreaExplanations>
  );
}

/** The place's name, with links to the areas that contain it. */
function PlaceName({ book, place }: { readonly book: AreaBook; readonly place: Place }) {
  const around = place.within.flatMap((ref) => book.place(ref) ?? []);
  return (
    <div className="grid gap-1">
      <h2 className="text-2xl font-semibold tracking-tight" data-testid="area-name">
        {place.name}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 text-[15px] text-ink-2">
        <span className="first-letter:uppercase">{kindLabels[place.kind]}</span>
        {around.length > 0 ? <Within /> : null}
        {around.map((each, at) => (
          <span key={refText(each)} className="flex items-center gap-x-2">
            <Link
              to="/area-insights"
              search={{ area: refText(each), ...(each.market === 'uk' ? {} : { market: each.market }) }}
              className="inline-flex min-h-9 items-center font-medium text-brand hover:underline pointer-coarse:min-h-11"
            >
              {each.name}
            </Link>
            {at < around.length - 1 ? <Within /> : null}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A separator. It follows a name, so that no line starts with it. */
const Within = () => <span aria-hidden="true">›</span>;
