import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import type { Minor } from '../../kernel/money.ts';
import type { CountryCode } from '../../kernel/countries.ts';
import type { MarketCountry } from '../../market/markets.ts';
import { postcodeInAddress } from '../../place/postcode.ts';
import type { AskingPrice, ListingFacts } from '../../listing/facts.ts';
import { countryInAddress } from '../../place/countryInAddress.ts';
import { zipInAddress } from '../../place/zipCode.ts';
import { createManualDeal } from './createManualDeal.ts';
import type { Deal } from '../deal.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';

/** What a person types for a deal that no listing stands behind, amounts in their country's money; null where they left it out. */
export interface ManualEntry {
  readonly address: string;
  readonly price: Minor;
  /** A month. Without it the area's estimate is used. */
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
  /** Where the person invests: in whose money they typed, and where the home is if the address does not tell. */
  readonly country: MarketCountry;
}

/**
 * A deal from what was typed: price and rent are the person's own values, not a listing's. A postcode or ZIP code in the address says where
 * it lies, and so which tax applies; an address in another country than the money is of is a contradiction, which the person is asked about.
 */
export function dealOfEntry({ id, mid, at, entry, strategy, country }: EnteredDeal): Deal {
  const { price, rent, bedrooms, propertyType } = entry;
  const address = entry.address.trim().slice(0, 200);
  const placed: ReturnType<typeof americanPlace> =
    country === 'US' ? americanPlace(address) : { facts: codesOf(address, countryInAddress(address) ?? 'GB') };
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

/** The price is the person's own value; that it is in dollars is all that is stated. */
const inDollars: AskingPrice = { amount: null, currency: 'USD', qualifier: null, period: null, onApplication: false };

/**
 * Where a home of a typed address lies, for amounts in the country's money: its codes, and the country where the address does not tell it.
 * Of British ones there is nothing to add: what is typed is taken for British.
 */
export function americanPlace(address: string): { readonly facts: Partial<ListingFacts>; readonly country?: 'US' } {
  const told = countryInAddress(address);
  return { facts: { ...codesOf(address, told ?? 'US'), askingPrice: inDollars }, ...(told === null ? { country: 'US' } : {}) };
}

/** The postcode or ZIP code of an address. */
function codesOf(address: string, home: CountryCode | 'abroad'): Pick<ListingFacts, 'outcode' | 'incode' | 'postalCode'> {
  const postcode = postcodeInAddress(address.toUpperCase());
  return {
    outcode: postcode?.outcode ?? null,
    incode: postcode?.incode ?? null,
    postalCode: home === 'US' ? zipInAddress(address) : null,
  };
}
