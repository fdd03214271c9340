import { Link } from '@tanstack/react-router';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { refText } from '../../../parts/address/areaSearch.ts';
import { cellText } from '../../../../core/area/describe/figureText.ts';
import { Panel } from '../../../components/panel/Panel.tsx';

/** The measures, with headings short enough for a phone. */
const wanted = { rent: 'Rent', rent_yoy: '1 year', gross_yield: 'Yield' } as const;

const headOf = (id: string): string => Object.entries(wanted).find(([wantedId]) => wantedId === id)?.[1] ?? id;

/** Rents by region and nation, with annual change and gross yield, highest yield first. */
export function RegionRents({ book }: { readonly book: AreaBook }) {
  const measures = Object.keys(wanted).flatMap((id) => book.measures('region').find((measure) => measure.id === id) ?? []);
  const values = measures.map(({ id }) => new Map([...book.values('country', id), ...book.values('region', id)]));
  const [first] = measures;
  if (first === undefined) return null;
  const last = values.at(-1);
  // Leaves out the United Kingdom, because it contains the other places.
  const places = [...book.places('region'), ...book.places('country').filter(({ within }) => within.length > 0)]
    .filter(({ code }) => values.some((each) => each.has(code)))
    .toSorted((one, other) => (last?.get(other.code) ?? -1) - (last?.get(one.code) ?? -1));
  return (
    <Panel title="Rents by region and nation" aside={first.period}>
      <DataTable
        caption="Rents by region and nation"
        columns={[{ label: 'Region' }, ...measures.map(({ id }) => ({ label: headOf(id), align: 'right' as const }))]}
        rows={places.map((place) => [
          <Link
            key="name"
            to="/area-insights"
            search={{ area: refText(place) }}
            className="inline-flex min-h-8 min-w-28 items-center hover:underline"
          >
            {place.name}
          </Link>,
          ...measures.map((measure, at) => {
            const value = values[at]?.get(place.code);
            return value === undefined ? '–' : cellText(value, measure);
          }),
        ])}
      />
      <p className="text-[13px] text-ink-3">
        {measures.map(({ label, period, note }) => `${label}: ${period}.${note === null ? '' : ` ${note}`}`).join(' ')}
      </p>
    </Panel>
  );
}
