import { scriptJson } from './listingPages.ts';

// Invented homes in the publicly known page formats of these sites. None of their real pages are stored.

export type EuropeanSite = 'immobilienscout24' | 'leboncoin' | 'funda' | 'otodom' | 'willhaben' | 'imovirtual';

/** Each invented listing's URL. */
export const europeanAddresses: Readonly<Record<EuropeanSite, string>> = {
  immobilienscout24: 'https://www.immobilienscout24.de/expose/190000111',
  leboncoin: 'https://www.leboncoin.fr/ad/ventes_immobilieres/1900000112',
  funda: 'https://www.funda.nl/detail/koop/deventer/appartement-kaarsenmakersstraat-9/19000113/',
  otodom: 'https://www.otodom.pl/pl/oferta/mieszkanie-przy-swiecarskiej-ID4Aa14',
  willhaben: 'https://www.willhaben.at/iad/immobilien/d/eigentumswohnung/steiermark/graz/wohnung-in-der-wachszieherstrasse-1900000115/',
  imovirtual: 'https://www.imovirtual.com/pt/anuncio/apartamento-t2-rua-dos-cereeiros-ID1aA16',
};

const nextData = (props: unknown): string => `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props })}</script>`;

/** ImmobilienScout24's tracking values for a listing, all texts; `rows` are those in the table in its markup. */
const scoutHome = {
  keyValues: {
    obj_scoutId: '190000111',
    obj_immotype: 'wohnung_kauf',
    obj_purchasePrice: '289000',
    obj_baseRent: '',
    obj_totalRent: '',
    obj_serviceCharge: '',
    obj_noRooms: '3.5',
    obj_livingSpace: '85.5',
    obj_yearConstructed: '1998',
    obj_typeOfFlat: 'ground_floor',
    obj_energyEfficiencyClass: 'A_PLUS',
    obj_zipCode: '53111',
    obj_regio1: 'Nordrhein_Westfalen',
    obj_regio2: 'Bonn',
    obj_streetPlain: 'Kerzenzieherweg',
    obj_houseNumber: '9',
    obj_rented: 'n',
  },
  map: {
    location: { latitude: 50.73, longitude: 7.1, showFullAddress: true },
    addressForMap: { street: 'Kerzenzieherweg', houseNumber: '9', zipCode: '53111', city: 'Bonn' },
  },
  rows: { hausgeld: '387,50 €', provision: '3,57% inkl. MwSt.', schlafzimmer: '2', badezimmer: '1' } as Readonly<Record<string, string>>,
};

function scoutBody(changes: object): string {
  const given = changes as Partial<typeof scoutHome>;
  const keyValues = { ...scoutHome.keyValues, ...given.keyValues };
  const rows = Object.entries({ ...scoutHome.rows, ...given.rows });
  const table = rows
    .map(([row, text]) => `<dt class="is24qa-${row}-label">${row}</dt><dd class="is24qa-${row} grid-item three-fifths">${text}</dd>`)
    .join('');
  return `<h1 id="expose-title">Eine Wohnung</h1><dl>${table}</dl>
<script>var utag_data = {}; keyValues = ${scriptJson(keyValues)};
IS24.ssr = { frontendModel: ${scriptJson({ exposeTitle: {}, exposeMap: { ...scoutHome.map, ...given.map } })}, };
IS24.expose.contactData = {"realtorInformation":{"companyName":"Larkspur Immobilien","privateOffer":false}};
IS24.premiumStatsWidget = { exposeOnlineSince: "2026-09-14T20:51:51.000+01:00", layout: "DEFAULT" };</script>`;
}

const attributes = (pairs: Readonly<Record<string, readonly [value: string, label?: string]>>) =>
  Object.entries(pairs).map(([key, [value, label]]) => ({ key, value, value_label: label ?? value, generic: true }));

/** The attributes of a leboncoin advertisement, each a value with its label. */
const leboncoinAttributes = {
  real_estate_type: ['2', 'Appartement'],
  square: ['62', '62 m²'],
  rooms: ['3'],
  bedrooms: ['2'],
  nb_bathrooms: ['1'],
  energy_rate: ['d', 'D'],
  ges: ['b', 'B'],
  building_year: ['1968'],
  annual_charges: ['1450', '1 450 €'],
  fai_included: ['1', 'Oui'],
  fees_at_the_expanse_of: ['buyer', 'Acquéreur'],
  price_except_fees: ['210000', '210 000 €'],
} as const;

