import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { CountryCode } from '../../kernel/countries.ts';
import { currencyOfCountry, type MarketCountry } from '../../market/markets.ts';
import { postcodeInAddress } from '../../place/postcode.ts';
import type { AskingPrice, ListingFacts } from '../../listing/facts.ts';
import { countryInAddress } from '../../place/countryInAddress.ts';
import { postalCodeOf } from '../../place/postalCode.ts';
import { zipInAddress } from '../../place/zipCode.ts';
import { createManualDeal } from './createManualDeal.ts';
import type { Deal } from '../deal.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';

/** What a person enters for a deal without a listing. Amounts are in their country's currency; null if left out. */
export interface ManualEntry {
  readonly address: string;
  readonly price: Minor;
  /** Per month. The area's estimate is used if absent. */
  readonly rent: Minor | null;
  readonly bedrooms: number | null;
  readonly propertyType: string | null;
}

interface EnteredDeal {
  readonly id: Id;
  readonly mid: Id;
  readonly at: Instant;
  readonly entry: ManualEntry;
  readonly strategy: StrategyId;
  /** The country where the person invests: the currency of their input, and the property's country if the address does not identify one. */
  readonly country: MarketCountry;
}

/**
 * A deal from typed details: price and rent are the person's own values, not a listing's. A postcode or ZIP code in the address determines
 * the deal's region and therefore its transfer tax. An address in a country other than the currency's is a contradiction that the person is
 * asked about.
 */
export function createDealFromEntry({ id, mid, at, entry, strategy, country }: EnteredDeal): Deal {
  const { price, rent, bedrooms, propertyType } = entry;
  const address = entry.address.trim().slice(0, 200);
  const placed = typedPlace(address, country);
  const deal = createManualDeal({
    id,
    mid,
    at,
    facts: {
      transaction: 'sale',
      bedrooms,
      propertyType,
      address: address === '' ? null : address,
      ...placed.facts,
    },
  });
  return {
    ...deal,
    inputs: { 'buy-to-let': { purchasePrice: price, askingPrice: price, ...(rent === null ? {} : { monthlyRent: rent }) } },
    ...(strategy === 'buy-to-let' ? {} : { strategy }),
    ...(placed.country === undefined ? {} : { country: placed.country }),
  };
}

/** The facts of a typed price: only its currency, because the amount is the person's own value. */
const amountsIn = (currency: Currency): AskingPrice => ({ amount: null, currency, qualifier: null, period: null, onApplication: false });

/** What a typed address adds to a deal. */
export interface TypedPlace {
  readonly facts: Partial<ListingFacts>;
  /** Used if the address does not identify it. */
  readonly country?: Exclude<MarketCountry, 'GB'>;
}

/**
 * The place in a typed address: its codes, its currency, and the country where the person invests if the address names none. Amounts are in
 * that country's currency. A British address adds nothing, because typed deals are British by default.
 */
export function typedPlace(address: string, country: MarketCountry): TypedPlace {
  const told = countryInAddress(address);
  if (country === 'GB') return { facts: codesOf(address, told ?? 'GB') };
  const facts = { ...codesOf(address, told ?? country), askingPrice: amountsIn(currencyOfCountry(country)) };
  // If all we know is that an address is outside the UK, the person is not asked about the country.
  return told === null || (told === 'abroad' && country !== 'US') ? { facts, country } : { facts };
}

/** The postcode or ZIP code of an address. */
function codesOf(address: string, home: CountryCode | 'abroad'): Pick<ListingFacts, 'outcode' | 'incode' | 'postalCode'> {
  const postcode = postcodeInAddress(address.toUpperCase());
  return {
    outcode: postcode?.outcode ?? null,
    incode: postcode?.incode ?? null,
    postalCode: home === 'US' ? zipInAddress(address) : home === 'abroad' ? null : postalCodeOf(home, address),
  };
}
