import type { AreaBook } from '../../../../../core/area/book/areaBook.ts';
import type { Pack } from '../../../../../core/area/pack/pack.ts';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { areaMap, type ReportMap } from '../../../../../core/report/evidence/areaMap.ts';
import { placeOfProperty } from '../../../../../core/area/describe/propertyInArea.ts';
import { cellText } from '../../../../../core/area/describe/figureText.ts';
import { asTopology } from '../../../../../data/area/useAreaBook.ts';
import { mapShapesOf } from '../../../../components/map/mapShapes.ts';
import { codeAt, mapLayers } from '../../../../parts/area/map/mapLayers.ts';
import { mapMeasure } from '../../../../parts/area/map/mapMeasure.ts';

/** The UK map layer with areas small enough to show where a property is. */
export const propertyMapLayer = mapLayers.uk[1] ?? mapLayers.uk[0];

/** A property among the surrounding postcode districts with their prices; null if the packs do not have its place. */
export function propertyMap(pack: Pick<Pack, 'map' | 'sources'>, book: AreaBook, { facts }: Pick<Deal, 'facts'>): ReportMap | null {
  const [topology, place] = [asTopology(pack.map), placeOfProperty(book, facts)];
  const { kind, id, projection } = propertyMapLayer;
  const code = place === null ? null : codeAt(place, kind);
  const measure = mapMeasure(book.measures(kind), undefined);
  const { latitude, longitude } = facts;
  const isExact = latitude !== null && longitude !== null;
  const point = isExact ? { lat: latitude, lon: longitude } : (place?.point ?? null);
  if (topology === null || code === null || point === null || measure === undefined) return null;
  const values = book.values(kind, measure.id);
  const publishers = [...new Set(book.sources.filter((source) => measure.sourceIds.includes(source.id)).map(({ publisher }) => publisher))];
  const about = `${measure.label}: ${publishers.join(', ')}, ${measure.period}.`;
  return areaMap(mapShapesOf(topology, id, projection), {
    code,
    point,
    isExact,
    nameOf: (each) => book.place({ kind, code: each })?.name ?? each,
    valueOf: (each) => {
      const value = values.get(each);
      return value === undefined ? null : cellText(value, measure);
    },
    valueLabel: measure.estimate === null ? measure.label : `${measure.label} (estimate)`,
    source: [about, ...[...pack.sources.values()].map(({ attribution }) => `Boundaries: ${attribution}`)].join(' '),
  });
}
