import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../src/account/account.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { IngestItem, IngestRun, RunListing } from '../../../src/core/contracts/ingestContract.ts';
import { applyDealCommand } from '../../../src/data/commands/applyDealCommand.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { createCaptureLog } from '../../../src/ingest/captureLog.ts';
import { readCapturedPage } from '../../../src/core/listing/page/readCapturedPage.ts';
import { createIngest } from '../../../src/ingest/createIngest.ts';
import { dealOf, idOf } from '../../support/deals.ts';

const link = 'https://www.rightmove.co.uk/property-for-sale/Salford.html?index=24';
const canonical = 'https://www.rightmove.co.uk/property-for-sale/Salford.html';
const now = () => instant(1_790_000_000_000);
const offline = err<InvokeFailure>({ kind: 'offline', status: null, message: 'offline', body: null });
let names = 0;

const itemOf = (id: string): IngestItem => ({
  facts: { ...dealOf(17).facts, listingId: id, url: `https://www.rightmove.co.uk/properties/${id}` },
  sources: {},
  warnings: [],
  capturedAt: 1_790_000_000_000,
  parserVersion: 1,
});

/** A server with one run of four listings. It reads one more each time `step` is called. */
function serverWithRun() {
  const ids = ['101', '102', '103', '104'];
  let version = 1;
  let listings: readonly (RunListing & { readonly at: number })[] = ids.map((listingId, at) => ({
    place: at + 1,
    listingId,
    url: `https://www.rightmove.co.uk/properties/${listingId}`,
    featured: false,
    extendedArea: false,
    state: 'queued',
    address: `${listingId} Glebe Row`,
    item: null,
    error: null,
    at: 1,
  }));
  let cancelled = false;
  const set = (listingId: string, change: Partial<RunListing>) => {
    version += 1;
    listings = listings.map((listing) => (listing.listingId === listingId ? { ...listing, ...change, at: version } : listing));
  };
  const isDone = () => cancelled || listings.every(({ state }) => state === 'saved' || state === 'failed');
  return {
    save: (listingId: string) => set(listingId, { state: 'saved', item: itemOf(listingId), error: null }),
    fail: (listingId: string) => set(listingId, { state: 'failed', error: { code: 'listing_removed', message: 'Gone' } }),
    retry: () => {
      for (const { listingId, state } of listings) if (state === 'failed') set(listingId, { state: 'queued', error: null });
    },
    cancel: () => {
      cancelled = true;
      version += 1;
    },
    run: (after: number): IngestRun => ({
      id: 'run-1',
      site: 'rightmove',
      url: canonical,
      state: isDone() ? 'saved' : 'enriching',
      steps: [],
      itemCount: listings.filter(({ state }) => state === 'saved').length,
      error: null,
      items: [],
      search: {
        count: 4,
        total: 1_123,
        wanted: 25,
        cappedBy: 'month',
        version,
        cancelled,
        listings: listings.filter(({ at }) => at > after),
      },
    }),
  };
}

function setUp() {
  const server = serverWithRun();
  const deals = new Map<string, Deal>();
  const added: string[] = [];
  const events: [string, object][] = [];
  const asked: [string, Record<string, unknown>, Readonly<Record<string, string>>?][] = [];
  const state = {
    offline: false,
    storageFails: false,
    ids: 0,
    work: () => undefined as unknown,
    stream: null as readonly IngestRun[] | null,
  };
  const view = new ViewDb(`follow-${(names += 1)}`);
  const held = new Set<string>();
  const answer = (name: string, body: Record<string, unknown>): Result<unknown, InvokeFailure> => {
    if (state.offline) return offline;
    if (name === 'ingest-property-url') {
      const search = { count: 4, total: 1_123, wanted: 25, cappedBy: 'month' };
      return ok({ ok: true, items: [], site: 'rightmove', runId: 'run-1', search });
    }
    if (body['action'] === 'retry') server.retry();
    if (body['action'] === 'cancel') server.cancel();
    return ok(server.run(Number(body['after'])));
  };
  const ingest = () =>
    createIngest({
      account: {
        currentUser: async () => ({ id: 'u', email: 'a@b.test' }),
        invoke: async (name, body, headers) => {
          const call = [name, body as Record<string, unknown>] as const;
          asked.push(headers === undefined ? [...call] : [...call, headers]);
          return answer(name, body as Record<string, unknown>);
        },
      },
      track: (event, fields) => events.push([event, fields]),
      now,
      newId: () => idOf((state.ids += 1)),
      newRunId: () => 'asked-1',
      exclusively: async (name, work) => {
        if (held.has(name)) return null;
        held.add(name);
        return work().finally(() => held.delete(name));
      },
      captures: createCaptureLog(view, now),
      keepPage: async () => undefined,
      readPage: async (page, from) => readCapturedPage(page, from),
      listenToRun: async (_asked, heard) => {
        if (state.stream === null) return 'unavailable';
        for (const run of state.stream) if (!(await heard(run))) return 'ended';
        state.stream = null;
        return 'ended';
      },
      pause: async () => void state.work(),
      sink: {
        mutate: async (command) => {
          if (state.storageFails) return err({ kind: 'storage-full', message: 'No room' });
          if (command.type === 'deal/delete') throw new Error('Ingest tried to delete a deal');
          if (command.type === 'deal/add') added.push(command.deal.facts.listingId ?? '');
          const id = 'deal' in command ? command.deal.id : command.id;
          const next = applyDealCommand(deals.get(id) ?? null, command);
          if (next.ok) deals.set(next.value.id, next.value);
          return next;
        },
        findByListing: async (_site, listingId) => [...deals.values()].find((deal) => deal.facts.listingId === listingId) ?? null,
        evaluateAndStore: async () => err({ message: 'not needed here' }),
      },
    });
  const capture = async () => (await view.captures.toArray())[0];
  /** A server that reads one listing per request. */
  const reads = (...steps: readonly (() => void)[]) => {
    const left = [...steps];
    state.work = () => (left.shift() ?? (() => (state.offline = true)))();
  };
  return { ingest, server, state, view, deals, added, events, asked, capture, reads };
}

