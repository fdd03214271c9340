import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantize } from 'topojson-client';
import { filter, presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { readCsv, textOf } from '../readCsv.ts';
import { sourcesFor } from '../sources.ts';
import { currentCode } from './ukDisagreements.ts';

type Shapes = Topology<Objects<Record<string, unknown>>>;
type Collection = GeometryCollection<Record<string, unknown>>;

/** Today's local authorities, by every code they have ever had, and today's codes. */
interface AuthorityCodes {
  readonly today: ReadonlySet<string>;
  readonly current: (code: string) => string;
}

interface Layer {
  readonly from: string;
  /** The layer's name in the pack. */
  readonly to: string;
  readonly code: (shape: Shape) => string;
  readonly name: (shape: Shape) => string;
  readonly count: number;
  /** For codes of local authorities: old codes are replaced by today's, and each of today's codes must be present. */
  readonly authorities?: true;
}

interface Shape {
  readonly id?: string | number | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | null;
}

interface MapPlan extends Pick<PackDraft, 'vintage' | 'budget'> {
  readonly id: string;
  readonly title: string;
  readonly market: 'uk' | 'us' | 'eu';
  readonly file: string;
  readonly layers: readonly Layer[];
  /** The share of points to keep, most significant first. 1 keeps all. */
  readonly keep: number;
  /** The number of grid steps in each direction that points are rounded to. */
  readonly grid: number;
  readonly sources: readonly string[];
}

const property = (key: string) => (shape: Shape) => wordOf(shape.properties?.[key]);
const idOf = (shape: Shape): string => wordOf(shape.id);
const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const plans: readonly MapPlan[] = [
  {
    id: 'uk-map-la',
    title: 'United Kingdom: map of local authorities and regions',
    market: 'uk',
    file: 'uk/boundaries_la_region.topo.json',
    layers: [
      { from: 'ltla', to: 'authorities', code: property('c'), name: property('n'), count: 361, authorities: true },
      { from: 'rgn', to: 'regions', code: property('c'), name: property('n'), count: 12 },
    ],
    keep: 0.45,
    grid: 8_000,
    sources: ['ons-boundaries'],
    vintage: { Boundaries: '2025' },
    budget: 120_000,
  },
  {
    id: 'uk-map-districts',
    title: 'United Kingdom: map of postcode districts, approximate',
    market: 'uk',
    file: 'uk/boundaries_postcode_districts.topo.json',
    layers: [{ from: 'districts', to: 'districts', code: property('d'), name: property('d'), count: 2_810 }],
    keep: 0.8,
    grid: 16_000,
    sources: ['ons-nspl'],
    vintage: { 'Shapes around postcodes': 'May 2025' },
    budget: 260_000,
  },
  {
    id: 'us-map',
    title: 'United States: map of states and counties',
    market: 'us',
    file: 'us/counties-10m.json',
    layers: [
      { from: 'states', to: 'states', code: idOf, name: property('name'), count: 56 },
      { from: 'counties', to: 'counties', code: idOf, name: property('name'), count: 3_231 },
    ],
    keep: 0.6,
    grid: 20_000,
    sources: ['us-census'],
    vintage: { Boundaries: 'us-atlas 3.0.1' },
    budget: 260_000,
  },
  {
    id: 'eu-map',
    title: 'Europe: map of countries',
    market: 'eu',
    file: 'eu-world/countries-50m.json',
    layers: [{ from: 'countries', to: 'countries', code: idOf, name: property('name'), count: 44 }],
    keep: 0.5,
    grid: 10_000,
    sources: ['natural-earth'],
    vintage: { Boundaries: 'world-atlas 2.0.2' },
    budget: 90_000,
  },
];

/** Maps as TopoJSON topologies. They have fewer points, rounded to our own grid, our own layer names, and codes as ids. */
export const maps = (folder: string): readonly PackDraft[] => plans.map((plan) => mapDraft(folder, plan));

function mapDraft(folder: string, plan: MapPlan): PackDraft {
  const source = JSON.parse(readFileSync(join(folder, plan.file), 'utf8')) as Shapes;
  const codes = authorityCodes(folder);
  const renamed = plan.market === 'eu' ? europe(source) : renamedLayers(source, plan.layers, codes);
  const map: Shapes = plan.keep < 1 ? reduced(renamed, plan) : quantize(renamed, plan.grid);
  const faults = plan.layers.flatMap(({ to, count, authorities }) => {
    const layer = map.objects[to] as GeometryCollection;
    const shaped = layer.geometries.filter((shape) => 'arcs' in shape && shape.arcs.length > 0).length;
    const ids = new Set(layer.geometries.map(({ id }) => String(id)));
    const twice = ids.size;
    if (authorities === true && [...codes.today].some((code) => !ids.has(code)))
      return [`${to} lacks ${[...codes.today].filter((code) => !ids.has(code)).join(', ')}`];
    return shaped === count && twice === layer.geometries.length
      ? []
      : [`${to} must have ${count} shapes with one code each, but has ${shaped} shapes and ${twice} codes`];
  });
  if (faults.length > 0) throw new GateFailure(plan.id, faults);
  const rows = plan.layers.reduce((sum, { count }) => sum + count, 0);
  const { id, title, market, vintage, budget } = plan;
  return {
    json: { format: 1, id, title, market, sources: sourcesFor(plan.sources), tables: {}, map },
    load: 'on demand',
    rows,
    expectedRows: rows,
    vintage,
    budget,
  };
}

function renamedLayers(source: Shapes, layers: readonly Layer[], { current }: AuthorityCodes): Shapes {
  const objects = Object.fromEntries(
    layers.map(({ from, to, code, name, authorities }) => {
      const { geometries } = source.objects[from] as GeometryCollection;
      const named = geometries.map((shape) => ({
        ...shape,
        id: authorities === true ? current(code(shape as Shape)) : code(shape as Shape),
        properties: { name: name(shape as Shape) },
      }));
      const layer: Collection = { type: 'GeometryCollection', geometries: named };
      return [to, layer];
    }),
  );
  return { ...source, objects };
}

/** Drops points that hardly affect a border, and everything that is then unused. */
function reduced(source: Shapes, { keep, grid }: MapPlan): Shapes {
  const weighed = presimplify(source);
  const least = quantile(weighed, 1 - keep);
  return quantize(
    filter(simplify(weighed, least), () => true),
    grid,
  );
}

function authorityCodes(folder: string): AuthorityCodes {
  const active = new Map(readCsv(join(folder, 'uk/la_codes_lookup.csv')).map((row) => [textOf(row, 'LADCD'), textOf(row, 'LADCD_ACTIVE')]));
  const today = new Set(readCsv(join(folder, 'uk/la_profile.csv')).map((row) => textOf(row, 'code')));
  return { today, current: (code) => (today.has(code) ? code : currentCode(active.get(code) ?? code)) };
}

const european =
  '008 020 040 056 070 100 112 191 196 203 208 233 246 250 276 300 348 352 372 380 428 438 440 442 470 492 498 499 528 578 616 620 642 674 688 703 705 724 752 756 804 807 826 336'.split(
    ' ',
  );

/** The countries of Europe by ISO number, including their distant islands. */
function europe(source: Shapes): Shapes {
  const { geometries } = source.objects['countries'] as GeometryCollection;
  const chosen = geometries
    .filter(({ id }) => european.includes(String(id)))
    .map((shape) => ({ ...shape, id: String(shape.id), properties: { name: wordOf((shape as Shape).properties?.['name']) } }));
  const countries: Collection = { type: 'GeometryCollection', geometries: chosen };
  return { ...source, objects: { countries } };
}
