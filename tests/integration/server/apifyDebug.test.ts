import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApifyDebugResponse } from '../../../src/core/contracts/apifyContract.ts';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { startApifyDouble, type ApifyDouble } from '../../support/apify/apifyDouble.ts';
import { propertyItem, rightmoveSchema } from '../../support/apify/apifyPlans.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

const actor = 'dhrumil/rightmove-scraper';
const url = 'https://www.rightmove.co.uk/properties/101';

let apify: ApifyDouble;
let server: TestServer;
let token: string;

beforeAll(async () => {
  apify = await startApifyDouble();
  const settings: Readonly<Record<string, string>> = { APIFY_TOKEN: apify.token, APIFY_UPSTREAM: apify.origin };
  server = await startTestServer({ apify: readApifySettings((name) => settings[name]) });
  ({ token } = await server.signedIn());
});
afterAll(async () => {
  await server.close();
  await apify.close();
});

const start = { ask: 'start', actor, url, maxItems: 5, maxUsd: 0.1 };

async function ask(body: unknown, bearer: string | null = token): Promise<{ readonly status: number; readonly body: ApifyDebugResponse }> {
  const answer = await fetch(`${server.origin}/functions/v1/apify-debug`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as ApifyDebugResponse };
}

describe('the function behind the debug screen', () => {
  it('refuses a caller who is not signed in', async () => {
    expect((await ask({ ask: 'setup' }, null)).status).toBe(401);
    expect(apify.requests()).toEqual([]);
  });

  it('lists the actors and never reveals the server’s token', async () => {
    const { body } = await ask({ ask: 'setup' });
    expect(body).toMatchObject({ ok: true, setup: { serverToken: true, source: 'fetch', maxUsd: 1 } });
    expect(JSON.stringify(body)).toContain(actor);
    expect(JSON.stringify(body)).not.toContain(apify.token);
  });

  it('reads schemas with the server’s token, only for the actors in its settings', async () => {
    apify.setActor({ name: actor, schema: rightmoveSchema, plan: { states: ['SUCCEEDED'], items: [] } });
    apify.setActor({ name: 'somebody/else', schema: rightmoveSchema, plan: { states: ['SUCCEEDED'], items: [] } });
    const { body } = await ask({ ask: 'schema', actor });
    expect(body).toMatchObject({
      ok: true,
      schema: {
        inputs: [
          { kind: 'listing', problem: null },
          { kind: 'search', problem: null },
        ],
      },
    });
    expect((await ask({ ask: 'schema', actor: 'somebody/else' })).body).toMatchObject({ ok: false, error: 'no-token' });
    expect((await ask({ ask: 'schema', actor: 'somebody/else', apifyToken: apify.token })).body).toMatchObject({ ok: true });
  });

  it('starts, shows and stops runs only with the user’s own token', async () => {
    const before = apify.runs().length;
    for (const body of [
      start,
      { ask: 'runs', actor },
      { ask: 'run', runId: 'run00000000000000' },
      { ask: 'items', actor, runId: 'run00000000000000' },
    ]) {
      const refused = await ask(body);
      expect(refused).toMatchObject({
        status: 400,
        body: { ok: false, message: 'Runs need your own Apify token. Enter it first.' },
      });
    }
    expect(apify.runs()).toHaveLength(before);
  });

  it('follows a run from its start to its items, which it returns as the actor wrote them', async () => {
    apify.setActor({
      name: actor,
      schema: rightmoveSchema,
      plan: { states: ['RUNNING', 'SUCCEEDED'], items: [propertyItem(101)] },
    });
    const begun = await ask({ ...start, apifyToken: apify.token });
    const run = 'run' in begun.body ? begun.body.run : null;
    expect(run).toMatchObject({ status: 'READY' });
    expect(apify.runs().at(-1)?.input).toMatchObject({ propertyUrls: [{ url }], maxProperties: 1 });
    expect(apify.runs().at(-1)?.query.get('maxTotalChargeUsd')).toBe('0.1');
    const asked = { actor, runId: run?.id, apifyToken: apify.token };
    expect((await ask({ ask: 'run', ...asked })).body).toMatchObject({ ok: true, run: { status: 'RUNNING' } });
    expect((await ask({ ask: 'run', ...asked })).body).toMatchObject({ ok: true, run: { status: 'SUCCEEDED', costUsd: 0.01 } });
    expect((await ask({ ask: 'items', ...asked })).body).toMatchObject({
      ok: true,
      items: { items: [{ raw: propertyItem(101), mapped: null }], left: 0 },
    });
    expect((await ask({ ask: 'runs', ...asked })).body).toMatchObject({ ok: true, runs: [{ id: run?.id }] });
  });

  it('stops a run', async () => {
    apify.setActor({ name: actor, schema: rightmoveSchema, plan: { states: ['RUNNING'], items: [] } });
    const begun = await ask({ ...start, apifyToken: apify.token });
    const runId = 'run' in begun.body ? begun.body.run.id : '';
    expect((await ask({ ask: 'stop', runId, apifyToken: apify.token })).body).toMatchObject({ ok: true, run: { status: 'ABORTED' } });
  });

  it.each([
    ['another site', { ...start, url: 'https://www.zoopla.co.uk/for-sale/details/5/' }, 200, /It reads rightmove|Rightmove/],
    ['an internal address', { ...start, url: 'http://169.254.169.254/latest' }, 200, /not a listing or search link/],
    ['too many items', { ...start, maxItems: 5_000 }, 400, /1 to 100/],
    ['an excessive cost limit', { ...start, maxUsd: 1e9 }, 400, /between \$0\.01 and \$100/],
    ['an actor with a path in its name', { ...start, actor: '../users/me' }, 400, /not the name of an Apify actor/],
    ['a run that is a path', { ask: 'run', runId: '../datasets/x' }, 400, /not an Apify run id/],
  ])('refuses %s and starts no run', async (...[, body, status, said]) => {
    const before = apify.runs().length;
    const answer = await ask({ ...body, apifyToken: apify.token });
    expect(answer).toMatchObject({ status, body: { ok: false } });
    expect(answer.body.ok ? '' : answer.body.message).toMatch(said);
    expect(apify.runs()).toHaveLength(before);
  });

  it('keeps no token in the database or in an answer', async () => {
    const canary = 'apify_api_canary_of_a_person';
    const { body } = await ask({ ...start, apifyToken: canary });
    expect(body).toMatchObject({ ok: false });
    expect(JSON.stringify(body)).not.toContain(canary);
    const tables = await server.sql(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'sync', 'private') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(3);
    for (const { name } of tables)
      expect(JSON.stringify(await server.sql(`select * from ${String(name)}`)), String(name)).not.toContain(canary);
  });
});
