import { everyInput } from '../strategies/strategyCatalogue.ts';
import * as v from 'valibot';
import { parseIsoDate } from '../../kernel/calendar.ts';
import { momentSchema } from '../../kernel/momentSchema.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { parseId } from '../../kernel/id.ts';
import type { Id } from '../../kernel/id.ts';
import { currencies, minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { sites } from '../../listing/facts.ts';
import { isCountryCode, type CountryCode } from '../../kernel/countries.ts';
import { assignmentSchema, decisionSchema } from '../collaboration/collaborationSchema.ts';
import type { BuyToLetInputs } from '../strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../deal.ts';
import { productSchema } from '../mortgageProductSchema.ts';
import { planSchema } from '../plan/planSchema.ts';
import { riskTolerances, type Abroad, type Profile, type ProfileAbroad } from '../profile.ts';
import { isAllowedInput } from '../strategies/inputValue.ts';
import { ownersTaxEntries } from '../tax/ownersTax.ts';
import { marketCountries } from '../../market/markets.ts';
import { areValidInputs, isValidInAnyCountry } from '../strategies/areValidInputs.ts';
import { isStrategyId } from '../strategies/strategyInput.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';
import { isAllowedTaxInput, taxInputCatalogue } from '../tax/taxInputCatalogue.ts';
import type { TaxInputKey, TaxOverrides } from '../tax/taxInputs.ts';
import { viewingFindings } from '../viewing/viewingAnswer.ts';
import type { OwnInputs } from '../strategies/inputsById.ts';
import { bases, owners } from '../owner.ts';

/**
 * A validated deal from outside (disk, wire, file). Unknown fields are kept, so that fields added by a newer version are not lost. The
 * error names the first invalid field.
 */
export const parseDeal = (value: unknown): Result<Deal, string> => checked(dealSchema, value);

/** A validated profile from outside. The error names the first invalid field. */
export const parseProfile = (value: unknown): Result<Profile, string> => checked(profileSchema, value);

function checked<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Result<Value, string> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

const taxInputKeys = Object.keys(taxInputCatalogue) as readonly TaxInputKey[];

const money = v.pipe(v.number(), v.safeInteger(), v.transform(minor));
const fraction = v.pipe(v.number(), v.finite(), v.transform(rate));
const text = v.pipe(v.string(), v.maxLength(20_000));
const orNull = <Output>(schema: v.GenericSchema<unknown, Output>): v.GenericSchema<unknown, Output | null> => v.nullable(schema);
const id: v.GenericSchema<unknown, Id> = v.custom<Id>((value) => typeof value === 'string' && parseId(value) !== null, 'Not an id');
const day: v.GenericSchema<unknown, IsoDate> = v.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== null,
  'Not a valid date',
);

/** Validates each assumption against its unit and bounds, which only the catalogue defines. */
const defaults: v.GenericSchema<unknown, Partial<BuyToLetInputs>> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (given) => everyInput('buy-to-let').every((key) => given[key] === undefined || isValidInAnyCountry('buy-to-let', key, given[key])),
    'An assumption is out of range',
  ),
  v.transform((given) => given as Partial<BuyToLetInputs>),
);

/** Validates each tax input against its unit and bounds. */
const taxOverrides: v.GenericSchema<unknown, TaxOverrides> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (given) => taxInputKeys.every((key) => given[key] === undefined || isAllowedTaxInput(key, given[key])),
    'A tax input is out of range',
  ),
  v.transform((given) => given as TaxOverrides),
);

const askingPrice = v.looseObject({
  amount: orNull(money),
  currency: v.picklist(currencies),
  qualifier: orNull(text),
  period: orNull(v.picklist(['month', 'week', 'year'])),
  onApplication: v.boolean(),
});

const agentFee = v.looseObject({
  buyerPays: orNull(v.boolean()),
  inPrice: orNull(v.boolean()),
  share: orNull(fraction),
  amount: orNull(money),
});

const otherCard = v.looseObject({
  listingId: text,
  url: orNull(text),
  agentName: orNull(text),
  askingPrice: orNull(askingPrice),
  position: v.number(),
  featured: v.boolean(),
});

/** A schema for a fact that older records lack; it is null (unknown) if absent. */
const laterFact = <Output>(schema: v.GenericSchema<unknown, Output>) => v.optional(orNull(schema), null);

const facts = v.looseObject({
  listingId: orNull(text),
  url: orNull(text),
  transaction: orNull(v.picklist(['sale', 'rent'])),
  askingPrice: orNull(askingPrice),
  bedrooms: orNull(v.number()),
  rooms: laterFact(v.number()),
  bathrooms: orNull(v.number()),
  receptions: orNull(v.number()),
  propertyType: orNull(text),
  yearBuilt: laterFact(v.number()),
  units: laterFact(v.number()),
  tenure: orNull(v.picklist(['freehold', 'leasehold', 'share-of-freehold', 'commonhold'])),
  leaseYearsRemaining: orNull(v.number()),
  groundRentPerYear: orNull(money),
  serviceChargePerYear: orNull(money),
  councilTaxBand: orNull(text),
  propertyTaxPerYear: laterFact(money),
  rentWithChargesPerMonth: laterFact(money),
  agentFee: laterFact(agentFee),
  epcBand: orNull(text),
  floorAreaSqFt: orNull(v.number()),
  address: orNull(text),
  outcode: orNull(text),
  incode: orNull(text),
  postalCode: laterFact(text),
  town: laterFact(text),
  county: laterFact(text),
  latitude: orNull(v.number()),
  longitude: orNull(v.number()),
  status: orNull(v.picklist(['available', 'under-offer', 'sold-stc', 'let-agreed', 'sold', 'withdrawn'])),
  firstListedOn: orNull(day),
  reducedOn: orNull(day),
  agentName: orNull(text),
  imageUrls: orNull(v.array(text)),
  keyFeatures: orNull(v.array(text)),
  nearestStations: orNull(v.array(v.looseObject({ name: text, miles: orNull(v.number()) }))),
  searchedPlace: laterFact(text),
  alsoListed: laterFact(v.array(otherCard)),
});

