import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../src/account/account.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { applyDealCommand } from '../../../src/data/commands/applyDealCommand.ts';
import type { DealCommand } from '../../../src/data/commands/dealCommand.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { createCaptureLog } from '../../../src/ingest/captureLog.ts';
import { readCapturedPage } from '../../../src/core/listing/page/readCapturedPage.ts';
import { createIngest } from '../../../src/ingest/createIngest.ts';
import { agentPage, rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import type { User } from '../../../src/account/user.ts';

type Answer = Result<unknown, InvokeFailure>;

const offline: Answer = err({ kind: 'offline', status: null, message: 'offline', body: null });
const link = 'https://www.rightmove.co.uk/properties/190000017?utm_source=mail';
const canonical = 'https://www.rightmove.co.uk/properties/190000017';

const read = (): IngestResponse => ({
  ok: true,
  items: [{ facts: dealOf(17).facts, sources: {}, warnings: [], capturedAt: 1_790_000_000_000, parserVersion: 1 }],
  site: 'rightmove',
  runId: 'run-1',
});

const now = () => instant(1_790_000_000_000);
let names = 0;

/** Ingest over real rows, an in-memory store of deals, and a server function whose answers the test sets. */
function setUp() {
  const deals = new Map<string, Deal>();
  const state = {
    user: { id: 'u', email: 'a@b.test' } as User | null,
    answer: ok(read()) as Answer,
    storageFails: false,
    ids: 0,
    runs: 0,
    minutes: 0,
  };
  const asked: unknown[] = [];
  const events: [string, object][] = [];
  const evaluated: string[] = [];
  const view = new ViewDb(`ingest-${(names += 1)}`);
  const ingest = createIngest({
    account: {
      currentUser: async () => state.user,
      invoke: async (name, body, headers) => {
        asked.push([name, body, headers]);
        return state.answer;
      },
    },
    track: (event, fields) => events.push([event, fields]),
    now,
    newId: () => idOf((state.ids += 1)),
    newRunId: () => `asked-${(state.runs += 1)}`,
    exclusively: async (_name, work) => work(),
    listenToRun: async () => 'unavailable',
    pause: async () => undefined,
    captures: createCaptureLog(view, () => instant(now() + state.minutes * 60_000)),
    keepPage: async () => undefined,
    readPage: async (page, from) => readCapturedPage(page, from),
    sink: {
      mutate: async (command: DealCommand) => {
        if (state.storageFails) return err({ kind: 'storage-full', message: 'No room' });
        if (command.type === 'deal/delete') throw new Error('Ingest tried to delete a deal');
        const id = 'deal' in command ? command.deal.id : command.id;
        const next = applyDealCommand(deals.get(id) ?? null, command);
        if (next.ok) deals.set(next.value.id, next.value);
        return next;
      },
      findByListing: async (_site, listingId) => [...deals.values()].find((deal) => deal.facts.listingId === listingId) ?? null,
      evaluateAndStore: async (deal) => {
        evaluated.push(deal.id);
        return err({ message: 'not needed here' });
      },
    },
  });
  return { ingest, state, asked, events, evaluated, deals, view };
}

let part: ReturnType<typeof setUp>;
beforeEach(() => {
  part = setUp();
});

describe('a link', () => {
  it('is sent as its canonical URL, becomes a stored and evaluated deal, and is counted in analytics without a URL', async () => {
    const done = await part.ingest.analyseUrl(link);
    expect(part.asked).toEqual([['ingest-property-url', { url: canonical }, { 'idempotency-key': 'asked-1' }]]);
    expect(done).toMatchObject({ ok: true, value: { kind: 'read', site: 'rightmove', runId: 'run-1', items: 1 } });
    expect([...part.deals.keys()]).toEqual(part.evaluated);
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'saved', runId: 'run-1', url: canonical });
    expect(part.events.map(([name]) => name)).toEqual(['ingest_start', 'ingest_success']);
    expect(JSON.stringify(part.events)).not.toMatch(/rightmove\.co\.uk|190000017|Salford|185/);
  });

  it('is refused without a request if it is not a listing or no one is signed in', async () => {
    expect(await part.ingest.analyseUrl('https://www.rightmove.co.uk/property-for-sale/find.html')).toMatchObject({
      ok: false,
      error: { code: 'not_a_listing_url' },
    });
    part.state.user = null;
    expect(await part.ingest.analyseUrl(link)).toMatchObject({
      ok: false,
      error: { code: 'signed-out', message: 'Please sign in to analyze properties' },
    });
    expect(part.asked).toEqual([]);
    expect(await part.view.captures.count()).toBe(0);
  });

  it('waits while offline, and runs once back online', async () => {
    part.state.answer = offline;
    const done = await part.ingest.analyseUrl(link);
    expect(done).toMatchObject({ ok: true, value: { kind: 'queued' } });
    expect((await part.view.captures.toArray())[0]?.state).toBe('waiting');
    expect(await part.ingest.drainQueue()).toBe(0);
    part.state.answer = ok(read());
    expect(await part.ingest.drainQueue()).toBe(1);
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'saved', attempts: 3 });
    expect(part.deals.size).toBe(1);
  });

  it('is retried automatically after a temporary failure, with growing delays and a limit', async () => {
    const details = { message: 'Not now', offerCapture: false };
    part.state.answer = ok({ ok: false, error: 'portal_timeout', details, items: [], site: 'rightmove', runId: 'run-1' });
    await part.ingest.analyseUrl(link);
    const sentAt: number[] = [];
    for (; part.state.minutes < 60; part.state.minutes += 0.5) {
      const asked = part.asked.length;
      await part.ingest.drainQueue();
      if (part.asked.length > asked) sentAt.push(part.state.minutes);
    }
    expect(sentAt).toEqual([0.5, 1.5, 3.5, 7.5, 15.5]);
  });

  it('is not retried after a permanent failure, a block by the portal or a plan limit', async () => {
    const details = { message: 'No', offerCapture: true };
    for (const error of ['portal_blocked', 'listing_removed', 'unreadable_page', 'plan_limit', 'unauthorized'] as const) {
      part.state.answer = ok({ ok: false, error, details, items: [], site: 'rightmove', runId: 'run-1' });
      await part.ingest.analyseUrl(link);
    }
    const asked = part.asked.length;
    part.state.minutes = 60;
    expect(await part.ingest.drainQueue()).toBe(0);
    expect(part.asked).toHaveLength(asked);
  });

  it('is not analysed again by a tab that still lists it after it was done', async () => {
    part.state.answer = offline;
    const done = await part.ingest.analyseUrl(link);
    part.state.answer = ok(read());
    expect(await part.ingest.drainQueue()).toBe(1);
    const asked = part.asked.length;
    expect(await part.ingest.retry(done.ok ? done.value.captureId : '')).toMatchObject({ ok: true, value: { kind: 'queued' } });
    expect(part.asked).toHaveLength(asked);
    expect((await part.view.captures.toArray())[0]?.state).toBe('saved');
  });

  it('requests the same run until the server has given its result, and a new run after a failed one', async () => {
    part.state.answer = offline;
    const done = await part.ingest.analyseUrl(link);
    const id = done.ok ? done.value.captureId : '';
    part.state.answer = err({ kind: 'http', status: 500, message: 'no', body: null });
    await part.ingest.retry(id);
    const details = { message: 'Not now', offerCapture: false };
    part.state.answer = ok({ ok: false, error: 'portal_timeout', details, items: [], site: 'rightmove', runId: 'asked-1' });
    await part.ingest.retry(id);
    part.state.answer = ok(read());
    part.state.storageFails = true;
    await part.ingest.retry(id);
    part.state.storageFails = false;
    await part.ingest.retry(id);
    const runs = part.asked.map((call) => (call as readonly [string, unknown, Record<string, string>])[2]['idempotency-key']);
    // The fourth run was read but not stored here, so the same run is requested again.
    expect(runs).toEqual(['asked-1', 'asked-1', 'asked-1', 'asked-2', 'asked-2']);
    expect(part.deals.size).toBe(1);
  });

  it('analysed twice under the same capture id makes one capture and one run', async () => {
    const captureId = idOf(900);
    part.state.answer = offline;
    await part.ingest.analyseUrl(link, { captureId });
    part.state.answer = ok(read());
    await part.ingest.analyseUrl(link, { captureId });
    expect(await part.ingest.analyseUrl(link, { captureId })).toMatchObject({ ok: true, value: { kind: 'queued', why: 'elsewhere' } });
    const keyed = { 'idempotency-key': 'asked-1' };
    expect(part.asked).toEqual(Array.from({ length: 2 }, () => ['ingest-property-url', { url: canonical }, keyed]));
    expect(await part.view.captures.count()).toBe(1);
  });

  it('captured twice updates its deal and keeps the user’s decisions', async () => {
    await part.ingest.analyseUrl(link);
    const [first] = part.deals.values();
    if (first !== undefined) part.deals.set(first.id, { ...first, stage: 'offer' });
    await part.ingest.analyseUrl(link);
    expect(part.deals.size).toBe(1);
    expect([...part.deals.values()][0]?.stage).toBe('offer');
  });

  it('fails with details.message, else the error code, and says whether to offer page capture', async () => {
    const refusal = {
      ok: false,
      error: 'portal_blocked',
      details: { message: 'Open it in your browser', offerCapture: true },
      items: [],
      site: 'rightmove',
      runId: 'run-2',
    };
    part.state.answer = ok(refusal);
    expect(await part.ingest.analyseUrl(link)).toMatchObject({
      ok: false,
      error: { code: 'portal_blocked', message: 'Open it in your browser', offerCapture: true },
    });
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'failed', runId: 'run-2', error: { offerCapture: true } });
    part.state.answer = ok({ ...refusal, details: { message: '', offerCapture: false } });
    expect(await part.ingest.analyseUrl(link)).toMatchObject({ error: { message: 'portal_blocked' } });
    expect(part.events.at(-1)).toEqual(['ingest_fail', { source: 'rightmove', error_type: 'portal_blocked' }]);
  });

  it('asks the user to sign in again if the session has ended, and stays queued for a retry', async () => {
    part.state.answer = err({ kind: 'unauthorized', status: 401, message: 'no', body: null });
    const failed = await part.ingest.analyseUrl(link);
    expect(failed).toMatchObject({
      ok: false,
      error: { code: 'unauthorized', message: expect.stringContaining('Sign in again') as string },
    });
    part.state.answer = ok(read());
    const id = failed.ok ? '' : (failed.error.captureId ?? '');
    expect(await part.ingest.retry(id)).toMatchObject({ ok: true, value: { kind: 'read' } });
  });

  it('fails with the storage message and keeps the link if the deal cannot be stored', async () => {
    part.state.storageFails = true;
    expect(await part.ingest.analyseUrl(link)).toMatchObject({ ok: false, error: { code: 'storage', message: 'No room' } });
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'failed', url: canonical });
  });
});

describe('a captured page', () => {
  it('becomes a deal without a server request', async () => {
    const done = await part.ingest.analysePage(rightmovePage(sampleHouse, { encoding: 'on' }), { fileName: null });
    expect(done).toMatchObject({ ok: true, value: { kind: 'read', site: 'rightmove', runId: null } });
    expect(part.asked).toEqual([]);
    expect([...part.deals.values()][0]).toMatchObject({ origin: { via: 'page' }, facts: { bedrooms: sampleHouse.bedrooms } });
  });

  it('of another kind is refused with the reason and its file name', async () => {
    expect(await part.ingest.analysePage(agentPage(), { fileName: 'agent.html' })).toMatchObject({
      ok: false,
      error: { code: 'agent-page', message: expect.stringMatching(/^agent\.html: This is an agent/) as string },
    });
    expect(await part.ingest.analysePage('   ', { fileName: null })).toMatchObject({ ok: false, error: { code: 'unreadable_page' } });
    expect(part.deals.size).toBe(0);
  });
});