const leboncoinHome = {
  list_id: 1_900_000_112,
  category_id: '9',
  category_name: 'Ventes immobilières',
  subject: 'Appartement 3 pièces 62 m²',
  status: 'active',
  url: europeanAddresses.leboncoin,
  price: [219_000],
  first_publication_date: '2026-09-14 08:12:00',
  attributes: leboncoinAttributes as Parameters<typeof attributes>[0],
  location: {
    city: 'Nantes',
    zipcode: '44000',
    department_name: 'Loire-Atlantique',
    region_name: 'Pays de la Loire',
    lat: 47.21,
    lng: -1.55,
    source: 'city',
    is_shape: true,
  },
  owner: { type: 'pro', name: 'Larkspur Immobilier' },
};

/** Entries as written by the npm package `devalue`: every member is the index of another entry. */
function indexed(root: unknown): readonly unknown[] {
  const entries: unknown[] = [];
  const add = (value: unknown): number => {
    const at = entries.push(null) - 1;
    if (Array.isArray(value)) entries[at] = value.map(add);
    else if (typeof value === 'object' && value !== null)
      entries[at] = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, add(member)]));
    else entries[at] = value;
    return at;
  };
  const wrapper = entries.push(null) - 1;
  entries[wrapper] = ['ShallowReactive', add(root)];
  return entries;
}

const fundaHome = {
  features: {
    Vraagprijs: '€ 345.000 k.k.',
    'Aangeboden sinds': '5 weken',
    Status: 'Beschikbaar',
    'Bijdrage VvE': '€ 164,54 per maand',
    'Soort appartement': 'Bovenwoning (appartement)',
    Bouwjaar: '1934',
    Wonen: '78 m²',
    'Aantal kamers': '4 kamers (3 slaapkamers)',
    'Aantal badkamers': '1 badkamer en 1 apart toilet',
    Energielabel: 'A++ Wat betekent dit?',
    Eigendomssituatie: 'Volle eigendom',
  } as Readonly<Record<string, string>>,
  linked: {
    '@type': ['Apartment', 'Product'],
    name: 'Kaarsenmakersstraat 9',
    url: europeanAddresses.funda,
    datePosted: '2026-09-14',
    address: { streetAddress: 'Kaarsenmakersstraat 9', postalCode: '7411 AA', addressLocality: 'Deventer', addressRegion: 'Overijssel' },
    offers: { '@type': 'Offer', priceCurrency: 'EUR', price: 345_000 },
  },
  /** Whether the features are in the page's data, or only in its markup. */
  inMarkup: false,
};

function fundaBody(changes: object): string {
  const given = changes as Partial<typeof fundaHome>;
  const features = Object.entries({ ...fundaHome.features, ...given.features });
  const linked = `<script type="application/ld+json">${scriptJson({ ...fundaHome.linked, ...given.linked })}</script>`;
  if (given.inMarkup === true)
    return `${linked}<dl>${features.map(([label, value]) => `<dt class="x">${label}</dt><dd class="y"><span>${value}</span></dd>`).join('')}</dl>`;
  const list = { KenmerkenList: features.map(([Label, Value], Index) => ({ Index, Label, Value })) };
  const data = {
    data: { listing: { features: { overdracht: list }, media: {}, description: {}, coordinates: { lat: 52.25, lng: 6.16 } } },
  };
  return `${linked}<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${scriptJson(indexed(data))}</script>`;
}

interface Characteristic {
  readonly value: string;
  readonly localizedValue?: string;
  readonly currency?: string;
  readonly label?: string;
}

const characteristics = (given: Readonly<Record<string, Characteristic>>) =>
  Object.entries(given).map(([key, entry]) => ({ key, label: key, localizedValue: entry.value, currency: '', suffix: '', ...entry }));

const otodomHome = {
  id: 19_000_114,
  status: 'active',
  title: 'Mieszkanie przy Świecarskiej',
  url: europeanAddresses.otodom,
  createdAt: '2026-09-14T09:00:00+02:00',
  price: { type: 'VISIBLE' },
  adCategory: { id: 101, name: 'FLAT', type: 'SELL' },
  characteristics: {
    price: { value: '589000', localizedValue: '589 000 zł', currency: 'PLN' },
    m: { value: '52.5' },
    rooms_num: { value: '3' },
    build_year: { value: '2011' },
    energy_certificate: { value: 'b' },
    rent: { value: '640', localizedValue: '640 zł', currency: 'PLN' },
    bathrooms_num: { value: '1' },
  } as Readonly<Record<string, Characteristic>>,
  location: {
    coordinates: { latitude: 50.06, longitude: 19.94 },
    mapDetails: { radius: 0, zoom: 15 },
    address: { street: { name: 'ul. Świecarska', number: '9' }, postalCode: '31-001', district: null },
    reverseGeocoding: {
      locations: [
        { locationLevel: 'voivodeship', name: 'małopolskie' },
        { locationLevel: 'city_or_village', name: 'Kraków' },
      ],
    },
  },
  agency: { name: 'Larkspur Nieruchomości' },
};

