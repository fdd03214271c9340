import { dayOf, instant, type IsoDate } from '../../../kernel/calendar.ts';
import { factReader, found, partOf, type FactLayer, type Found } from '../../factLayer.ts';
import type { AskingPrice, ListingStatus } from '../../facts.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { countyIn, dwellingsIn, newestBill, unitedStates, yearlyBill, yearlyFee, zipIn } from './americanValues.ts';
import { readRentalCard, readSaleCard } from './redfinCards.ts';
import { redfinIslands, redfinPath } from './redfinIslands.ts';
import { feetIn, isOver, pointIn, statusIn } from './redfinValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { bathsIn, countIn, joined, kindIn, priceIn, spaced, yearlyFromMonth, yearIn } from './internationalValues.ts';

/**
 * Redfin: the responses of its own API, embedded in the page. A listing page has one property, a search page has cards for sale or to rent.
 */
export const redfin: SiteAdapter = {
  site: 'redfin',
  market: { currency: 'USD', area: 'sqft', bounds: unitedStates },
  host: 'redfin.com',
  listingPath: redfinPath,
  islands: redfinIslands,
  isListing: (record) =>
    'addressSectionInfo' in record ||
    (redfinPath.test(lineOf(record['url']) ?? '') && isRecord(record['streetLine'])) ||
    (isRecord(record['rentalExtension']) && redfinPath.test(lineOf(memberAt(record, 'homeData.url')) ?? '')),
  read: (record, context) => {
    if (isRecord(record) && 'addressSectionInfo' in record) return readHome(record, context);
    return isRecord(record) && 'rentalExtension' in record ? readRentalCard(record) : readSaleCard(record);
  },
};

function readHome(home: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('Redfin home', home);
  const at = (path: string): unknown => memberAt(home, path);
  const path = lineOf(at('url'));
  const status = read(['addressSectionInfo.status.displayValue', 'mainHouseInfo.mlsStatusDisplay.displayValue'], statusIn);
  const asked = askingPrice(home, status?.value ?? null);
  const remark = at('mainHouseInfo.marketingRemarks.0.marketingRemark') ?? at('linked.description');
  const description = plainText(remark, { max: 20_000, lines: true });
  return {
    layer: {
      ...homeItself(home),
      ...charges(home),
      ...placeOf(home),
      listingId: found(redfinPath.exec(path ?? '')?.[1] ?? null, 'Redfin home url'),
      transaction: found(asked?.value.period === 'month' ? 'rent' : 'sale', asked?.source ?? 'Redfin home url'),
      askingPrice: asked,
      status,
      firstListedOn: read('propertyHistoryInfo.events', listedIn) ?? read('linked.datePosted', (value) => portalDate(value, captured)),
      agentName: read(['mainHouseInfo.listingAgents.0.brokerName', 'mainHouseInfo.listingAgents.0.agentInfo.agentName'], lineOf),
    },
    path,
    auction: false,
    texts: description === null ? [] : [{ name: 'Redfin description', text: description }],
  };
}

/** The facts of the property. The listing takes precedence over the county's records, which may predate a conversion. */
function homeItself(home: unknown): FactLayer {
  const read = factReader('Redfin home', home);
  const [listed, linked, records] = ['addressSectionInfo', 'linked.mainEntity', 'publicRecordsInfo.basicInfo'];
  return {
    bedrooms: read([`${listed}.beds`, `${linked}.numberOfBedrooms`, `${records}.beds`], countIn),
    bathrooms: read([`${listed}.baths`, `${linked}.numberOfBathroomsTotal`, `${records}.baths`], bathsIn),
    propertyType: tile(home, 'Property Type', kindIn) ?? read([`${records}.propertyTypeName`, `${linked}.accommodationCategory`], kindIn),
    units: tile(home, 'Property Type', dwellingsIn) ?? read(`${records}.propertyTypeName`, dwellingsIn),
    yearBuilt: read([`${listed}.yearBuilt`, `${linked}.yearBuilt`, `${records}.yearBuilt`], yearIn),
    floorAreaSqFt: read([`${listed}.sqFt.value`, `${linked}.floorSize.value`, `${records}.totalSqFt`], feetIn),
  };
}

