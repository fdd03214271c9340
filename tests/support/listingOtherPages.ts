import type { CapturedSite } from '../../src/core/listing/facts.ts';
import { europeanAddresses, europeanBodies } from './europeanPages.ts';
import { htmlPage, scriptJson } from './listingPages.ts';

// Invented homes in the publicly known page formats of these sites. None of their real pages are stored.

/** Each invented listing's URL. */
export const otherAddresses: Readonly<Record<CapturedSite, string>> = {
  onthemarket: 'https://www.onthemarket.com/details/19000101/',
  daft: 'https://www.daft.ie/for-sale/terraced-house-9-chandlers-row-cork/5900102',
  zillow: 'https://www.zillow.com/homedetails/9-Chandler-Row-Dayton-OH-45402/19000103_zpid/',
  realtor: 'https://www.realtor.com/realestateandhomes-detail/9-Chandler-Row_Dayton_OH_45402_M19000-00104',
  redfin: 'https://www.redfin.com/OH/Dayton/9-Chandler-Row-45402/home/19000109',
  immoweb: 'https://www.immoweb.be/en/classified/apartment/for-sale/gent/9000/19000105',
  seloger: 'https://www.seloger.com/annonces/achat/appartement/nantes-44/190001066.htm',
  immobiliare: 'https://www.immobiliare.it/annunci/19000107/',
  idealista: 'https://www.idealista.com/inmueble/19000108/',
  ...europeanAddresses,
};

const nextData = (props: unknown): string => `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props })}</script>`;

const onTheMarketHome = {
  id: '19000101',
  'details-url': '/details/19000101/',
  'property-title': '2 bedroom terraced house for sale',
  'humanised-property-type': 'Terraced house',
  address: 'Chandlers Row, Salford, M6',
  price: '£185,000',
  'price-qualifier': 'Offers over',
  bedrooms: 2,
  bathrooms: 1,
  location: { lat: 53.49, lon: -2.29 },
  features: ['Tenure: Leasehold', 'Lease length 115 years remaining', 'Ground rent £250 per annum'],
  agent: { name: 'Larkspur & Vane' },
  images: [{ default: 'https://media.onthemarket.com/properties/19000101/a.jpg' }],
};

const daftHome = {
  id: 5_900_102,
  title: '9 Chandlers Row, Cork City, Co. Cork',
  category: 'Buy',
  state: 'PUBLISHED',
  price: '€395,000',
  numBedrooms: '3 Bed',
  numBathrooms: '2 Bath',
  propertyType: 'Terrace',
  seoFriendlyPath: '/for-sale/terraced-house-9-chandlers-row-cork/5900102',
  ber: { rating: 'B2' },
  dateOfConstruction: '1934',
  addressDetails: { postalCode: 'T12X4A7', addressLocality: 'Cork City', addressRegion: 'Cork' },
  floorArea: { value: '98', unit: 'METRES_SQUARED' },
  point: { type: 'Point', coordinates: [-8.47, 51.9] },
  publishDate: Date.UTC(2026, 8, 14),
  seller: { name: 'Larkspur & Vane' },
  features: ['Close to the river', 'South facing'],
};

const zillowHome = {
  zpid: 19_000_103,
  homeStatus: 'FOR_SALE',
  homeType: 'SINGLE_FAMILY',
  hdpUrl: '/homedetails/9-Chandler-Row-Dayton-OH-45402/19000103_zpid/',
  price: 189_000,
  currency: 'USD',
  bedrooms: 3,
  bathrooms: 2.5,
  livingArea: 1_420,
  livingAreaUnits: 'Square Feet',
  monthlyHoaFee: 85,
  yearBuilt: 1925,
  county: 'Montgomery County',
  taxHistory: [
    { time: 1_772_000_000_000, taxPaid: null, value: 121_400 },
    { time: 1_740_000_000_000, taxPaid: 4_120.5, value: 118_000 },
    { time: 1_708_000_000_000, taxPaid: 3_960, value: 109_000 },
  ],
  resoFacts: { propertySubType: ['Single Family Residence'], taxAnnualAmount: 4_121, hoaFeeTotal: '$85 monthly' },
  address: { streetAddress: '9 Chandler Row', city: 'Dayton', state: 'OH', zipcode: '45402' },
  latitude: 39.76,
  longitude: -84.19,
  datePostedString: '2026-09-14',
  brokerageName: 'Larkspur Realty',
  description: 'A single-family home near the river.',
};

