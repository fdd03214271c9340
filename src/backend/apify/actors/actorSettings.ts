import type { PortalSite } from '../../../core/listing/facts.ts';

/** The kinds of request an actor answers: one listing by its URL, or the listings of a search. */
export type RequestKind = 'listing' | 'search';

/** Names of the facts that `plainRecordFacts` in core/listing reads. A field map may fill in any of them. */
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

/** For each plain name, the paths to try in the actor's record, in order, if the record has no field of that name. */
export type FieldMap = Readonly<Partial<Record<PlainName, readonly string[]>>>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * How to use one actor. In an input template, `{url}` is replaced by the requested URL, and `{site}` by the portal's name. `{maxItems}` is
 * replaced by the number of listings wanted (a number if it is the whole value).
 */
export interface ActorSettings {
  /** `user/name`, or Apify's own id. */
  readonly actor: string;
  readonly sites: readonly PortalSite[];
  readonly inputs: Readonly<Partial<Record<RequestKind, JsonObject>>>;
  readonly fields: FieldMap;
}

/** The first actor that reads this kind of URL on this site. The operator sets the order. */
export const actorFor = (actors: readonly ActorSettings[], site: PortalSite, kind: RequestKind): ActorSettings | null =>
  actors.find(({ sites, inputs }) => sites.includes(site) && inputs[kind] !== undefined) ?? null;
