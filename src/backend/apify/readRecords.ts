import { instant } from '../../core/kernel/calendar.ts';
import { err, ok, unreachable, type Result } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { ListingReading, PageReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { readListingPage } from '../../core/listing/readListingPage.ts';
import { isRecord, memberAt } from '../../core/listing/values/member.ts';
import type { FieldMap } from './actors/actorSettings.ts';
import type { RecordRefusal } from './apifyFailure.ts';

/** The request that the records answer. `url` is the canonical URL of a listing or search on `site`. */
export interface RecordsRequest {
  readonly site: PortalSite;
  readonly url: string;
  readonly fields: FieldMap;
  /** When the records were read, in milliseconds. */
  readonly capturedAt: number;
  readonly maxItems: number;
}

export interface RecordsRead {
  readonly items: readonly IngestItem[];
  /** One entry for each rejected record, in order. */
  readonly refused: readonly RecordRefusal[];
  /** Number of repeated listings, such as featured ones, which appear on several pages. */
  readonly repeated: number;
}

/** The records of a dataset as listings. The page reader reads each one separately, so that a bad record does not affect the others. */
export function readRecords(records: readonly unknown[], asked: RecordsRequest): RecordsRead {
  const byId = new Map<string, IngestItem>();
  const refused: RecordRefusal[] = [];
  let repeated = 0;
  for (const record of records) {
    const read = readRecord(record, asked);
    if (!read.ok) refused.push(read.error);
    else
      for (const { facts, sources, warnings, completeness } of read.value) {
        const id = facts.listingId ?? '';
        if (byId.has(id)) repeated += 1;
        else if (byId.size < asked.maxItems)
          byId.set(id, { facts, sources, warnings, capturedAt: asked.capturedAt, parserVersion, completeness });
      }
  }
  return { items: [...byId.values()], refused, repeated };
}

function readRecord(record: unknown, asked: RecordsRequest): Result<readonly ListingReading[], RecordRefusal> {
  const text = recordText(record, asked.fields);
  if (text === null) return err('unreadable');
  const reading = readListingPage(text, { url: asked.url, capturedAt: instant(asked.capturedAt) });
  if (reading.kind !== 'listing' && reading.kind !== 'search') return err(refusalOf(reading));
  if (reading.site !== asked.site) return err('other-site');
  const listings = reading.kind === 'listing' ? [reading] : reading.listings;
  return listings.length === 0 ? err('not-a-listing') : ok(listings);
}

function refusalOf(reading: Exclude<PageReading, { kind: 'listing' | 'search' }>): RecordRefusal {
  switch (reading.kind) {
    case 'unreadable':
      return reading.code === 'too-large' ? 'too-large' : reading.code === 'id-mismatch' ? 'other-listing' : 'unreadable';
    case 'not-a-listing':
      return reading.code === 'upstream-error' ? 'upstream-error' : 'not-a-listing';
    case 'agent':
    case 'house-prices':
    case 'blocked':
      return 'not-a-listing';
    default:
      return unreachable(reading);
  }
}

const maxKeys = 2_000;

/** A record as the JSON the page reader expects, with its names filled from the actor's fields. Null if it cannot be serialised. */
export function recordText(record: unknown, fields: FieldMap): string | null {
  if (!isRecord(record)) return null;
  try {
    return JSON.stringify(withPlainNames(record, fields));
  } catch {
    // Nested deeper than the call stack allows.
    return null;
  }
}

function withPlainNames(record: Readonly<Record<string, unknown>>, fields: FieldMap): Readonly<Record<string, unknown>> {
  // No prototype, so a key such as "__proto__" is an ordinary key.
  const named = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(record).slice(0, maxKeys)) named[key] = value;
  for (const [name, paths] of Object.entries(fields)) {
    if (!isNothing(named[name])) continue;
    const given = paths.map((path) => memberAt(record, path)).find((value) => !isNothing(value));
    if (given !== undefined) named[name] = given;
  }
  return named;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
