import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlanUsage, type PlanUsage } from '../../../src/core/contracts/ingestContract.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { syncEngines } from './sync/syncEngines.ts';
import { wideLimits, type TestServer } from './startTestServer.ts';

const both = await syncEngines();
afterAll(() => both.close());

const house = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

describe.each(both.engines)('plan usage on $name', (engine) => {
  let portal: PortalDouble;
  let running: TestServer;
  beforeAll(async () => {
    portal = await startPortalDouble();
    const upstream = { rightmove: portal.origin, zoopla: portal.origin };
    running = await engine.start({ limits: { ...wideLimits, freeAnalyses: 3 }, upstream });
  });
  afterAll(async () => {
    await running.close();
    await portal.close();
  });

  const call = (name: string, token: string, body: unknown) =>
    fetch(`${running.origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const usageOf = async (token: string): Promise<PlanUsage> => {
    const answer = await call('plan-usage', token, {});
    expect(answer.status).toBe(200);
    const usage = readPlanUsage(await answer.json());
    if (usage === null) throw new Error('The answer did not contain the usage');
    return usage;
  };
  const monthOnServer = async () => (await running.sql("select to_char(now() at time zone 'UTC', 'YYYY-MM') as month"))[0]?.['month'] ?? '';

  it('is the database’s count for its current month, with the end of that month', async () => {
    const { token } = await running.signedIn();
    const month = await monthOnServer();
    expect(await usageOf(token)).toMatchObject({ plan: 'free', month, used: 0, limit: 3 });
    await call('ingest-property-url', token, { url: house });
    const usage = await usageOf(token);
    expect(usage).toMatchObject({ plan: 'free', month, used: 1, limit: 3 });
    const [year = 0, ordinal = 0] = month.split('-').map(Number);
    expect(usage.resetsAt).toBe(`${ordinal === 12 ? year + 1 : year}-${String((ordinal % 12) + 1).padStart(2, '0')}-01T00:00:00Z`);
    expect(usage.at.slice(0, 7)).toBe(month);
  });

  it('covers only this user and this month', async () => {
    const [ada, eve] = [await running.signedIn(), await running.signedIn()];
    await call('ingest-property-url', ada.token, { url: house });
    expect((await usageOf(eve.token)).used).toBe(0);
    await running.sql("update public.usage_months set month = (month - interval '1 month')::date where user_id = $1::uuid", [ada.userId]);
    expect((await usageOf(ada.token)).used).toBe(0);
  });

  it('has no limit on a paid plan', async () => {
    const { token, userId } = await running.signedIn();
    await running.sql("insert into public.user_plans (user_id, plan) values ($1::uuid, 'investor')", [userId]);
    expect(await usageOf(token)).toMatchObject({ plan: 'investor', limit: null });
  });

  it('ignores a date sent by the caller', async () => {
    const { token } = await running.signedIn();
    const answer = await call('plan-usage', token, { month: '2038-01', at: '2038-01-01T00:00:00Z', now: 2_145_916_800_000 });
    expect(readPlanUsage(await answer.json())?.month).toBe(await monthOnServer());
  });

  it('is returned only with a valid token, and only by POST', async () => {
    expect((await call('plan-usage', 'x.y.z', {})).status).toBe(401);
    expect((await fetch(`${running.origin}/functions/v1/plan-usage`)).status).toBe(405);
  });
});
