import * as v from 'valibot';
import { currencies } from '../../kernel/money.ts';
import type { EditionDocument } from '../editions/editionDocument.ts';
import type { PartId } from '../editions/editions.ts';

/** Generous limits: a long report stays far below them, and a hostile one cannot freeze the page. */
const text = v.pipe(v.string(), v.maxLength(25_000));
const amount = v.pipe(v.number(), v.finite());
const listOf = <Schema extends v.GenericSchema>(item: Schema) => v.pipe(v.array(item), v.maxLength(2_000));
const textOrNull = v.nullable(text);
/** Only web addresses, so that a link in a report cannot run a script. */
const webUrl = v.nullable(v.pipe(text, v.regex(/^https?:\/\//i)));

const tone = v.picklist(['good', 'fair', 'poor', 'neutral']);
const fact = v.object({ label: text, value: text });
const figure = v.object({ id: text, label: text, value: text, tone, delta: textOrNull, note: v.exactOptional(textOrNull) });

const table = v.object({
  id: text,
  title: text,
  columns: listOf(v.object({ label: text, align: v.picklist(['left', 'right']) })),
  rows: listOf(listOf(text)),
  total: v.nullable(listOf(text)),
  note: textOrNull,
});

const criterion = v.object({
  id: text,
  label: text,
  figure: textOrNull,
  measured: text,
  points: amount,
  weight: amount,
  tone: v.picklist(['good', 'fair', 'poor', 'unknown']),
  reason: text,
});

const score = v.object({
  total: amount,
  low: amount,
  high: amount,
  band: v.picklist(['avoid', 'weak', 'fair', 'good', 'outstanding']),
  criteria: listOf(criterion),
  version: amount,
});

const chart = v.object({
  id: text,
  title: text,
  kind: v.picklist(['line', 'area', 'bar']),
  xLabel: text,
  yLabel: text,
  x: listOf(text),
  series: listOf(v.object({ label: text, values: listOf(amount) })),
  summary: text,
});

const spanChart = v.object({
  id: text,
  title: text,
  yLabel: text,
  base: v.nullable(v.object({ value: amount, label: text, isMoreBetter: v.boolean() })),
  rows: listOf(v.object({ label: text, from: amount, to: amount, detail: text, value: text })),
  columns: v.tuple([text, text, text]),
  summary: text,
});

const fanChart = v.object({
  id: text,
  title: text,
  xLabel: text,
  yLabel: text,
  currency: v.picklist(currencies),
  x: listOf(text),
  middle: v.object({ label: text, values: listOf(amount) }),
  bands: listOf(v.object({ label: text, low: listOf(amount), high: listOf(amount) })),
  summary: text,
});

const map = v.object({
  title: text,
  summary: text,
  width: amount,
  height: amount,
  areas: listOf(v.object({ rings: listOf(v.pipe(v.array(amount), v.maxLength(20_000))), isHome: v.boolean() })),
  labels: listOf(v.object({ x: amount, y: amount, text })),
  pin: v.object({ x: amount, y: amount }),
  scale: v.object({ length: amount, words: text }),
  rows: listOf(fact),
  valueLabel: text,
  source: text,
});

const rule = v.object({ label: text, met: v.nullable(v.boolean()), words: text });

const block = v.variant('kind', [
  v.object({ kind: v.literal('lead'), text }),
  v.object({ kind: v.literal('tape'), score, standing: textOrNull }),
  v.object({ kind: v.literal('key-figures'), figures: listOf(figure) }),
  v.object({ kind: v.literal('rules'), rules: listOf(rule) }),
  v.object({ kind: v.literal('solves'), solves: listOf(v.object({ label: text, value: text, note: text })) }),
  v.object({ kind: v.literal('points'), points: listOf(text), tone: v.picklist(['fair', 'neutral']) }),
  v.object({ kind: v.literal('facts'), facts: listOf(fact) }),
  v.object({ kind: v.literal('criteria'), criteria: listOf(criterion) }),
  v.object({ kind: v.literal('figures'), figures: listOf(figure), against: textOrNull }),
  v.object({ kind: v.literal('chart'), chart }),
  v.object({ kind: v.literal('spans'), chart: spanChart }),
  v.object({ kind: v.literal('fan'), chart: fanChart }),
  v.object({ kind: v.literal('map'), map }),
  v.object({ kind: v.literal('table'), table, untitled: v.exactOptional(v.boolean()) }),
  v.object({ kind: v.literal('sources'), sources: listOf(v.object({ title: text, detail: text, url: webUrl })) }),
  v.object({ kind: v.literal('made'), made: text, disclaimer: text }),
]);

/** The ids of the parts that a link can have. */
const partIds = [
  'verdict',
  'rules',
  'solves',
  'score',
  'figures',
  'warnings',
  'property',
  'purchase',
  'finance',
  'cash-flow',
  'risk',
  'area',
  'cover',
  'rents',
  'exit',
  'inputs',
  'notes',
  'foundations',
] as const satisfies readonly PartId[];

const part = v.object({ id: v.picklist(partIds), title: textOrNull, note: textOrNull, blocks: listOf(block) });

/** The form of a shared edition. Fields that it does not name are dropped. */
export const editionSchema: v.GenericSchema<unknown, EditionDocument> = v.object({
  edition: v.literal('shared'),
  masthead: text,
  title: text,
  subtitle: text,
  listingUrl: webUrl,
  preparedOn: text,
  cover: listOf(part),
  parts: listOf(part),
});
