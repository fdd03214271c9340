import type { SampleListing } from './listingSamples.ts';
import { type StreamRow, streamScripts } from './listingEncodings.ts';
import { htmlPage, pounds, scriptJson } from './listingPages.ts';

export interface ZooplaOptions {
  /** The format of the page: `rsc` since 2024, `next-data` from 2020 to 2023, `zpg` before that. */
  readonly shape: 'rsc' | 'next-data' | 'zpg';
  /** Values to merge into the listing object, to imitate a portal's faulty data. */
  readonly listing?: Readonly<Record<string, unknown>>;
}

const section = (listing: SampleListing): string => (listing.transaction === 'sale' ? 'for-sale' : 'to-rent');

const typeKey = (listing: SampleListing): string => listing.propertyType.toLowerCase().replaceAll(/[^a-z]+/g, '_');

const shownPrice = (listing: SampleListing): string =>
  listing.price === null ? 'POA' : listing.transaction === 'sale' ? pounds(listing.price) : `${pounds(listing.price)} pcm`;

const qualifierKey = (listing: SampleListing): string | null => listing.qualifier?.toLowerCase().replaceAll(' ', '_') ?? null;

const ordinaryTenure = { FREEHOLD: 'freehold', LEASEHOLD: 'leasehold', SHARE_OF_FREEHOLD: 'share_of_freehold' } as const;

function taxonomy(listing: SampleListing): Record<string, unknown> {
  return {
    branchName: listing.agent,
    brandName: listing.agent,
    currencyCode: 'GBP',
    displayAddress: listing.address,
    incode: listing.incode,
    isSharedOwnership: false,
    listingId: listing.id,
    listingStatus: listing.transaction === 'sale' ? 'for_sale' : 'to_rent',
    nearestStations: listing.stations.map((station) => station.name),
    nearestStationsInMiles: listing.stations.map((station) => station.miles),
    numBaths: listing.bathrooms,
    numBeds: listing.bedrooms,
    numRecepts: listing.receptions,
    outcode: listing.outcode,
    priceActual: listing.price ?? 0,
    priceMax: 200_000,
    priceMin: 150_000,
    priceQualifier: qualifierKey(listing) ?? '',
    propertyType: typeKey(listing),
    section: section(listing),
    sizeSqFeet: '',
    tenure: null,
  };
}

function materialInformation(listing: SampleListing): readonly unknown[] {
  const tenure = listing.tenure === null ? 'Not available' : (ordinaryTenure[listing.tenure] ?? '').replaceAll('_', ' ');
  const rows: unknown[] = [
    { key: 'tenure', title: 'Tenure', value: tenure.charAt(0).toUpperCase() + tenure.slice(1), description: null },
    { key: 'council_tax_band', title: 'Council tax band', value: listing.councilTaxBand ?? 'A band has not yet been confirmed.' },
  ];
  if (listing.leaseYears !== null)
    rows.push({ key: 'lease_length', title: 'Time remaining on lease', value: `${listing.leaseYears} years remaining` });
  if (listing.groundRent !== null)
    rows.push({ key: 'ground_rent', title: 'Ground rent', value: `${pounds(listing.groundRent)} per annum` });
  if (listing.serviceCharge !== null) {
    rows.push({ key: 'service_charge', title: 'Service charge', value: `${pounds(listing.serviceCharge)} per annum` });
  }
  return rows;
}

