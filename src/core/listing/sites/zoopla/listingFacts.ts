import type { AskingPrice, ListingStatus, NearestStation } from '../../facts.ts';
import { type FactLayer, factReader, found, type Found, partOf } from '../../factLayer.ts';
import { imageLinks, zooplaImage } from '../../values/imageLinks.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { positionOf } from '../../../place/position.ts';
import { incodeOf, outcodeOf, type Postcode, postcodeInAddress, postcodeOf } from '../../../place/postcode.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { floorAreaOf } from '../../values/floorArea.ts';
import { amountOf, isOnApplication, parsePrice, periodOf, qualifierOf, yearlyCharge } from '../../values/price.ts';
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
} from '../../values/parseValues.ts';
import { featureLines } from '../rightmove/propertyFacts.ts';
import type { RecordContext, RecordReading } from '../readerContext.ts';

/** Whether a record is Zoopla's listing object, in any generation since 2020 or in its API. */
export const isZooplaListing = (record: Readonly<Record<string, unknown>>): boolean =>
  'listingId' in record && (isRecord(record['pricing']) || isRecord(record['counts']) || Array.isArray(record['ntsInfo']));

/** The facts of a `ListingData` object with its references resolved. */
export function zooplaListingFacts(listing: unknown, { island, captured }: RecordContext): RecordReading {
  const read = factReader(island, listing);
  const date = (value: unknown): ReturnType<typeof portalDate> => portalDate(value, captured);
  const transaction = read(['section', 'adTargeting.section', 'analyticsTaxonomy.section', 'adTargeting.listingStatus'], parseTransaction);
  const stated = materialInformation(island, listing);
  const layer: FactLayer = {
    listingId: read(['listingId', 'adTargeting.listingId'], parseListingId),
    transaction,
    askingPrice: askingPrice(listing, { island, rent: transaction?.value === 'rent' }),
    bedrooms: read(['counts.numBedrooms', 'adTargeting.numBeds', 'analyticsTaxonomy.numBeds'], parseRooms),
    bathrooms: read(['counts.numBathrooms', 'adTargeting.numBaths', 'analyticsTaxonomy.numBaths'], parsePositiveRooms),
    receptions: read(['counts.numLivingRooms', 'adTargeting.numRecepts', 'analyticsTaxonomy.numRecepts'], parsePositiveRooms),
    propertyType: read(['propertyType', 'adTargeting.propertyType', 'analyticsTaxonomy.propertyType'], parsePropertyType),
    ...placeFacts(island, listing),
    tenure:
      read('tenure', parseTenure) ??
      stated('tenure', parseTenure) ??
      read(['features.flags.tenure.label', 'adTargeting.tenure'], parseTenure) ??
      labelled(island, listing, parseTenure),
    leaseYearsRemaining: stated('lease_length', parseLeaseYears) ?? stated('tenure', parseLeaseYears),
    groundRentPerYear: stated('ground_rent', yearlyCharge),
    serviceChargePerYear: stated('service_charge', yearlyCharge),
    councilTaxBand: stated('council_tax_band', parseCouncilTaxBand),
    epcBand: read(['derivedEPC.efficiencyRating', 'analyticsTaxonomy.epcRating', 'epc.efficiencyRating'], parseEpcBand),
    floorAreaSqFt: areaFact(island, listing),
    status: statusFact(island, listing),
    firstListedOn: read(['priceHistory.firstPublished.firstPublishedDate', 'priceHistory.firstPublished', 'publishedOn'], date),
    reducedOn: read('priceHistory.priceChanges', (value) => lastDrop(value, date)),
    agentName: read(['branchV2.branchName', 'branch.name', 'branch.branchName', 'adTargeting.branchName'], lineOf),
    imageUrls: read('propertyImage', (value) => imageLinks(listOf(value).map((image) => zooplaImage(memberAt(image, 'filename'))))),
    keyFeatures: read(['features.bullets', 'analyticsTaxonomy.features'], featureLines),
    nearestStations: read('analyticsTaxonomy', stationsOfTaxonomy) ?? read('pointsOfInterest', stationsOfPoints),
  };
  return { layer, notes: notesOf(listing), texts: textsOf(island, listing), section: lineOf(memberAt(listing, 'section')) };
}

