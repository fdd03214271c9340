import * as v from 'valibot';
import { strategyIds } from '../deal/strategies/strategyInput.ts';
import { hiddenCharacters } from './hiddenCharacters.ts';
import { mostFigures, sharedFigureIds } from './sharedFigures.ts';

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

const plain = v.pipe(
  v.string(),
  v.check((text) => !hiddenCharacters.test(text)),
);
const short = v.pipe(plain, v.maxLength(60));
const words = v.pipe(plain, v.maxLength(200));
const pence = v.pipe(v.number(), v.integer(), v.minValue(-1e13), v.maxValue(1e13));
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const figure = v.strictObject({
  id: v.picklist(sharedFigureIds),
  label: short,
  /** The value as shown, with its unit. */
  text: short,
});

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
  /** How its owner means to earn from it; the figures are of this plan. */
  strategy: v.picklist(strategyIds),
  /** The first half of the postcode: some thousands of homes. */
  outcode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[0-9][0-9A-Z]?$/))),
  propertyType: v.nullable(v.picklist(sharedTypes)),
  bedrooms: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  /** Pence; null where nothing is bought. */
  price: v.nullable(pence),
  /** Pence a month; null where the strategy has no rent of the whole home. */
  monthlyRent: v.nullable(pence),
  /** An estimate of the area's, or given by the person; null without a rent. */
  rentIs: v.nullable(v.picklist(['estimate', 'given'])),
  /** What people ask for first of the strategy, then some more. */
  figures: v.pipe(v.array(figure), v.minLength(1), v.maxLength(mostFigures)),
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

/** A deal as others may see it: strategy, figures, the score with its reasons, and the outcode. No words in it are a person's; of numbers only those of the home are. */
export type SharedDeal = Readonly<v.InferOutput<typeof sharedDealSchema>>;

/** A shared deal from outside, checked; null for anything else. */
export function readSharedDeal(value: unknown): SharedDeal | null {
  const read = v.safeParse(sharedDealSchema, value, { abortEarly: true });
  return read.success ? read.output : null;
}
