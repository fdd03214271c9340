import type { AskingPrice, ListingStatus, NearestStation } from '../../facts.ts';
import { type FactLayer, factReader, found, type Found, partOf } from '../../factLayer.ts';
import { isBlock } from '../../listingChecks.ts';
import { imageLinks } from '../../values/imageLinks.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { positionOf } from '../../../place/position.ts';
import { incodeOf, outcodeOf, postcodeInAddress, postcodeOf } from '../../../place/postcode.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { amountOf, isOnApplication, parsePrice, qualifierOf, yearlyCharge } from '../../values/price.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import {
  parseAddress,
  parseCouncilTaxBand,
  parseLeaseYears,
  parseListingId,
  parsePropertyType,
  parseRooms,
  parseBlockRooms,
  parseText,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../../values/parseValues.ts';
import type { RecordContext, RecordReading } from '../readerContext.ts';

/** Whether a record is a property page's object: it has both `prices` and `address`, wherever the page keeps it. */
export const isRightmoveProperty = (record: Readonly<Record<string, unknown>>): boolean =>
  isRecord(record['prices']) && isRecord(record['address']) && 'id' in record;

/** A page model: the property, and Rightmove's analytics data. */
export interface PageModel {
  readonly property: unknown;
  readonly analytics: unknown;
}

/** The facts of the property object on Rightmove's pages since August 2020. */
export function rightmovePropertyFacts(model: PageModel, { island, captured }: RecordContext): RecordReading {
  const root = { propertyData: model.property, analyticsInfo: { analyticsProperty: model.analytics } };
  const read = factReader(island, root);
  const property = (path: string): unknown => memberAt(model.property, path);
  const type =
    read(['propertyData.propertySubType', 'analyticsInfo.analyticsProperty.propertySubType'], parsePropertyType) ??
    reelType(island, model.property);
  const transaction = read(
    [
      'propertyData.transactionType',
      'propertyData.channel',
      'propertyData.text.shortDescription',
      'propertyData.text.pageTitle',
      'analyticsInfo.analyticsProperty.customUri',
    ],
    parseTransaction,
  );
  const rooms = isBlock(type?.value ?? null) ? parseBlockRooms : parseRooms;
  const layer: FactLayer = {
    listingId: read(['propertyData.id', 'analyticsInfo.analyticsProperty.propertyId'], parseListingId),
    transaction,
    askingPrice: askingPrice(root, { island, rent: transaction?.value === 'rent' }),
    bedrooms: read(['propertyData.bedrooms', 'analyticsInfo.analyticsProperty.beds'], rooms),
    bathrooms: read('propertyData.bathrooms', (value) => rooms(value) || null),
    propertyType: type,
    ...placeFacts(island, root),
    tenure: read('propertyData.tenure.tenureType', parseTenure),
    leaseYearsRemaining: read('propertyData.tenure.yearsRemainingOnLease', parseLeaseYears),
    groundRentPerYear: read('propertyData.livingCosts.annualGroundRent', yearlyCharge),
    serviceChargePerYear: read('propertyData.livingCosts.annualServiceCharge', yearlyCharge),
    councilTaxBand: read('propertyData.livingCosts.councilTaxBand', parseCouncilTaxBand),
    floorAreaSqFt: read('propertyData.sizings', areaOfSizings) ?? read('analyticsInfo.analyticsProperty.minSizeFt', floorAreaOf),
    status: statusFact(island, root),
    firstListedOn:
      read('analyticsInfo.analyticsProperty.added', (value) => portalDate(value, null)) ??
      read('propertyData.listingHistory.listingUpdateReason', (value) => dateAfter(value, { word: 'added', captured })),
    reducedOn: read('propertyData.listingHistory.listingUpdateReason', (value) => dateAfter(value, { word: 'reduced', captured })),
    agentName: read(['propertyData.customer.branchDisplayName', 'propertyData.customer.companyName'], lineOf),
    imageUrls: read('propertyData.images', (value) => imageLinks(listOf(value).map((image) => memberAt(image, 'url')))),
    keyFeatures: read('propertyData.keyFeatures', featureLines),
    nearestStations: read('propertyData.nearestStations', stationsOf),
  };
  return { layer, notes: notesOf(root), texts: textsOf(island, property), section: null };
}

function notesOf(root: unknown): RecordReading['notes'] {
  const number = memberAt(root, 'propertyData.mortgageCalculator.price') ?? memberAt(root, 'analyticsInfo.analyticsProperty.price');
  const share = memberAt(root, 'propertyData.sharedOwnership.ownershipPercentage');
  return {
    priceNumber: typeof number === 'number' ? number : null,
    auction:
      memberAt(root, 'analyticsInfo.analyticsProperty.auctionOnly') === true ||
      [memberAt(root, 'propertyData.text.auctionFeesDisclaimer'), memberAt(root, 'propertyData.text.reservePriceDisclaimer')].some(
        (text) => lineOf(text) !== null,
      ),
    sharedOwnership:
      memberAt(root, 'propertyData.sharedOwnership.sharedOwnershipFlag') === true ||
      (typeof share === 'number' && share > 0 && share < 100),
  };
}

function textsOf(island: string, property: (path: string) => unknown): RecordReading['texts'] {
  const features = featureLines(property('keyFeatures'))?.join('.\n') ?? null;
  const description = plainText(property('text.description'), { max: 20_000, lines: true });
  return [
    ...(features === null ? [] : [{ name: `${island} propertyData.keyFeatures`, text: features }]),
    ...(description === null ? [] : [{ name: `${island} propertyData.text.description`, text: description }]),
  ];
}

/** The displayed price. The underlying number is used only if the text cannot be read, and never with "POA". */
function askingPrice(root: unknown, { island, rent }: { readonly island: string; readonly rent: boolean }): Found<AskingPrice> | null {
  const path = 'propertyData.prices.primaryPrice';
  const shownText = memberAt(root, path);
  const qualifierText = memberAt(root, 'propertyData.prices.displayPriceQualifier');
  const qualifier = qualifierOf(qualifierText) ?? qualifierOf(memberAt(root, 'analyticsInfo.analyticsProperty.priceQualifier'));
  const shown = parsePrice(shownText);
  if (typeof qualifierText === 'string' && isOnApplication(qualifierText)) {
    return found(
      { amount: null, currency: 'GBP', qualifier, period: null, onApplication: true },
      `${island} propertyData.prices.displayPriceQualifier`,
    );
  }
  if (shown !== null)
    return found(
      { ...shown, qualifier: qualifier ?? shown.qualifier, period: rent ? (shown.period ?? 'month') : null },
      `${island} ${path}`,
    );
  if (lineOf(shownText) !== null || rent) return null;
  const number = factReader(island, root)(['propertyData.mortgageCalculator.price', 'analyticsInfo.analyticsProperty.price'], (value) =>
    amountOf(value, null),
  );
  return partOf(number, (amount) => ({ amount, currency: 'GBP', qualifier, period: null, onApplication: false }));
}

function placeFacts(island: string, root: unknown): FactLayer {
  const read = factReader(island, root);
  const address = read('propertyData.address.displayAddress', parseAddress);
  const position =
    read('propertyData.location', (value) => positionOf(memberAt(value, 'latitude'), memberAt(value, 'longitude'))) ??
    read('analyticsInfo.analyticsProperty', (value) => positionOf(memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const postcode = read('analyticsInfo.analyticsProperty.postcode', postcodeOf) ?? partOf(address, postcodeInAddress);
  return {
    address,
    outcode: read('propertyData.address.outcode', outcodeOf) ?? partOf(postcode, (whole) => whole.outcode),
    incode: read('propertyData.address.incode', incodeOf) ?? partOf(postcode, (whole) => whole.incode),
    latitude: partOf(position, (at) => at.latitude),
    longitude: partOf(position, (at) => at.longitude),
  };
}

/** Pages from 2020–21 state the type only in the info reel under the pictures. */
function reelType(island: string, property: unknown): Found<string> | null {
  const at = listOf(memberAt(property, 'infoReelItems')).findIndex((item) => memberAt(item, 'type') === 'PROPERTY_TYPE');
  return at === -1
    ? null
    : factReader(island, { propertyData: property })(`propertyData.infoReelItems.${at}.primaryText`, parsePropertyType);
}

/** The area in square feet. The list may also contain the same area in acres and hectares, in any order. */
function areaOfSizings(value: unknown): number | null {
  const rows = listOf(value);
  for (const unit of ['sqft', 'sqm'] as const) {
    const row = rows.find((candidate) => memberAt(candidate, 'unit') === unit);
    const area = floorAreaOf(memberAt(row, 'minimumSize'), unit) ?? floorAreaOf(memberAt(row, 'maximumSize'), unit);
    if (area !== null) return area;
  }
  return null;
}

function statusFact(island: string, root: unknown): Found<ListingStatus> | null {
  const tags = listOf(memberAt(root, 'propertyData.tags'));
  const told = tags
    .map((tag) => (parseText(tag) === 'NEW_HOME' ? null : parseStatus(tag)))
    .find((status) => status !== null && status !== 'available');
  if (told) return found(told, `${island} propertyData.tags`);
  if (memberAt(root, 'analyticsInfo.analyticsProperty.soldSTC') === true)
    return found('sold-stc', `${island} analyticsInfo.analyticsProperty.soldSTC`);
  if (memberAt(root, 'analyticsInfo.analyticsProperty.letAgreed') === true)
    return found('let-agreed', `${island} analyticsInfo.analyticsProperty.letAgreed`);
  const published = memberAt(root, 'propertyData.status.published');
  if (memberAt(root, 'propertyData.status.archived') === true || published === false)
    return found('withdrawn', `${island} propertyData.status`);
  return published === true ? found('available', `${island} propertyData.status`) : null;
}

interface UpdateWord {
  readonly word: 'added' | 'reduced';
  readonly captured: Parameters<typeof portalDate>[1];
}

/** The date in "Added on 12/08/2020" or "Reduced today" if the sentence begins with `word`; else null. */
export function dateAfter(value: unknown, { word, captured }: UpdateWord): ReturnType<typeof portalDate> {
  return typeof value === 'string' && value.trim().toLowerCase().startsWith(word) ? portalDate(value, captured) : null;
}

/** Key features as lines, also from cards, where they are objects; null if there are none. */
export function featureLines(value: unknown): readonly string[] | null {
  const lines = listOf(value)
    .slice(0, 60)
    .flatMap((feature) => lineOf(isRecord(feature) ? feature['description'] : feature) ?? []);
  return lines.length === 0 ? null : lines;
}

const milesPerKilometre = 0.621_371;

/** The nearest stations with their distances; null if there are none. */
export function stationsOf(value: unknown): readonly NearestStation[] | null {
  const stations = listOf(value)
    .slice(0, 20)
    .flatMap((station): readonly NearestStation[] => {
      const name = lineOf(memberAt(station, 'name') ?? memberAt(station, 'title'));
      const distance = memberAt(station, 'distance') ?? memberAt(station, 'distanceMiles');
      const miles = typeof distance === 'number' && distance >= 0 && distance < 500 ? distance : null;
      const perUnit = /^k/i.test(lineOf(memberAt(station, 'unit')) ?? 'miles') ? milesPerKilometre : 1;
      return name === null ? [] : [{ name, miles: miles === null ? null : Math.round(miles * perUnit * 100) / 100 }];
    });
  return stations.length === 0 ? null : stations;
}