const realtorHome = {
  property_id: '1900000104',
  listing_id: '2900000104',
  href: 'https://www.realtor.com/realestateandhomes-detail/9-Chandler-Row_Dayton_OH_45402_M19000-00104',
  status: 'for_sale',
  list_price: 189_000,
  list_date: '2026-09-14T21:02:49Z',
  description: {
    beds: 3,
    baths_consolidated: '2.5',
    sqft: 1_420,
    type: 'single_family',
    sub_type: null,
    units: null,
    year_built: 1925,
    text: 'A home near the river.',
  },
  hoa: { fee: 85 },
  tax_history: [
    { assessment: { building: 92_000, land: 26_000, total: 118_000 }, tax: 4_120, year: 2025 },
    { assessment: { building: 85_000, land: 24_000, total: 109_000 }, tax: 3_960, year: 2024 },
  ],
  location: {
    address: { line: '9 Chandler Row', city: 'Dayton', state_code: 'OH', postal_code: '45402', coordinate: { lat: 39.76, lon: -84.19 } },
    county: { fips_code: '39113', name: 'Montgomery', state_code: 'OH' },
  },
  advertisers: [{ office: { name: 'Larkspur Realty' } }],
  flags: { is_auction: null },
};

/** The API answers embedded in a Redfin page, by request. */
export const redfinHome = {
  aboveTheFold: {
    addressSectionInfo: {
      url: '/OH/Dayton/9-Chandler-Row-45402/home/19000109',
      status: { displayValue: 'Active' },
      priceInfo: { amount: 189_000, label: 'Price', displayLevel: 1 },
      latestPriceInfo: { amount: 189_000, label: 'Price', displayLevel: 1 },
      avmInfo: { predictedValue: 194_310.4 },
      beds: 3,
      baths: 2.5,
      sqFt: { value: 1_420, displayLevel: 1 },
      yearBuilt: 1925,
      streetAddress: { assembledAddress: '9 Chandler Row' },
      latLong: { latitude: 39.76, longitude: -84.19 },
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
      countryCode: 'US',
      propertyType: 6,
    },
  },
  mainHouseInfoPanelInfo: {
    mainHouseInfo: {
      marketingRemarks: [{ marketingRemark: 'A home near the river.' }],
      selectedAmenities: [
        { header: 'HOA Dues', content: '$85/month' },
        { header: 'Property Type', content: 'Single-family' },
      ],
      listingAgents: [{ agentInfo: { agentName: 'Ada Larkspur' }, brokerName: 'Larkspur Realty' }],
    },
  },
  belowTheFold: {
    publicRecordsInfo: {
      basicInfo: { beds: 3, baths: 2.5, propertyTypeName: 'Single Family Residential', yearBuilt: 1924, totalSqFt: 1_400 },
      taxInfo: { taxableLandValue: 26_000, taxableImprovementValue: 92_000, rollYear: 2025, taxesDue: 4_120.5 },
      allTaxInfo: [{ rollYear: 2025, taxesDue: 4_120.5 }],
      mortgageCalculatorInfo: { monthlyHoaDues: 85, propertyTaxRate: 2.1 },
      countyName: 'Montgomery County',
    },
    propertyHistoryInfo: {
      events: [
        { eventDescription: 'Price Changed', eventDate: 1_790_000_000_000, price: 189_000 },
        { eventDescription: 'Listed (Active)', eventDate: Date.UTC(2026, 8, 14, 4), price: 195_000 },
        { eventDescription: 'Listed (Active)', eventDate: Date.UTC(2019, 2, 2, 5), price: 120_000 },
      ],
    },
  },
};

/** A Redfin page's script of answers, each a JSON string after the site's guard prefix. */
export function redfinContext(answers: Readonly<Record<string, unknown>>): string {
  const dataCache = Object.fromEntries(
    Object.entries(answers).map(([asked, payload]) => [asked, { res: { text: `{}&&${JSON.stringify({ resultCode: 0, payload })}` } }]),
  );
  const context = { 'ReactServerAgent.cache': { dataCache } };
  return `<script>(function (root) { root.__reactServerState || (root.__reactServerState = {});
root.__reactServerState.InitialContext = ${scriptJson(context)};
root.__reactServerState.Config = {"environmentName":"prod"}; })(window);</script>`;
}

/** Similar homes on a page, in a separate answer. */
const redfinSimilar = {
  homes: [{ propertyId: 1, url: '/OH/Dayton/10-Chandler-Row-45402/home/1', streetLine: { value: '10 Chandler Row' }, price: { value: 1 } }],
};

