import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { syncEngines } from './sync/syncEngines.ts';
import { wideLimits, type TestServer } from './startTestServer.ts';
import { ingestCall, type AskedIngest } from '../../support/ingestCall.ts';

const both = await syncEngines();
afterAll(() => both.close());

const limits = { ...wideLimits, freeAnalyses: 3 };
const house = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const blocked = 'https://www.rightmove.co.uk/properties/190000403';

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((left, right) => left - right);

describe.each(both.engines)('analyses on a Free plan, with $name', (engine) => {
  let portal: PortalDouble;
  let running: TestServer;
  beforeAll(async () => {
    portal = await startPortalDouble();
    running = await engine.start({ limits, upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  });
  afterAll(async () => {
    await running.close();
    await portal.close();
  });

  const ask = async (token: string, asked: AskedIngest) => {
    const answer = await fetch(`${running.origin}/functions/v1/ingest-property-url`, ingestCall(token, asked));
    return { status: answer.status, body: (await answer.json()) as IngestResponse };
  };
  it('are limited to three when twenty are requested at once', async () => {
    const { token } = await running.signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(token, { url: house })));
    expect(statuses(answers)).toEqual([200, 200, 200, ...Array<number>(17).fill(402)]);
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 402)?.body).toEqual({
      ok: false,
      error: 'plan_limit',
      details: {
        message: 'You’ve used all of this month’s analyses. Your allowance resets on the 1st. Paid plans have no limit.',
        offerCapture: false,
      },
      items: [],
      site: 'rightmove',
      runId: null,
    });
  });

  it('are not used up by a listing that cannot be read', async () => {
    const { token } = await running.signedIn();
    for (let round = 0; round < 5; round += 1) expect((await ask(token, { url: blocked })).body).toMatchObject({ error: 'portal_blocked' });
    const answers = [];
    for (let round = 0; round < 4; round += 1) answers.push(await ask(token, { url: house }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 402]);
  });

  it('are counted once for a run requested repeatedly, in turn and at once', async () => {
    const { token } = await running.signedIn();
    const runId = crypto.randomUUID();
    const first = await ask(token, { url: house, runId });
    const again = await Promise.all([1, 2, 3].map(() => ask(token, { url: house, runId })));
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
    const other = crypto.randomUUID();
    const together = await Promise.all([1, 2, 3, 4].map(() => ask(token, { url: house, runId: other })));
    expect(statuses(together)).toEqual([200, 200, 200, 200]);
    expect(new Set(together.map(({ body }) => body.runId))).toEqual(new Set([other]));
    expect([(await ask(token, { url: house })).status, (await ask(token, { url: house })).status]).toEqual([200, 402]);
  });

  it('are not used up by a failed run requested many times at once', async () => {
    const { token } = await running.signedIn();
    const runId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => ask(token, { url: blocked, runId })));
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(token, { url: house })));
    expect(statuses(answers)).toEqual([200, 200, 200, 402]);
  });

  it('refuse another listing’s run id, and an invalid one', async () => {
    const { token } = await running.signedIn();
    const runId = crypto.randomUUID();
    await ask(token, { url: blocked, runId });
    expect((await ask(token, { url: house, runId })).status).toBe(400);
    expect((await ask(token, { url: house, runId: '1' })).status).toBe(400);
    expect((await ask(token, { url: house, runId: 7 })).status).toBe(400);
  });

  it('do not depend on other users’ analyses', async () => {
    const [ada, eve] = [await running.signedIn(), await running.signedIn()];
    await Promise.all([1, 2, 3, 4].map(() => ask(ada.token, { url: house })));
    expect((await ask(eve.token, { url: house })).status).toBe(200);
  });

  it('reset each month, and have no limit on a paid plan', async () => {
    const { sql } = running;
    const { token, userId } = await running.signedIn();
    const use = () => Promise.all([1, 2, 3, 4].map(() => ask(token, { url: house })));
    expect(statuses(await use())).toEqual([200, 200, 200, 402]);
    await sql("update public.usage_months set month = (month - interval '1 month')::date where user_id = $1::uuid", [userId]);
    expect(statuses(await use())).toEqual([200, 200, 200, 402]);
    await sql("insert into public.user_plans (user_id, plan) values ($1::uuid, 'pro')", [userId]);
    expect(statuses(await use())).toEqual([200, 200, 200, 200]);
    const [row] = await sql(`select sum(analyses)::text as used from public.usage_months where user_id = $1::uuid`, [userId]);
    // Three analyses were used last month, then three and four this month.
    expect(row?.['used']).toBe('10');
  });
});
