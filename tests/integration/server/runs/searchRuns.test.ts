import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestResponse, IngestRun } from '../../../../src/core/contracts/ingestContract.ts';
import { startPortalDouble, type PortalDouble } from '../../../support/portalDouble.ts';
import { rightmoveSearchUrl, searchListings, zooplaSearchUrl } from '../../../support/searchPortal.ts';
import { wideLimits, type TestServer } from '../startTestServer.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import { listingsOf, runCalls, statesOf, type RunCalls } from './runCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

const listings = searchListings(60);
const idAt = (place: number): number => listings[place - 1]?.id ?? 0;

type Started = Extract<IngestResponse, { ok: true }>;

/** Starts the run of a search, which must succeed. */
const started = async (calls: RunCalls, body: Readonly<Record<string, unknown>> = {}): Promise<Started> => {
  const { status, body: answer } = await calls.start({ url: rightmoveSearchUrl, ...body });
  expect([status, answer.ok]).toEqual([200, true]);
  return answer as Started;
};

/** The fastest engine available. Tests whose statements are the same on both engines run only on it. */
const fastest = both.engines.at(-1);

describe.each(both.engines)('a run that reads a search’s listings, with $name', (engine) => {
  const onFastest: (name: string, test: () => Promise<void>) => void = engine === fastest ? it : () => undefined;
  let portal: PortalDouble;
  let running: TestServer;
  beforeAll(async () => {
    portal = await startPortalDouble({ listings });
    running = await engine.start({
      limits: { ...wideLimits, freeAnalyses: 30 },
      upstream: { rightmove: portal.origin, zoopla: portal.origin },
    });
  });
  afterAll(async () => {
    await running.close();
    await portal.close();
  });

  const person = async (plan: 'free' | 'pro' | 'investor' = 'free') => {
    const { token, userId } = await running.signedIn();
    if (plan !== 'free') await running.sql('insert into public.user_plans (user_id, plan) values ($1::uuid, $2)', [userId, plan]);
    const used = async () =>
      Number(
        (await running.sql('select sum(analyses)::text as used from public.usage_months where user_id = $1::uuid', [userId]))[0]?.[
          'used'
        ] ?? 0,
      );
    return { ...runCalls(running.origin, token), userId, used };
  };

  it('reports at once how many of the results it will read, then saves the first 25, each once, in the order of the search', async () => {
    const calls = await person();
    portal.forget();
    const answer = await started(calls);
    expect(answer).toMatchObject({ items: [], site: 'rightmove', search: { count: 25, total: 60, wanted: 25, cappedBy: null } });
    const run = await calls.ended(answer.runId);
    expect(run).toMatchObject({ state: 'saved', itemCount: 25, error: null, url: rightmoveSearchUrl });
    expect(run.steps.map(({ step }) => step)).toEqual(['queued', 'fetching', 'parsing', 'enriching', 'saved']);
    // The second page's featured card comes first, and only once.
    expect(listingsOf(run).map(({ listingId }) => Number(listingId))).toEqual([idAt(25), ...listings.slice(0, 24).map(({ id }) => id)]);
    expect(listingsOf(run).map(({ featured }) => featured)).toEqual([true, ...Array<boolean>(24).fill(false)]);
    const [first] = listingsOf(run);
    // Only the listing's own page states the council tax band.
    expect(first?.item).toMatchObject({ completeness: 'full', facts: { councilTaxBand: 'A', listingId: String(idAt(25)) } });
    const asked = portal.requests().map(({ path }) => path);
    expect(asked.filter((path) => path === '/robots.txt').length).toBeLessThanOrEqual(1);
    expect(asked.filter((path) => path.startsWith('/properties/')).toSorted()).toEqual(
      listingsOf(run)
        .map(({ listingId }) => `/properties/${listingId}`)
        .toSorted(),
    );
    expect(await calls.used()).toBe(25);
  });

  onFastest('continues through further pages of results up to the plan’s maximum, and never beyond', async () => {
    const pro = await person('pro');
    const answer = await started(pro, { maxResults: 250 });
    expect(answer.search).toMatchObject({ wanted: 100, cappedBy: 'plan', total: 60 });
    const run = await pro.ended(answer.runId);
    expect(run.itemCount).toBe(60);
    expect(new Set(listingsOf(run).map(({ listingId }) => listingId)).size).toBe(60);
    const free = await person();
    const capped = await started(free, { maxResults: 100 });
    expect(capped.search).toMatchObject({ count: 25, wanted: 25, cappedBy: 'plan' });
    expect((await free.ended(capped.runId)).itemCount).toBe(25);
  });

  onFastest('reads Zoopla’s searches too', async () => {
    const calls = await person();
    const answer = await started(calls, { url: `${zooplaSearchUrl}?search_source=home&pn=3`, maxResults: 5 });
    const run = await calls.ended(answer.runId);
    expect(run).toMatchObject({ site: 'zoopla', url: zooplaSearchUrl, itemCount: 5, search: { total: 264 } });
  });

  onFastest('is the same run for the same id, for the same search within the hour, and for ten requests at once', async () => {
    const calls = await person();
    const runId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => started(calls, { maxResults: 4, runId: at < 5 ? runId : crypto.randomUUID() })),
    );
    const [first] = answers;
    expect(new Set(answers.map((answer) => answer.runId)).size).toBe(1);
    expect(answers.map(({ search }) => search?.count)).toEqual(Array(10).fill(4));
    await calls.ended(first?.runId ?? '');
    const later = crypto.randomUUID();
    expect((await started(calls, { maxResults: 4, runId: later })).runId).toBe(first?.runId);
    await running.sql("update public.search_runs set hour = hour - interval '1 hour' where user_id = $1::uuid", [calls.userId]);
    // After an hour, an id that was given this run is given it again, and a new id is given a new run.
    expect((await started(calls, { maxResults: 4, runId: later })).runId).toBe(first?.runId);
    expect((await started(calls, { maxResults: 4 })).runId).not.toBe(first?.runId);
    // The other run found the same four listings, which are not counted twice.
    expect(await calls.used()).toBe(4);
  });

  onFastest('is capped at the Free analyses left this month and says so, and is refused if none are left', async () => {
    const calls = await person();
    await calls.ended((await started(calls, { maxResults: 22 })).runId);
    const answer = await started(calls, { url: zooplaSearchUrl });
    expect(answer.search).toMatchObject({ count: 8, cappedBy: 'month' });
    expect((await calls.ended(answer.runId)).itemCount).toBe(8);
    expect(await calls.used()).toBe(30);
    const refused = await calls.start({ url: 'https://www.rightmove.co.uk/property-for-sale/Leeds.html' });
    expect(refused).toMatchObject({ status: 402, body: { ok: false, error: 'plan_limit', runId: null } });
    // The earlier run is still there.
    expect((await started(calls, { url: zooplaSearchUrl })).runId).toBe(answer.runId);
  });

  onFastest('names the failed listings, refunds them, and retries only those', async () => {
    const calls = await person();
    const [gone, cut, pdf] = [idAt(2), idAt(5), idAt(9)];
    portal.setFault(gone, { kind: 'status', status: 410, body: 'gone' });
    portal.setFault(cut, { kind: 'cut' });
    portal.setFault(pdf, { kind: 'page', contentType: 'application/pdf', body: '%PDF' });
    const { runId } = await started(calls, { maxResults: 12 });
    const run = await calls.ended(runId);
    expect(statesOf(run)).toEqual({ saved: 9, failed: 3 });
    const failures = Object.fromEntries(
      listingsOf(run).flatMap(({ listingId, error }) => (error === null ? [] : [[listingId, error.code]])),
    );
    expect(failures).toEqual({ [gone]: 'listing_removed', [cut]: 'portal_unreachable', [pdf]: 'unreadable_page' });
    expect(await calls.used()).toBe(9);
    for (const id of [cut, pdf]) portal.setFault(id, null);
    portal.forget();
    await calls.ask({ runId, action: 'retry' });
    const again = await calls.ended(runId);
    expect(statesOf(again)).toEqual({ saved: 11, failed: 1 });
    expect(
      portal
        .requests()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([gone, cut, pdf].map((id) => `/properties/${id}`).toSorted());
    expect(await calls.used()).toBe(11);
    portal.setFault(gone, null);
  });

  onFastest('uses the search card for a listing the portal does not let us read in full, and marks it as partial', async () => {
    const calls = await person();
    portal.setFault(idAt(1), { kind: 'status', status: 403, body: 'no' });
    const run = await calls.ended((await started(calls, { url: zooplaSearchUrl, maxResults: 6 })).runId);
    expect(run.itemCount).toBe(6);
    expect(listingsOf(run).find(({ listingId }) => listingId === String(idAt(1)))?.item).toMatchObject({
      completeness: 'card',
      facts: { bedrooms: 1, councilTaxBand: null },
    });
    portal.setFault(idAt(1), null);
  });

  onFastest('streams events while it runs', async () => {
    const calls = await person('pro');
    const { runId } = await started(calls, { maxResults: 60 });
    const response = await calls.stream(runId);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = (await response.text()).split('\n\n').filter((block) => block.startsWith('event: run'));
    const runs = events.map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as IngestRun);
    expect(runs.at(-1)).toMatchObject({ state: 'saved', itemCount: 60 });
    // Each event has the changes since the last one. Together they contain every listing, saved once.
    const saved = runs.flatMap((run) =>
      listingsOf(run)
        .filter(({ state }) => state === 'saved')
        .map(({ listingId }) => listingId),
    );
    expect(saved.toSorted()).toEqual(listings.map(({ id }) => String(id)).toSorted());
  });

  onFastest('can be read, cancelled and retried only by its owner', async () => {
    const [ada, eve] = [await person(), await person()];
    const { runId } = await started(ada, { maxResults: 2 });
    for (const action of ['read', 'cancel', 'retry']) expect((await eve.ask({ runId, action })).status).toBe(404);
    expect((await eve.stream(runId)).status).toBe(404);
    expect((await ada.ended(runId)).itemCount).toBe(2);
  });

  onFastest('ends with a named failure if the search has no results, and refuses an invalid number of results', async () => {
    const calls = await person();
    const none = await calls.start({ url: 'https://www.rightmove.co.uk/property-for-sale/Nowhere/Nothing.html' });
    expect(none.body).toMatchObject({ ok: false, error: 'listing_removed', site: 'rightmove' });
    expect(none.body.runId).not.toBeNull();
    expect((await calls.ask({ runId: none.body.runId ?? '' })).body).toMatchObject({ state: 'failed', error: { code: 'listing_removed' } });
    expect(await calls.used()).toBe(0);
    for (const maxResults of [0, 251, 1.5, 'many']) expect((await calls.start({ url: rightmoveSearchUrl, maxResults })).status).toBe(400);
  });

  // This test is last, because it leaves connections to the portal hanging.
  onFastest('can be cancelled: listings already read stay, the others are refunded, and no further page is requested', async () => {
    const calls = await person();
    const silent = listings.slice(4, 7).map(({ id }) => id);
    for (const id of silent) portal.setFault(id, { kind: 'silent' });
    const { runId } = await started(calls, { maxResults: 12 });
    await expect.poll(async () => (await calls.ask({ runId })).body.itemCount).toBe(9);
    const { body } = await calls.ask({ runId, action: 'cancel' });
    expect(body).toMatchObject({ state: 'saved', search: { cancelled: true } });
    expect(statesOf(body)).toEqual({ saved: 9, cancelled: 3 });
    expect(await calls.used()).toBe(9);
    expect((await calls.ask({ runId, action: 'retry' })).body.search?.cancelled).toBe(true);
    // Requesting the search again starts a new run: a cancelled run is not reused within the hour.
    expect((await started(calls, { maxResults: 2 })).runId).not.toBe(runId);
  });
});
