import { factReader, partOf } from '../../factLayer.ts';
import { scriptIsland } from '../../islands/island.ts';
import { listOf, memberAt } from '../../values/member.ts';
import { positionWithin, unitedKingdom } from '../../../place/position.ts';
import { postcodeInAddress } from '../../../place/postcode.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { parsePrice, qualifierOf } from '../../values/price.ts';
import { parseAddress, parseEpcBand, parseListingId, parsePropertyType, parseTenure } from '../../values/parseValues.ts';
import { featureLines } from '../rightmove/propertyFacts.ts';
import type { CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn } from './internationalValues.ts';

const path = /^\/details\/([1-9]\d{0,11})\/?$/;

/** OnTheMarket: `__NEXT_DATA__`, with a listing in `initialReduxState.property` and a search in `initialReduxState.results.list`. */
export const onTheMarket: SiteAdapter = {
  site: 'onthemarket',
  market: { currency: 'GBP', area: 'sqft', bounds: unitedKingdom },
  host: 'onthemarket.com',
  listingPath: path,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) =>
    parseListingId(record['id']) !== null &&
    ('humanised-property-type' in record || 'details-url' in record || ('priceRaw' in record && 'bedrooms' in record)),
  read: readProperty,
};

/** Reads a card, whose keys are written with hyphens, or a listing, whose keys are in camel case. */
function readProperty(property: unknown): CapturedReading {
  const read = factReader('OnTheMarket', property);
  const price = read(['price', 'displayPrice', 'priceRaw'], parsePrice);
  const rent = price !== null && price.value.period !== null;
  const address = read(['address', 'displayAddress'], parseAddress);
  const position = read(['location', 'point', ''], (value) =>
    positionWithin(
      unitedKingdom,
      memberAt(value, 'lat') ?? memberAt(value, 'latitude'),
      memberAt(value, 'lon') ?? memberAt(value, 'lng') ?? memberAt(value, 'longitude'),
    ),
  );
  const features = read(['features', 'keyFeatures'], featureLines);
  const description = plainText(memberAt(property, 'description'), { max: 20_000, lines: true });
  const keyed = keyInformation(property);
  return {
    layer: {
      listingId: read('id', parseListingId),
      transaction: partOf(price, () => (rent ? 'rent' : 'sale')),
      askingPrice: partOf(price, (value) => ({
        ...value,
        qualifier: qualifierOf(memberAt(property, 'price-qualifier') ?? memberAt(property, 'priceQualifier')) ?? value.qualifier,
      })),
      bedrooms: read('bedrooms', countIn),
      bathrooms: read('bathrooms', bathsIn),
      receptions: read('sitting-rooms', bathsIn),
      propertyType: read(['humanised-property-type', 'humanisedPropertyType', 'propertyType'], parsePropertyType),
      tenure: partOf(features, (lines) => keyed(lines, /^tenure:/i, parseTenure)) ?? read('tenure', parseTenure),
      epcBand: read(['epc.rating', 'epc.band', 'epc'], parseEpcBand),
      floorAreaSqFt: read(['floor-area-sq-ft', 'floorAreaSqFt'], (value) => areaIn(value, 'sqft')),
      address,
      outcode: partOf(address, (text) => postcodeInAddress(text)?.outcode ?? null),
      incode: partOf(address, (text) => postcodeInAddress(text)?.incode ?? null),
      latitude: partOf(position, (at) => at.latitude),
      longitude: partOf(position, (at) => at.longitude),
      agentName: read(['agent.name', 'agent.branchName'], lineOf),
      keyFeatures: features,
    },
    path: lineOf(memberAt(property, 'details-url')),
    auction: false,
    texts: [
      ...(features === null ? [] : [{ name: 'OnTheMarket features', text: features.value.join('.\n') }]),
      ...(description === null ? [] : [{ name: 'OnTheMarket description', text: description }]),
    ],
  };
}

type Keyed = <Value>(lines: readonly string[], label: RegExp, read: (value: unknown) => Value | null) => Value | null;

/** Reads a value such as "Tenure: Freehold" from the features or the page's key information. */
function keyInformation(property: unknown): Keyed {
  const more = listOf(memberAt(property, 'keyInfo')).flatMap((entry) => lineOf(entry) ?? []);
  return (lines, label, read) => {
    const line = [...lines, ...more].find((candidate) => label.test(candidate));
    return line === undefined ? null : read(line.replace(label, ''));
  };
}