/** The `ListingData` object of a Zoopla property page. */
export function zooplaListing(listing: SampleListing): Record<string, unknown> {
  const sale = listing.transaction === 'sale';
  return {
    __typename: 'ListingData',
    listingId: String(listing.id),
    displayAddress: listing.address,
    section: section(listing),
    title: `${listing.bedrooms} bed ${listing.propertyType.toLowerCase()} ${sale ? 'for sale' : 'to rent'}`,
    propertyType: typeKey(listing),
    detailedDescription: listing.description,
    adTargeting: taxonomy(listing),
    analyticsTaxonomy: taxonomy(listing),
    counts: { numBathrooms: listing.bathrooms, numBedrooms: listing.bedrooms, numLivingRooms: listing.receptions },
    floorArea: listing.floorAreaSqFt === null ? null : { unitsLabel: 'sq. ft', value: listing.floorAreaSqFt },
    ingested: { sizeSqft: null, sizeSource: null },
    statusSummary:
      listing.status === 'available' ? null : { label: listing.status === 'sold-stc' ? 'Sold subject to contract' : 'Under offer' },
    branchV2: { branchId: 4711, branchName: listing.agent, isDeveloper: false },
    branch: { name: listing.agent, postcode: 'ZZ99 9ZZ' },
    location: {
      postalCode: `${listing.outcode} ${listing.incode}`,
      outcode: listing.outcode,
      coordinates: { latitude: listing.lat, longitude: listing.lon, isApproximate: false },
    },
    pricing: {
      internalValue: listing.price ?? 0,
      isAuction: false,
      label: shownPrice(listing),
      priceQualifierLabel: listing.qualifier,
      qualifier: qualifierKey(listing),
      rentFrequencyLabel: sale ? null : 'pcm',
      currencyCode: 'GBP',
    },
    tenure: listing.tenure === null ? null : ordinaryTenure[listing.tenure],
    derivedEPC: { efficiencyRating: listing.epcBand },
    features: { bullets: listing.keyFeatures.map((feature) => feature.replaceAll('&', '&amp;')), highlights: null },
    propertyImage: listing.images.map((filename) => ({ caption: null, filename: filename.replaceAll('/', '-') })),
    ntsInfo: materialInformation(listing),
    additionalNtsInfo: [{ key: 'water', title: 'Water', value: 'Ask agent' }],
    publishedOn: `${listing.addedOn}T13:46:10`,
    priceHistory: {
      firstPublished: { firstPublishedDate: `${listing.addedOn} 13:46:10` },
      priceChanges: listing.reducedOn ? [{ priceChangeDate: `${listing.reducedOn} 08:00:00`, isPriceDrop: true }] : null,
    },
    publicationStatus: 'Live',
    sharedOwnership: false,
  };
}

/** The object with its deep parts replaced by references, like four of the five copies on a real page. */
function referringCopy(whole: Record<string, unknown>): Record<string, unknown> {
  const path = '$5c:props:children:0:props:listing';
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, value !== null && typeof value === 'object' ? `${path}:${key}` : value]),
  );
}

/** Nests the properties six elements deep, as in a React tree. */
function nest(props: unknown): unknown {
  let element: unknown = ['$', '$L7f', null, props];
  for (let depth = 0; depth < 6; depth += 1) element = ['$', 'div', `d${depth}`, { className: 'x', children: element }];
  return element;
}

function streamPage(listing: SampleListing, whole: Record<string, unknown>): string {
  const described = { ...whole, detailedDescription: '$8f' };
  const rows: readonly StreamRow[] = [
    { id: '1', raw: '"$Sreact.fragment"' },
    { id: '7f', raw: 'I[81523,["8120","static/chunks/listing.js"],"default"]' },
    { id: '3', raw: 'HL["/_next/static/css/a.css","style"]' },
    { id: '8f', text: String(whole['detailedDescription']) },
    { id: '94', json: nest({ listing: referringCopy(described), loading: '$undefined' }) },
    { id: '5c', json: nest({ listing: described, published: '$D2026-11-20T09:30:00.000Z' }) },
  ];
  return streamScripts(rows, 700) + targetingScript(listing);
}

/** The flat copy of the facts, all strings, that Zoopla passes to advertisers. */
function targetingScript(listing: SampleListing): string {
  const flat = {
    branch_name: listing.agent,
    display_address: listing.address,
    incode: listing.incode,
    listing_id: String(listing.id),
    listing_status: listing.transaction === 'sale' ? 'for_sale' : 'to_rent',
    num_baths: String(listing.bathrooms),
    num_beds: String(listing.bedrooms),
    num_recepts: String(listing.receptions),
    outcode: listing.outcode,
    price_actual: String(listing.price ?? 0),
    price_max: '200000',
    price_min: '150000',
    property_type: typeKey(listing),
    section: section(listing),
    size_sq_feet: '',
    tenure: '',
  };
  return `<script id="__ZAD_TARGETING__" type="application/json">${scriptJson(flat)}</script>`;
}

