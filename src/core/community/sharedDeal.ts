import * as v from 'valibot';
import { strategyIds } from '../deal/strategies/strategyInput.ts';
import { hiddenCharacters } from './hiddenCharacters.ts';
import { countryOfMarket, isEuCountry, isMarketId, stateOfMarket, type MarketId } from '../market/markets.ts';
import { irishCounties } from '../market/eu/ireland/places.ts';
import { europeanTypes } from './europeanTypes.ts';
import { americanFigureIds, europeanFigureIds, maxSharedFigures, sharedFigureIds } from './sharedFigures.ts';

/** Property types in shared deals; any other type in a listing is left out. */
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

/** The same types in US wording. */
export const americanTypes = [
  'house',
  'single family',
  'townhouse',
  'condo',
  'co-op',
  'apartment',
  'duplex',
  'triplex',
  'fourplex',
  'multi-family',
  'manufactured',
  'land',
] as const;

const plain = v.pipe(
  v.string(),
  v.check((text) => !hiddenCharacters.test(text)),
);
const short = v.pipe(plain, v.maxLength(60));
/** A European label may be followed by its local name in brackets. */
const label = v.pipe(plain, v.maxLength(100));
const words = v.pipe(plain, v.maxLength(200));
const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(-1e13), v.maxValue(1e13));
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

const americanFigure = v.strictObject({ ...figure.entries, id: v.picklist([...sharedFigureIds, ...americanFigureIds]) });

const europeanFigure = v.strictObject({ ...figure.entries, id: v.picklist([...sharedFigureIds, ...europeanFigureIds]), label });

const score = {
  total: points,
  low: points,
  high: points,
  band: v.picklist(['avoid', 'weak', 'fair', 'good', 'outstanding']),
};

/** The fields of every shared deal. */
const shared = {
  /** The author's strategy, on which the figures are based. */
  strategy: v.picklist(strategyIds),
  bedrooms: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  /** Minor units; null if nothing is bought. */
  price: v.nullable(minorUnits),
  /** Minor units per month; null if the strategy has no rent for the whole home. */
  monthlyRent: v.nullable(minorUnits),
  /** Whether the rent is an estimate for the area or the author's own figure; null if there is no rent. */
  rentIs: v.nullable(v.picklist(['estimate', 'given'])),
  score: v.strictObject({ ...score, reasons: v.pipe(v.array(reason), v.maxLength(12)) }),
  /** The date of the figures, `YYYY-MM-DD`. */
  asOf: v.pipe(v.string(), v.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
};

const british = v.strictObject({
  ...shared,
  version: v.literal(1),
  /** The first half of the postcode, which covers some thousands of homes. */
  outcode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[0-9][0-9A-Z]?$/))),
  propertyType: v.nullable(v.picklist(sharedTypes)),
  /** The strategy's most important figures first, then some more. */
  figures: v.pipe(v.array(figure), v.minLength(1), v.maxLength(maxSharedFigures)),
});

const american = v.strictObject({
  ...shared,
  version: v.literal(2),
  /** The market whose law and currency the figures use. */
  market: v.custom<MarketId>((value) => isMarketId(value) && stateOfMarket(value) !== null),
  /** The first three digits of the ZIP code, because a whole ZIP code can cover only a few homes. */
  outcode: v.nullable(v.pipe(v.string(), v.regex(/^[0-9]{3}$/))),
  propertyType: v.nullable(v.picklist(americanTypes)),
  figures: v.pipe(v.array(americanFigure), v.minLength(1), v.maxLength(maxSharedFigures)),
});

/**
 * Two digits of the postal code, which cover a province or part of one. For an Irish home it is the county, because an Eircode identifies a
 * single home.
 */
const isEuropeanPlace = (market: MarketId, place: string): boolean =>
  market === 'IE' ? irishCounties.some((county) => county === place) : /^[0-9]{2}$/.test(place);

const european = v.pipe(
  v.strictObject({
    ...shared,
    version: v.literal(3),
    /** The market whose law and currency the figures use: złoty for a Polish home, euros for the others. */
    market: v.custom<MarketId>((value) => isMarketId(value) && isEuCountry(countryOfMarket(value))),
    outcode: v.nullable(v.string()),
    propertyType: v.nullable(v.picklist(europeanTypes)),
    figures: v.pipe(v.array(europeanFigure), v.minLength(1), v.maxLength(maxSharedFigures)),
    score: v.strictObject({ ...score, reasons: v.pipe(v.array(v.strictObject({ ...reason.entries, label })), v.maxLength(12)) }),
  }),
  v.check(({ market, outcode }) => outcode === null || isEuropeanPlace(market, outcode)),
);

/**
 * The shared fields of a deal; any other field is refused. Version 1 is for UK properties, 2 for US ones, 3 for those in the rest of
 * Europe. The database has the same rules (`private.is_shared_deal`).
 */
export const sharedDealSchema = v.variant('version', [british, american, european]);

/** The market whose currency and wording a shared deal uses. */
export const marketOfShared = (deal: SharedDeal): MarketId => (deal.version === 1 ? 'GB-ENG' : deal.market);

/**
 * A deal as others see it: strategy, figures, the score with its reasons, and the outcode or its foreign equivalent. It contains no text
 * written by a person, and only numbers that describe the property.
 */
export type SharedDeal = Readonly<v.InferOutput<typeof sharedDealSchema>>;

/** A validated shared deal from outside; null for anything else. */
export function readSharedDeal(value: unknown): SharedDeal | null {
  const read = v.safeParse(sharedDealSchema, value, { abortEarly: true });
  return read.success ? read.output : null;
}
