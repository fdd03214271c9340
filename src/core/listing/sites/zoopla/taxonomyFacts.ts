import type { AskingPrice } from '../../facts.ts';
import { factReader, partOf } from '../../factLayer.ts';
import { isRecord, memberAt } from '../../values/member.ts';
import { incodeOf, outcodeOf } from '../../../place/postcode.ts';
import { lineOf } from '../../values/plainText.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import { amountOf, qualifierOf } from '../../values/price.ts';
import {
  parseAddress,
  parseListingId,
  parsePropertyType,
  parseRooms,
  parsePositiveRooms,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../../values/parseValues.ts';
import { noNotes, type RecordReading } from '../readerContext.ts';

/** Whether a value is Zoopla's advertising data: `ZPG.trackData.taxonomy` until 2020, `__ZAD_TARGETING__` since 2024. */
export const isTaxonomy = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && parseListingId(value['listing_id']) !== null && !isHomeValue(value);

/** Whether a value belongs to a page with a property's estimated value, which has a `listing_id` although nothing is for sale. */
export const isHomeValue = (value: unknown): boolean =>
  memberAt(value, 'section') === 'home-values' ||
  memberAt(value, 'activity') === 'property_details' ||
  memberAt(value, 'price_estimate') !== null;

/** The facts of a taxonomy; `price_min` and `price_max` are bands of the search form, never a price range. */
export function taxonomyFacts(taxonomy: unknown, island: string): RecordReading {
  const read = factReader(island, taxonomy);
  const section = lineOf(memberAt(taxonomy, 'section'));
  const transaction = read(['section', 'listing_status'], parseTransaction);
  const period = transaction?.value === 'rent' ? 'month' : null;
  const pounds = memberAt(taxonomy, 'currency_code') === null || memberAt(taxonomy, 'currency_code') === 'GBP';
  const price = pounds ? read(['price_actual', 'price'], (value) => amountOf(value, period)) : null;
  const qualifier = qualifierOf(memberAt(taxonomy, 'price_qualifier'));
  return {
    layer: {
      listingId: read('listing_id', parseListingId),
      transaction,
      askingPrice: partOf(price, (amount): AskingPrice => ({ amount, currency: 'GBP', qualifier, period, onApplication: false })),
      bedrooms: read('num_beds', parseRooms),
      bathrooms: read('num_baths', parsePositiveRooms),
      receptions: read('num_recepts', parsePositiveRooms),
      propertyType: read('property_type', parsePropertyType),
      tenure: read('tenure', parseTenure),
      floorAreaSqFt: read('size_sq_feet', floorAreaOf),
      address: read('display_address', parseAddress),
      outcode: read('outcode', outcodeOf),
      incode: read('incode', incodeOf),
      status: read('listing_status', parseStatus),
      agentName: read(['branch_name', 'brand_name'], lineOf),
    },
    notes: { ...noNotes, sharedOwnership: [true, 'true'].includes(memberAt(taxonomy, 'is_shared_ownership') as boolean | string) },
    texts: [],
    section,
  };
}
