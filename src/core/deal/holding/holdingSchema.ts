import * as v from 'valibot';
import { parseIsoDate, type IsoDate } from '../../kernel/calendar.ts';
import { momentSchema } from '../../kernel/momentSchema.ts';
import { currencies, minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import {
  certificateKinds,
  costKinds,
  holdingBounds as bounds,
  holdingSchemaVersion,
  valuationKinds,
  type Holding,
  type Transfer,
} from './holding.ts';

type Bounds = readonly [low: number, high: number];

const money = v.pipe(v.number(), v.safeInteger(), v.minValue(bounds.money[0]), v.maxValue(bounds.money[1]), v.transform(minor));
const fraction = ([low, high]: Bounds) => v.pipe(v.number(), v.finite(), v.minValue(low), v.maxValue(high), v.transform(rate));
const day: v.GenericSchema<unknown, IsoDate> = v.custom<IsoDate>(
  (value) => typeof value === 'string' && /^(?:19|20|21)/.test(value) && parseIsoDate(value) !== null,
  'Not a valid date',
);
const words = v.pipe(v.string(), v.maxLength(bounds.nameLength));
const orNull = <Output>(schema: v.GenericSchema<unknown, Output>): v.GenericSchema<unknown, Output | null> => v.nullable(schema);

const partId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/));
const partsOf = <Output>(part: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.record(partId, part),
    v.check((parts) => Object.keys(parts).length <= bounds.parts, `At most ${bounds.parts} of each kind can be saved`),
  );

const transfer: v.GenericSchema<unknown, Transfer> = v.looseObject({ date: day, price: money, costs: money });

/**
 * Validates each field individually. No rule compares two fields, because two devices may each change one of them, and the record must stay
 * readable. Forms report inconsistencies (`holdingWarnings.ts`). Unknown fields are kept.
 */
export const holdingSchema: v.GenericSchema<unknown, Holding> = v.looseObject({
  schema: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(holdingSchemaVersion, 'Made by a newer version of Yardstick. Update the app, then try again'),
  ),
  name: v.pipe(words, v.minLength(1, 'Give the property a name')),
  dealId: orNull(partId),
  place: v.looseObject({
    address: orNull(words),
    outcode: orNull(words),
    authority: orNull(words),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Not a two-letter country code')),
  }),
  currency: v.picklist(currencies),
  purchase: transfer,
  sale: orNull(transfer),
  voidWeeks: v.pipe(v.number(), v.finite(), v.minValue(bounds.weeks[0]), v.maxValue(bounds.weeks[1])),
  valuations: partsOf(v.looseObject({ date: day, value: money, kind: v.picklist(valuationKinds) })),
  loans: partsOf(
    v.looseObject({
      lender: words,
      kind: v.picklist(['interest-only', 'repayment']),
      drawnOn: day,
      amount: money,
      months: v.pipe(v.number(), v.integer(), v.minValue(bounds.months[0]), v.maxValue(bounds.months[1])),
      rate: fraction(bounds.rate),
      fixedUntil: orNull(day),
      laterRate: orNull(fraction(bounds.rate)),
      statement: orNull(v.looseObject({ date: day, balance: money })),
      repaidOn: orNull(day),
    }),
  ),
  tenancies: partsOf(
    v.looseObject({
      name: words,
      start: day,
      end: orNull(day),
      rent: money,
      per: v.picklist(['month', 'week']),
      reviewOn: orNull(day),
    }),
  ),
  costs: partsOf(
    v.looseObject({
      kind: v.picklist(costKinds),
      name: words,
      amount: money,
      per: v.picklist(['once', 'month', 'year', 'rent-share']),
      share: fraction(bounds.share),
      from: day,
      until: orNull(day),
    }),
  ),
  certificates: partsOf(v.looseObject({ kind: v.picklist(certificateKinds), name: words, expiresOn: day })),
  note: v.pipe(v.string(), v.maxLength(bounds.noteLength)),
  createdAt: momentSchema,
});
