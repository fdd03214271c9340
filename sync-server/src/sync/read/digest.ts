import * as v from 'valibot';
import { readJsonBody } from '../../../../src/backend/body/readJsonBody.ts';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { bucketOf, digestBuckets } from '../../../../src/core/protocol/digest.ts';
import { digestCall, type DigestAnswer, type DigestCall } from '../../../../src/core/protocol/syncCalls.ts';
import type { Query, Row } from '../../store/database.ts';
import { badRequest, tooLarge, type Refusal } from '../syncAnswers.ts';

type DigestedRecord = DigestAnswer['differing'][number]['records'][number];

/** The size limit of a request body, in bytes. 64 counts and hashes take about four kilobytes. */
const maxBodyBytes = 32_000;

/** Reads head and records in one statement, so that they are from the same moment. Returns at least one row, for the head. */
const records = `select h.version::text as head_version, r.coll, r.id, r.mid, r.version::text
  from sync.workspace_heads h left join sync.sync_rows r on r.workspace_id = h.workspace_id and not r.deleted
  where h.workspace_id = $1::uuid`;

export async function readDigest(request: Request): Promise<Result<DigestCall, Refusal>> {
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok && body.error === 'too-large') return err(tooLarge(`A digest must be at most ${maxBodyBytes} bytes`));
  const parsed = body.ok ? v.safeParse(digestCall, body.value) : null;
  return parsed?.success === true ? ok(parsed.output) : err(badRequest('The body is not a digest in this protocol’s format'));
}

/** The workspace's contents in every bucket whose digest differs from the device's. Runs inside a transaction opened as the user. */
export async function compareDigest(
  q: Query,
  workspaceId: string,
  { buckets }: DigestCall,
): Promise<Pick<DigestAnswer, 'workspace' | 'version' | 'differing'>> {
  const rows = await q(records, [workspaceId]);
  const [head] = rows;
  if (head === undefined) throw new Error('The workspace can be read but has no head row');
  const held = rows.filter((row) => row['id'] !== null).map(recordOf);
  const ours = digestBuckets(held);
  const differs = ours.map(({ count, hash }, at) => count !== buckets[at]?.count || hash !== buckets[at]?.hash);
  const byBucket = new Map<number, DigestedRecord[]>(differs.flatMap((different, at) => (different ? [[at, []]] : [])));
  for (const record of held) byBucket.get(bucketOf(record.id))?.push(record);
  const differing = [...byBucket].map(([bucket, found]) => ({ bucket, records: found }));
  return { workspace: workspaceId, version: Number(head['head_version']), differing };
}

/** The cast is safe, because the table's constraints guarantee the type. */
const recordOf = (row: Row): DigestedRecord => ({
  coll: row['coll'] as DigestedRecord['coll'],
  id: row['id'] ?? '',
  mid: row['mid'] ?? '',
  version: Number(row['version']),
});
