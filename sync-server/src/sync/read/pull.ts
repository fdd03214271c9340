import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query, Row } from '../../store/database.ts';
import { badRequest, resyncRequired, type Refusal } from '../syncAnswers.ts';

export interface PullCall {
  /** The version from which to pull. 0 requests a full pull. */
  readonly after: number;
  readonly limit: number;
  /** The floor from the first page of the pull, sent with later pages. */
  readonly floor: number | null;
  /** The newest version that the device has heard of. Null if only the primary may answer. */
  readonly atLeast: number | null;
}

export interface PulledPage {
  /** The workspace's version when the page was read. */
  readonly version: number;
  /** The members of the response's JSON object, without braces. */
  readonly json: string;
}

const defaultLimit = 500;
const maxLimit = 1_000;

/**
 * The maximum size of a page in bytes, small enough for a phone to read at once. Without it, a page of the largest records would be 64 MB.
 */
const pageBytes = 4_000_000;

/** Reads head and rows in one statement, so that they are from the same moment. Returns at least one row, for the head. */
const page = `with head as (
    select version, min_version from sync.workspace_heads where workspace_id = $1::uuid
  ), near as (
    select r.*, sum(r.size) over (order by r.version) - r.size as before from (
      select * from sync.sync_rows where workspace_id = $1::uuid and version > $2::text::bigint
      order by version limit $3::text::integer
    ) r
  )
  select head.version::text as head_version, head.min_version::text as floor,
    r.coll, r.id, r.mid, r.version::text as version, r.deleted::text as deleted, r.doc::text as doc, r.clocks::text as clocks
  from head left join near r on r.before < ${pageBytes} order by r.version`;

/** The query string of a pull. */
export function readPull(query: URLSearchParams): Result<PullCall, Refusal> {
  const after = wholeNumber(query.get('after') ?? '0');
  const limit = wholeNumber(query.get('limit') ?? String(defaultLimit));
  const floor = optionalNumber(query, 'floor');
  const atLeast = optionalNumber(query, 'atLeast');
  if (after === undefined || limit === undefined || floor === undefined || atLeast === undefined || limit < 1)
    return err(badRequest('after, limit, floor and atLeast must be whole numbers'));
  return ok({ after, limit: Math.min(limit, maxLimit), floor, atLeast });
}

/** Parses at most 15 digits, so that the number is exact here and in the database. */
const wholeNumber = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** The number of a parameter. Null if it is not given, undefined if it is not a whole number. */
const optionalNumber = (query: URLSearchParams, name: string): number | null | undefined =>
  query.has(name) ? wholeNumber(query.get(name) ?? '') : null;

/**
 * One page of a workspace's feed as the JSON of a pull response, without the server's time. Runs inside a transaction opened as the user.
 */
export async function pullPage(q: Query, workspaceId: string, call: PullCall): Promise<Result<PulledPage, Refusal>> {
  const { after, limit, floor } = call;
  const rows = await q(page, [workspaceId, String(after), String(limit)]);
  const head = rows[0];
  if (head === undefined) throw new Error('The workspace can be read but has no head row');
  const [version, minVersion] = [Number(head['head_version']), Number(head['floor'])];
  // If a device is ahead of its workspace, the server was restored from an older copy.
  if (after > version || (after > 0 && after < minVersion && floor !== minVersion)) return err(resyncRequired);
  return ok({ version, json: pageJson(workspaceId, rows, { after, version, floor: minVersion }) });
}

/** Inserts the JSON from the database unparsed, because parsing a page of 500 deals (a megabyte) is unnecessary. */
function pageJson(
  workspaceId: string,
  rows: readonly Row[],
  { after, version, floor }: { readonly after: number; readonly version: number; readonly floor: number },
): string {
  const found = rows.filter((row) => row['version'] !== null);
  const last = Number(found.at(-1)?.['version'] ?? after);
  const more = found.length > 0 && last < version;
  const next = more ? last : version;
  return `"workspace":"${workspaceId}","rows":[${found.map(rowJson).join(',')}],"next":${next},"more":${more},"floor":${floor}`;
}

/** Ids and mids need no escaping: the table's constraints guarantee it. */
function rowJson(row: Row): string {
  const { coll, id, mid, version, deleted, doc, clocks } = row;
  return `{"coll":"${coll}","id":"${id}","mid":"${mid}","version":${version},"deleted":${deleted},"doc":${doc},"clocks":${clocks}}`;
}
