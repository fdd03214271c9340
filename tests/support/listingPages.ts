import type { SampleListing } from './listingSamples.ts';
import { encodeIndexed } from './listingEncodings.ts';

export interface RightmoveOptions {
  /** `plain` is the JSON used from 2020 to spring 2026, `on` the indexed array used since then. */
  readonly encoding: 'plain' | 'on';
  /** Also writes `window.adInfo` into the script, as pages since 2024 do. */
  readonly adInfo?: boolean;
  /** The variable's name, if a test needs the other one with this encoding. */
  readonly variable?: 'PAGE_MODEL' | '__PAGE_MODEL';
  /** Values to merge into `propertyData`, to imitate a portal's faulty data. */
  readonly propertyData?: Readonly<Record<string, unknown>>;
}

const day = (iso: string): string => iso.split('-').reverse().join('/');

export const pounds = (amount: number): string => `£${amount.toLocaleString('en-GB')}`;

export const rightmoveImage = (name: string): string => `https://media.rightmove.co.uk/property-photo/${name}`;

/** Text escaped for a script, so that no tag can open or close inside it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003C');

export function htmlPage(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
}

const words = (listing: SampleListing): string => `${listing.bedrooms} bedroom ${listing.propertyType.toLowerCase()} house`;

/** The `propertyData` of a Rightmove property page. */
export function rightmoveProperty(listing: SampleListing): Record<string, unknown> {
  const sale = listing.transaction === 'sale';
  const price = listing.price === null ? 'POA' : sale ? pounds(listing.price) : `${pounds(listing.price)} pcm`;
  const weekly = listing.price !== null && !sale ? `${pounds(Math.round((listing.price * 12) / 52))} pw` : null;
  return {
    id: String(listing.id),
    status: { published: true, archived: false },
    text: {
      description: listing.description,
      propertyPhrase: words(listing),
      auctionFeesDisclaimer: null,
      pageTitle: `${words(listing)} for ${sale ? 'sale' : 'rent'} in ${listing.address}`,
    },
    prices: { primaryPrice: price, secondaryPrice: weekly, displayPriceQualifier: listing.qualifier ?? '', pricePerSqFt: null },
    address: { displayAddress: listing.address, countryCode: 'GB', ukCountry: 'England', outcode: listing.outcode, incode: listing.incode },
    keyFeatures: listing.keyFeatures.map((feature) => feature.replaceAll('&', '&amp;')),
    images: listing.images.map((name) => ({ url: rightmoveImage(name), caption: null, resizedImageUrls: {} })),
    floorplans: [],
    customer: {
      branchId: 4711,
      companyName: listing.agent,
      branchDisplayName: `${listing.agent}, ${listing.outcode}`,
      isNewHomeDeveloper: false,
    },
    location: { latitude: listing.lat, longitude: listing.lon, pinType: 'ACCURATE_POINT', showMap: true },
    nearestStations: listing.stations.map((station) => ({
      name: station.name,
      types: ['NATIONAL_TRAIN'],
      distance: station.miles,
      unit: 'miles',
    })),
    channel: sale ? 'RES_BUY' : 'RES_LET',
    transactionType: sale ? 'BUY' : 'RENT',
    sizings: listing.floorAreaSqFt === null ? [] : rightmoveSizes(listing.floorAreaSqFt),
    epcGraphs: [],
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    propertySubType: listing.propertyType,
    tags: listing.status === 'sold-stc' ? ['SOLD_STC'] : listing.status === 'under-offer' ? ['UNDER_OFFER'] : [],
    listingHistory: {
      listingUpdateReason: listing.reducedOn ? `Reduced on ${day(listing.reducedOn)}` : `Added on ${day(listing.addedOn)}`,
    },
    mortgageCalculator: sale ? { price: listing.price } : null,
    tenure: { tenureType: listing.tenure, yearsRemainingOnLease: listing.leaseYears, message: null },
    livingCosts: {
      councilTaxExempt: false,
      annualGroundRent: listing.groundRent,
      annualServiceCharge: listing.serviceCharge,
      councilTaxBand: listing.councilTaxBand,
    },
    sharedOwnership: { sharedOwnershipFlag: false, ownershipPercentage: null },
    commercial: false,
  };
}

const rightmoveSizes = (sqft: number): readonly unknown[] => [
  { unit: 'sqm', minimumSize: Math.round(sqft * 0.092903), maximumSize: Math.round(sqft * 0.092903) },
  { unit: 'ac', minimumSize: 0.02, maximumSize: 0.02 },
  { unit: 'sqft', minimumSize: sqft, maximumSize: sqft },
];

function rightmoveModel(listing: SampleListing, changes: Readonly<Record<string, unknown>>): unknown {
  return {
    propertyData: { ...rightmoveProperty(listing), ...changes },
    metadata: { publicsiteUrl: 'https://www.rightmove.co.uk', serverTimestamp: Date.UTC(2026, 10, 20, 9, 30) },
    isAuthenticated: false,
    analyticsInfo: {
      analyticsProperty: {
        added: listing.addedOn.replaceAll('-', ''),
        auctionOnly: false,
        beds: listing.bedrooms,
        currency: 'GBP',
        latitude: listing.lat,
        longitude: listing.lon,
        letAgreed: false,
        maxSizeFt: listing.floorAreaSqFt,
        ownership: 'Non-shared ownership',
        postcode: `${listing.outcode} ${listing.incode}`,
        price: listing.price ?? 0,
        priceQualifier: 'None',
        propertyId: listing.id,
        propertySubType: listing.propertyType,
        soldSTC: listing.status === 'sold-stc',
      },
    },
  };
}

