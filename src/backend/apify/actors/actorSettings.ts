import type { PortalSite } from '../../../core/listing/facts.ts';

/** What an actor is asked for: one listing by its address, or the listings of a search. */
export type AskKind = 'listing' | 'search';

/** Names under which `plainRecordFacts` of the listing room looks for a fact: what a field map may fill. */
export const plainNames = [
  'listingId',
  'url',
  'transactionType',
  'displayAddress',
  'price',
  'priceQualifier',
  'bedrooms',
  'bathrooms',
  'receptions',
  'propertyType',
  'tenure',
  'leaseYearsRemaining',
  'groundRent',
  'serviceCharge',
  'councilTaxBand',
  'epcRating',
  'sizeSqft',
  'postcode',
  'outcode',
  'incode',
  'coordinates',
  'displayStatus',
  'addedOn',
  'agent',
  'images',
  'keyFeatures',
  'nearestStations',
  'description',
] as const;
export type PlainName = (typeof plainNames)[number];

/** For a plain name the paths in the actor's record that may hold it, tried in order, where the record lacks the name itself. */
export type FieldMap = Readonly<Partial<Record<PlainName, readonly string[]>>>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * How one actor is used. In an input template the text `{url}` stands for the address asked for, `{maxItems}` for the number
 * of listings wanted (as a number where it stands alone) and `{site}` for the portal's name.
 */
export interface ActorSettings {
  /** `user/name`, or Apify's own id. */
  readonly actor: string;
  readonly sites: readonly PortalSite[];
  readonly inputs: Readonly<Partial<Record<AskKind, JsonObject>>>;
  readonly fields: FieldMap;
}

/** The first actor that reads such an address of such a site; their order is the operator's preference. */
export const actorFor = (actors: readonly ActorSettings[], site: PortalSite, kind: AskKind): ActorSettings | null =>
  actors.find(({ sites, inputs }) => sites.includes(site) && inputs[kind] !== undefined) ?? null;
