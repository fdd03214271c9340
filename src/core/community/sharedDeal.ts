import * as v from 'valibot';

/** Kinds of homes that are said to others; whatever else a listing calls its home is left out. */
export const sharedTypes = [
  'flat',
  'apartment',
  'maisonette',
  'studio',
  'terraced',
  'end of terrace',
  'semi-detached',
  'detached',
  'bungalow',
  'cottage',
  'house',
  'park home',
  'land',
] as const;

const short = v.pipe(v.string(), v.maxLength(60));
const words = v.pipe(v.string(), v.maxLength(200));
const pence = v.pipe(v.number(), v.integer(), v.minValue(-1e13), v.maxValue(1e13));
const fraction = v.pipe(v.number(), v.minValue(-1e6), v.maxValue(1e6));
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const reason = v.strictObject({
  id: short,
  label: short,
  /** The measured value as shown. */
  measured: short,
  points,
  weight: points,
  tone: v.picklist(['good', 'fair', 'poor', 'unknown']),
  words,
});

/** What is shared of a deal, field by field; a field that is not named here is refused. The database holds the same rules (`private.is_shared_deal`). */
export const sharedDealSchema = v.strictObject({
  version: v.literal(1),
  /** The first half of the postcode: some thousands of homes. */
  outcode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[0-9][0-9A-Z]?$/))),
  propertyType: v.nullable(v.picklist(sharedTypes)),
  bedrooms: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  /** Pence. */
  price: pence,
  /** Pence a month. */
  monthlyRent: pence,
  /** An estimate of the area's, or given by the person. */
  rentIs: v.picklist(['estimate', 'given']),
  /** Rates are fractions a year, money pence; null where there is nothing to divide by. */
  figures: v.strictObject({
    grossYield: fraction,
    netYield: fraction,
    monthlyCashFlow: pence,
    cashNeeded: pence,
    cashOnCash: v.nullable(fraction),
    roi: v.nullable(fraction),
    interestCover: v.nullable(fraction),
  }),
  score: v.strictObject({
    total: points,
    low: points,
    high: points,
    band: v.picklist(['avoid', 'weak', 'fair', 'good', 'outstanding']),
    reasons: v.pipe(v.array(reason), v.maxLength(12)),
  }),
  /** The day the figures are of, `YYYY-MM-DD`. */
  asOf: v.pipe(v.string(), v.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
});

/** A deal as others may see it: figures, the score with its reasons, and the outcode. Nothing in it was typed or chosen by a person but price, rent and works. */
export type SharedDeal = Readonly<v.InferOutput<typeof sharedDealSchema>>;

/** A shared deal from outside, checked; null for anything else. */
export function readSharedDeal(value: unknown): SharedDeal | null {
  const read = v.safeParse(sharedDealSchema, value, { abortEarly: true });
  return read.success ? read.output : null;
}
