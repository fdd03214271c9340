import type { AreaBook, LocalRent } from '../../../../core/area/book/areaBook.ts';
import type { PlaceRef } from '../../../../core/area/book/place.ts';
import { Panel } from '../../../components/panel/Panel.tsx';

interface RentPanelProps {
  readonly book: AreaBook;
  readonly place: PlaceRef;
}

const sizes = [1, 2, 3, 4] as const;
const pounds = (value: number): string => `£${Math.round(value).toLocaleString('en-GB')}`;

/** Rents by bedrooms, each with its typical range. */
export function RentPanel({ book, place }: RentPanelProps) {
  const rents = sizes.flatMap((bedrooms) => book.localRent(place, bedrooms) ?? []);
  const [first] = rents;
  if (first === undefined) return null;
  const top = Math.max(...rents.map(({ high }) => high));
  return (
    <Panel title="Rents by bedrooms" aside={`${first.areaName}, ${first.period}`}>
      <dl data-testid="area-rents">
        {rents.map((rent) => (
          <Rent key={rent.bedrooms} rent={rent} top={top} />
        ))}
      </dl>
      <p className="text-[13px] text-ink-3">{`${rangeWords(first.method)} ${first.source.publisher}, ${first.source.title}.`}</p>
    </Panel>
  );
}

/** The part of the method after the number of bedrooms, which applies to all rows. */
function rangeWords(method: string): string {
  const rest = method.slice(method.indexOf(';') + 1).trim();
  return `Mean rents; ${rest}.`;
}

function Rent({ rent: { bedrooms, mean, low, high }, top }: { readonly rent: LocalRent; readonly top: number }) {
  const at = (value: number): string => `${(value / top) * 100}%`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 border-t border-line py-2 first:border-0">
      <dt>{bedrooms === 4 ? '4 or more' : bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`}</dt>
      <dd className="num">
        <span className="text-[17px] font-semibold">{pounds(mean)}</span>
        <span className="pl-2 text-[13px] text-ink-3">{`${pounds(low)} to ${pounds(high)}`}</span>
      </dd>
      <dd aria-hidden="true" className="relative col-span-2 h-2 rounded-full bg-sunk forced-colors:border">
        <span
          className="absolute inset-y-0 rounded-full bg-brand opacity-30 forced-colors:bg-[CanvasText]"
          style={{ left: at(low), width: `${((high - low) / top) * 100}%` }}
        />
        <span className="absolute -inset-y-0.5 w-[3px] -translate-x-1/2 rounded-full bg-brand" style={{ left: at(mean) }} />
      </dd>
    </div>
  );
}
