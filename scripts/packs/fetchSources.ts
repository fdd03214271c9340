import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackSource } from './packSource.ts';

/** The metadata stored next to a publisher's file in the cache folder. */
interface Fetched {
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly sha256: string;
  readonly bytes: number;
  readonly fetchedAt: string;
}

export type FetchOutcome =
  | { readonly kind: 'new'; readonly id: string; readonly url: string; readonly bytes: number }
  | { readonly kind: 'unchanged'; readonly id: string; readonly url: string }
  /** The previously downloaded file is kept. */
  | { readonly kind: 'failed'; readonly id: string; readonly reason: string; readonly kept: string | null };

interface FetchTools {
  readonly fetch: (url: string, init: { readonly headers: Record<string, string> }) => Promise<Response>;
  readonly folder: string;
  readonly now: Date;
}

/** How many months to try, going back from the current one, if a publisher names files by month. */
const monthsBack = 6;

/**
 * Downloads a publisher's file if it has changed since the last time (ETag, Last-Modified), and stores it as `FOLDER/ID/file`. On any
 * failure the previous file is kept.
 */
export async function fetchSource(source: PackSource & { readonly download: string }, tools: FetchTools): Promise<FetchOutcome> {
  const { id } = source;
  const folder = join(tools.folder, id);
  const before = lastFetched(folder);
  const reasons: string[] = [];
  for (const url of addressesOf(source.download, tools.now)) {
    const answer = await ask(url, before, tools).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (typeof answer === 'string') {
      reasons.push(`${url}: ${answer}`);
      continue;
    }
    if (answer.status === 304) return { kind: 'unchanged', id, url };
    if (!answer.ok) {
      reasons.push(`${url}: answered ${answer.status}`);
      continue;
    }
    const content = Buffer.from(await answer.arrayBuffer());
    if (content.byteLength === 0) {
      reasons.push(`${url}: the response is empty`);
      continue;
    }
    return keep(folder, { content, id, before, fetched: describe(url, answer, { content, now: tools.now }) });
  }
  return { kind: 'failed', id, reason: reasons.join('; '), kept: before === null ? null : before.fetchedAt };
}

/** Sends the validators only for the same URL, because last month's file must not be mistaken for this month's. */
function ask(url: string, before: Fetched | null, { fetch }: FetchTools): Promise<Response> {
  const headers: Record<string, string> = {};
  if (before?.url === url && before.etag !== null) headers['if-none-match'] = before.etag;
  if (before?.url === url && before.lastModified !== null) headers['if-modified-since'] = before.lastModified;
  return fetch(url, { headers });
}

function keep(
  folder: string,
  {
    content,
    id,
    before,
    fetched,
  }: { readonly content: Buffer; readonly id: string; readonly before: Fetched | null; readonly fetched: Fetched },
): FetchOutcome {
  mkdirSync(folder, { recursive: true });
  if (before?.sha256 !== fetched.sha256) writeFileSync(join(folder, 'file'), content);
  writeFileSync(join(folder, 'fetched.json'), `${JSON.stringify(fetched, null, 1)}\n`);
  return before?.sha256 === fetched.sha256
    ? { kind: 'unchanged', id, url: fetched.url }
    : { kind: 'new', id, url: fetched.url, bytes: fetched.bytes };
}

const describe = (url: string, answer: Response, { content, now }: { readonly content: Buffer; readonly now: Date }): Fetched => ({
  url,
  etag: answer.headers.get('etag'),
  lastModified: answer.headers.get('last-modified'),
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.byteLength,
  fetchedAt: now.toISOString(),
});

function lastFetched(folder: string): Fetched | null {
  const path = join(folder, 'fetched.json');
  if (!existsSync(path) || !existsSync(join(folder, 'file'))) return null;
  return JSON.parse(readFileSync(path, 'utf8')) as Fetched;
}

/** The URL, or one for each month or year backwards from now if it contains a placeholder. */
export function addressesOf(pattern: string, now: Date): readonly string[] {
  if (pattern.includes('{YYYY-MM}')) {
    return Array.from({ length: monthsBack }, (_, back) => {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
      return pattern.replace('{YYYY-MM}', month);
    });
  }
  if (pattern.includes('{YYYY}')) return [0, 1].map((back) => pattern.replace('{YYYY}', String(now.getUTCFullYear() - back)));
  return [pattern];
}