let part: ReturnType<typeof setUp>;
beforeEach(() => {
  part = setUp();
});

const ended = (state: string) => expect.poll(async () => (await part.capture())?.state).toBe(state);

describe('a search link', () => {
  it('is sent with its number of listings, and returns how many were found', async () => {
    part.reads();
    expect(await part.ingest().analyseUrl(link)).toMatchObject({
      ok: true,
      value: { kind: 'read', runId: 'run-1', items: 4, dealIds: [] },
    });
    expect(part.asked[0]).toEqual(['ingest-property-url', { url: canonical }, { 'idempotency-key': 'asked-1', 'x-max-results': '25' }]);
    expect(part.events[0]).toEqual(['ingest_start', { source: 'rightmove', max_results: 25 }]);
  });

  it('becomes a deal for each listing as it is read, each once, and is counted in analytics at its end', async () => {
    const { server } = part;
    part.reads(...['101', '102', '103'].map((id) => () => server.save(id)), () => server.fail('104'));
    await part.ingest().analyseUrl(link);
    await ended('saved');
    expect(part.added).toEqual(['101', '102', '103']);
    const row = await part.capture();
    expect(row?.dealIds).toEqual([...part.deals.keys()]);
    expect(row?.search).toMatchObject({ count: 4, total: 1_123, cappedBy: 'month' });
    expect(row?.search?.listings.map(({ state, error }) => error?.code ?? state)).toEqual(['saved', 'saved', 'saved', 'listing_removed']);
    expect(part.events.at(-1)).toEqual(['ingest_success', { source: 'rightmove', item_count: 3, duration_ms: 0 }]);
    expect(JSON.stringify(part.events)).not.toMatch(/rightmove\.co\.uk|Glebe|101/);
  });

  it('is followed by events if available, ignoring old and repeated ones', async () => {
    const { server } = part;
    const before = server.run(0);
    server.save('101');
    const first = server.run(0);
    for (const id of ['102', '103', '104']) server.save(id);
    part.state.stream = [first, before, first, server.run(first.search?.version ?? 0)];
    await part.ingest().analyseUrl(link);
    await ended('saved');
    expect(part.added.toSorted()).toEqual(['101', '102', '103', '104']);
  });

  it('resumes after a reload, and creates no deal twice', async () => {
    const { server } = part;
    part.reads(
      () => server.save('101'),
      () => server.save('102'),
      () => (part.state.offline = true),
    );
    await part.ingest().analyseUrl(link);
    await expect.poll(() => part.state.offline).toBe(true);
    expect((await part.capture())?.state).toBe('analysing');
    for (const id of ['103', '104']) server.save(id);
    part.state.offline = false;
    // The device lost its position in the run and receives everything again.
    const row = await part.capture();
    if (row?.search !== undefined) await part.view.captures.update(row.id, { search: { ...row.search, version: 0, listings: [] } });
    await part.ingest().drainQueue();
    await ended('saved');
    expect(part.added).toEqual(['101', '102', '103', '104']);
    expect(part.deals.size).toBe(4);
    expect((await part.capture())?.dealIds).toHaveLength(4);
  });

  it('does not block the captures queued behind it', async () => {
    part.reads(() => undefined);
    part.state.offline = true;
    const ingest = part.ingest();
    await ingest.analyseUrl(link);
    await ingest.analyseUrl('https://www.rightmove.co.uk/properties/190000017');
    part.state.offline = false;
    part.state.work = () => undefined;
    for (const id of ['101', '102', '103', '104']) part.server.save(id);
    await ingest.drainQueue();
    expect(part.asked.filter(([name]) => name === 'ingest-property-url').map(([, body]) => body['url'])).toContain(
      'https://www.rightmove.co.uk/properties/190000017',
    );
  });

  it('stops with the storage message if its deals cannot be stored, and resumes from there', async () => {
    part.state.storageFails = true;
    for (const id of ['101', '102', '103', '104']) part.server.save(id);
    await part.ingest().analyseUrl(link);
    await ended('failed');
    const row = await part.capture();
    expect(row?.error).toMatchObject({ code: 'storage', message: 'No room' });
    part.state.storageFails = false;
    await part.ingest().retry(row?.id ?? '');
    await ended('saved');
    // The same idempotency key is sent, because the server has the run.
    expect(part.asked.filter(([name]) => name === 'ingest-property-url').map(([, , headers]) => headers?.['idempotency-key'])).toEqual([
      'asked-1',
      'asked-1',
    ]);
    expect(part.added.toSorted()).toEqual(['101', '102', '103', '104']);
  });

  it('retries only the failed listings', async () => {
    const { server } = part;
    for (const id of ['101', '102', '103']) server.save(id);
    server.fail('104');
    const ingest = part.ingest();
    await ingest.analyseUrl(link);
    await ended('saved');
    part.reads(() => server.save('104'));
    expect(await ingest.retryFailed((await part.capture())?.id ?? '')).toEqual(ok(null));
    await expect.poll(() => part.added).toEqual(['101', '102', '103', '104']);
    await ended('saved');
    expect((await part.capture())?.search?.listings.at(-1)).toMatchObject({ state: 'saved', error: null });
  });

  it('keeps the listings already read when cancelled', async () => {
    const { server } = part;
    const ingest = part.ingest();
    part.reads(
      () => server.save('102'),
      () => server.cancel(),
    );
    await ingest.analyseUrl(link);
    await ended('saved');
    expect(part.added).toEqual(['102']);
    expect((await part.capture())?.search?.cancelled).toBe(true);
    part.state.offline = true;
    expect(await ingest.cancelRun((await part.capture())?.id ?? '')).toMatchObject({ ok: false, error: { message: 'offline' } });
  });
});