/** The association dues and the county's tax bill. The page's own monthly cost is only the site's estimate, so it is not used. */
function charges(home: unknown): FactLayer {
  const read = factReader('Redfin home', home);
  return {
    serviceChargePerYear:
      read('publicRecordsInfo.mortgageCalculatorInfo.monthlyHoaDues', yearlyFromMonth) ?? tile(home, 'HOA Dues', yearlyFee),
    propertyTaxPerYear:
      read('publicRecordsInfo.taxInfo.taxesDue', yearlyBill) ??
      newestBill('Redfin home', home, { at: 'publicRecordsInfo.allTaxInfo', when: 'rollYear', amount: 'taxesDue' }),
  };
}

function placeOf(home: unknown): FactLayer {
  const read = factReader('Redfin home', home);
  const [listed, linked] = ['addressSectionInfo', 'linked.mainEntity.address'];
  const part = (own: string, other: string): unknown => memberAt(home, `${listed}.${own}`) ?? memberAt(home, `${linked}.${other}`);
  const town = spaced(part('state', 'addressRegion'), part('zip', 'postalCode'));
  const address = joined(part('streetAddress.assembledAddress', 'streetAddress'), part('city', 'addressLocality'), town);
  const position = read([`${listed}.latLong`, 'linked.mainEntity.geo'], pointIn);
  return {
    address: found(address, 'Redfin home addressSectionInfo.streetAddress'),
    postalCode: read([`${listed}.zip`, `${linked}.postalCode`], zipIn),
    county: read('publicRecordsInfo.countyName', countyIn),
    latitude: partOf(position, (where) => where.latitude),
    longitude: partOf(position, (where) => where.longitude),
  };
}

/** The asking price. If there is none, the same members contain the sale price or the site's estimate; their label says which. */
function askingPrice(home: unknown, status: ListingStatus | null): Found<AskingPrice> | null {
  const country = memberAt(home, 'addressSectionInfo.countryCode');
  if (isOver(status) || (country !== null && country !== 'US')) return null;
  const estimate = memberAt(home, 'addressSectionInfo.avmInfo.predictedValue');
  const read = factReader('Redfin home', home);
  const labelled = read(['addressSectionInfo.priceInfo', 'addressSectionInfo.latestPriceInfo'], (value) => {
    const label = lineOf(memberAt(value, 'label')) ?? '';
    const amount = memberAt(value, 'amount');
    const isEstimate = typeof estimate === 'number' && typeof amount === 'number' && Math.round(estimate) === Math.round(amount);
    if (/sold|estimate|value/i.test(label) || (label === '' && isEstimate)) return null;
    return priceIn(amount, { currency: 'USD', rent: /\brent|month|\/mo\b/i.test(label) });
  });
  if (labelled !== null || (memberAt(home, 'linked.offers.priceCurrency') ?? 'USD') !== 'USD') return labelled;
  const gone = /discontinued|out ?of ?stock|sold ?out/i.test(lineOf(memberAt(home, 'linked.offers.availability')) ?? '');
  // If the page's own data has no price, the structured data for search engines is not used either.
  const told = isRecord(memberAt(home, 'addressSectionInfo.priceInfo'));
  return gone || told ? null : read('linked.offers.price', (value) => priceIn(value, { currency: 'USD', rent: false }));
}

/** A tile on the page: `{ header: "HOA Dues", content: "$81/month" }`. */
function tile<Value>(home: unknown, header: string, normalise: (value: unknown) => Value | null): Found<Value> | null {
  const shown = listOf(memberAt(home, 'mainHouseInfo.selectedAmenities')).find((each) => memberAt(each, 'header') === header);
  return found(normalise(memberAt(shown, 'content')), `Redfin home mainHouseInfo.selectedAmenities[header=${header}]`);
}

/** The latest listing day. Times in the history are midnight in the property's time zone, west of Greenwich. */
function listedIn(events: unknown): IsoDate | null {
  const times = listOf(events)
    .slice(0, 400)
    .filter((event) => /^(?:re)?listed\b/i.test(lineOf(memberAt(event, 'eventDescription')) ?? ''))
    .map((event) => memberAt(event, 'eventDate'))
    .filter((time) => typeof time === 'number' && Number.isInteger(time) && time > 9e11 && time < 7e12);
  return times.length === 0 ? null : dayOf(instant(Math.max(...(times as readonly number[]))));
}
