import type { PortalSite } from '../facts.ts';
import { parseJson } from '../islands/island.ts';
import type { Completeness, PageContext, PageReading } from '../pageReading.ts';
import { isPlainRecord, plainRecordFacts } from '../sites/plainRecord.ts';
import type { RecordContext, RecordReading } from '../sites/readerContext.ts';
import { composeCards, type GivenCard, joinedCards, type SearchCards } from '../sites/searchCards.ts';
import { isRightmoveCard, rightmoveCardFacts } from '../sites/rightmove/cardFacts.ts';
import { isRightmoveProperty, rightmovePropertyFacts } from '../sites/rightmove/propertyFacts.ts';
import { isZooplaCard, zooplaCardFacts } from '../sites/zoopla/cardFacts.ts';
import { isZooplaListing, zooplaListingFacts } from '../sites/zoopla/listingFacts.ts';
import { findRecords, isRecord, memberAt } from '../values/member.ts';
import { capturedDay } from '../values/portalDate.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** A form of record, with its site and its reader. */
interface Shape {
  readonly site: PortalSite | null;
  readonly completeness: Completeness;
  readonly fits: (record: JsonRecord) => boolean;
  readonly read: (record: JsonRecord, context: RecordContext) => RecordReading;
}

/** The most specific forms first, because the form of a plain record would also match parts of the others. */
const shapes: readonly Shape[] = [
  {
    site: 'rightmove',
    completeness: 'full',
    fits: isRightmoveProperty,
    read: (property, context) => rightmovePropertyFacts({ property, analytics: null }, context),
  },
  { site: 'rightmove', completeness: 'card', fits: isRightmoveCard, read: rightmoveCardFacts },
  { site: 'zoopla', completeness: 'full', fits: isZooplaListing, read: zooplaListingFacts },
  { site: 'zoopla', completeness: 'card', fits: isZooplaCard, read: zooplaCardFacts },
  { site: null, completeness: 'full', fits: isPlainRecord, read: plainRecordFacts },
];

/**
 * The result of reading JSON instead of a page: one property, a list, or a response that contains either, as portals' own APIs and scrapers
 * return. One record is a listing, several are a search. `site` is the one that the JSON was requested from.
 */
export function readPayload(text: string, { capturedAt }: PageContext, site: PortalSite | null): PageReading {
  const parsed = parseJson(text);
  if (!parsed.ok) return { kind: 'unreadable', site, code: /[}\]]\s*$/.test(text) ? 'bad-json' : 'truncated' };
  const root = parsed.value;
  if (isRecord(memberAt(root, 'error')) || memberAt(root, 'errors.0') !== null)
    return { kind: 'not-a-listing', site, code: 'upstream-error' };
  const captured = capturedDay(null, capturedAt);
  for (const shape of shapes) {
    const records = recordsOf(root, shape.fits);
    if (records.length === 0) continue;
    const readings = readAll(records, { shape, captured, site });
    const [only] = readings.listings;
    if (only === undefined) continue;
    if (readings.listings.length > 1) return { kind: 'search', site: only.site, ...readings, total: null, perPage: null, pages: null };
    const { card: _, ...listing } = only;
    return { kind: 'listing', ...listing };
  }
  return { kind: 'not-a-listing', site, code: 'no-listing' };
}

/** The records in a response: its root, the members of a root list, or nested records. */
function recordsOf(root: unknown, fits: Shape['fits']): readonly JsonRecord[] {
  const direct = (Array.isArray(root) ? (root as readonly unknown[]) : [root]).filter(isRecord).map(unflattened);
  const fitting = direct.filter(fits);
  return fitting.length > 0 ? fitting : findRecords(root, fits);
}

interface Batch {
  readonly shape: Shape;
  readonly captured: RecordContext['captured'];
  readonly site: PortalSite | null;
}

function readAll(records: readonly JsonRecord[], { shape, captured, site }: Batch): SearchCards {
  const bySite = new Map<PortalSite, JsonRecord[]>();
  for (const record of records) {
    const of = shape.site ?? siteOfRecord(record) ?? site;
    if (of !== null) bySite.set(of, [...(bySite.get(of) ?? []), record]);
  }
  const given = (value: JsonRecord, at: number): GivenCard => ({
    value,
    island: `payload ${at}`,
    featured: value['featuredProperty'] === true,
    extendedArea: false,
  });
  const parts = [...bySite].map(([of, list]) =>
    composeCards(list.map(given), {
      site: of,
      completeness: shape.completeness,
      read: (record, island) => shape.read(record as JsonRecord, { island, captured }),
    }),
  );
  return joinedCards(parts);
}

/** The site of a plain record, which only its links can show. */
function siteOfRecord(record: JsonRecord): PortalSite | null {
  const text = JSON.stringify(record).slice(0, 200_000);
  if (/rightmove\.co\.uk/.test(text)) return 'rightmove';
  return /zoopla\.co\.uk|zoocdn\.com|ListingAnalyticsTaxonomy/.test(text) ? 'zoopla' : null;
}

/**
 * The record with keys such as `pricing_internalValue` turned into nested members, because some scrapers flatten the portal's own object.
 */
function unflattened(record: JsonRecord): JsonRecord {
  if (!('pricing_internalValue' in record) && !('counts_numBedrooms' in record)) return record;
  const root = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(record).slice(0, 2_000)) {
    const path = key.split('_').slice(0, 6);
    let at = root;
    for (const step of path.slice(0, -1)) {
      if (!isRecord(at[step])) at[step] = Object.create(null);
      at = at[step] as Record<string, unknown>;
    }
    at[path.at(-1) ?? key] ??= value;
  }
  return root;
}
