import type { AreaMarket, Place, PlaceKind } from '../../../../core/area/book/place.ts';
import type { MapProjection } from '../../../components/map/mapProjection.ts';
import type { MapShapes } from '../../../components/map/mapShapes.ts';

/** One layer of areas on a map. */
export interface MapLayer {
  /** The layer's id, which is also the object's name in the pack's topology. */
  readonly id: 'authorities' | 'districts' | 'counties' | 'countries';
  readonly label: string;
  /** Singular name for one of the layer's areas. */
  readonly one: string;
  readonly pack: string;
  readonly kind: PlaceKind;
  readonly projection: MapProjection;
}

/** Map layers by market, the default first. */
export const mapLayers: Readonly<Record<AreaMarket, readonly [MapLayer, ...(readonly MapLayer[])]>> = {
  uk: [
    {
      id: 'authorities',
      label: 'Local authorities',
      one: 'Local authority',
      pack: 'uk-map-la',
      kind: 'authority',
      projection: 'meridian',
    },
    {
      id: 'districts',
      label: 'Postcode districts',
      one: 'Postcode district',
      pack: 'uk-map-districts',
      kind: 'district',
      projection: 'meridian',
    },
  ],
  us: [{ id: 'counties', label: 'Counties', one: 'County', pack: 'us-map', kind: 'county', projection: 'america' }],
  eu: [{ id: 'countries', label: 'Countries', one: 'Country', pack: 'eu-map', kind: 'country', projection: 'europe' }],
};

/** Shapes keyed by place code. World maps use different country codes from statistics, so countries match by name. */
export function underCodes(shapes: MapShapes, places: readonly Place[]): MapShapes {
  const codes = new Set(places.map(({ code }) => code));
  if (shapes.shapes.some(({ id }) => codes.has(id))) return shapes;
  const byName = new Map(places.map(({ name, code }) => [name, code]));
  const named = shapes.shapes.map((shape) => ({ ...shape, id: byName.get(shape.name) ?? shape.id }));
  return { ...shapes, shapes: named, byId: new Map(named.map((shape) => [shape.id, shape])) };
}

/** The code under which a map of this kind shows a place: its own or its containing area's. Null if there is neither. */
export function codeAt({ kind, code, within }: Place, wanted: PlaceKind): string | null {
  return kind === wanted ? code : (within.find((ref) => ref.kind === wanted)?.code ?? null);
}