describe('options for a search link', () => {
  it('request the chosen number of results', async () => {
    part.state.offline = true;
    await part.ingest().analyseUrl(link, { maxResults: 50 });
    expect(part.asked[0]?.[2]).toMatchObject({ 'x-max-results': '50' });
    expect((await part.capture())?.search).toMatchObject({ maxResults: 50, wanted: 50 });
  });

  it('leave a binned deal in the bin on a recheck, and still update it', async () => {
    for (const id of ['101', '102', '103', '104']) part.server.save(id);
    await part.ingest().analyseUrl(link);
    await ended('saved');
    const [deal] = part.deals.values();
    if (deal === undefined) throw new Error('The deal was not stored');
    const binned = { ...deal, binnedAt: now(), facts: { ...deal.facts, bedrooms: 9 } };
    for (const recheck of [true, undefined] as const) {
      part.deals.set(deal.id, binned);
      await part.view.captures.clear();
      await part.ingest().analyseUrl(link, recheck === undefined ? {} : { recheck });
      await ended('saved');
      expect(part.deals.get(deal.id)).toMatchObject({
        binnedAt: recheck === undefined ? null : now(),
        facts: { bedrooms: deal.facts.bedrooms },
      });
    }
  });
});

describe('a run started on another device', () => {
  it('can be cancelled by its id, and none of its listings become deals here', async () => {
    part.server.save('101');
    expect(await part.ingest().changeRun(part.server.run(0), 'cancel')).toEqual(ok(null));
    expect(part.asked).toEqual([['ingest-run', { runId: 'run-1', action: 'cancel', after: 2 }]]);
    expect(part.server.run(0).search?.cancelled).toBe(true);
    expect(await part.capture()).toBeUndefined();
    expect(part.added).toEqual([]);
  });

  it('can retry its failed listings, and only those become deals here', async () => {
    for (const id of ['101', '102', '103']) part.server.save(id);
    part.server.fail('104');
    part.deals.set(idOf(900), { ...dealOf(900), facts: itemOf('101').facts });
    const run = part.server.run(0);
    part.reads(() => part.server.save('104'));
    expect(await part.ingest().changeRun(run, 'retry')).toEqual(ok(null));
    await ended('saved');
    expect(part.added).toEqual(['104']);
    const listings = (await part.capture())?.search?.listings ?? [];
    expect(listings.map(({ dealId }) => dealId !== null)).toEqual([true, false, false, true]);
  });

  it('stays unchanged offline, with an error', async () => {
    part.state.offline = true;
    expect(await part.ingest().changeRun(part.server.run(0), 'retry')).toMatchObject({ ok: false, error: { message: 'offline' } });
    expect(await part.capture()).toBeUndefined();
  });
});
