import type { AreaMarket, Place, PlaceKind } from '../../../../core/area/book/place.ts';
import type { MapProjection } from '../../../components/map/mapProjection.ts';
import type { MapShapes } from '../../../components/map/mapShapes.ts';

/** Areas that a map can have. */
export interface MapLayer {
  /** Also the name of the object in the pack's topology. */
  readonly id: 'authorities' | 'districts' | 'counties' | 'countries';
  readonly label: string;
  /** What one of them is. */
  readonly one: string;
  readonly pack: string;
  readonly kind: PlaceKind;
  readonly projection: MapProjection;
}

/** The maps of a market, the first of them shown until another is chosen. */
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

/** Shapes under the codes of their places. Maps of the world name countries by other codes than statistics do: those are found by name. */
export function underCodes(shapes: MapShapes, places: readonly Place[]): MapShapes {
  const codes = new Set(places.map(({ code }) => code));
  if (shapes.shapes.some(({ id }) => codes.has(id))) return shapes;
  const byName = new Map(places.map(({ name, code }) => [name, code]));
  const named = shapes.shapes.map((shape) => ({ ...shape, id: byName.get(shape.name) ?? shape.id }));
  return { ...shapes, shapes: named, byId: new Map(named.map((shape) => [shape.id, shape])) };
}

/** The code of a place on a map of a kind: its own, or that of what it lies in; null where it lies in none. */
export function codeAt({ kind, code, within }: Place, wanted: PlaceKind): string | null {
  return kind === wanted ? code : (within.find((ref) => ref.kind === wanted)?.code ?? null);
}
