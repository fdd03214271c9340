import { useMemo } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import type { Place, PlaceKind } from '../../../../core/area/book/place.ts';
import { useMapPack } from '../../../../data/area/useAreaBook.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { ChoroplethMap } from '../../../components/map/ChoroplethMap.tsx';
import { mapShapesOf } from '../../../components/map/mapShapes.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Panel } from '../../deal/report/Panel.tsx';
import { cellText, tightText } from '../figures/figureText.ts';
import { measureOptions } from '../figures/groups.ts';
import { mapPinsOf } from './mapPins.ts';

interface AreaMapProps {
  readonly book: AreaBook;
  readonly places: readonly Place[];
  readonly rows: readonly DealRow[];
  readonly level: 'authorities' | 'districts';
  /** A measure's id; one the level does not have gives the first it has. */
  readonly figure: string | undefined;
  readonly onLevel: (level: 'authorities' | 'districts') => void;
  readonly onFigure: (id: string) => void;
  readonly onOpen: (place: Place) => void;
}

const levels = [
  { value: 'authorities', label: 'Local authorities' },
  { value: 'districts', label: 'Postcode districts' },
] as const;

const packs = { authorities: 'uk-map-la', districts: 'uk-map-districts' } as const;
const kindOf: Readonly<Record<AreaMapProps['level'], PlaceKind>> = { authorities: 'authority', districts: 'district' };

/** The map of the country by any figure, with the person's deals on it. */
export function AreaMap(props: AreaMapProps) {
  const { book, level, figure, onLevel, onFigure } = props;
  const measures = book.measures(kindOf[level]);
  const measure = measures.find(({ id }) => id === figure) ?? measures.find(({ id }) => id === 'price' || id === 'est') ?? measures[0];
  const map = useMapPack(packs[level]);
  return (
    <Panel title="Map">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Areas of the map" options={levels} value={level} onChange={onLevel} />
        {measure === undefined ? null : (
          <SelectField label="By" value={measure.id} options={measureOptions(measures)} onChange={onFigure} testId="map-figure" />
        )}
      </div>
      {map.state === 'loading' ? <Spinner label="Loading the map…" /> : null}
      {map.state === 'failed' ? (
        <p
          role="alert"
          className="text-ink-2"
        >{`The map could not be loaded. ${'message' in map ? map.message : ''} The figures stand in the tables.`}</p>
      ) : null}
      {map.state === 'ready' && measure !== undefined ? (
        <Drawn {...props} measure={measure} topology={map.topology} attribution={map.attribution} />
      ) : null}
    </Panel>
  );
}

interface DrawnProps extends AreaMapProps {
  readonly measure: ReturnType<AreaBook['measures']>[number];
  readonly topology: Parameters<typeof mapShapesOf>[0];
  readonly attribution: readonly string[];
}

function Drawn({ book, places, rows, level, measure, topology, attribution, onOpen }: DrawnProps) {
  const kind = kindOf[level];
  const shapes = useMemo(() => mapShapesOf(topology, level), [topology, level]);
  const values = useMemo(() => book.values(kind, measure.id), [book, kind, measure.id]);
  const pins = useMemo(() => mapPinsOf(book, rows), [book, rows]);
  const chosen = useMemo(() => places.flatMap((place) => codeAt(place, kind) ?? []), [places, kind]);
  const publishers = [...new Set(book.sources.filter(({ id }) => measure.sourceIds.includes(id)).map(({ publisher }) => publisher))];
  return (
    <>
      <ChoroplethMap
        title={`${measure.label} by ${level === 'authorities' ? 'local authority' : 'postcode district'}`}
        summary={`${measure.period}, ${publishers.join(', ')}; ${values.size.toLocaleString('en-GB')} areas with a figure.${measure.estimate === null ? '' : ' These are estimates.'}`}
        shapes={shapes}
        values={values}
        placeLabel={level === 'authorities' ? 'Local authority' : 'Postcode district'}
        valueLabel={measure.label}
        format={(value) => cellText(value, measure)}
        formatShort={(value) => tightText(value, measure)}
        pins={pins}
        pinLabel="districts with your deals"
        chosen={chosen}
        onOpen={(code) => {
          const place = book.place({ kind, code });
          if (place !== null) onOpen(place);
        }}
      />
      <p className="text-[12px] text-ink-3">{attribution.join(' ')}</p>
    </>
  );
}

/** The code of a place on a map of a kind: its own, or that of what it lies in. */
function codeAt({ kind, code, within }: Place, wanted: PlaceKind): string | null {
  return kind === wanted ? code : (within.find((ref) => ref.kind === wanted)?.code ?? null);
}
