import * as v from 'valibot';
import { readJsonBody } from '../../../../supabase/functions/_shared/body/readJsonBody.ts';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { bucketOf, digestBuckets } from '../../../../src/core/protocol/digest.ts';
import { digestCall, type DigestAnswer, type DigestCall } from '../../../../src/core/protocol/syncCalls.ts';
import type { Query } from '../../store/database.ts';
import { badRequest, tooLarge, type Refusal } from '../syncAnswers.ts';

type DigestedRecord = DigestAnswer['differing'][number]['records'][number];

/** 64 counts and hashes are some four kilobytes. */
const maxBodyBytes = 32_000;

/** Head and records in one statement, of one moment, as one text: a large workspace has fifty thousand of them. */
const records = `select h.version::text,
    (select string_agg(r.coll || ' ' || r.id || ' ' || r.mid || ' ' || r.version, ',')
     from sync.sync_rows r where r.workspace_id = h.workspace_id and not r.deleted) as records
  from sync.workspace_heads h where h.workspace_id = $1::uuid`;

export async function readDigest(request: Request): Promise<Result<DigestCall, Refusal>> {
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok && body.error === 'too-large') return err(tooLarge('A digest is a few kilobytes'));
  const parsed = body.ok ? v.safeParse(digestCall, body.value) : null;
  return parsed?.success === true ? ok(parsed.output) : err(badRequest('The body is not a digest of this protocol'));
}

/** What the workspace holds in every bucket in which the device's digest differs. Inside a transaction of the user's. */
export async function compareDigest(
  q: Query,
  workspaceId: string,
  { buckets }: DigestCall,
): Promise<Pick<DigestAnswer, 'workspace' | 'version' | 'differing'>> {
  const [row] = await q(records, [workspaceId]);
  if (row === undefined) throw new Error('A workspace that may be read has no head');
  const held = (row['records'] ?? '')
    .split(',')
    .filter((text) => text !== '')
    .map(parseRecord);
  const ours = digestBuckets(held);
  const differs = ours.map(({ count, hash }, at) => count !== buckets[at]?.count || hash !== buckets[at]?.hash);
  const byBucket = new Map<number, DigestedRecord[]>(differs.flatMap((different, at) => (different ? [[at, []]] : [])));
  for (const record of held) byBucket.get(bucketOf(record.id))?.push(record);
  const differing = [...byBucket].map(([bucket, found]) => ({ bucket, records: found }));
  return { workspace: workspaceId, version: Number(row['version']), differing };
}

/** The table's checks keep spaces and commas out, and the cast true. */
function parseRecord(text: string): DigestedRecord {
  const [coll, id = '', mid = '', version] = text.split(' ');
  return { coll: coll as DigestedRecord['coll'], id, mid, version: Number(version) };
}
