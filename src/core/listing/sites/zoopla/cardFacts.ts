import type { AskingPrice, ListingStatus, Tenure } from '../../facts.ts';
import { type FactLayer, type FactReader, factReader, found, type Found, partOf } from '../../factLayer.ts';
import { imageLinks, zooplaImage } from '../../values/imageLinks.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { positionOf } from '../../../place/position.ts';
import { postcodeInAddress } from '../../../place/postcode.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import { amountOf, parsePrice, qualifierOf } from '../../values/price.ts';
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
import { noNotes, type RecordContext, type RecordReading } from '../readerContext.ts';

/**
 * Whether a record is a Zoopla search card: an id and an address, with a price as text. Rooms are in its `features`; a record with its own
 * room count is a scraper's.
 */
export const isZooplaCard = (record: Readonly<Record<string, unknown>>): boolean =>
  'listingId' in record &&
  'address' in record &&
  !isRecord(record['pricing']) &&
  !('bedrooms' in record || 'beds' in record) &&
  ('price' in record || 'priceUnformatted' in record);

/** The facts of a search card; `features` may be null, and the listing's link may be missing. */
export function zooplaCardFacts(card: unknown, { island, captured }: RecordContext): RecordReading {
  const read = factReader(island, card);
  const icon = featureReader(card, island);
  const transaction = read(['listingUris.detail', 'title', 'section'], parseTransaction);
  const address = read('address', parseAddress);
  const position = read(['pos', 'location.coordinates'], (value) =>
    positionOf(memberAt(value, 'lat') ?? memberAt(value, 'latitude'), memberAt(value, 'lng') ?? memberAt(value, 'longitude')),
  );
  const date = (value: unknown): ReturnType<typeof portalDate> => portalDate(value, captured);
  const layer: FactLayer = {
    listingId: read('listingId', parseListingId),
    transaction,
    askingPrice: cardPrice(card, { island, rent: transaction?.value === 'rent' }),
    bedrooms: icon('bed', parseRooms) ?? read('title', bedsOfTitle),
    bathrooms: icon('bath', parsePositiveRooms),
    receptions: icon('chair', parsePositiveRooms),
    propertyType: read('propertyType', parsePropertyType) ?? read('title', typeOfTitle),
    tenure: labelled(card, island),
    floorAreaSqFt: read('sizeSqft', floorAreaOf) ?? icon('area', floorAreaOf),
    address,
    outcode: partOf(address, (text) => postcodeInAddress(text)?.outcode ?? null),
    incode: partOf(address, (text) => postcodeInAddress(text)?.incode ?? null),
    latitude: partOf(position, (at) => at.latitude),
    longitude: partOf(position, (at) => at.longitude),
    status: cardStatus(card, island),
    firstListedOn: read(['publishedOn', 'lastPublishedDate'], date),
    reducedOn: memberAt(card, 'priceDrop.percentageChangeLabel') === null ? null : read('priceDrop.lastPriceChangeDate', date),
    agentName: read(['branch.name', 'branch.branchName'], lineOf),
    imageUrls: read('gallery', galleryImages) ?? read('image.src', (value) => imageLinks([value])),
  };
  const summary = plainText(memberAt(card, 'summaryDescription'), { max: 4_000, lines: true });
  const uri = lineOf(memberAt(card, 'listingUris.detail')) ?? '';
  const section = /^\/(for-sale|to-rent|new-homes)\//.exec(uri)?.[1] ?? (transaction?.value === 'rent' ? 'to-rent' : 'for-sale');
  return { layer, notes: noNotes, texts: summary === null ? [] : [{ name: `${island} summaryDescription`, text: summary }], section };
}

function cardPrice(card: unknown, { island, rent }: { readonly island: string; readonly rent: boolean }): Found<AskingPrice> | null {
  const qualifier = qualifierOf(memberAt(card, 'priceTitle'));
  const shown = parsePrice(memberAt(card, 'price'));
  if (shown !== null) {
    const period = rent && !shown.onApplication ? (shown.period ?? 'month') : shown.period;
    return found({ ...shown, qualifier: qualifier ?? shown.qualifier, period }, `${island} price`);
  }
  const currency = memberAt(card, 'priceCurrency');
  // A rent may be weekly, so its number cannot be used without its label.
  if (rent || lineOf(memberAt(card, 'price')) !== null || (currency !== null && currency !== 'GBP')) return null;
  const amount = amountOf(memberAt(card, 'priceUnformatted'), null);
  return amount === null
    ? null
    : found({ amount, currency: 'GBP', qualifier, period: null, onApplication: false }, `${island} priceUnformatted`);
}

/** Returns a function that reads a fact from the row of icons under a card. */
function featureReader(card: unknown, island: string): FactReader {
  return (icons, normalise) => {
    const icon = [icons].flat()[0];
    const entry = listOf(memberAt(card, 'features')).find((candidate) => memberAt(candidate, 'iconId') === icon);
    return found(normalise(memberAt(entry, 'content')), `${island} features[iconId=${icon}]`);
  };
}

function labelled(card: unknown, island: string): Found<Tenure> | null {
  const tenure = listOf(memberAt(card, 'tags'))
    .map((tag) => parseTenure(memberAt(tag, 'content')))
    .find((value) => value !== null);
  return found(tenure ?? null, `${island} tags`);
}

function cardStatus(card: unknown, island: string): Found<ListingStatus> | null {
  const flagged = factReader(island, card)('flag', parseStatus);
  if (flagged !== null && flagged.value !== 'available') return flagged;
  const underOffer = memberAt(card, 'underOffer');
  if (underOffer === true) return found('under-offer', `${island} underOffer`);
  return underOffer === false ? found('available', `${island} underOffer`) : flagged;
}

/** The bedrooms in a title such as "2 bed flat for sale". */
const bedsOfTitle = (value: unknown): number | null => {
  const title = lineOf(value) ?? '';
  return /^studio\b/i.test(title) ? 0 : parseRooms(/^(\d{1,2}) bed\b/i.exec(title)?.[1]);
};

const typeOfTitle = (value: unknown): string | null =>
  parsePropertyType(/^(?:\d{1,2} bed )?(.{3,40}) (?:for sale|to rent)$/i.exec(lineOf(value) ?? '')?.[1]);

/** Image file names, or the lists of sizes in cards from 2023. */
const galleryImages = (value: unknown): readonly string[] | null =>
  imageLinks(listOf(value).map((image) => zooplaImage(Array.isArray(image) ? image[0] : image) ?? image));
