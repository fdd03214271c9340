import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { purgeRuns } from '../../../sync-server/src/jobs/purgeDeleted.ts';
import { sampleFlat, sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { rightmoveSearchUrl, searchListings } from '../../support/searchPortal.ts';
import { runCalls, statesOf } from './runs/runCalls.ts';
import { startTestServer, wideLimits, type TestServer } from './startTestServer.ts';
import { ingestCall, type AskedIngest } from '../../support/ingestCall.ts';
import { wallTime } from '../../support/realClock.ts';

const house = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const flat = `https://www.rightmove.co.uk/properties/${sampleFlat.id}`;
const blocked = 'https://www.rightmove.co.uk/properties/190000403';

let portal: PortalDouble;
let server: TestServer;
beforeAll(async () => {
  portal = await startPortalDouble({ listings: searchListings(5) });
  server = await startTestServer({
    upstream: { rightmove: portal.origin, zoopla: portal.origin },
    limits: { ...wideLimits, freeAnalyses: 1 },
  });
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

async function person() {
  const { token, userId, client } = await server.signedIn();
  const ask = async (asked: AskedIngest) => {
    const answer = await fetch(`${server.origin}/functions/v1/ingest-property-url`, ingestCall(token, asked));
    return { status: answer.status, body: (await answer.json()) as IngestResponse };
  };
  const used = async () => {
    const [row] = await server.sql('select coalesce(sum(analyses), 0)::text as used from public.usage_months where user_id = $1::uuid', [
      userId,
    ]);
    return row?.['used'];
  };
  return { ask, used, token, userId, client };
}

describe('a re-check of a listing that was read before', () => {
  it('is free four times a day, even when the month’s analyses are used up', async () => {
    const { ask, used } = await person();
    expect((await ask({ url: house })).status).toBe(200);
    expect((await ask({ url: house })).status).toBe(402);
    const again = [];
    for (let round = 0; round < 5; round += 1) again.push(await ask({ url: house, recheck: true }));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(again[0]?.body).toMatchObject({ ok: true, items: [{ facts: { listingId: String(sampleHouse.id) } }] });
    expect(again[4]?.body).toMatchObject({ ok: false, error: 'recheck_limit', details: { offerCapture: false } });
    expect(await used()).toBe('1');
  });

  it('runs at most four times when twenty are requested at once', async () => {
    const { ask } = await person();
    await ask({ url: house });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ url: house, recheck: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('counts once if the same run is requested again', async () => {
    const { ask } = await person();
    await ask({ url: house });
    const runId = crypto.randomUUID();
    for (let round = 0; round < 6; round += 1) expect((await ask({ url: house, recheck: true, runId })).status).toBe(200);
    expect((await ask({ url: house, recheck: true })).status).toBe(200);
  });

  it('is refused after two hundred re-checks of all listings in a day, and allowed again the next day', async () => {
    const { ask, userId } = await person();
    await ask({ url: house });
    await server.sql(
      "insert into private.read_listings (user_id, site, listing_id, day, checks) values ($1::uuid, 'zoopla', '7', (now() at time zone 'UTC')::date, 200)",
      [userId],
    );
    expect((await ask({ url: house, recheck: true })).body).toMatchObject({ ok: false, error: 'recheck_limit' });
    await server.sql('update private.read_listings set day = day - 1 where user_id = $1::uuid', [userId]);
    expect((await ask({ url: house, recheck: true })).status).toBe(200);
  });
});

describe('a listing that was not read before', () => {
  it('counts as an analysis even if it is requested as a re-check', async () => {
    const { ask, used } = await person();
    expect((await ask({ url: flat, recheck: true })).status).toBe(200);
    expect(await used()).toBe('1');
    expect((await ask({ url: house, recheck: true })).status).toBe(402);
    expect((await ask({ url: house, recheck: 'yes' })).status).toBe(400);
  });

  it('is still new after the user tried to insert a run for it, or after its run failed', async () => {
    const { ask, client, used } = await person();
    await ask({ url: blocked });
    expect(await used()).toBe('0');
    await ask({ url: flat });
    const { error } = await client
      .from('ingest_runs')
      .insert({ id: crypto.randomUUID(), site: 'rightmove', url: house, state: 'saved', steps: [], item_count: 0, items: [] });
    // The server has no call with which a user can insert a row.
    expect(error?.code).toBe('not_found');
    expect((await ask({ url: house, recheck: true })).status).toBe(402);
    expect((await ask({ url: blocked, recheck: true })).status).toBe(402);
  });
});

describe('a repeated search', () => {
  it('uses up no analysis for listings it found before', async () => {
    const { token, used, userId } = await person();
    await server.sql("insert into public.user_plans (user_id, plan) values ($1::uuid, 'pro')", [userId]);
    const calls = runCalls(server.origin, token);
    const first = crypto.randomUUID();
    await calls.start({ url: rightmoveSearchUrl, runId: first });
    expect(statesOf(await calls.ended(first))).toEqual({ saved: 5 });
    expect(await used()).toBe('5');
    await server.sql("update public.search_runs set hour = hour - interval '1 hour' where user_id = $1::uuid", [userId]);
    const second = crypto.randomUUID();
    await calls.start({ url: rightmoveSearchUrl, runId: second });
    expect(statesOf(await calls.ended(second))).toEqual({ saved: 5 });
    expect(await used()).toBe('5');
  });
});

describe('old runs', () => {
  it('are deleted after thirty days; their analyses stay counted, and re-checking a known listing stays free', async () => {
    const { ask, used, userId, token } = await person();
    const runId = crypto.randomUUID();
    await ask({ url: house, runId });
    const calls = runCalls(server.origin, token);
    expect((await calls.ask({ runId })).status).toBe(200);
    const day = 86_400_000;
    await purgeRuns(server.database(), wallTime() + 29 * day);
    expect((await calls.ask({ runId })).status).toBe(200);
    expect(await purgeRuns(server.database(), wallTime() + 31 * day)).toBeGreaterThan(0);
    expect((await calls.ask({ runId })).status).toBe(404);
    expect(await used()).toBe('1');
    expect((await ask({ url: house, recheck: true })).status).toBe(200);
    // The same id now starts a new run, which counts as an analysis.
    expect((await ask({ url: house, runId })).status).toBe(402);
    const [left] = await server.sql('select count(*)::text as many from public.search_runs where user_id = $1::uuid', [userId]);
    expect(left?.['many']).toBe('0');
  });
});
