import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, createAnalytics } from '../../../src/analytics/createAnalytics.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { err, ok } from '../../../src/core/kernel/result.ts';
import { createCaptureLog } from '../../../src/ingest/captureLog.ts';
import { createIngest } from '../../../src/ingest/createIngest.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import type { Notice } from '../../../src/ui/components/notice/NoticeBody.tsx';
import { analyseLink, type AnalyseContext } from '../../../src/ui/parts/linkField/analyseLink.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { browser, memoryStorage as deviceStorage, openPostHog } from '../../support/postHogInNode.ts';
import { keepWire } from '../../support/wire.ts';
import { ann, createNetwork, memoryStorage, openAccount, storedSession, tokens, type Answer } from '../account/fakeGoTrue.ts';

const toasts: string[] = [];
vi.mock('../../../src/ui/components/notice/notify.ts', () => ({
  notify: ({ title, detail }: Notice) => toasts.push(detail === undefined ? title : `${title}: ${detail}`),
}));

const link = 'https://www.rightmove.co.uk/properties/190000017';
const searchLink = 'https://www.rightmove.co.uk/property-for-sale/Leeds.html';
const functionPath = '/functions/v1/ingest-property-url';
const runId = 'aaaaaaaa-0000-4000-8000-000000000001';
const items = [{ facts: dealOf(17).facts, sources: {}, warnings: [], capturedAt: 1_790_000_000_000, parserVersion: 1 }];
const html = { text: '<html><title>502</title></html>', type: 'text/html' };

let names = 0;

