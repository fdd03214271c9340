import 'fake-indexeddb/auto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invokeFunction } from '../../../src/account/invokeFunction.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { err } from '../../../src/core/kernel/result.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { createCaptureLog } from '../../../src/ingest/captureLog.ts';
import { createIngest } from '../../../src/ingest/createIngest.ts';
import { applyDealCommand } from '../../../src/data/commands/applyDealCommand.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { idOf } from '../../support/deals.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startLossyProxy } from '../../support/lossyProxy.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { syncEngines } from './sync/syncEngines.ts';
import { NoSocket, wideLimits, type TestServer } from './startTestServer.ts';
import { wallTime } from '../../support/realClock.ts';

const both = await syncEngines();
afterAll(() => both.close());

const house = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const blocked = 'https://www.rightmove.co.uk/properties/190000403';
const now = () => instant(wallTime());
let ids = 0;

/** The product's ingest on one device, which makes its own calls over HTTP to `origin`. */
function device(origin: string, key: string, token: string) {
  const client = createClient(origin, key, { auth: { persistSession: false }, realtime: { transport: NoSocket } });
  const view = new ViewDb(`plan-${(ids += 1)}`);
  const state = { offline: false };
  const deals = new Map<string, Deal>();
  const ingest = createIngest({
    account: {
      currentUser: async () => ({ id: 'u', email: 'a@b.test' }),
      invoke: (name, body, headers = {}) =>
        state.offline
          ? Promise.resolve(err({ kind: 'offline', status: null, message: 'offline', body: null }))
          : invokeFunction(client, { name, body, headers, accessToken: token }),
    },
    track: () => undefined,
    now,
    newId: () => idOf((ids += 1)),
    newRunId: () => crypto.randomUUID(),
    exclusively: async (_name, work) => work(),
    listenToRun: async () => 'unavailable',
    readPage: async () => null,
    keepPage: async () => undefined,
    pause: async () => undefined,
    captures: createCaptureLog(view, now),
    sink: {
      mutate: async (command) => {
        if (command.type === 'deal/delete') throw new Error('Ingest tried to delete a deal');
        const id = 'deal' in command ? command.deal.id : command.id;
        const next = applyDealCommand(deals.get(id) ?? null, command);
        if (next.ok) deals.set(next.value.id, next.value);
        return next;
      },
      findByListing: async (_site, listingId) => [...deals.values()].find(({ facts }) => facts.listingId === listingId) ?? null,
      evaluateAndStore: async () => err({ message: 'not needed here' }),
    },
  });
  const waiting = () => view.captures.where('state').equals('waiting').count();
  const drain = async (): Promise<void> => {
    for (let round = 0; round < 100 && (await waiting()) > 0; round += 1) await ingest.drainQueue();
  };
  return { ingest, view, state, drain };
}

const states = async (view: ViewDb) =>
  (await view.captures.toArray()).map(({ state, error }) => error?.code ?? state).toSorted((left, right) => left.localeCompare(right));

describe.each(both.engines)('analyses on a Free plan whose answers are lost, with $name', (engine) => {
  let portal: PortalDouble;
  let running: TestServer;
  beforeAll(async () => {
    portal = await startPortalDouble();
    running = await engine.start({
      limits: { ...wideLimits, freeAnalyses: 3 },
      upstream: { rightmove: portal.origin, zoopla: portal.origin },
    });
  }, 180_000);
  afterAll(async () => {
    await running.close();
    await portal.close();
  });

  const usedBy = async (userId: string) =>
    Number(
      (await running.sql('select sum(analyses)::text as used from public.usage_months where user_id = $1::uuid', [userId]))[0]?.['used'],
    );

  it('are limited to three when twenty are requested at once, each retried until its answer arrives', async () => {
    const { token, userId } = await running.signedIn();
    // The first answer to each of the twenty requests is lost, and after that every third answer.
    const proxy = await startLossyProxy(running.origin, (call) => call <= 20 || call % 3 === 0);
    const { ingest, view, drain } = device(proxy.origin, running.key, token);
    const asked = await Promise.all(Array.from({ length: 20 }, () => ingest.analyseUrl(house)));
    expect(asked.map((answer) => answer.ok && answer.value.kind)).toEqual(Array(20).fill('queued'));
    await drain();
    proxy.close();
    expect(await states(view)).toEqual([...Array<string>(17).fill('plan_limit'), ...Array<string>(3).fill('saved')]);
    expect(await usedBy(userId)).toBe(3);
  }, 180_000);

  it('are not used up by listings that cannot be read, however often their answers are lost', async () => {
    const { token, userId } = await running.signedIn();
    const proxy = await startLossyProxy(running.origin, (call) => call % 2 === 1);
    const { ingest, view, drain } = device(proxy.origin, running.key, token);
    for (let round = 0; round < 5; round += 1) await ingest.analyseUrl(blocked);
    await drain();
    expect(await usedBy(userId)).toBe(0);
    for (let round = 0; round < 4; round += 1) await ingest.analyseUrl(house);
    await drain();
    proxy.close();
    expect(await states(view)).toEqual(['plan_limit', ...Array<string>(5).fill('portal_blocked'), 'saved', 'saved', 'saved']);
    expect(await usedBy(userId)).toBe(3);
  }, 180_000);

  it('requested offline beyond the plan’s limit wait on the device with the reason shown, and are read once the plan allows', async () => {
    const { token, userId } = await running.signedIn();
    const { ingest, view, state, drain } = device(running.origin, running.key, token);
    state.offline = true;
    for (let round = 0; round < 5; round += 1) await ingest.analyseUrl(house);
    state.offline = false;
    await drain();
    expect(await states(view)).toEqual(['plan_limit', 'plan_limit', 'saved', 'saved', 'saved']);
    const kept = (await view.captures.toArray()).filter(({ error }) => error !== null);
    expect(kept.map(({ url }) => url)).toEqual([house, house]);
    for (const { error } of kept) expect(error?.message).toMatch(/used all of this month’s analyses/);
    await running.sql("insert into public.user_plans (user_id, plan) values ($1::uuid, 'pro')", [userId]);
    for (const { id } of kept) expect(await ingest.retry(id)).toMatchObject({ ok: true, value: { kind: 'read' } });
    expect(await usedBy(userId)).toBe(5);
  }, 180_000);
});
