import * as v from 'valibot';
import { strategyIds } from '../deal/strategies/strategyInput.ts';
import { parseIsoDate, type IsoDate } from '../kernel/calendar.ts';
import { momentSchema } from '../kernel/momentSchema.ts';
import { currencies, minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { AlertEvent } from './alertEvent.ts';
import { alertSchemaVersion, obligationKinds, type AlertRule } from './alertRule.ts';

/** Returns a validated rule from outside (disk, network, file). Unknown fields are preserved. The error names the first invalid field. */
export const parseAlertRule = (value: unknown): Result<AlertRule, string> => checked(ruleSchema, value);

/** Returns a validated event from outside. Unknown fields are preserved. The error names the first invalid field. */
export const parseAlertEvent = (value: unknown): Result<AlertEvent, string> => checked(eventSchema, value);

function checked<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Result<Value, string> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

/** A record with a newer version is rejected as a whole, so that it is set aside and never truncated. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(alertSchemaVersion, 'Made by a newer version of the app'));
const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/));
const words = v.pipe(v.string(), v.maxLength(400));
const money = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000), v.transform(minor));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000), v.transform(minor));
const currency = v.picklist(currencies);
const share = v.pipe(v.number(), v.finite(), v.minValue(0.0001), v.maxValue(1), v.transform(rate));

const test = v.variant('kind', [
  v.looseObject({ kind: v.literal('score'), atLeast: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }),
  v.looseObject({ kind: v.picklist(['gross-yield', 'net-yield', 'cash-on-cash']), atLeast: share }),
  v.looseObject({ kind: v.picklist(['monthly-cash-flow', 'profit']), atLeast: amount, currency: v.exactOptional(currency) }),
  v.looseObject({ kind: v.literal('cash-left-in'), atMost: amount, currency: v.exactOptional(currency) }),
  v.looseObject({ kind: v.literal('break-even-occupancy'), atMost: share }),
  v.looseObject({ kind: v.picklist(['price-drop', 'price-at-most']), amount: money, currency }),
  v.looseObject({ kind: v.literal('price-drop-share'), share }),
  v.looseObject({ kind: v.literal('back-on-market') }),
  v.looseObject({
    kind: v.literal('area-figure'),
    place: v.looseObject({ kind: words, code: words, name: words }),
    measure: words,
    label: words,
    share,
  }),
  v.looseObject({
    kind: v.literal('date-near'),
    what: v.picklist(obligationKinds),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)),
  }),
  v.looseObject({
    kind: v.literal('cover-at-rate'),
    rate: share,
    atLeast: v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(100)),
  }),
  v.looseObject({ kind: v.literal('loan-to-value'), atMost: share }),
]);

const scope = v.variant('kind', [
  v.looseObject({ kind: v.literal('all') }),
  v.looseObject({ kind: v.literal('stage'), stage: v.picklist(['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected']) }),
  v.looseObject({ kind: v.literal('strategy'), strategy: v.picklist(strategyIds) }),
  v.looseObject({ kind: v.literal('tag'), tag: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  v.looseObject({ kind: v.literal('deal'), dealId: id, title: words }),
  v.looseObject({ kind: v.literal('area'), area: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,8}$/)) }),
]);

const ruleSchema: v.GenericSchema<unknown, AlertRule> = v.looseObject({
  version,
  test,
  scope,
  on: v.boolean(),
  ownChanges: v.exactOptional(v.literal(true)),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

const day: v.GenericSchema<unknown, IsoDate> = v.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== null,
  'Not a valid date',
);
const finite = v.pipe(v.number(), v.finite());

const figure = v.variant('unit', [
  v.looseObject({ unit: v.literal('money'), amount: v.pipe(v.number(), v.safeInteger(), v.transform(minor)), currency }),
  v.looseObject({ unit: v.literal('rate'), value: v.pipe(finite, v.transform(rate)) }),
  v.looseObject({ unit: v.picklist(['score', 'cover']), value: finite }),
  v.looseObject({
    unit: v.literal('status'),
    status: v.picklist(['available', 'under-offer', 'sold-stc', 'let-agreed', 'sold', 'withdrawn']),
  }),
  v.looseObject({ unit: v.literal('day'), day }),
  v.looseObject({ unit: v.literal('text'), text: words }),
]);

const eventSchema: v.GenericSchema<unknown, AlertEvent> = v.looseObject({
  version,
  ruleId: id,
  test,
  about: v.looseObject({ kind: v.picklist(['deal', 'area', 'holding']), id: words, title: words }),
  from: v.nullable(figure),
  to: figure,
  firedAt: momentSchema,
  read: v.exactOptional(v.literal(true)),
  dismissed: v.exactOptional(v.literal(true)),
});