const imovirtualHome = {
  id: 19_000_116,
  status: 'active',
  title: 'Apartamento T2 na Rua dos Cereeiros',
  url: europeanAddresses.imovirtual,
  createdAt: '2026-09-14T09:00:00+01:00',
  price: { type: 'VISIBLE' },
  adCategory: { id: 1, name: 'FLAT', type: 'SELL' },
  characteristics: {
    price: { value: '265000', localizedValue: '265 000 €', currency: 'EUR' },
    m: { value: '84' },
    rooms_num: { value: '3', localizedValue: 'T2', label: 'Tipologia' },
    construction_year: { value: '1987' },
    energy_certificate: { value: 'b_minus', localizedValue: 'B-' },
    bathrooms_num: { value: '2' },
    condominium_fee: { value: '45', label: 'Condomínio' },
  } as Readonly<Record<string, Characteristic>>,
  location: {
    coordinates: { latitude: 41.15, longitude: -8.61 },
    mapDetails: { radius: 0 },
    address: { street: { name: 'Rua dos Cereeiros', number: '' }, city: { name: 'Bonfim' }, province: { name: 'Porto' } },
    reverseGeocoding: {
      locations: [
        { locationLevel: 'district', name: 'Porto' },
        { locationLevel: 'council', name: 'Gondomar' },
        { locationLevel: 'parish', name: 'Rio Tinto' },
      ],
    },
  },
  agency: { name: 'Larkspur Imobiliária' },
};

const willhabenHome = {
  id: '1900000115',
  uuid: '00000000-0000-4000-8000-000000000115',
  description: 'Wohnung in der Wachszieherstraße',
  publishedDate: '2026-09-14T17:33:00+0100',
  advertStatus: { id: 'active' },
  advertAddressDetails: { postCode: '8010', postalName: 'Graz', addressLines: { value: ['Wachszieherstraße 9'] }, province: 'Steiermark' },
  seoMetaData: { canonicalUrl: europeanAddresses.willhaben },
  attributes: {
    OWNAGETYPE: 'Kauf',
    PRICE: '249000',
    PRICE_FOR_DISPLAY: '€ 249.000',
    PROPERTY_TYPE: 'Wohnung',
    NO_OF_ROOMS: '3,5',
    'ESTATE_SIZE/LIVING_AREA': '74,5',
    CONSTRUCTION_YEAR: '1999',
    ENERGY_HWB: '41,22',
    ENERGY_HWB_CLASS: 'B',
    'ESTATE_PRICE/MONTHCOSTS_GROSS': '242,9',
    'ADDITIONAL_COST/FEE': '3% zzgl. 20% MwSt. vom Gesamtkaufpreis',
    'LOCATION/ADDRESS_1': 'Wachszieherstraße 9',
    COORDINATES: '47.07,15.44',
    ISPRIVATE: '0',
    'CONTACT/COMPANYNAME': 'Larkspur Realitäten',
  } as Readonly<Record<string, string>>,
};

const ad = (home: typeof otodomHome | typeof imovirtualHome, changes: object): string => {
  const given = changes as Partial<typeof otodomHome>;
  const all = { ...home.characteristics, ...given.characteristics };
  return nextData({ pageProps: { ad: { ...home, ...changes, characteristics: characteristics(all) } } });
};

/** The body of each site's page; `changes` are merged into its home, and changes to lists into their entries. */
export const europeanBodies: Readonly<Record<EuropeanSite, (changes: object) => string>> = {
  immobilienscout24: scoutBody,
  leboncoin: (changes) => {
    const home = { ...leboncoinHome, ...changes };
    const own = { ...leboncoinAttributes, ...(changes as Partial<typeof leboncoinHome>).attributes };
    return nextData({ pageProps: { ad: { ...home, attributes: attributes(own) } } });
  },
  funda: fundaBody,
  otodom: (changes) => ad(otodomHome, changes),
  imovirtual: (changes) => ad(imovirtualHome, changes),
  willhaben: (changes) => {
    const own = { ...willhabenHome.attributes, ...(changes as Partial<typeof willhabenHome>).attributes };
    const attribute = Object.entries(own).map(([name, value]) => ({ name, values: [value] }));
    return nextData({ pageProps: { advertDetails: { ...willhabenHome, ...changes, attributes: { attribute } } } });
  },
};
