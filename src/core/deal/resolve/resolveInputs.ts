import { ownInputs } from '../strategies/ownInputs.ts';
import { roundMoney, timesMoney } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { countryOfMarket, currencyOfMarket, isEuCountry, type MarketId } from '../../market/markets.ts';
import { strategyInputs } from '../strategies/strategyCatalogue.ts';
import { isAllowedInput, inputWarning } from '../strategies/inputValue.ts';
import { leaseholdAllowances, noGroundRent } from './leaseholdAllowances.ts';
import { neutralInputs } from '../strategies/inputs/buyToLetInputs.ts';
import type { BuyToLetKey, BuyToLetInputs, ResolvedInput, ResolvedInputs } from '../strategies/inputs/buyToLetInputs.ts';
import { listingCurrency } from '../listingCurrency.ts';
import type { Deal } from '../deal.ts';
import type { Profile } from '../profile.ts';
import type { Provenance, Source } from '../provenance.ts';
import { isLeasehold } from './tenure.ts';
import type { InputEntry } from '../strategies/inputEntry.ts';

/** An indicative rent from `core/area`. */
export interface RentGuess {
  readonly monthlyRent: Minor;
  readonly low: Minor;
  readonly high: Minor;
  readonly method: string;
  readonly source: Source;
}

export interface ResolveRequest {
  readonly deal: Deal;
  /** The profile as it applies in the market's country. */
  readonly profile: Profile;
  readonly market: MarketId;
  readonly rentEstimate: RentGuess | null;
}

/**
 * Every input of the analysis with its source: the person's own value, else the listing's, the profile's, the area estimate or the default.
 * Values outside the accepted bounds are skipped, whatever their source. The error lists the inputs without a value.
 */
export function resolveInputs(request: ResolveRequest): Result<ResolvedInputs, readonly BuyToLetKey[]> {
  const { inputs, missing } = resolveKnown(request);
  // Each key was given a value of its own type below; TypeScript cannot build the mapped type step by step.
  return missing.length > 0 ? err(missing) : ok(inputs as ResolvedInputs);
}

/** The inputs that have a value, with their source, and the keys of those that have none. */
export function resolveKnown(request: ResolveRequest): {
  readonly inputs: Partial<ResolvedInputs>;
  readonly missing: readonly BuyToLetKey[];
} {
  const missing: BuyToLetKey[] = [];
  const inputs: Partial<Record<BuyToLetKey, ResolvedInput>> = {};
  const { market } = request;
  for (const entry of lettingInputs(market)) {
    const { key } = entry;
    const found = firstAllowed(entry, request) ?? (key === 'askingPrice' ? askedAsPaid(inputs.purchasePrice) : null);
    // The asking price is missing only when the purchase price is, and only the purchase price is requested.
    if (found === null) missing.push(...(key === 'askingPrice' ? [] : [key]));
    else {
      const { value, provenance, note } = found;
      inputs[key] = { key, value, provenance, unusual: note ?? inputWarning(entry, value, currencyOfMarket(market)) };
    }
  }
  return { inputs: inputs as Partial<ResolvedInputs>, missing };
}

/** The plain input values that the engine needs. */
export function assumptionsOf(inputs: ResolvedInputs): BuyToLetInputs {
  const values = Object.values(inputs).map(({ key, value }) => [key, value] as const);
  // Every input the market uses has a value of its type; the others are neutral.
  return { ...neutralInputs, ...(Object.fromEntries(values) as unknown as BuyToLetInputs) };
}

/** A listing's asking price in minor units if the property is for sale; null if it is to let or no price is stated. */
export function askingPrice(facts: Pick<ListingFacts, 'transaction' | 'askingPrice'>): Minor | null {
  return facts.transaction === 'rent' || facts.askingPrice?.period ? null : (facts.askingPrice?.amount ?? null);
}

/**
 * A listing's monthly asking rent in minor units; a weekly rent is multiplied by 52 ÷ 12. Null if the property is for sale or no rent is
 * stated.
 */