function notesOf(listing: unknown): RecordReading['notes'] {
  const number = memberAt(listing, 'pricing.internalValue');
  return {
    priceNumber: typeof number === 'number' ? number : null,
    auction: memberAt(listing, 'pricing.isAuction') === true,
    sharedOwnership: [memberAt(listing, 'sharedOwnership'), memberAt(listing, 'adTargeting.isSharedOwnership')].includes(true),
  };
}

function textsOf(island: string, listing: unknown): RecordReading['texts'] {
  const features = featureLines(memberAt(listing, 'features.bullets'))?.join('.\n') ?? null;
  const description = plainText(memberAt(listing, 'detailedDescription'), { max: 20_000, lines: true });
  return [
    ...(features === null ? [] : [{ name: `${island} features.bullets`, text: features }]),
    ...(description === null ? [] : [{ name: `${island} detailedDescription`, text: description }]),
  ];
}

type Stated = <Value>(key: string, normalise: (value: unknown) => Value | null) => Found<Value> | null;

/** The legally required details: a list of `{key, value}` as text, with "Not available" where the agent gave none. */
function materialInformation(island: string, listing: unknown): Stated {
  return (key, normalise) => {
    for (const list of ['ntsInfo', 'additionalNtsInfo'] as const) {
      const at = listOf(memberAt(listing, list)).findIndex((entry) => memberAt(entry, 'key') === key);
      const value = at === -1 ? null : factReader(island, listing)(`${list}.${at}.value`, normalise);
      if (value !== null) return { value: value.value, source: `${island} ${list}[key=${key}]` };
    }
    return null;
  };
}

function labelled<Value>(island: string, listing: unknown, normalise: (value: unknown) => Value | null): Found<Value> | null {
  for (const tag of listOf(memberAt(listing, 'tagsV2'))) {
    const value = normalise(memberAt(tag, 'label'));
    if (value !== null) return { value, source: `${island} tagsV2` };
  }
  return null;
}

/** The asking price from the displayed label, or from the underlying number if there is no label, as in 2021. */
function askingPrice(listing: unknown, { island, rent }: { readonly island: string; readonly rent: boolean }): Found<AskingPrice> | null {
  const label = memberAt(listing, 'pricing.label');
  const qualifierText = memberAt(listing, 'pricing.priceQualifierLabel') ?? memberAt(listing, 'pricing.qualifier');
  const qualifier = qualifierOf(qualifierText);
  const named = periodOf(memberAt(listing, 'pricing.rentFrequencyLabel'));
  const period = rent ? (named ?? 'month') : null;
  if (typeof qualifierText === 'string' && isOnApplication(qualifierText.replaceAll('_', ' '))) {
    return found({ amount: null, currency: 'GBP', qualifier, period: null, onApplication: true }, `${island} pricing.qualifier`);
  }
  const shown = parsePrice(label);
  if (shown !== null) {
    return found(
      { ...shown, qualifier: qualifier ?? shown.qualifier, period: shown.onApplication ? null : rent ? (shown.period ?? period) : null },
      `${island} pricing.label`,
    );
  }
  const currency = memberAt(listing, 'pricing.currencyCode');
  if (lineOf(label) !== null || (currency !== null && currency !== 'GBP')) return null;
  const number = factReader(island, listing)(['pricing.internalValue', 'adTargeting.priceActual'], (value) => amountOf(value, period));
  return partOf(number, (amount) => ({ amount, currency: 'GBP', qualifier, period, onApplication: false }));
}

