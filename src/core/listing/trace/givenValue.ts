import { readFromText } from '../listingChecks.ts';
import { resolveReferences } from '../islands/streamRows.ts';
import { findRecords, isRecord, listOf, memberAt } from '../values/member.ts';
import { parseListingId } from '../values/parseValues.ts';
import type { PageData } from './pageData.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** The source of a fact, split into its parts. */
export interface FactSource {
  readonly island: string;
  readonly path: string;
  readonly fromText: boolean;
}

/**
 * A source such as `PAGE_MODEL propertyData.bedrooms`, split into island and path. An island's name may contain spaces; a path contains
 * them only in the head.
 */
export function factSource(source: string): FactSource {
  const fromText = source.endsWith(`: ${readFromText}`);
  const bare = (fromText ? source.slice(0, -readFromText.length - 2) : source).replace(/ \([^()]*\)$/, '');
  const head = /^(page head) (.*)$/.exec(bare);
  const at = bare.lastIndexOf(' ');
  return head === null
    ? { island: bare.slice(0, Math.max(0, at)), path: bare.slice(at + 1), fromText }
    : { island: head[1] ?? '', path: head[2] ?? '', fromText };
}

/** The records of each listing on a page, by listing id. A page contains a listing several times, in more or less detail. */
export type RecordsById = ReadonlyMap<string, readonly JsonRecord[]>;

const idOf = (record: JsonRecord): string | null =>
  parseListingId(ownOf(record, 'id') ?? ownOf(record, 'listingId') ?? ownOf(record, 'listing_id') ?? ownOf(record, 'propertyId'));

const ownOf = (record: JsonRecord, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

/** The records in a page's data, by listing id. */
export function recordsById({ blocks }: PageData): RecordsById {
  const byId = new Map<string, JsonRecord[]>();
  for (const record of findRecords(
    blocks.map(({ value }) => value),
    (each) => idOf(each) !== null,
  )) {
    const id = idOf(record) ?? '';
    const known = byId.get(id);
    if (known === undefined) byId.set(id, [record]);
    else known.push(record);
  }
  return byId;
}

/** Path prefixes that the readers' sources use for the object around the record; that object has no id itself. */
const around = /^(?:propertyData|analyticsInfo\.analyticsProperty)(?:\.|$)/;

/** The raw value a source points to on the page; null if it is not found again. */
export function givenValue({ island, path }: FactSource, records: readonly JsonRecord[], data: PageData): unknown {
  if (island === 'page head') return headValue(path, data);
  const own = path.replace(around, '');
  for (const record of [...records, ...linkedData(island, data)]) {
    const value = resolved(memberOf(record, own), data);
    if (value !== null) return value;
  }
  return null;
}

const resolved = (value: unknown, { rows }: PageData): unknown => (rows.size === 0 ? value : resolveReferences(value, rows));

/** The member at a path, at the same path flattened, or in a list: `features[iconId=bed]`. */
function memberOf(record: JsonRecord, path: string): unknown {
  const entry = /^(.*)\[(\w+)=([^\]]*)\]$/.exec(path);
  if (entry !== null)
    return listOf(memberAt(record, entry[1] ?? '')).find((each) => isRecord(each) && each[entry[2] ?? ''] === entry[3]) ?? null;
  return memberAt(record, path) ?? memberAt(record, path.replaceAll('.', '_'));
}

/** The page's linked-data records, which have no listing id. */
const linkedData = (island: string, { blocks }: PageData): readonly JsonRecord[] =>
  island === 'JSON-LD' ? findRecords(blocks.find(({ name }) => name === 'JSON-LD')?.value, (record) => '@type' in record) : [];

function headValue(part: string, { head }: PageData): unknown {
  if (head === null) return null;
  if (part === 'canonical link') return head.canonical?.path ?? null;
  if (part === 'title') return head.title;
  return head.metas.get(part === 'description' ? 'og:description' : part) ?? head.metas.get(part) ?? null;
}
