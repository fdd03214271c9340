import { clipRing, centroid, ringSize, type Ring } from '../../chart/clipRing.ts';

/** An area on a map: its outlines, in coordinates from 0 to the map's width and height, y downwards. */
export interface MapArea {
  readonly rings: readonly Ring[];
  readonly isHome: boolean;
}

/** A short label in an area, centred at a point. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A property's area and its neighbours, as a map with north at the top, and with the same content as text and rows. */
export interface ReportMap {
  readonly title: string;
  readonly summary: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly MapArea[];
  readonly labels: readonly MapLabel[];
  readonly pin: { readonly x: number; readonly y: number };
  /** The length of the scale bar on the map, and the distance it stands for. */
  readonly scale: { readonly length: number; readonly words: string };
  /** The areas named on the map, the property's first. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The column heading for `value`. */
  readonly valueLabel: string;
  readonly source: string;
}

/** Areas projected onto a flat map, in any unit, y downwards. */
export interface FlatAreas {
  readonly shapes: readonly {
    readonly id: string;
    readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
    readonly rings: readonly (readonly (readonly number[])[])[];
  }[];
  readonly project: (point: { readonly lat: number; readonly lon: number }) => { readonly x: number; readonly y: number } | null;
}

/** A property on a map, and the names of its areas. */
export interface MappedHome {
  readonly code: string;
  readonly point: { readonly lat: number; readonly lon: number };
  /** Whether the point is the property's own location, rather than its area's centroid. */
  readonly isExact: boolean;
  readonly nameOf: (code: string) => string;
  /** A figure for an area as text; null if no figure is published. */
  readonly valueOf: (code: string) => string | null;
  readonly valueLabel: string;
  readonly source: string;
}

const [width, height] = [1040, 600] as const;

/** The maximum number of areas listed next to the map. */
const mostRows = 8;

/** A map of the property's area and its neighbours; null if its own area has no shape. */
export function areaMap({ shapes, project }: FlatAreas, home: MappedHome): ReportMap | null {
  const own = shapes.find(({ id }) => id === home.code);
  const [point, further] = [project(home.point), project({ ...home.point, lat: home.point.lat + 0.1 })];
  if (own === undefined || point === null || further === null) return null;
  const perKm = Math.hypot(further.x - point.x, further.y - point.y) / kilometres(0.1);
  // At this coarse resolution the published centroid may lie outside the outline.
  const centre = home.isExact ? point : middleOfShape(own);
  const tall = Math.min(80, Math.max(4, (2.2 * Math.max(own.box.height, (own.box.width * height) / width)) / perKm));
  const scale = height / (tall * perKm);
  const placed = (at: readonly number[]): readonly [number, number] => [
    ((at[0] ?? 0) - centre.x) * scale + width / 2,
    ((at[1] ?? 0) - centre.y) * scale + height / 2,
  ];
  const seen = shapes.flatMap(({ id, box, rings }) => {
    const [[left, top], [right, bottom]] = [placed([box.x, box.y]), placed([box.x + box.width, box.y + box.height])];
    if (left > width || right < 0 || top > height || bottom < 0) return [];
    const clipped = rings.map((ring) => clipRing(ring.map(placed), { width, height })).filter((ring) => ring.length > 2);
    return clipped.length === 0 ? [] : [{ id, rings: clipped }];
  });
  const closest = seen.flatMap(({ id, rings }) => labelOf(id, rings)).toSorted((one, other) => fromPin(one) - fromPin(other));
  const named = [...closest.filter(({ text }) => text === home.code), ...closest.filter(({ text }) => text !== home.code)].reduce(
    withRoom,
    [],
  );
  const listed = named.slice(0, mostRows);
  const rows = listed.map(({ text }) => ({ label: home.nameOf(text), value: home.valueOf(text) ?? 'Not published' }));
  return {
    title: `Around ${home.code}`,
    summary: summaryOf(
      home,
      listed.map(({ text }) => text),
    ),
    width,
    height,
    areas: seen.map(({ id, rings }) => ({ rings, isHome: id === home.code })),
    labels: named,
    pin: { x: width / 2, y: height / 2 },
    scale: scaleOf(perKm * scale),
    rows,
    valueLabel: home.valueLabel,
    source: home.source,
  };
}

function middleOfShape({ rings }: FlatAreas['shapes'][number]): { readonly x: number; readonly y: number } {
  const [largest = []] = rings
    .map((ring) => ring.flatMap(([x = 0, y = 0]) => [x, y]))
    .toSorted((one, other) => ringSize(other).area - ringSize(one).area);
  return centroid(largest);
}

const kilometres = (degrees: number): number => degrees * 111.2;

/** The minimum distance between the pin and a label. */
const pinRoom = 46;

const fromPin = ({ x, y }: MapLabel): number => Math.hypot(x - width / 2, y - height / 2);

/** The width of a letter and the height of a line. */
const [letter, line] = [21, 30];

/** The labels plus one more, unless it would overlap one of them or the scale. A label too close to the pin is moved below it. */
function withRoom(labels: readonly MapLabel[], label: MapLabel): readonly MapLabel[] {
  const moved = fromPin(label) < pinRoom ? { ...label, y: height / 2 + pinRoom } : label;
  const half = ({ text }: MapLabel): number => (text.length * letter) / 2;
  const isTaken = labels.some((each) => Math.abs(each.x - moved.x) < half(each) + half(moved) && Math.abs(each.y - moved.y) < line);
  return isTaken || (moved.x < width / 4 + 60 && moved.y > height - 90) ? labels : [...labels, moved];
}

/** An area's code as a label in the middle of its largest visible piece, if it fits there. */
function labelOf(text: string, rings: readonly Ring[]): readonly MapLabel[] {
  const [largest] = rings.toSorted((one, other) => ringSize(other).area - ringSize(one).area);
  if (largest === undefined) return [];
  const size = ringSize(largest);
  return size.width < letter * text.length || size.height < 2 * line ? [] : [{ ...centroid(largest), text }];
}

const kmPerMile = 1.609_344;

const bars: readonly (readonly [miles: number, words: string])[] = [
  [20, '20 miles'],
  [10, '10 miles'],
  [5, '5 miles'],
  [2, '2 miles'],
  [1, '1 mile'],
  [0.5, 'half a mile'],
];

/** The longest round distance whose bar is shorter than a quarter of the map's width. */
function scaleOf(perKm: number): ReportMap['scale'] {
  const [miles, words] = bars.find(([far]) => far * kmPerMile * perKm < width / 4) ?? [0.25, 'a quarter of a mile'];
  return { length: Math.round(miles * kmPerMile * perKm), words };
}

function summaryOf({ code, isExact, valueOf, valueLabel }: MappedHome, codes: readonly string[]): string {
  const pin = isExact ? 'the pin marks the property' : `the pin marks the centre of ${code}, which contains the property`;
  const others = codes.filter((each) => each !== code);
  const around = others.length === 0 ? '' : ` Neighbouring areas: ${others.join(', ')}.`;
  const value = valueOf(code);
  return `North is up, and ${pin}.${value === null ? '' : ` ${valueLabel} in ${code}: ${value}.`}${around}`;
}
