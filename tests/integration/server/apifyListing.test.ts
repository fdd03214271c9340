import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { startApifyDouble, type ApifyDouble } from '../../support/apify/apifyDouble.ts';
import { propertyItem, rightmoveSchema } from '../../support/apify/apifyPlans.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startTestServer, wideLimits, type TestServer } from './startTestServer.ts';

let portal: PortalDouble;
let apify: ApifyDouble;
let server: TestServer;
beforeAll(async () => {
  portal = await startPortalDouble();
  apify = await startApifyDouble();
  const settings = { LISTING_SOURCE: 'fetch-then-apify', APIFY_TOKEN: apify.token, APIFY_UPSTREAM: apify.origin };
  server = await startTestServer({
    upstream: { rightmove: portal.origin, zoopla: portal.origin },
    apify: readApifySettings((name) => (settings as Record<string, string>)[name]),
    limits: { ...wideLimits, freeAnalyses: 2 },
  });
});
afterAll(async () => {
  await server.close();
  await portal.close();
  await apify.close();
});

const blocked = 190000403;
const plan = (items: readonly string[]) =>
  apify.setActor({ name: 'dhrumil/rightmove-scraper', schema: rightmoveSchema, plan: { states: ['SUCCEEDED'], items } });

async function ask(id: number, token: string) {
  const answer = await fetch(`${server.origin}/functions/v1/ingest-property-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `https://www.rightmove.co.uk/properties/${id}` }),
  });
  return (await answer.json()) as IngestResponse;
}

describe('the link to one listing with LISTING_SOURCE=fetch-then-apify', () => {
  it('is read from the portal if it allows that, otherwise through Apify; the run is stored like any other', async () => {
    plan([propertyItem(blocked)]);
    const { token, userId } = await server.signedIn();
    expect(await ask(sampleHouse.id, token)).toMatchObject({ ok: true });
    expect(apify.runs()).toHaveLength(0);
    const through = await ask(blocked, token);
    expect(through).toMatchObject({ ok: true, items: [{ facts: { listingId: String(blocked) } }] });
    expect(apify.runs()).toHaveLength(1);
    const [run] = await server.sql('select state, item_count::text as items from public.ingest_runs where id = $1::uuid', [through.runId]);
    expect(run).toEqual({ state: 'saved', items: '1' });
    const [kept] = await server.sql('select count(*)::text as many from private.apify_runs');
    expect(kept?.['many']).toBe('1');
    const [used] = await server.sql('select sum(analyses)::text as used from public.usage_months where user_id = $1::uuid', [userId]);
    expect(used?.['used']).toBe('2');
  });

  it('does not count as an analysis when neither source returns the listing, and shows Apify’s message', async () => {
    apify.setActor({
      name: 'dhrumil/rightmove-scraper',
      schema: rightmoveSchema,
      plan: { states: ['SUCCEEDED'], items: [], start: { status: 402, type: 'x', message: 'Not enough credit' } },
    });
    const { token, userId } = await server.signedIn();
    portal.setFault(195_000_777, { kind: 'status', status: 403, body: '' });
    const answer = await ask(195_000_777, token);
    expect(answer.ok ? '' : answer.details.message).toContain('Not enough credit');
    const [used] = await server.sql('select sum(analyses)::text as used from public.usage_months where user_id = $1::uuid', [userId]);
    expect(used?.['used']).toBe('0');
  });
});
