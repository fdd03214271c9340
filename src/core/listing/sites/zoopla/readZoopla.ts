import { err, ok } from '../../../kernel/result.ts';
import { assignedIslands, type Island, type IslandDamage, jsonLdIslands, pushedStream, scriptIsland } from '../../islands/island.ts';
import { readStreamRows, resolveReferences } from '../../islands/streamRows.ts';
import type { PageReading } from '../../pageReading.ts';
import { findRecords, isRecord, listOf, memberAt } from '../../values/member.ts';
import { capturedDay } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { isPlainRecord, plainRecordFacts } from '../plainRecord.ts';
import { composeListing, type IslandContext, type RecordReading, type SiteReading } from '../readerContext.ts';
import { composeCards, countOf, type GivenCard } from '../searchCards.ts';
import { zooplaCardFacts } from './cardFacts.ts';
import { linkedDataFacts } from './linkedDataFacts.ts';
import { isZooplaListing, zooplaListingFacts } from './listingFacts.ts';
import { isHomeValue, isTaxonomy, taxonomyFacts } from './taxonomyFacts.ts';

type Rows = ReadonlyMap<string, unknown>;

interface Source {
  readonly name: string;
  readonly value: unknown;
  readonly rows: Rows;
}

const noRows: Rows = new Map();

/** The result of reading Zoopla's islands: React stream rows, `__NEXT_DATA__`, `__ZAD_TARGETING__`, the ZPG taxonomy and JSON-LD. */
export function readZoopla(html: string, context: IslandContext): SiteReading {
  const stream = streamSource(html);
  const next = scriptIsland(html, '__NEXT_DATA__');
  const sources: readonly Source[] = [
    stream?.source ?? [],
    next?.ok ? { name: '__NEXT_DATA__', value: next.value, rows: noRows } : [],
  ].flat();
  for (const source of sources) {
    const search = searchReading(source, context);
    if (search !== null) return ok(search);
  }
  const taxonomies = [...assignedIslands(html, /\btaxonomy\s{0,20}=\s{0,40}(?!=)/g), scriptIsland(html, '__ZAD_TARGETING__') ?? []].flat();
  const listing = composeListing('zoopla', readingsOf({ html, sources, taxonomies, context }));
  if (listing !== null) return ok({ kind: 'listing', ...listing });
  if (taxonomies.some((island) => island.ok && isHomeValue(island.value))) return ok({ kind: 'house-prices', site: 'zoopla' });
  const damage = damageOf(next, stream?.whole !== false, taxonomies);
  return damage === null ? null : err(damage);
}

function damageOf(next: Island | null, streamWhole: boolean, taxonomies: readonly Island[]): IslandDamage | null {
  if (next?.ok === false) return next.error;
  if (!streamWhole) return 'truncated';
  const broken = taxonomies.find((island) => !island.ok);
  return broken?.ok === false ? broken.error : null;
}

function streamSource(html: string): { readonly source: Source; readonly whole: boolean } | null {
  const stream = pushedStream(html);
  if (stream === null) return null;
  const { rows, whole } = readStreamRows(stream);
  return { source: { name: 'RSC', value: [...rows.values()], rows }, whole };
}

interface Islands {
  readonly html: string;
  readonly sources: readonly Source[];
  readonly taxonomies: readonly Island[];
  readonly context: IslandContext;
}

/** The readings of one listing, the most trusted first. Linked data has no id, so it counts only together with a reading that has one. */
function readingsOf({ html, sources, taxonomies, context }: Islands): readonly RecordReading[] {
  const readings: RecordReading[] = [];
  const captured = capturedDay(null, context.capturedAt);
  for (const source of sources) {
    const listing = wholeListing(source, context.head?.layer.listingId?.value ?? null);
    if (listing !== null) readings.push(zooplaListingFacts(listing, { island: `${source.name} ListingData`, captured }));
    else if (source.name === '__NEXT_DATA__') readings.push(...plainListing(source.value, captured));
  }
  for (const island of taxonomies) {
    if (island.ok && isTaxonomy(island.value))
      readings.push(taxonomyFacts(island.value, 'price_min' in island.value ? 'taxonomy' : '__ZAD_TARGETING__'));
  }
  if (readings.length === 0) return [];
  return [...readings, linkedDataFacts(jsonLdIslands(html)) ?? [], context.head ?? []].flat();
}

/**
 * The complete copy of the listing: a page contains it four or five times, and all but one have references instead of parts. The requested
 * listing takes precedence over others on the page.
 */
function wholeListing(source: Source, listingId: string | null): unknown {
  const copies = findRecords(source.value, isZooplaListing);
  const ranked = copies
    .map((copy) => ({
      copy,
      asked: listingId !== null && parseListingId(copy['listingId']) === listingId,
      references: countReferences(copy),
      keys: Object.keys(copy).length,
    }))
    .toSorted((one, other) => Number(other.asked) - Number(one.asked) || one.references - other.references || other.keys - one.keys);
  const best = ranked[0]?.copy;
  return best === undefined ? null : resolveReferences(best, source.rows);
}

/** The number of members that are only references. Every copy refers to its text rows, so a description adds at most one. */
const countReferences = (copy: Readonly<Record<string, unknown>>): number =>
  Object.values(copy).filter((member) => typeof member === 'string' && /^\$[0-9a-f]+:/.test(member)).length;

/** `pageProps.listing` with plain names, as in simple exports of a page. */
function plainListing(next: unknown, captured: ReturnType<typeof capturedDay>): readonly RecordReading[] {
  const listing = memberAt(next, 'props.pageProps.listing') ?? memberAt(next, 'props.pageProps.listingDetails');
  return isRecord(listing) && isPlainRecord(listing) ? [plainRecordFacts(listing, { island: '__NEXT_DATA__ listing', captured })] : [];
}

/** The result of reading a search. Its object has the regular results; featured and extended-area properties are in separate lists. */
function searchReading(source: Source, { capturedAt }: IslandContext): PageReading | null {
  const results = findRecords(source.value, (record) => Array.isArray(record['regularListingsFormatted']))[0];
  if (results === undefined) return null;
  const captured = capturedDay(null, capturedAt);
  const given = cardLists.flatMap(({ list, ...marks }) =>
    listOf(resolveReferences(results[list], source.rows)).map((value, at): GivenCard => ({ value, island: `${list}.${at}`, ...marks })),
  );
  const cards = composeCards(given, {
    site: 'zoopla',
    read: (card, island) => zooplaCardFacts(card, { island, captured }),
  });
  const total = countOf(memberAt(results, 'pagination.totalResults'));
  return { kind: 'search', site: 'zoopla', ...cards, total, perPage: null, pages: countOf(memberAt(results, 'pagination.pageNumberMax')) };
}

/** The regular list comes first, so that listings that are also featured keep their place in the requested order. */
const cardLists = [
  { list: 'regularListingsFormatted', featured: false, extendedArea: false },
  { list: 'featuredListingsFormatted', featured: true, extendedArea: false },
  { list: 'extendedListingsFormatted', featured: false, extendedArea: true },
] as const;