export function askingRent(facts: ListingFacts): Minor | null {
  const asked = facts.askingPrice;
  if (!asked || asked.amount === null || (facts.transaction !== 'rent' && asked.period === null)) return null;
  if (asked.period === 'week') return roundMoney((asked.amount * 52) / 12);
  return asked.period === 'year' ? timesMoney(asked.amount, 1 / 12) : asked.amount;
}

interface Candidate {
  readonly value: BuyToLetInputs[BuyToLetKey];
  readonly provenance: Provenance;
  readonly note: string | null;
}

/** The first source with an accepted value; null if there is none. */
function firstAllowed(entry: InputEntry<BuyToLetKey>, { deal, profile, market, rentEstimate }: ResolveRequest): Candidate | null {
  const { key } = entry;
  const yours = ownInputs(deal, 'buy-to-let')[key];
  if (yours !== undefined && isAllowedInput(entry, yours)) return { value: yours, provenance: fromYou, note: null };
  const listed = fromListing(key, deal, market);
  if (listed !== null && isAllowedInput(entry, listed.value)) return listed;
  const own = profile.defaults[key];
  if (own !== undefined && isAllowedInput(entry, own)) return { value: own, provenance: fromProfile, note: null };
  const guessed =
    key === 'monthlyRent' && rentEstimate !== null
      ? fromEstimate(rentEstimate, currencyOfMarket(market))
      : fromDefaults(entry, deal.facts, market);
  return guessed !== null && isAllowedInput(entry, guessed.value) ? guessed : null;
}

const fromYou: Provenance = { kind: 'you' };
const fromProfile: Provenance = { kind: 'profile' };

function fromListing(key: BuyToLetKey, { facts, sources, origin }: Deal, market: MarketId): Candidate | null {
  // Amounts in another currency are facts but not inputs.
  const currency = currencyOfMarket(market);
  if (origin.kind === 'listing' && listingCurrency({ facts, origin }) !== currency) return null;
  if (key === 'purchasePrice' || key === 'askingPrice') return listed(askingPrice(facts), sources.askingPrice);
  if (key === 'monthlyRent') return listed(askingRent(facts), sources.askingPrice);
  // In European listings the charge includes amounts that tenants reimburse, so it is not the owner's cost.
  const isOwners = !isEuCountry(countryOfMarket(market));
  if (isOwners && (key === 'serviceChargePerYear' || key === 'groundRentPerYear')) return listed(facts[key], sources[key]);
  return null;
}

/** The purchase price, used instead of an unknown asking price. */
const askedAsPaid = (price: ResolvedInput | undefined): Candidate | null =>
  price === undefined ? null : { value: price.value, provenance: price.provenance, note: null };

const listed = (value: Minor | null, readFrom: string | undefined): Candidate | null =>
  value === null ? null : { value, provenance: { kind: 'listing', readFrom: readFrom ?? 'the listing' }, note: null };

function fromEstimate(estimate: RentGuess, currency: Currency): Candidate {
  const { method, low, high, source } = estimate;
  return { value: estimate.monthlyRent, provenance: { kind: 'estimate', method, low, high, currency, source }, note: null };
}

function fromDefaults({ key, fallback }: InputEntry<BuyToLetKey>, facts: ListingFacts, market: MarketId): Candidate | null {
  if ((key === 'serviceChargePerYear' || key === 'groundRentPerYear') && isBritish(market) && isLeasehold(facts)) {
    const allowance = facts.tenure === 'share-of-freehold' && key === 'groundRentPerYear' ? noGroundRent : leaseholdAllowances[key];
    const note = allowance === noGroundRent ? null : 'Not stated in the listing, so we use an allowance';
    return { value: allowance.value, provenance: { kind: 'default', source: allowance.source }, note };
  }
  if (fallback === null) return null;
  // A default has the type of its input, which a look-up by key cannot express.
  const value = fallback.value as BuyToLetInputs[BuyToLetKey];
  return { value, provenance: { kind: 'default', source: fallback.source }, note: null };
}

const isBritish = (market: MarketId): boolean => countryOfMarket(market) === 'GB';

/** The rows of a buy-to-let's inputs. The cast is safe because their keys are buy-to-let keys. */
const lettingInputs = (market: MarketId) => strategyInputs('buy-to-let', market) as readonly InputEntry<BuyToLetKey>[];