const countryCode: v.GenericSchema<unknown, CountryCode> = v.custom<CountryCode>(isCountryCode, 'Not a supported country');

const factName = v.picklist(Object.keys(facts.entries) as (keyof typeof facts.entries)[]);

const origin = v.variant('kind', [
  v.looseObject({
    kind: v.literal('listing'),
    site: v.picklist(sites),
    via: v.picklist(['fetch', 'page']),
    capturedAt: momentSchema,
    parserVersion: v.number(),
    completeness: v.exactOptional(v.picklist(['full', 'card', 'text'])),
  }),
  v.looseObject({ kind: v.literal('manual') }),
]);

const strategy: v.GenericSchema<unknown, StrategyId> = v.custom<StrategyId>(isStrategyId, 'Not a strategy');

/** Validates each input against its strategy's catalogue. */
const inputs: v.GenericSchema<unknown, OwnInputs> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(areValidInputs, 'An input is out of range'),
  v.transform((given) => given as OwnInputs),
);

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const viewingAnswer = v.looseObject({ finding: orNull(v.picklist(viewingFindings)), note: orNull(text) });

const sighting = v.looseObject({
  at: momentSchema,
  amount: orNull(money),
  currency: v.picklist(currencies),
  status: facts.entries.status,
});

const dealSchema: v.GenericSchema<unknown, Deal> = v.looseObject({
  id,
  mid: id,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  origin,
  facts,
  sources: v.record(factName, text),
  warnings: v.array(v.looseObject({ code: text, fact: orNull(factName), message: text })),
  inputs,
  stage: v.picklist(['new', 'shortlisted', 'viewing', 'offer', 'bought', 'rejected']),
  country: v.exactOptional(countryCode),
  region: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  savedAt: orNull(momentSchema),
  binnedAt: orNull(momentSchema),
  tags: v.exactOptional(v.record(label, v.literal(true))),
  strategy: v.exactOptional(strategy),
  ownership: v.exactOptional(v.looseObject({ owner: v.picklist(owners), basis: v.picklist(bases) })),
  viewing: v.exactOptional(v.record(v.string(), viewingAnswer)),
  plan: v.exactOptional(planSchema),
  assignment: v.exactOptional(assignmentSchema),
  decision: v.exactOptional(decisionSchema),
  history: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^-?[0-9a-z]{1,12}$/)), sighting)),
});

const abroad = (country: Abroad): v.GenericSchema<unknown, ProfileAbroad> =>
  v.looseObject({
    defaults: v.exactOptional(defaults),
    weights: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0)))),
    rules: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.finite()))),
    budget: v.exactOptional(v.pipe(money, v.minValue(minor(0)))),
    tax: v.exactOptional(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.check((given) => areOwnersTaxValues(country, given), 'A tax input is out of range'),
      ),
    ),
  });

const areOwnersTaxValues = (country: Abroad, given: Readonly<Record<string, unknown>>): boolean =>
  ownersTaxEntries(country).every((entry) => given[entry.key] === undefined || isAllowedInput(entry, given[entry.key]));

/** A schema for each country, created when one of its profiles is first read. */
const abroadSchemas = Object.fromEntries(
  marketCountries.flatMap((country) => (country === 'GB' ? [] : [[country, v.exactOptional(v.lazy(() => abroad(country)))]])),
) as Record<Abroad, v.ExactOptionalSchema<v.LazySchema<v.GenericSchema<unknown, ProfileAbroad>>, undefined>>;

const profileSchema: v.GenericSchema<unknown, Profile> = v.looseObject({
  targets: v.looseObject({
    monthlyCashFlow: money,
    cashOnCash: fraction,
    grossYield: fraction,
    netYield: fraction,
    interestCover: fraction,
    debtServiceCover: fraction,
  }),
  defaults,
  weights: v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))),
  rules: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.finite()))),
  tax: v.exactOptional(taxOverrides),
  mortgageProducts: v.exactOptional(v.record(v.string(), productSchema)),
  strategy: v.exactOptional(strategy),
  owner: v.exactOptional(v.picklist(owners)),
  basis: v.exactOptional(v.picklist(bases)),
  budget: v.exactOptional(v.pipe(money, v.minValue(minor(0)))),
  riskTolerance: v.exactOptional(v.picklist(riskTolerances)),
  country: v.exactOptional(v.picklist(marketCountries)),
  abroad: v.exactOptional(v.looseObject(abroadSchemas)),
});
