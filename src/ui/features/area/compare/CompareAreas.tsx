import { shortName } from '../../../../core/area/describe/shortName.ts';
import { useMemo, useState } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place } from '../../../../core/area/book/place.ts';
import { Button } from '../../../components/press/Button.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { maxAreas, refText } from '../../../parts/address/areaSearch.ts';
import { ExplainFigure } from '../../../parts/area/figures/AreaExplanations.tsx';
import { cellText } from '../../../../core/area/describe/figureText.ts';
import { AreaSearchBox } from '../../../parts/area/AreaSearchBox.tsx';
import { compareRows, type CompareRow } from './compareRows.ts';

interface CompareAreasProps {
  readonly book: AreaBook;
  /** The screen's main place first. */
  readonly places: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}

const first = 14;

/** Up to four places side by side, figure by figure. */
export function CompareAreas({ book, places, onChange }: CompareAreasProps) {
  const [all, setAll] = useState(false);
  const rows = useMemo(() => compareRows(book, places), [book, places]);
  const shown = all ? rows : rows.slice(0, first);
  return (
    <Panel title="Compare" aside={`up to ${maxAreas} places`}>
      {places.length >= maxAreas ? null : (
        <AreaSearchBox
          book={book}
          label="Add a place to compare"
          placeholder="Add a place"
          onChoose={(place) => onChange([...places, place])}
          testId="area-compare-add"
        />
      )}
      {places.length < 2 ? (
        <p className="text-ink-2">Add a second place to compare every figure.</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {places.slice(1).map((place) => (
              <li key={refText(place)}>
                <Button size="small" onClick={() => onChange(places.filter((other) => other !== place))}>
                  {`Remove ${shortName(place.name)}`}
                </Button>
              </li>
            ))}
          </ul>
          <div data-testid="area-compare">
            <DataTable
              caption={`${places.map(({ name }) => shortName(name)).join(', ')} side by side`}
              columns={[{ label: 'Figure' }, ...places.map((place) => ({ label: shortName(place.name), align: 'right' as const }))]}
              rows={shown.map((row) => [
                <RowName key="name" row={row} />,
                ...row.cells.map((cell, at) => <Cell key={refText(places[at] ?? { kind: 'district', code: '' })} cell={cell} />),
              ])}
            />
          </div>
          {rows.length <= first ? null : (
            <div>
              <Button size="small" onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : `Show all ${rows.length} figures`}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

const RowName = ({ row: { measure } }: { readonly row: CompareRow }) => (
  <span className="block max-w-56 leading-tight">
    {measure.label}
    <span className="block text-[12px] text-ink-3">{measure.period}</span>
  </span>
);

function Cell({ cell }: { readonly cell: CompareRow['cells'][number] }) {
  if ('missing' in cell) {
    return (
      <span title={cell.missing} className="text-ink-3">
        –<span className="sr-only">{` ${cell.missing}`}</span>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center justify-end gap-1">
      <span className="grid">
        <span className="font-medium">{cellText(cell.value, cell.measure)}</span>
        <span className="text-[12px] text-ink-3">{shortName(cell.ofName)}</span>
      </span>
      <ExplainFigure figure={cell} />
    </span>
  );
}