/** `changes` apply to the page's main facts: address, price, rooms. */
function redfinBody(changes: object): string {
  const { aboveTheFold, mainHouseInfoPanelInfo, belowTheFold } = redfinHome;
  return redfinContext({
    '/stingray/api/home/details/similars/listings': redfinSimilar,
    '/stingray/api/home/details/aboveTheFold': { addressSectionInfo: { ...aboveTheFold.addressSectionInfo, ...changes } },
    '/stingray/api/home/details/mainHouseInfoPanelInfo': mainHouseInfoPanelInfo,
    '/stingray/api/v1/home/details/belowTheFold': belowTheFold,
  });
}

const immowebHome = {
  id: 19_000_105,
  customers: [{ name: 'Larkspur Vastgoed', location: { latitude: 50, longitude: 4 } }],
  flags: { isPublicSale: false, isNotarySale: null, isSoldOrRented: false, isUnderOption: false },
  property: {
    type: 'APARTMENT',
    subtype: 'PENTHOUSE',
    bedroomCount: 2,
    bathroomCount: 1,
    netHabitableSurface: 99,
    monthlyCosts: 35,
    building: { constructionYear: 1997 },
    location: {
      street: 'Kaarsenmakersstraat',
      number: '9',
      postalCode: '9000',
      locality: 'GENT',
      province: 'East Flanders',
      region: 'Vlaanderen',
      latitude: 51.05,
      longitude: 3.72,
    },
  },
  transaction: { type: 'FOR_SALE', sale: { price: 345_000 }, certificates: { epcScore: 'B' } },
  price: { mainValue: 345_000 },
};

const seLogerHome = {
  brand: 'seloger',
  id: '25XX1RV2RMEX',
  metadata: { legacyId: '190001066', creationDate: '2026-09-14T19:44:00Z' },
  sections: {
    location: { address: { country: 'FRA', city: 'Nantes', zipCode: '44000', district: 'Les Chandeliers' }, isAddressPublished: false },
    hardFacts: {
      title: 'Appartement à vendre',
      facts: [
        { type: 'numberOfRooms', value: '3 pièces', splitValue: '3' },
        { type: 'numberOfBedrooms', value: '2 chambres', splitValue: '2' },
        { type: 'livingSpace', value: '85 m²', splitValue: '85' },
      ],
      price: { value: '305\u202f000\u00a0€', formatted: '305\u202f000\u00a0€', additionalInformation: '3\u202f588\u00a0€/m²' },
    },
    energy: {
      features: [{ type: 'yearOfConstruction', label: 'Année de construction', value: '1990' }],
      certificates: [
        {
          scales: [
            { type: 'FR_GHG_AFTER_2021', efficiencyClass: { rating: 'A' } },
            { type: 'FR_ENERGY_AFTER_2021', efficiencyClass: { rating: 'C' } },
          ],
        },
      ],
    },
    price: {
      base: { type: 'SALE' },
      breakdown: {
        groups: [
          {
            label: { main: 'Prix du bien', alt: 'honoraires inclus' },
            items: [
              { label: { main: 'Prix hors honoraires' }, value: { main: { value: '293\u202f000\u00a0€' } } },
              { label: { main: 'Honoraires TTC à la charge de l’acquéreur' }, value: { main: { value: '12\u202f000\u00a0€' } } },
            ],
          },
        ],
        message: { type: 'INFO', value: 'Les honoraires sont à la charge de l’acquéreur' },
      },
    },
  },
  contactSections: { contactCard: { title: 'Larkspur Immobilier' } },
};

const immobiliareHome = {
  title: 'Trilocale via dei Candelai 9, Bologna',
  contractValue: 'Vendita',
  price: { value: 289_000 },
  properties: [
    {
      id: 19_000_107,
      typologyValue: 'Appartamento',
      rooms: '3',
      bedRoomsNumber: '2',
      bathrooms: '1',
      surface: '85 m²',
      surfaceValue: '85',
      energy: { class: { name: 'A2' } },
      buildingYear: 1960,
      costs: { condominiumExpenses: '€ 50/mese' },
      location: {
        address: 'Via dei Candelai',
        streetNumber: '9',
        city: 'Bologna',
        province: 'Bologna',
        region: 'Emilia-Romagna',
        latitude: 44.49,
        longitude: 11.34,
      },
    },
  ],
};