function placeFacts(island: string, listing: unknown): FactLayer {
  const read = factReader(island, listing);
  const address = read(['displayAddress', 'adTargeting.displayAddress'], parseAddress);
  const postcode: Found<Postcode> | null = read('location.postalCode', postcodeOf) ?? partOf(address, postcodeInAddress);
  const position = read('location.coordinates', (value) => positionOf(memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  return {
    address,
    outcode:
      partOf(postcode?.value.incode ? postcode : null, (whole) => whole.outcode) ??
      read(['adTargeting.outcode', 'location.outcode', 'analyticsTaxonomy.outcode'], outcodeOf) ??
      partOf(postcode, (whole) => whole.outcode),
    incode: partOf(postcode, (whole) => whole.incode) ?? read(['adTargeting.incode', 'analyticsTaxonomy.incode'], incodeOf),
    latitude: partOf(position, (at) => at.latitude),
    longitude: partOf(position, (at) => at.longitude),
  };
}

/** The agent's floor area, else the one that Zoopla took from elsewhere, as its source shows ("comparables_epc" is an estimate). */
function areaFact(island: string, listing: unknown): Found<number> | null {
  const read = factReader(island, listing);
  const unit = /^(?:sq\.? ?m|m)/i.test(lineOf(memberAt(listing, 'floorArea.unitsLabel')) ?? '') ? 'sqm' : 'sqft';
  const stated = read('floorArea.value', (value) => floorAreaOf(value, unit));
  if (stated !== null) return stated;
  const ingested = read('ingested.sizeSqft', floorAreaOf);
  const from = lineOf(memberAt(listing, 'ingested.sizeSource'));
  return ingested === null
    ? read('adTargeting.sizeSqFeet', floorAreaOf)
    : { ...ingested, source: from === null ? ingested.source : `${ingested.source} (${from})` };
}

function statusFact(island: string, listing: unknown): Found<ListingStatus> | null {
  const read = factReader(island, listing);
  const told = read('statusSummary.label', parseStatus);
  const published = read('publicationStatus', parseStatus);
  if (published?.value === 'withdrawn') return told !== null && told.value !== 'available' ? told : published;
  return told ?? read(['adTargeting.listingStatus', 'analyticsTaxonomy.listingStatus'], parseStatus) ?? published;
}

type ReadDate = (value: unknown) => ReturnType<typeof portalDate>;

/** The latest price reduction. */
function lastDrop(changes: unknown, date: ReadDate): ReturnType<typeof portalDate> {
  return listOf(changes)
    .filter(
      (change) =>
        memberAt(change, 'isPriceDrop') === true ||
        memberAt(change, 'percentageChangeLabel') !== null ||
        String(memberAt(change, 'priceChangeLabel')).startsWith('-'),
    )
    .map((change) => date(memberAt(change, 'priceChangeDate') ?? memberAt(change, 'date')))
    .reduce((latest, at) => (at !== null && (latest === null || at > latest) ? at : latest), null);
}

/** Stations from two parallel lists: names and miles. */
function stationsOfTaxonomy(taxonomy: unknown): readonly NearestStation[] | null {
  const miles = listOf(memberAt(taxonomy, 'nearestStationsInMiles'));
  const stations = listOf(memberAt(taxonomy, 'nearestStations'))
    .slice(0, 20)
    .flatMap((name, at): readonly NearestStation[] => {
      const line = lineOf(name);
      const distance = miles[at];
      return line === null ? [] : [{ name: line, miles: typeof distance === 'number' && distance >= 0 ? distance : null }];
    });
  return stations.length === 0 ? null : stations;
}

/** Stations from the points of interest, one list that also contains schools. */
function stationsOfPoints(points: unknown): readonly NearestStation[] | null {
  const stations = listOf(points)
    .filter((point) => /station|rail|tube|tram|underground/i.test(String(memberAt(point, 'type'))))
    .flatMap((point): readonly NearestStation[] => {
      const name = lineOf(memberAt(point, 'title'));
      const distance = memberAt(point, 'distanceMiles');
      return name === null ? [] : [{ name, miles: typeof distance === 'number' && distance >= 0 ? distance : null }];
    });
  return stations.length === 0 ? null : stations;
}