/** The page of 2019–2020: a JavaScript literal with bare keys, and JSON-LD whose only postcode is the agent's. */
function literalPage(listing: SampleListing): string {
  const literal = `{
    // written by the portal's template
    branch_name: ${JSON.stringify(listing.agent)},
    display_address: ${JSON.stringify(listing.address)},
    incode: "${listing.incode}",
    listing_id: ${listing.id},
    listing_status: "${listing.transaction === 'sale' ? 'for_sale' : 'to_rent'}",
    num_baths: ${listing.bathrooms},
    num_beds: ${listing.bedrooms},
    num_recepts: ${listing.receptions},
    outcode: "${listing.outcode}",
    page: "\\u002Ffor-sale\\u002Fdetails\\u002F",
    price_actual: ${listing.price ?? '""'},
    price_max: 200000,
    price_min: 150000,
    price_qualifier: "${qualifierKey(listing) ?? ''}",
    property_type: "${typeKey(listing)}",
    section: '${section(listing)}',
    size_sq_feet: "${listing.floorAreaSqFt ?? ''}",
    tenure: "${listing.tenure === null ? '' : ordinaryTenure[listing.tenure]}",
  }`;
  const graph = {
    '@context': 'http://schema.org/',
    '@graph': [
      { '@type': 'RealEstateAgent', name: listing.agent, address: { '@type': 'PostalAddress', postalCode: 'ZZ99 9ZZ' } },
      {
        '@type': 'Residence',
        name: 'a home',
        description: listing.description,
        geo: { '@type': 'GeoCoordinates', latitude: String(listing.lat), longitude: String(listing.lon) },
        photo: listing.images.map((name) => ({
          '@type': 'ImageObject',
          contentUrl: `https://lid.zoocdn.com/645/430/${name.replaceAll('/', '-')}`,
        })),
      },
    ],
  };
  return `<script>ZPG.trackData.taxonomy = ${literal};\nZPG.trackData.taxonomy.activity = "listing_details";</script>
<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** A Zoopla property page in one of its three shapes. */
export function zooplaPage(listing: SampleListing, options: ZooplaOptions): string {
  const whole = { ...zooplaListing(listing), ...options.listing };
  const address = `https://www.zoopla.co.uk/${section(listing)}/details/${listing.id}/`;
  const data = { props: { initialProps: { pageProps: { data: { listing: whole } } } } };
  const island = {
    rsc: () => streamPage(listing, whole),
    'next-data': () => `<script id="__NEXT_DATA__" type="application/json">${scriptJson(data)}</script>`,
    zpg: () => literalPage(listing),
  }[options.shape]();
  const body = `<link rel="canonical" href="${address}"><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>${island}`;
  return htmlPage(`${listing.address}, ${listing.bedrooms} bed ${listing.propertyType.toLowerCase()} for sale - Zoopla`, body);
}

/** One card of a Zoopla search page. */
export function zooplaCard(listing: SampleListing): Record<string, unknown> {
  const sale = listing.transaction === 'sale';
  return {
    listingId: String(listing.id),
    address: listing.address,
    title: `${listing.bedrooms} bed ${listing.propertyType.toLowerCase()} ${sale ? 'for sale' : 'to rent'}`,
    price: shownPrice(listing),
    priceUnformatted: listing.price ?? 0,
    priceTitle: listing.qualifier ?? '',
    propertyType: typeKey(listing),
    features: [{ iconId: 'bed', content: listing.bedrooms }, null, { iconId: 'bath', content: listing.bathrooms }],
    sizeSqft: listing.floorAreaSqFt,
    pos: { lat: listing.lat, lng: listing.lon },
    branch: { branchId: 4711, name: listing.agent },
    image: { src: 'https://lid.zoocdn.com/645/430/front.jpg' },
    lastPublishedDate: `${listing.addedOn}T21:22:49`,
    listingUris: { detail: `/${section(listing)}/details/${listing.id}/` },
    tags: [{ content: listing.tenure === 'FREEHOLD' ? 'Freehold' : 'Chain free' }],
    underOffer: listing.status === 'under-offer',
  };
}

/** A Zoopla search page as the portal has written it since 2024; `featured` cards must not be counted as results. */
export function zooplaSearchPage(listings: readonly SampleListing[], featured: readonly SampleListing[] = []): string {
  const props = {
    regularListingsFormatted: listings.map(zooplaCard),
    extendedListingsFormatted: [],
    featuredListingsFormatted: featured.map(zooplaCard),
    pagination: { pageNumber: 1, pageNumberMax: 11, totalResults: 264 },
    transactionType: '$undefined',
  };
  return htmlPage('Property for sale in Salford - Zoopla', streamScripts([{ id: '83', json: nest(props) }], 900));
}

/** Zoopla's page with a house's value estimate: it has a `listing_id`, but nothing is for sale. */
export function housePricesPage(): string {
  const literal = '{ activity: "property_details", listing_id: "10000001", price_estimate: "212000", section: "home-values" }';
  return htmlPage(
    'Property details for 4 Tallow Chandler Street Salford M6 5QX - Zoopla',
    `<link rel="canonical" href="https://www.zoopla.co.uk/property/4-tallow-chandler-street/salford/m6-5qx/10000001"><script>ZPG.trackData.taxonomy = ${literal};</script>`,
  );
}
