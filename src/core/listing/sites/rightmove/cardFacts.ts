import type { AskingPrice, ListingStatus } from '../../facts.ts';
import { type FactLayer, factReader, found, type Found, partOf } from '../../factLayer.ts';
import { isBlock } from '../../listingChecks.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import { imageLinks } from '../../values/imageLinks.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { positionOf } from '../../../place/position.ts';
import { postcodeInAddress } from '../../../place/postcode.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { amountOf, parsePrice, periodOf, qualifierOf } from '../../values/price.ts';
import {
  parseAddress,
  parseListingId,
  parsePropertyType,
  parseRooms,
  parseBlockRooms,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../../values/parseValues.ts';
import { noNotes, type RecordContext, type RecordReading } from '../readerContext.ts';
import { dateAfter, featureLines } from './propertyFacts.ts';

/** Whether a record is a Rightmove search card, unchanged since 2018: `displayAddress` with a `price` and its displayed forms. */
export const isRightmoveCard = (record: Readonly<Record<string, unknown>>): boolean =>
  'displayAddress' in record && 'id' in record && isRecord(record['price']) && 'displayPrices' in record['price'];

/** The facts of a search card; it never has lease, charges, council tax or a whole postcode. */
export function rightmoveCardFacts(card: unknown, { island, captured }: RecordContext): RecordReading {
  const read = factReader(island, card);
  const type = read('propertySubType', parsePropertyType) ?? read('propertyTypeFullDescription', fullType);
  const transaction = read(['transactionType', 'channel'], parseTransaction) ?? read('propertyUrl', parseTransaction);
  const rooms = isBlock(type?.value ?? null) ? parseBlockRooms : parseRooms;
  const address = read('displayAddress', parseAddress);
  const position = read('location', (value) => positionOf(memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const changed = (reason: RegExp) => (value: unknown) =>
    reason.test(String(memberAt(value, 'listingUpdateReason'))) ? portalDate(memberAt(value, 'listingUpdateDate'), captured) : null;
  const layer: FactLayer = {
    listingId: read('id', parseListingId),
    transaction,
    askingPrice: cardPrice(card, { island, rent: transaction?.value === 'rent' }),
    bedrooms: read('bedrooms', rooms),
    bathrooms: read('bathrooms', (value) => rooms(value) || null),
    propertyType: type,
    tenure: read('tenure.tenureType', parseTenure),
    floorAreaSqFt: read('displaySize', floorAreaOf),
    address,
    outcode: partOf(address, (text) => postcodeInAddress(text)?.outcode ?? null),
    incode: partOf(address, (text) => postcodeInAddress(text)?.incode ?? null),
    latitude: partOf(position, (at) => at.latitude),
    longitude: partOf(position, (at) => at.longitude),
    status: cardStatus(card, island),
    firstListedOn:
      read('firstVisibleDate', (value) => portalDate(value, captured)) ??
      read('listingUpdate', changed(/^new$/)) ??
      read('addedOrReduced', (value) => dateAfter(value, { word: 'added', captured })),
    reducedOn:
      read('listingUpdate', changed(/^price_reduced$/)) ??
      read('addedOrReduced', (value) => dateAfter(value, { word: 'reduced', captured })),
    agentName: read(['customer.branchDisplayName', 'customer.brandTradingName'], lineOf),
    imageUrls: read(['propertyImages', 'images'], cardImages),
    keyFeatures: read(['keyFeatures', 'feature_list'], featureLines),
  };
  const summary = plainText(memberAt(card, 'summary'), { max: 4_000, lines: true });
  const texts = summary === null ? [] : [{ name: `${island} summary`, text: summary }];
  return { layer, notes: { ...noNotes, auction: memberAt(card, 'auction') === true }, texts, section: null };
}

/**
 * The first displayed price. The amount next to it is per `frequency` and exists even for "POA", where it serves only to sort the results.
 * It is used only if no price is displayed.
 */
function cardPrice(card: unknown, { island, rent }: { readonly island: string; readonly rent: boolean }): Found<AskingPrice> | null {
  const shownText = memberAt(card, 'price.displayPrices.0.displayPrice');
  const qualifier = qualifierOf(memberAt(card, 'price.displayPrices.0.displayPriceQualifier'));
  const shown = parsePrice(shownText);
  if (shown !== null) {
    const period = rent ? (shown.period ?? 'month') : shown.period;
    return found(
      { ...shown, qualifier: qualifier ?? shown.qualifier, period: shown.onApplication ? null : period },
      `${island} price.displayPrices`,
    );
  }
  const currency = memberAt(card, 'price.currencyCode');
  if (lineOf(shownText) !== null || (currency !== null && currency !== 'GBP')) return null;
  const period = periodOf(memberAt(card, 'price.frequency'));
  const amount = amountOf(memberAt(card, 'price.amount'), period);
  return amount === null || (rent && period === null)
    ? null
    : found({ amount, currency: 'GBP', qualifier, period, onApplication: false }, `${island} price.amount`);
}

function cardStatus(card: unknown, island: string): Found<ListingStatus> | null {
  const shown = factReader(island, card)('displayStatus', parseStatus);
  // The portal uses an empty status for an available home.
  return shown ?? (memberAt(card, 'displayStatus') === '' ? found('available', `${island} displayStatus`) : null);
}

function cardImages(value: unknown): readonly string[] | null {
  const list = isRecord(value) ? [memberAt(value, 'mainImageSrc'), ...listOf(value['images'])] : listOf(value);
  return imageLinks(list.map((image) => (isRecord(image) ? (image['srcUrl'] ?? image['url']) : image)));
}

/** The property type in "2 bedroom terraced house", without the rooms. */
function fullType(value: unknown): string | null {
  const text =
    lineOf(value)
      ?.replace(/^\d+ bedrooms? /i, '')
      .replace(/ (?:for sale|to rent)$/i, '') ?? null;
  return parsePropertyType(text === null ? null : text.charAt(0).toUpperCase() + text.slice(1));
}
