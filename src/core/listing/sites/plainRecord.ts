import type { AskingPrice, ListingStatus } from '../facts.ts';
import { type FactLayer, factReader, found, type Found, partOf } from '../factLayer.ts';
import { imageLinks, zooplaImage } from '../values/imageLinks.ts';
import { isRecord, listOf, memberAt } from '../values/member.ts';
import { positionOf } from '../../place/position.ts';
import { incodeOf, outcodeOf, type Postcode, postcodeInAddress, postcodeOf } from '../../place/postcode.ts';
import { lineOf, plainText } from '../values/plainText.ts';
import { portalDate } from '../values/portalDate.ts';
import { floorAreaOf } from '../values/floorArea.ts';
import { amountOf, parsePrice, qualifierOf, yearlyCharge } from '../values/price.ts';
import {
  parseAddress,
  parseCouncilTaxBand,
  parseEpcBand,
  parseLeaseYears,
  parseListingId,
  parsePropertyType,
  parseRooms,
  parsePositiveRooms,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../values/parseValues.ts';
import { dateAfter, featureLines, stationsOf } from './rightmove/propertyFacts.ts';
import { noNotes, type RecordContext, type RecordReading } from './readerContext.ts';

/** Whether a record has the form that scrapers and simple exports use: an id, and a price or an address, under plain names. */
export const isPlainRecord = (record: Readonly<Record<string, unknown>>): boolean =>
  parseListingId(record['id'] ?? record['listingId'] ?? record['listing_id']) !== null &&
  ['price', 'address', 'displayAddress'].some((key) => key in record);

const positionPaths = ['location', 'coordinates', 'location.coordinates', ''] as const;

/** The facts of a plain record; numbers written as strings are accepted, unknown members ignored. */
export function plainRecordFacts(record: unknown, { island, captured }: RecordContext): RecordReading {
  const read = factReader(island, record);
  const date = (value: unknown): ReturnType<typeof portalDate> => portalDate(value, captured);
  const section = lineOf(memberAt(record, 'section'));
  const transaction = read(['transactionType', 'section', 'type', 'channel', 'details.section', 'url'], parseTransaction);
  const address = read(['displayAddress', 'address.displayAddress', 'address', 'details.displayAddress'], parseAddress);
  const postcode = postcodeFact(island, record, address);
  const position = read(positionPaths, positionIn);
  const layer: FactLayer = {
    listingId: read(['id', 'listingId', 'listing_id'], parseListingId),
    transaction,
    askingPrice: plainPrice(record, { island, rent: transaction?.value === 'rent' }),
    bedrooms: read(['bedrooms', 'beds', 'counts.numBedrooms', 'details.numBeds'], parseRooms),
    bathrooms: read(['bathrooms', 'baths', 'counts.numBathrooms', 'details.numBaths'], parsePositiveRooms),
    receptions: read(['receptions', 'livingRooms', 'counts.numLivingRooms', 'details.numRecepts'], parsePositiveRooms),
    propertyType: read(['propertySubType', 'propertyType', 'property_type', 'details.propertyType'], parsePropertyType),
    tenure: read(['tenure.tenureType', 'tenure', 'details.tenure'], parseTenure),
    leaseYearsRemaining: read(['tenure.yearsRemainingOnLease', 'leaseYearsRemaining'], parseLeaseYears),
    groundRentPerYear: read(['livingCosts.annualGroundRent', 'groundRent'], yearlyCharge),
    serviceChargePerYear: read(['livingCosts.annualServiceCharge', 'serviceCharge'], yearlyCharge),
    councilTaxBand: read(['livingCosts.councilTaxBand', 'councilTaxBand'], parseCouncilTaxBand),
    epcBand: read(['epcRating', 'epc', 'derivedEPC.efficiencyRating'], parseEpcBand),
    floorAreaSqFt: read(['sizings.0.minimumSize', 'sizeSqFeetMin', 'sizeSqft', 'floorArea.value', 'details.sizeSqFeet'], floorAreaOf),
    address,
    outcode: partOf(postcode, (whole) => whole.outcode),
    incode: partOf(postcode, (whole) => whole.incode),
    latitude: partOf(position, (at) => at.latitude),
    longitude: partOf(position, (at) => at.longitude),
    status: plainStatus(island, record),
    firstListedOn:
      read(['addedOn', 'firstVisibleDate', 'date', 'publishedOn'], date) ??
      read('history.listingUpdateReason', (value) => dateAfter(value, { word: 'added', captured })),
    reducedOn: read('history.listingUpdateReason', (value) => dateAfter(value, { word: 'reduced', captured })),
    agentName: read(['agent.name', 'agent', 'agency.name', 'agency.company', 'branch.name', 'details.branchName'], lineOf),
    imageUrls: read(['images', 'photos', 'propertyImage'], plainImages),
    keyFeatures: read(['keyFeatures', 'features', 'features.bullets'], featureLines),
    nearestStations: read(['nearestStations', 'nearest_stations'], stationsOf),
  };
  const description = plainText(memberAt(record, 'description'), { max: 20_000, lines: true });
  const texts = description === null ? [] : [{ name: `${island} description`, text: description }];
  return { layer, notes: noNotes, texts, section };
}

function plainPrice(record: unknown, { island, rent }: { readonly island: string; readonly rent: boolean }): Found<AskingPrice> | null {
  const given = memberAt(record, 'price') ?? memberAt(record, 'pricing.internalValue') ?? memberAt(record, 'details.priceActual');
  const source = `${island} price`;
  const qualifier = qualifierOf(memberAt(record, 'priceQualifier') ?? memberAt(record, 'pricing.qualifier'));
  const shown = parsePrice(given);
  if (shown !== null)
    return found(
      {
        ...shown,
        qualifier: qualifier ?? shown.qualifier,
        period: rent && !shown.onApplication ? (shown.period ?? 'month') : shown.period,
      },
      source,
    );
  const period = rent ? 'month' : null;
  const amount = amountOf(given, period);
  return amount === null ? null : found({ amount, currency: 'GBP', qualifier, period, onApplication: false }, source);
}

function postcodeFact(island: string, record: unknown, address: Found<string> | null): Found<Postcode> | null {
  const read = factReader(island, record);
  for (const place of ['address.', '', 'details.', 'location.'] as const) {
    const outcode = read(`${place}outcode`, outcodeOf);
    if (outcode !== null) return partOf(outcode, (value) => ({ outcode: value, incode: read(`${place}incode`, incodeOf)?.value ?? null }));
  }
  return read(['postcode', 'postalCode', 'location.postalCode'], postcodeOf) ?? partOf(address, postcodeInAddress);
}

function positionIn(value: unknown): ReturnType<typeof positionOf> {
  if (!isRecord(value)) return null;
  return positionOf(value['latitude'] ?? value['lat'], value['longitude'] ?? value['lng'] ?? value['lon']);
}

function plainStatus(island: string, record: unknown): Found<ListingStatus> | null {
  const tags = listOf(memberAt(record, 'tags')).map(parseStatus);
  const told = tags.find((status) => status !== null && status !== 'available');
  if (told) return found(told, `${island} tags`);
  if (memberAt(record, 'archived') === true) return found('withdrawn', `${island} archived`);
  return factReader(island, record)(['displayStatus', 'status', 'statusSummary.label'], parseStatus);
}

function plainImages(value: unknown): readonly string[] | null {
  return imageLinks(
    listOf(value).map((image) => {
      const name = isRecord(image) ? (image['url'] ?? image['src'] ?? image['filename']) : image;
      return zooplaImage(name) ?? name;
    }),
  );
}
