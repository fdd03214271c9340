import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortalDouble, type PortalDouble } from '../../../support/portalDouble.ts';
import { rightmoveSearchUrl, searchListings } from '../../../support/searchPortal.ts';
import { newServerFolder } from '../../../support/serverFolder.ts';
import { signUp, startServerProcess, type ServerProcess } from '../sync/serverProcess.ts';
import { listingsOf, runCalls, statesOf } from './runCalls.ts';

const listings = searchListings(40);
const [gone, blank, cut] = [listings[3]?.id ?? 0, listings[11]?.id ?? 0, listings[19]?.id ?? 0];

describe('a run of 25 listings, 3 of them broken, whose server is killed in the middle', () => {
  const folder = newServerFolder();
  let portal: PortalDouble;
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    portal = await startPortalDouble({ listings, latencyMs: 40 });
    portal.setFault(gone, { kind: 'status', status: 410, body: 'gone' });
    portal.setFault(blank, { kind: 'page', contentType: 'text/html', body: '' });
    portal.setFault(cut, { kind: 'cut' });
  });
  afterAll(async () => {
    await server?.kill();
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () =>
    startServerProcess({
      dataDir: folder,
      environment: { INGEST_UPSTREAM_RIGHTMOVE: portal.origin, INGEST_UPSTREAM_ZOOPLA: portal.origin, FREE_ANALYSES: '100' },
    });

  it('continues after a restart: each listing is read once, and the broken ones fail by name', async () => {
    server = await start();
    const token = await signUp(server.origin);
    const calls = runCalls(server.origin, token);
    const runId = crypto.randomUUID();
    const started = await calls.start({ url: rightmoveSearchUrl, runId });
    expect(started.body).toMatchObject({ ok: true, search: { count: 25, total: 40 } });
    await expect.poll(async () => (await calls.ask({ runId })).body.itemCount, { interval: 10, timeout: 20_000 }).toBeGreaterThanOrEqual(6);
    await server.kill();
    const before = portal.requests().length;

    server = await start();
    const again = runCalls(server.origin, token);
    const found = (await again.ask({ runId })).body;
    // The listings saved before the kill are still there.
    expect(before).toBeLessThan(24);
    expect(found.itemCount).toBeGreaterThanOrEqual(6);
    // The device never got the answer, so it requests the same run.
    expect((await again.start({ url: rightmoveSearchUrl, runId })).body).toMatchObject({ ok: true, runId, search: { count: 25 } });
    const run = await again.ended(runId);
    expect(run.state).toBe('saved');
    expect(statesOf(run)).toEqual({ saved: 22, failed: 3 });
    expect(new Set(listingsOf(run).map(({ listingId }) => listingId)).size).toBe(25);
    const failures = Object.fromEntries(
      listingsOf(run).flatMap(({ listingId, error }) => (error === null ? [] : [[listingId, error.code]])),
    );
    expect(failures).toEqual({ [gone]: 'listing_removed', [blank]: 'unreadable_page', [cut]: 'portal_unreachable' });
    for (const { error } of listingsOf(run)) if (error !== null) expect(error.message.length).toBeGreaterThan(20);
    // Only listings being read when the server was killed may have been requested twice: at most four.
    const pages = portal.requests().filter(({ path }) => path.startsWith('/properties/'));
    expect(pages.length).toBeLessThanOrEqual(25 + 4);
  });
});
