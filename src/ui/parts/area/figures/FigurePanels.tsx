import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { AreaProfile, MissingFigure } from '../../../../core/area/book/figure.ts';
import { fairMarketRentNote } from '../../../../core/area/describe/fairMarketRentNote.ts';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { FigureRow } from './FigureRow.tsx';
import { figureGroups, type FigureGroup } from './groups.ts';

interface FigurePanelsProps {
  readonly book: AreaBook;
  readonly profile: AreaProfile;
}

/** All published figures of a place by group, with reasons for missing ones. */
export function FigurePanels({ book, profile }: FigurePanelsProps) {
  // Rents by bedrooms and homes by council tax band have their own panels.
  const { first, rest } = figureGroups(
    profile.figures.filter(({ measure }) => !/^(rent\d|band_[a-h])$/.test(measure.id)),
    profile.place.market,
  );
  return (
    <>
      {first.map((group) => (
        <Panel key={group.id} title={group.title}>
          <Rows book={book} group={group} />
          {group.figures.some(({ measure }) => measure.id.startsWith('fmr')) ? (
            <p data-testid="fair-market-rent-note" className="text-[13px] text-ink-3">
              {fairMarketRentNote}
            </p>
          ) : null}
        </Panel>
      ))}
      {rest.length === 0 ? null : (
        <Panel title="More figures">
          {rest.map((group) => (
            <Disclosure key={group.id} title={group.title} aside={`${group.figures.length}`}>
              <Rows book={book} group={group} />
            </Disclosure>
          ))}
        </Panel>
      )}
      {profile.missing.length === 0 ? null : <Missing missing={profile.missing} />}
    </>
  );
}

const Rows = ({ book, group }: { readonly book: AreaBook; readonly group: FigureGroup }) => (
  <dl>
    {group.figures.map((figure) => (
      <FigureRow key={figure.measure.id} book={book} figure={figure} />
    ))}
  </dl>
);

/** Missing figures grouped by reason, one line each. */
function Missing({ missing }: { readonly missing: readonly MissingFigure[] }) {
  const reasons = new Map<string, string[]>();
  for (const { measure, reason } of missing) {
    const known = reasons.get(reason);
    if (known === undefined) reasons.set(reason, [measure.label]);
    else known.push(measure.label);
  }
  return (
    <Panel title="Not available">
      <ul data-testid="area-missing">
        {[...reasons].map(([reason, labels]) => (
          <li key={reason} className="border-t border-line py-2 text-[15px] first:border-0">
            {labels.join(', ')}
            <span className="block text-[13px] text-ink-3">{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
