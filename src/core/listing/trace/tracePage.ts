import { unreachable } from '../../kernel/result.ts';
import { factNames } from '../facts.ts';
import { decodePage } from '../page/decodePage.ts';
import type { ListingReading, PageContext, PageReading } from '../pageReading.ts';
import { parserVersion } from '../parserVersion.ts';
import { readListingPage } from '../readListingPage.ts';
import { factSource, givenValue, recordsById, type RecordsById } from './givenValue.ts';
import { pageData, type PageData } from './pageData.ts';
import type { FactTrace, ListingTrace, PageTrace } from './pageTrace.ts';

/** The maximum number of listings traced on one page; a search shows 25. */
const maxTraced = 60;
const maxShown = 600;

/**
 * A page's trace: its type, and the source and raw value of every fact. Values are looked up again from their sources, so a trace never
 * changes what is read. Never throws.
 */
export function tracePage(page: string | Uint8Array, context: PageContext): PageTrace {
  const text = typeof page === 'string' ? page : decodePage(page);
  const reading = readListingPage(text, context);
  const data = dataOf(text, reading);
  const byId = recordsById(data);
  return {
    kind: reading.kind,
    site: reading.site,
    code: codeOf(reading),
    characters: text.length,
    parserVersion,
    islands: data.blocks.map(({ name, value }) => ({ name, length: jsonOf(value)?.length ?? 0 })),
    listings: listingsOf(reading)
      .slice(0, maxTraced)
      .map((listing) => traceListing(listing, byId, data)),
  };
}

const nothing: PageData = { blocks: [], rows: new Map(), head: null };

/** The page's data. A page that the reader could not read is not parsed again. */
function dataOf(text: string, reading: PageReading): PageData {
  if (reading.kind === 'unreadable') return nothing;
  try {
    return pageData(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return nothing;
  }
}

function listingsOf(reading: PageReading): readonly ListingReading[] {
  if (reading.kind === 'listing') return [reading];
  return reading.kind === 'search' ? reading.listings : [];
}

function codeOf(reading: PageReading): string | null {
  switch (reading.kind) {
    case 'blocked':
      return reading.by;
    case 'not-a-listing':
    case 'unreadable':
      return reading.code;
    case 'listing':
    case 'search':
    case 'agent':
    case 'house-prices':
      return null;
    default:
      return unreachable(reading);
  }
}

function traceListing({ site, facts, sources, warnings }: ListingReading, byId: RecordsById, data: PageData): ListingTrace {
  const records = byId.get(facts.listingId ?? '') ?? [];
  const traces = factNames.map((fact): FactTrace => {
    const written = sources[fact];
    if (written === undefined) return { fact, island: null, path: null, given: null, normalised: null, fromText: false };
    const source = factSource(written);
    return { fact, ...source, given: shown(givenValue(source, records, data)), normalised: shown(facts[fact]) };
  });
  return {
    site,
    listingId: facts.listingId,
    address: facts.address,
    found: traces.filter(({ island }) => island !== null).length,
    facts: traces,
    warnings,
  };
}

function shown(value: unknown): string | null {
  const text = value === null ? null : jsonOf(value)?.replaceAll(steering, escaped);
  return text === null || text === undefined || text.length <= maxShown ? (text ?? null) : `${text.slice(0, maxShown)}…`;
}

/** Bidirectional and invisible characters, which a trace makes visible. */
const steering = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON of a value from outside; null if it is nested too deeply to serialise. */
function jsonOf(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}
