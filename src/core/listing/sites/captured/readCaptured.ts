import { err, ok } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/calendar.ts';
import { mergeLayers, type FactLayer } from '../../factLayer.ts';
import { listingWarnings, noteWarnings } from '../../listingChecks.ts';
import { factsFromText } from '../../page/textPatterns.ts';
import type { Completeness, ListingReading, PageReading } from '../../pageReading.ts';
import { findRecords } from '../../values/member.ts';
import { capturedDay } from '../../values/portalDate.ts';
import { parseWebUrl } from '../../webUrl.ts';
import { noNotes, type SiteReading } from '../readerContext.ts';
import { nothingLeftOut } from '../searchCards.ts';
import { daft } from './daft.ts';
import { funda } from './funda.ts';
import { idealista } from './idealista.ts';
import { immobiliare } from './immobiliare.ts';
import { immobilienScout24 } from './immobilienScout24.ts';
import { immoweb } from './immoweb.ts';
import { imovirtual } from './imovirtual.ts';
import { leboncoin } from './leboncoin.ts';
import { onTheMarket } from './onTheMarket.ts';
import { otodom } from './otodom.ts';
import { realtor } from './realtor.ts';
import { redfin } from './redfin.ts';
import { seLoger } from './seLoger.ts';
import type { CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { willhaben } from './willhaben.ts';
import { zillow } from './zillow.ts';

/** Every site apart from the two portals; add a new one here. */
export const adapters: readonly SiteAdapter[] = [
  onTheMarket,
  daft,
  zillow,
  realtor,
  redfin,
  immoweb,
  seLoger,
  immobiliare,
  idealista,
  immobilienScout24,
  leboncoin,
  funda,
  otodom,
  willhaben,
  imovirtual,
];

/** A captured page. Its addresses are its own and the requested one; the one that belongs to a known site counts. */
export interface CapturedPage {
  readonly addresses: readonly (string | null)[];
  readonly capturedAt: Instant | null;
}

/** The adapter of the site an address belongs to, or null. */
export function adapterOf(address: string | null): SiteAdapter | null {
  const host = address === null ? null : (parseWebUrl(address)?.hostname ?? null);
  return host === null ? null : (adapters.find((adapter) => host === adapter.host || host.endsWith(`.${adapter.host}`)) ?? null);
}

/**
 * The result of reading a captured page of any of these sites. The page's address identifies the site. If it is unknown, the site is the
 * one whose listing the page contains. A page with several listings is a search. Null if it belongs to none of these sites.
 */
export function readCaptured(html: string, { addresses, capturedAt }: CapturedPage): SiteReading {
  const known = addresses.map(adapterOf).find((adapter) => adapter !== null) ?? null;
  for (const adapter of known === null ? adapters : [known]) {
    const islands = adapter.islands(html);
    const records = findRecords(islands, adapter.isListing);
    const captured = capturedDay(null, capturedAt);
    const readings = records.slice(0, maxRecords).map((record) => adapter.read(record, { captured }));
    const address = addresses.find((each) => adapterOf(each) === adapter) ?? null;
    const reading = composed(adapter, readings, address);
    if (reading !== null) return ok(reading);
    if (known !== null && islands.includes(null)) return err('bad-json');
  }
  return null;
}

/** The maximum number of listings read, which is more than any search page shows. */
const maxRecords = 400;

function composed(adapter: SiteAdapter, readings: readonly CapturedReading[], address: string | null): PageReading | null {
  const asked = pathIn(adapter, address);
  const byId = new Map<string, CapturedReading>();
  for (const reading of readings) {
    const id = reading.layer.listingId?.value;
    // Keeps the most complete reading of a property, because pages repeat it with less detail in menus and maps.
    if (id && weight(reading) > weight(byId.get(id))) byId.set(id, reading);
  }
  const own = asked === null ? null : [...byId.values()].find((reading) => isAt(adapter, reading, asked));
  if (own) return asListing(composeCaptured(adapter, own, { path: asked, completeness: 'full' }));
  const [only, ...others] = [...byId.values()];
  if (only === undefined) return null;
  if (others.length === 0) return asListing(composeCaptured(adapter, only, { path: null, completeness: 'full' }));
  const listings = [...byId.values()].flatMap((reading, at) => {
    const listing = composeCaptured(adapter, reading, { path: null, completeness: 'card' });
    return listing === null ? [] : [{ ...listing, card: { position: at + 1, featured: false, extendedArea: false } }];
  });
  const leftOut = { ...nothingLeftOut, damaged: byId.size - listings.length, duplicates: readings.length - byId.size };
  return { kind: 'search', site: adapter.site, listings, leftOut, total: null, perPage: null, pages: null };
}

const asListing = (reading: ListingReading | null): PageReading | null => (reading === null ? null : { kind: 'listing', ...reading });

const weight = (reading: CapturedReading | undefined): number =>
  reading === undefined ? -1 : Object.values(reading.layer).filter((fact) => fact !== null && fact !== undefined).length;

/** The path of an address if it is a listing's address, else null. */
function pathIn(adapter: SiteAdapter, address: string | null): string | null {
  const path = address === null ? null : (parseWebUrl(address)?.pathname ?? null);
  return path !== null && adapter.listingPath.test(path) ? path : null;
}

function isAt({ listingPath }: SiteAdapter, reading: CapturedReading, path: string): boolean {
  const told = listingPath.exec(path)?.[1];
  return told !== undefined && (told === reading.layer.listingId?.value || told === listingPath.exec(reading.path ?? '')?.[1]);
}

interface Composed {
  readonly path: string | null;
  readonly completeness: Completeness;
}

/** One listing read from its page; null if it has no id, or neither price nor address. */
function composeCaptured(adapter: SiteAdapter, reading: CapturedReading, { path, completeness }: Composed): ListingReading | null {
  const { layer } = reading;
  if (!layer.listingId || !(layer.askingPrice || layer.address)) return null;
  const own = reading.path !== null && adapter.listingPath.test(reading.path) ? reading.path : path;
  const url: FactLayer = own === null ? {} : { url: { value: `https://www.${adapter.host}${own}`, source: layer.listingId.source } };
  // The patterns match British wording only: leases, bands, charges in pounds.
  const patterns = adapter.market.currency === 'GBP' ? [factsFromText(reading.texts)] : [];
  const { facts, sources } = mergeLayers([url, layer, ...patterns]);
  const warnings = [
    ...listingWarnings(facts, sources),
    ...noteWarnings(layer, { ...noNotes, auction: reading.auction }),
    ...(reading.warnings ?? []),
  ];
  return { site: adapter.site, facts, sources, warnings, completeness };
}