const idealistaHome = {
  id: 19_000_108,
  operation: 'sale',
  title: 'Piso en venta en calle de los Cereros',
  place: 'El Carme, València',
  street: 'Calle de los Cereros',
  price: '<span class="txt-bold">265.000</span> €',
  number: 265_000,
  features: ['85 m² construidos, 78 m² útiles', '2 habitaciones', '1 baño', 'Balcón', 'Segunda mano/buen estado', 'Construido en 1968'],
  head: ['85 m²', '2 hab.', '3ª planta exterior con ascensor'],
  costs: 'Gastos de comunidad 60 €/mes',
  tags: [] as readonly string[],
  visibility: 'VISIBLE',
};

/** idealista keeps a listing in its markup; its scripts contain only part of it. */
function idealistaBody(changes: object): string {
  const home = { ...idealistaHome, ...changes };
  const items = home.features.map((line) => `<li>${line}</li>`).join('');
  return `<div class="main-info__title"><h1><span class="main-info__title-main">${home.title}</span></h1>
<span class="main-info__title-block"><span class="main-info__title-minor">${home.place}</span></span></div>
<div class="info-data"><span class="info-data-price">${home.price}</span></div>
<div class="info-features">${home.head.map((line) => `<span>${line}</span>`).join('')}</div>
<div class="detail-info-tags">${home.tags.map((tag) => `<span class="tag ">${tag}</span>`).join('')}</div>
<div class="details-property_features"><ul>${items}</ul></div>
<div class="details-property_features"><ul><li><span>Consumo: </span><span class="icon-energy-c-d">120 kWh/m² año</span></li></ul></div>
<p class="flex-feature"><span class="flex-feature-details">${home.costs}</span></p>
<ul><li class="header-map-list">${home.street}</li><li class="header-map-list">València</li></ul>
<p class="advertiser-name">Larkspur Fincas</p><input type="hidden" name="adId" value="${home.id}">
<script>var config = config || {}; var config = { propertyId: ${home.id}, operation: '${home.operation}', open: function () {},
multimediaCarrousel: {"map":{"src":"https://maps.googleapis.com/maps/api/staticmap?size=720x492&center=39.47800000%2C-0.37900000&zoom=16","addressVisibility":"${home.visibility}"}} };
var adMultimediasInfo = { isFavorite: false, title: "${home.title}", price: ${home.number} };</script>`;
}

const bodies: Readonly<Record<CapturedSite, (changes: object) => string>> = {
  onthemarket: (changes) => nextData({ initialReduxState: { property: { ...onTheMarketHome, ...changes } } }),
  daft: (changes) => nextData({ pageProps: { listing: { ...daftHome, ...changes } } }),
  zillow: (changes) =>
    nextData({
      pageProps: {
        componentProps: {
          gdpClientCache: JSON.stringify({ ForSaleShopperPlatformFullRenderQuery: { property: { ...zillowHome, ...changes } } }),
        },
      },
    }),
  realtor: (changes) => nextData({ pageProps: { initialReduxState: { propertyDetails: { ...realtorHome, ...changes } } } }),
  redfin: redfinBody,
  immoweb: (changes) => `<script>window.classified = ${scriptJson({ ...immowebHome, ...changes })};</script>`,
  seloger: (changes) => {
    const data = { app_cldp: { data: { classified: { ...seLogerHome, ...changes } } } };
    return `<script>window["__UFRN_LIFECYCLE_SERVERREQUEST__"]=JSON.parse(${scriptJson(JSON.stringify(data))});</script>`;
  },
  idealista: idealistaBody,
  immobiliare: (changes) => nextData({ pageProps: { detailData: { realEstate: { ...immobiliareHome, ...changes } } } }),
  ...europeanBodies,
};

export interface OtherPageOptions {
  /** Values to merge into the listing's object, to vary what the site writes. */
  readonly changes?: object;
  /** Whether the page states its canonical URL. */
  readonly canonical?: boolean;
}

/** A listing page of a site other than the two portals. */
export function otherPage(site: CapturedSite, { changes = {}, canonical = true }: OtherPageOptions = {}): string {
  const link = canonical ? `<link rel="canonical" href="${otherAddresses[site]}">` : '';
  return htmlPage('A home', bodies[site](changes)).replace('</head>', `${link}</head>`);
}

/** A page of OnTheMarket's search results. */
export const onTheMarketSearch = (ids: readonly string[]): string =>
  htmlPage(
    'Homes for sale',
    nextData({
      initialReduxState: {
        results: { totalResults: '48', list: ids.map((id) => ({ ...onTheMarketHome, id, 'details-url': `/details/${id}/` })) },
      },
    }),
  );