/** A Rightmove property page with its data island, as the portal has written it since 2020. */
export function rightmovePage(listing: SampleListing, options: RightmoveOptions): string {
  const model = rightmoveModel(listing, options.propertyData ?? {});
  const variable = options.variable ?? (options.encoding === 'on' ? '__PAGE_MODEL' : 'PAGE_MODEL');
  const value = options.encoding === 'on' ? { data: encodeIndexed(model), encoding: 'on' } : model;
  const adInfo = options.adInfo
    ? `\n        window.adInfo = [{"key":"CCY","value":["GBP"]},{"key":"P_ID","value":["${listing.id}"]}];`
    : '';
  const script = `<script>\n    window.${variable} = ${scriptJson(value)};${adInfo}\n</script>`;
  return htmlPage(`${words(listing)} in ${listing.address}`, `<h1>${listing.address}</h1>${script}<script src="/captcha.js"></script>`);
}

/** One card of a Rightmove search page. */
export function rightmoveCard(listing: SampleListing): Record<string, unknown> {
  const sale = listing.transaction === 'sale';
  const shown = listing.price === null ? 'POA' : sale ? pounds(listing.price) : `${pounds(listing.price)} pcm`;
  return {
    id: listing.id,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    summary: 'A home to let or to live in.',
    displayAddress: listing.address,
    location: { latitude: listing.lat, longitude: listing.lon },
    propertySubType: listing.propertyType,
    tenure: { tenureType: listing.tenure },
    listingUpdate: { listingUpdateReason: 'new', listingUpdateDate: `${listing.addedOn}T10:00:00Z` },
    price: {
      // A card without a stated price still has the number by which the portal sorts.
      amount: listing.price ?? 850_000,
      frequency: sale ? 'not specified' : 'monthly',
      currencyCode: 'GBP',
      displayPrices: [{ displayPrice: shown, displayPriceQualifier: listing.price === null ? '' : (listing.qualifier ?? '') }],
    },
    customer: { branchId: 4711, branchDisplayName: `${listing.agent}, ${listing.outcode}` },
    displayStatus: listing.status === 'sold-stc' ? 'Sold STC' : listing.status === 'under-offer' ? 'Under offer' : '',
    displaySize: listing.floorAreaSqFt === null ? '' : `${listing.floorAreaSqFt.toLocaleString('en-GB')} sq. ft.`,
    firstVisibleDate: `${listing.addedOn}T09:12:00Z`,
    addedOrReduced: `Added on ${day(listing.addedOn)}`,
    transactionType: sale ? 'buy' : 'rent',
    channel: sale ? 'BUY' : 'RENT',
    propertyUrl: `/properties/${listing.id}#/?channel=${sale ? 'RES_BUY' : 'RES_LET'}`,
    propertyImages: { mainImageSrc: listing.images[0] ? rightmoveImage(listing.images[0]) : null, images: [] },
    keyFeatures: listing.keyFeatures.map((description, at) => ({ order: at + 1, description })),
  };
}

/** A Rightmove search page: `jsonModel` until 2024, `__NEXT_DATA__` since. */
export function rightmoveSearchPage(listings: readonly SampleListing[], shape: 'json-model' | 'next-data' = 'next-data'): string {
  const results = { properties: listings.map(rightmoveCard), resultCount: '1,123', pagination: { total: 42, page: '1' } };
  const island =
    shape === 'json-model'
      ? `<script>window.jsonModel = ${scriptJson(results)}</script>`
      : `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props: { pageProps: { searchResults: results } } })}</script>`;
  return htmlPage('Properties For Sale in Salford | Rightmove', `<h1>Properties</h1>${island}`);
}

/** A Rightmove page for an estate agent's branch. */
export function agentPage(agent = 'Larkspur & Vane'): string {
  const profile = { pageType: 'Microsite', agentProfileResponse: { branchId: 4711, branchDisplayName: `${agent}, Salford` } };
  const data = { props: { pageProps: { data: { branchProfileResponse: profile } } } };
  return htmlPage(
    'Contact us | Rightmove',
    `<h1>Estate agent</h1><script id="__NEXT_DATA__" type="application/json">${scriptJson(data)}</script>`,
  );
}

/** The page that a bot check returns instead of the listing, possibly with status 200. */
export function blockPage(by: 'cloudflare' | 'datadome' = 'cloudflare'): string {
  const script =
    by === 'cloudflare'
      ? '<script>window._cf_chl_opt={cvId:"3",cType:"managed"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'
      : '<script src="https://ct.captcha-delivery.com/c.js"></script>';
  return htmlPage(by === 'cloudflare' ? 'Just a moment...' : 'Access', `<p>Enable JavaScript and cookies to continue</p>${script}`);
}

/** The page that both portals show once a listing has been removed, with status 200 or 410. */
export const removedPage = (): string =>
  htmlPage(
    'Property not found',
    '<h1>This property has been removed by the agent.</h1><p>It may have been sold or temporarily removed from the market.</p>',
  );
