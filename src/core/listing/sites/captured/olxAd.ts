import { factReader, found, partOf, type FactLayer, type FactReader, type Found } from '../../factLayer.ts';
import type { AskingPrice, CapturedSite } from '../../facts.ts';
import { scriptIsland } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { currencies, type Currency } from '../../../kernel/money.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { placeNameIn } from './europeanValues.ts';
import type { CapturedContext } from './siteAdapter.ts';
import { areaIn, bathsIn, energyClassIn, joined, kindIn, priceIn, spaced, yearIn } from './internationalValues.ts';

/** The data that pages of Otodom and Imovirtual pass to their scripts; both share one platform: `pageProps.ad`. */
export const olxIslands = (html: string): readonly unknown[] =>
  [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null));

type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether an object is a site's advertisement, judged by its own URL or, without one, by its currency. */
export function isOlxAd(record: JsonRecord, { host, currency }: { readonly host: string; readonly currency: Currency }): boolean {
  if (parseListingId(record['id']) === null || !Array.isArray(record['characteristics']) || !isRecord(record['adCategory'])) return false;
  const url = lineOf(record['url']);
  if (url !== null) return new RegExp(`^https://(?:www\\.)?${host.replaceAll('.', '\\.')}/`).test(url);
  return memberAt(characteristic(record, 'price'), 'currency') === currency;
}

/** The entry of `characteristics` with a given key: its value, displayed text and currency. */
export const characteristic = (ad: unknown, key: string): unknown =>
  listOf(memberAt(ad, 'characteristics')).find((each) => memberAt(each, 'key') === key) ?? null;

/** The shared facts to which each site's adapter adds its own. */
export interface OlxAd {
  readonly read: FactReader;
  /** Reads the value of a characteristic, or another of its members. */
  readonly named: <Value>(key: string, normalise: (value: unknown) => Value | null, member?: string) => Found<Value> | null;
  readonly price: Found<AskingPrice> | null;
  readonly rent: boolean;
  readonly layer: FactLayer;
  readonly path: string | null;
}

interface OlxSite {
  readonly site: CapturedSite;
  readonly host: string;
  readonly island: string;
  readonly bounds: Bounds;
  readonly currency: Currency;
  /** The location levels that may name the town and the county; the first one present counts. */
  readonly levels: { readonly town: readonly string[]; readonly county: readonly string[] };
}

/** The facts that both sites write in the same form. */
export function readOlxAd(ad: unknown, { host, island, bounds, currency, levels }: OlxSite, { captured }: CapturedContext): OlxAd {
  const read = factReader(island, ad);
  const at = (path: string): unknown => memberAt(ad, path);
  const named: OlxAd['named'] = (key, normalise, member = 'value') =>
    found(normalise(memberAt(characteristic(ad, key), member)), `${island} characteristics[key=${key}]`);
  const transaction = read(['adCategory.type', 'target.OfferType'], offerIn);
  const rent = transaction?.value === 'rent';
  const stated = memberAt(characteristic(ad, 'price'), 'currency');
  const counted = currencies.find((each) => each === stated) ?? currency;
  const isHidden = at('price.type') !== null && at('price.type') !== 'VISIBLE';
  const asPrice = (value: unknown) => priceIn(value, { currency: counted, rent });
  const price = isHidden ? null : (named('price', asPrice) ?? read('target.Price', asPrice));
  const level = (names: readonly string[]): Found<string> | null => {
    const places = listOf(at('location.reverseGeocoding.locations'));
    const place = names.map((name) => places.find((each) => memberAt(each, 'locationLevel') === name)).find((each) => each !== undefined);
    return found(placeNameIn(memberAt(place, 'name')), `${island} location.reverseGeocoding.locations`);
  };
  const town = level(levels.town) ?? read('location.address.city.name', placeNameIn);
  const street = spaced(at('location.address.street.name'), at('location.address.street.number'));
  // A map with a radius shows the neighbourhood.
  const isVague = Number(at('location.mapDetails.radius') ?? 0) > 0;
  const position = isVague
    ? null
    : read('location.coordinates', (value) => positionWithin(bounds, memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const layer: FactLayer = {
    listingId: read('id', parseListingId),
    transaction,
    askingPrice: price,
    bathrooms: named('bathrooms_num', bathsIn),
    propertyType: read('adCategory.name', (value) => kindIn(kinds[String(value)] ?? value)),
    yearBuilt: named('build_year', yearIn) ?? named('construction_year', yearIn) ?? read('target.Build_year', yearIn),
    epcBand: named('energy_certificate', energyClassIn, 'localizedValue') ?? named('energy_certificate', energyClassIn),
    floorAreaSqFt: named('m', inMetres) ?? read('target.Area', inMetres),
    address: found(joined(street, at('location.address.district.name'), town?.value), `${island} location.address`),
    town,
    county: level(levels.county) ?? read('location.address.province.name', placeNameIn),
    latitude: partOf(position, (where) => where.latitude),
    longitude: partOf(position, (where) => where.longitude),
    status: read('status', (value) =>
      value === 'active' ? ('available' as const) : /removed|outdated/.test(String(value)) ? ('withdrawn' as const) : null,
    ),
    firstListedOn: read('createdAt', (value) => portalDate(value, captured)),
    agentName: read('agency.name', lineOf),
  };
  const path = new RegExp(`^https://(?:www\\.)?${host.replaceAll('.', '\\.')}(/[^?#]{1,300})`).exec(lineOf(at('url')) ?? '')?.[1] ?? null;
  return { read, named, price, rent, layer, path };
}

const inMetres = (value: unknown): number | null => areaIn(value, 'sqm');

const kinds: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null) as Record<string, string>, {
  FLAT: 'Apartment',
  HOUSE: 'House',
  STUDIO: 'Studio',
  TERRAIN: 'Land',
});

const offerIn = (value: unknown): 'sale' | 'rent' | null => {
  const text = lineOf(value) ?? '';
  if (/^(?:rent|wynajem|arrendamento|arrendar)$/i.test(text)) return 'rent';
  return /^(?:sell|sprzeda[zż]|venda|comprar)$/i.test(text) ? 'sale' : null;
};
