import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestErrorCode } from '../../../src/core/contracts/ingestContract.ts';
import { portalLimits } from '../../../src/backend/portal/portalPage.ts';
import { blockPage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import type { PortalFault } from '../../support/portalFaults.ts';
import { peakBytes, residentBytes } from '../../support/processMemory.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { runCalls, type RunCalls } from './runs/runCalls.ts';
import { signUp, startServerProcess, type ServerProcess } from './sync/serverProcess.ts';

const html = 'text/html; charset=utf-8';
const filler = (megabytes: number): string => `<!doctype html><p>${'<b>x</b>'.repeat((megabytes * 1024 * 1024) / 8)}`;

/** What a portal may send, and the failure shown for it. */
const upstreams: readonly (readonly [string, PortalFault, IngestErrorCode])[] = [
  ['ten megabytes', { kind: 'page', contentType: html, body: filler(10) }, 'page_too_large'],
  ['an endless page', { kind: 'endless' }, 'page_too_large'],
  ['one byte a second', { kind: 'slow' }, 'portal_timeout'],
  ['no answer at all', { kind: 'silent' }, 'portal_timeout'],
  ['a gzip bomb', { kind: 'gzip-bomb', megabytes: 100 }, 'page_too_large'],
  ['a deflate bomb', { kind: 'gzip-bomb', megabytes: 100, encoding: 'deflate' }, 'page_too_large'],
  ['a kilobyte of Brotli that decompresses to 100 MB', { kind: 'gzip-bomb', megabytes: 100, encoding: 'br' }, 'page_too_large'],
  ['a PDF', { kind: 'page', contentType: 'application/pdf', body: '%PDF-1.7' }, 'unreadable_page'],
  ['a picture', { kind: 'page', contentType: 'image/png', body: '\u0089PNG' }, 'unreadable_page'],
  ['no content type', { kind: 'page', contentType: '', body: '<html></html>' }, 'unreadable_page'],
  ['403', { kind: 'status', status: 403, body: blockPage('cloudflare') }, 'portal_blocked'],
  ['429', { kind: 'status', status: 429, body: 'Too many requests' }, 'portal_blocked'],
  ['503', { kind: 'status', status: 503, body: blockPage('datadome') }, 'portal_blocked'],
];

const firstId = 195_000_001;
const addressOf = (id: number): string => `https://www.rightmove.co.uk/properties/${id}`;

describe('a portal that sends too much, too slowly, or the wrong thing', () => {
  const folder = newServerFolder();
  let portal: PortalDouble;
  let server: ServerProcess;
  let calls: RunCalls;
  beforeAll(async () => {
    portal = await startPortalDouble();
    // The server runs in a separate process, so that the double's memory does not count as the server's.
    server = await startServerProcess({
      dataDir: folder,
      environment: {
        INGEST_UPSTREAM_RIGHTMOVE: portal.origin,
        INGEST_UPSTREAM_ZOOPLA: portal.origin,
        FREE_ANALYSES: '3',
        INGEST_PER_MINUTE: '1000',
      },
    });
  });
  afterAll(async () => {
    await server.kill();
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (id: number) => {
    const { body } = await calls.start({ url: addressOf(id) });
    return { error: body.ok ? null : body.error };
  };

  it('takes at most 64 MB of memory, times out after twelve seconds, gets a named failure and uses up no analysis', async () => {
    expect(portalLimits.timeoutMs).toBe(12_000);
    for (const [at, [, fault]] of upstreams.entries()) portal.setFault(firstId + at, fault);
    const slow = new Set(['slow', 'silent']);
    // Every kind of page is first requested once without measuring, because code loaded for it stays in memory.
    calls = runCalls(server.origin, await signUp(server.origin));
    for (const [at, [, fault]] of upstreams.entries()) if (!slow.has(fault.kind)) await ask(firstId + at);

    calls = runCalls(server.origin, await signUp(server.origin));
    const before = await residentBytes(server.pid);
    const answers: { readonly name: string; readonly error: string | null }[] = [];
    const note = async (at: number, name: string) => answers.push({ name, ...(await ask(firstId + at)) });
    const peak = await peakBytes(server.pid, async () => {
      const patient = upstreams.flatMap(([name, { kind }], at) => (slow.has(kind) ? [note(at, name)] : []));
      for (const [at, [name, { kind }]] of upstreams.entries()) if (!slow.has(kind)) await note(at, name);
      await Promise.all(patient);
    });

    const expected = upstreams.map(([name, , error]) => ({ name, error })).toSorted((left, right) => left.name.localeCompare(right.name));
    expect(answers.toSorted((left, right) => left.name.localeCompare(right.name))).toEqual(expected);
    expect((peak - before) / 2 ** 20).toBeLessThan(64);
    // All three of the month's analyses are still left.
    const left: number[] = [];
    for (let round = 0; round < 4; round += 1) left.push((await calls.start({ url: addressOf(sampleHouse.id) })).status);
    expect(left).toEqual([200, 200, 200, 402]);
  });
});