/** A user's action and the requests it causes: the real account, ingest, analytics and screen flow over a network that records requests. */
async function setUp() {
  let moment = 1_790_000_000_000;
  const now = () => instant((moment += 5));
  const state: { answer: Answer | 'unreachable' } = { answer: { status: 200, body: {} } };
  const network = createNetwork({
    '/auth/v1/user': () => ({ status: 200, body: ann }),
    [functionPath]: () => state.answer,
    '/functions/v1/ingest-run': () => 'unreachable',
    // A refused call requests a new token once.
    '/auth/v1/token?grant_type=refresh_token': () => ({ status: 429, body: { code: 429, msg: 'Later' } }),
  });
  const requests: object[] = [];
  const recording: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { authorization = '', 'content-type': type = '' } = headers;
    const own = Object.entries(headers).filter(([name]) => !/^(apikey|authorization|content-type|x-client-info|x-supabase-)/.test(name));
    if (pathname !== '/auth/v1/token')
      requests.push({
        call: `${init?.method ?? 'GET'} ${pathname}${search}`,
        bearer: authorization === `Bearer ${tokens().access_token}`,
        ...(type === '' ? {} : { type }),
        ...(own.length === 0 ? {} : { headers: Object.fromEntries(own) }),
        ...(typeof init?.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
      });
    return network.fetch(input, init);
  };
  const { account } = openAccount({ fetch: recording, storage: memoryStorage(storedSession(3600)) });
  const { posthog, captured } = await openPostHog();
  const storage = deviceStorage({ [consentKey]: 'yes' });
  browser.storage = storage;
  let uuids = 0;
  const analytics = createAnalytics({
    loadConfig: async () => ({ posthogKey: 'phc_test', posthogHost: 'https://ph.example' }),
    storage,
    now,
    newUuid: () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, '0')}`,
    online: () => true,
    load: async () => posthog,
  });
  // The analytics tests cover the properties common to every event.
  const same = new Set(['token', '$process_person_profile', '$geoip_disable', '$lib']);
  const told = (): readonly object[] =>
    captured.map(({ event, properties }) => ({
      event,
      ...Object.fromEntries(Object.entries(properties).filter(([name]) => !same.has(name))),
    }));
  analytics.identify(ann.id);
  const deals = new Map<string, Deal>();
  let [ids, runs] = [0, 0];
  const view = new ViewDb(`wire-${(names += 1)}`);
  const ingest = createIngest({
    account,
    track: analytics.track,
    now,
    newId: () => idOf((ids += 1)),
    newRunId: () => `aaaaaaaa-0000-4000-8000-${String((runs += 1)).padStart(12, '0')}`,
    exclusively: async (_name, work) => work(),
    listenToRun: async () => 'unavailable',
    pause: async () => undefined,
    captures: createCaptureLog(view, now),
    keepPage: async () => undefined,
    readPage: async () => null,
    sink: {
      mutate: async (command) => {
        if (command.type !== 'deal/add') throw new Error(`Unexpected command on a fresh device: ${command.type}`);
        deals.set(command.deal.id, command.deal);
        return ok(command.deal);
      },
      findByListing: async () => null,
      evaluateAndStore: async () => err({ message: 'not needed here' }),
    },
  });
  const went: string[] = [];
  const services = { account, openWorkspace: async () => ({ ingest }) } as unknown as AnalyseContext['services'];
  /** Submits "Analyze Property" once and returns everything observed. */
  const analyse = async (answer: Answer | 'unreachable', address = link, maxResults = 25) => {
    state.answer = answer;
    await analyseLink({ services, path: '/', goTo: (next) => void went.push(next), maxResults, captureId: idOf((ids += 1)) }, address);
    return seen();
  };
  const seen = async () => {
    await analytics.flush();
    return { requests: [...requests], events: told(), toasts: [...toasts], went: [...went] };
  };
  return { analyse, seen, state, ingest, view, deals, account };
}

let part: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  part = await setUp();
});
afterEach(() => {
  toasts.length = 0;
});

const lookup = { call: 'GET /auth/v1/user', bearer: true };
const call = (headers: Readonly<Record<string, string>>, url = link) => ({
  call: `POST ${functionPath}`,
  bearer: true,
  type: 'application/json',
  headers,
  body: { url },
});
const identified = { event: '$identify', $anon_distinct_id: expect.any(String) as string, distinct_id: ann.id };
const started = { event: 'ingest_start', source: 'rightmove', max_results: 1, distinct_id: ann.id };
const succeeded = {
  event: 'ingest_success',
  source: 'rightmove',
  item_count: 1,
  duration_ms: expect.any(Number) as number,
  distinct_id: ann.id,
};
const failedAs = (type: string) => ({ event: 'ingest_fail', source: 'rightmove', error_type: type, distinct_id: ann.id });

const answered = (body: unknown, status = 200): Answer => ({ status, body });

describe('the request for an analysis', () => {
  it('wire: carries only {url} in its body and the idempotency key as a header', async () => {
    const wire = await part.analyse(answered({ ok: true, items, site: 'rightmove', runId }));
    keepWire('30: the body is {url}, the key a header', wire);
    expect(wire.requests).toEqual([lookup, lookup, call({ 'idempotency-key': runId })]);
  });

  it('wire: also carries the number of search results requested as a header', async () => {
    const search = { count: 4, total: 9, wanted: 10, cappedBy: null };
    const wire = await part.analyse(answered({ ok: true, items: [], site: 'rightmove', runId, search }), searchLink, 10);
    keepWire('30: a search', wire);
    const listened = { call: 'POST /functions/v1/ingest-run', bearer: true, type: 'application/json', body: { runId, after: 0 } };
    expect(wire.requests.filter((request) => JSON.stringify(request) !== JSON.stringify(listened))).toEqual([
      lookup,
      lookup,
      call({ 'idempotency-key': runId, 'x-max-results': '10' }, searchLink),
    ]);
  });
});

describe('a response without a run', () => {
  it.each([
    ['null', { ok: true, items, site: 'rightmove', runId: null }],
    ['an absent key', { ok: true, items, site: 'rightmove' }],
    ['an empty text', { ok: true, items, site: 'rightmove', runId: '' }],
  ])('wire: leads to /deals (%s)', async (what, body) => {
    const wire = await part.analyse(answered(body));
    keepWire(`29: runId is ${what}`, wire);
    const { requests, ...shown } = wire;
    expect(shown).toEqual({
      events: [identified, started, succeeded],
      toasts: ['Analysis started: Processing 1 properties from rightmove'],
      went: ['/deals'],
    });
    expect(requests).toEqual([lookup, lookup, call({ 'idempotency-key': runId })]);
    expect(part.deals.size).toBe(1);
  });

  it.each([
    ['the answer names', { site: 'zoopla' }, 'zoopla'],
    ['was pasted, if the answer has none', {}, 'rightmove'],
    ['was pasted, if the answer’s is unknown', { site: 'https://evil.example/' }, 'rightmove'],
  ])('wire: toast and address name the site that %s', async (what, site, named) => {
    const wire = await part.analyse(answered({ ok: true, items, runId, ...site }));
    keepWire(`29: the site that ${what}`, wire);
    expect(wire.toasts).toEqual([`Analysis started: Processing 1 properties from ${named}`]);
    expect(wire.went).toEqual([`/sync-progress?${named}=${runId}`]);
    expect((await part.view.captures.toArray())[0]).toMatchObject({ site: named, state: 'saved' });
    expect([...part.deals.values()].map(({ origin }) => origin)).toMatchObject([{ site: named }]);
  });
});

describe('a failed response', () => {
  it.each<readonly [string, Answer, string, string]>([
    [
      'ok false with error and details.message',
      answered({ ok: false, error: 'portal_timeout', details: { message: 'Closed' } }),
      'Closed',
      'portal_timeout',
    ],
    [
      'ok false with details.message alone',
      answered({ ok: false, details: { message: 'The portal is closed' } }),
      'The portal is closed',
      'internal',
    ],
    ['ok false with error alone', answered({ ok: false, error: 'portal_timeout' }), 'portal_timeout', 'portal_timeout'],
    ['ok false with an error in words', answered({ ok: false, error: 'Quota exceeded' }), 'Quota exceeded', 'internal'],
    ['ok false alone', answered({ ok: false }), 'Ingestion failed', 'internal'],
    ['ok false with details that are no object', answered({ ok: false, error: null, details: 'x' }), 'Ingestion failed', 'internal'],
    ['ok false with error alone and status 500', answered({ ok: false, error: 'boom' }, 500), 'boom', 'internal'],
    ['500 with HTML', { status: 500, ...html }, 'The server responded with status 500.', 'internal'],
    ['502 with HTML', { status: 502, ...html }, 'The server responded with status 502.', 'internal'],
    [
      '200 with HTML',
      { status: 200, ...html },
      'The response did not come from our server. Check your connection and try again.',
      'internal',
    ],
    ['200 with JSON cut short', { status: 200, text: '{"ok":tr' }, 'The server’s response could not be read. Try again.', 'internal'],
    ['500 with other JSON', answered({ message: 'The function crashed' }, 500), 'The function crashed', 'internal'],
    ['200 with other JSON', answered({ hello: 1 }), 'Failed to analyze property', 'internal'],
    ['200 with other JSON that has a message', answered({ message: 'Maintenance' }), 'Maintenance', 'internal'],
    ['200 with null', answered(null), 'Failed to analyze property', 'internal'],
    ['ok true without items', answered({ ok: true, site: 'rightmove', runId }), 'Failed to analyze property', 'internal'],
    [
      'ok true with items that are no listings',
      answered({ ok: true, items: [{}], site: 'rightmove', runId }),
      'Failed to analyze property',
      'internal',
    ],
    ['401 with "Invalid JWT signature"', answered({ error: 'Invalid JWT signature' }, 401), 'Invalid JWT signature', 'unauthorized'],
    ['401 with HTML', { status: 401, ...html }, 'Your session has ended. Sign in again, then retry.', 'unauthorized'],
  ])('wire: %s: one toast with the text in the specification', async (...[what, answer, says, type]) => {
    const wire = await part.analyse(answer);
    keepWire(`28: ${what}`, wire);
    const { requests, ...shown } = wire;
    expect(shown).toEqual({
      events: [identified, started, failedAs(type)],
      toasts: [`Analysis failed: ${says}`],
      went: [],
    });
    expect(requests).toEqual([lookup, lookup, call({ 'idempotency-key': runId })]);
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'failed', error: { message: says } });
  });
});

describe('a request that does not reach the server', () => {
  it('wire: shows the error toast once, and tracks the start once, when the link is finally read', async () => {
    const waiting = await part.analyse('unreachable');
    keepWire('33: offline', waiting);
    expect(waiting.toasts).toEqual(['Analysis failed: Couldn’t reach the server. The link is queued on this device.']);
    expect(waiting.events).toEqual([identified]);
    expect(await part.ingest.drainQueue()).toBe(0);
    expect(await part.ingest.drainQueue()).toBe(0);
    part.state.answer = answered({ ok: true, items, site: 'rightmove', runId });
    expect(await part.ingest.drainQueue()).toBe(1);
    const wire = await part.seen();
    keepWire('33: online again', wire);
    expect(wire.events).toEqual([identified, started, succeeded]);
    expect(wire.toasts).toEqual(waiting.toasts);
    expect(wire.went).toEqual([]);
    const keys = wire.requests.filter((request) => 'headers' in request);
    expect(keys).toEqual(Array.from({ length: 4 }, () => call({ 'idempotency-key': runId })));
  });

  it('wire: tracks one start and one failure if the link is refused once back online', async () => {
    await part.analyse('unreachable');
    part.state.answer = answered({ ok: false, error: 'listing_removed', details: { message: 'Gone' }, site: 'rightmove', runId });
    await part.ingest.drainQueue();
    const wire = await part.seen();
    keepWire('33: refused after the wait', wire);
    expect(wire.events).toEqual([identified, started, failedAs('listing_removed')]);
  });
});
