import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvokeFailure } from '../../../src/account/account.ts';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { listingEvents } from '../../../src/core/deal/history/listingHistory.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../src/core/kernel/money.ts';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import type { ListingFacts } from '../../../src/core/listing/facts.ts';
import type { IngestErrorCode, IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { applyDealCommand } from '../../../src/data/commands/applyDealCommand.ts';
import type { CheckRow, SavedSearchRow } from '../../../src/data/device/deviceDb.ts';
import { dealToRow } from '../../../src/data/view/dealToRow.ts';
import { ViewDb } from '../../../src/data/view/viewDb.ts';
import { createCaptureLog } from '../../../src/ingest/captureLog.ts';
import { createWatch } from '../../../src/ingest/watch/createWatch.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import type { User } from '../../../src/account/user.ts';

type Answer = Result<unknown, InvokeFailure>;
const hour = 3_600_000;
const offline: Answer = err({ kind: 'offline', status: null, message: 'offline', body: null });
const failed = (error: IngestErrorCode): Answer =>
  err({
    kind: 'refused',
    status: 429,
    message: '',
    body: { ok: false, error, details: { message: `${error}.`, offerCapture: false }, items: [], site: 'rightmove', runId: null },
  } as never);

const urlOf = (n: number) => `https://www.rightmove.co.uk/properties/${190_000_000 + n}`;

let names = 0;

/** A watch over an in-memory store of deals. The test sets the server's answer for each listing. */
function setUp(count: number) {
  const deals = new Map(
    Array.from({ length: count }, (_, n) => dealOf(n + 1, { savedAt: instant(1) })).map((deal) => [deal.id as string, deal]),
  );
  const start = 1_790_000_000_000;
  const state = {
    now: start + 48 * hour,
    ids: 0,
    setting: { daily: true, ranAt: 0 },
    pauses: 0,
    user: { id: 'u', email: 'a@b.test' } as User | null,
  };
  const says = new Map<string, Partial<ListingFacts> | Answer>();
  const asked: unknown[] = [];
  const checks = new Map<string, CheckRow>();
  const searches = new Map<string, SavedSearchRow>();
  const searched: string[] = [];
  const locks = new Set<string>();
  const now = () => instant(state.now);
  const answerTo = ({ url }: { readonly url: string }): Answer => {
    const deal = [...deals.values()].find(({ facts }) => facts.url === url);
    const said = says.get(url) ?? {};
    if (deal === undefined || 'ok' in said) return said as Answer;
    const response: IngestResponse = {
      ok: true,
      items: [{ facts: { ...deal.facts, ...said }, sources: {}, warnings: [], capturedAt: state.now, parserVersion: 1 }],
      site: 'rightmove',
      runId: 'run',
    };
    return ok(response);
  };
  const watch = createWatch({
    account: {
      currentUser: async () => state.user,
      invoke: async (name, body, headers) => {
        asked.push([name, body, headers]);
        return answerTo(body as { readonly url: string });
      },
    },
    track: () => undefined,
    now,
    newId: () => idOf((state.ids += 1)),
    newRunId: () => `asked-${(state.ids += 1)}`,
    exclusively: async (name, work) => {
      if (locks.has(name)) return null;
      locks.add(name);
      try {
        return await work();
      } finally {
        locks.delete(name);
      }
    },
    listenToRun: async () => 'unavailable',
    pause: async () => void (state.pauses += 1),
    captures: createCaptureLog(new ViewDb(`watch-${(names += 1)}`), now),
    keepPage: async () => undefined,
    readPage: async () => null,
    sink: {
      mutate: async (command) => {
        if (command.type === 'deal/delete') throw new Error('The watch tried to delete a deal');
        const id = 'deal' in command ? command.deal.id : command.id;
        const next = applyDealCommand(deals.get(id) ?? null, command);
        if (next.ok) deals.set(id, next.value);
        return next;
      },
      findByListing: async () => null,
      evaluateAndStore: async () => err({ message: 'not needed here' }),
    },
    readDeal: async (id) => deals.get(id) ?? null,
    noteCheck: async (row) => void checks.set(row.dealId, row),
    checks: async () => [...checks.values()],
    savedRows: async () =>
      [...deals.values()]
        .filter(({ savedAt, binnedAt }) => savedAt !== null && binnedAt === null)
        .map((deal) => dealToRow(deal, undefined)),
    setting: async () => state.setting,
    changeSetting: async (changes) => void (state.setting = { ...state.setting, ...changes }),
    searches: async () => [...searches.values()],
    searchChecked: async (url, at) => void searches.set(url, { ...(searches.get(url) as SavedSearchRow), checkedAt: at }),
    searchAgain: async ({ url }) => {
      searched.push(url);
      return true;
    },
  });
  const deal = (n: number) => deals.get(idOf(n)) as Deal;
  return { watch, state, says, asked, checks, searches, searched, deals, deal };
}

let part: ReturnType<typeof setUp>;
beforeEach(() => {
  part = setUp(3);
});

const price = (pounds: number): Partial<ListingFacts> => ({
  askingPrice: { amount: fromMajor(pounds), currency: 'GBP', qualifier: null, period: null, onApplication: false },
});

describe('a recheck of a deal’s listing', () => {
  it('stores and reports the changes, and keeps the user’s decisions', async () => {
    const own = {
      ...part.deal(1),
      inputs: { 'buy-to-let': { monthlyRent: fromMajor(1_234) } },
      stage: 'offer',
      tags: { roof: true },
    } as const;
    part.deals.set(own.id, own);
    part.says.set(urlOf(1), { ...price(175_000), status: 'sold-stc' });
    const answer = await part.watch.checkDeal(own.id);
    expect(answer).toMatchObject({ ok: true, value: { events: [{ kind: 'reduced' }, { kind: 'sold-stc' }] } });
    expect(part.deal(1)).toMatchObject({
      inputs: { 'buy-to-let': own.inputs['buy-to-let'] },
      stage: 'offer',
      tags: own.tags,
      facts: { status: 'sold-stc' },
    });
    expect(listingEvents(part.deal(1)).map(({ kind }) => kind)).toEqual(['asked', 'reduced', 'sold-stc']);
    expect(part.checks.get(own.id)).toMatchObject({
      problem: null,
      news: ['Reduced by £10,000 (5.4%) to £175,000', 'Sold subject to contract'],
    });
    expect(part.asked).toEqual([
      ['ingest-property-url', { url: urlOf(1) }, { 'idempotency-key': expect.any(String) as string, 'x-recheck': 'true' }],
    ]);
  });

  it('reports once that the portal has withdrawn the listing, and reports its return', async () => {
    part.says.set(urlOf(1), failed('listing_removed'));
    expect(await part.watch.checkDeal(idOf(1))).toMatchObject({ ok: true, value: { events: [{ kind: 'withdrawn' }] } });
    part.state.now += hour;
    expect(await part.watch.checkDeal(idOf(1))).toMatchObject({ ok: true, value: { events: [] } });
    part.says.set(urlOf(1), { status: 'available' });
    part.state.now += hour;
    expect(await part.watch.checkDeal(idOf(1))).toMatchObject({ ok: true, value: { events: [{ kind: 'back' }] } });
  });

  it('stores the reason and leaves the deal unchanged if the listing cannot be read', async () => {
    const before = part.deal(1);
    for (const answer of [offline, failed('portal_blocked'), failed('recheck_limit')]) {
      part.says.set(urlOf(1), answer);
      expect((await part.watch.checkDeal(idOf(1))).ok).toBe(false);
    }
    expect(part.deal(1)).toEqual(before);
    expect(part.checks.get(idOf(1))).toMatchObject({ problem: 'recheck_limit.' });
    expect(await part.watch.checkDeal('nobody')).toMatchObject({ ok: false, error: { code: 'not_a_listing_url' } });
  });
});

describe('a recheck of many deals', () => {
  it('counts them, pauses between them, and continues after a failure', async () => {
    part.says.set(urlOf(2), failed('portal_blocked'));
    part.says.set(urlOf(3), price(100_000));
    const seen: number[] = [];
    const ids = [1, 2, 3].map(idOf);
    expect(await part.watch.checkDeals(ids, { onProgress: ({ done }) => seen.push(done) })).toEqual({
      checked: 2,
      changed: 1,
      failed: 1,
      stopped: null,
    });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(part.state.pauses).toBe(2);
  });

  it.each(['plan_limit', 'rate_limited', 'unauthorized'] as const)('stops with the message of %s', async (code) => {
    part.says.set(urlOf(1), failed(code));
    expect(await part.watch.checkDeals([1, 2, 3].map(idOf))).toMatchObject({ checked: 0, stopped: `${code}.` });
    expect(part.asked).toHaveLength(1);
  });

  it('stops when aborted', async () => {
    const stop = new AbortController();
    const answer = part.watch.checkDeals([1, 2, 3].map(idOf), {
      signal: stop.signal,
      onProgress: ({ done }) => done === 1 && stop.abort(),
    });
    expect(await answer).toMatchObject({ checked: 1, stopped: 'Stopped.' });
  });
});

describe('the daily recheck', () => {
  it('covers saved, open deals once a day by the device’s clock, if enabled', async () => {
    part.deals.set(idOf(2), { ...part.deal(2), stage: 'bought' });
    part.deals.set(idOf(3), { ...part.deal(3), binnedAt: instant(1) });
    part.state.setting = { daily: false, ranAt: 0 };
    expect(await part.watch.checkDue()).toBeNull();
    part.state.setting = { daily: true, ranAt: 0 };
    expect(await part.watch.checkDue()).toMatchObject({ checked: 1 });
    expect(part.asked).toHaveLength(1);
    part.state.now += 23 * hour;
    expect(await part.watch.checkDue()).toBeNull();
    part.state.now += hour;
    expect(await part.watch.checkDue()).toMatchObject({ checked: 1 });
  });

  it('skips recently read deals, and retries soon after a run that was offline', async () => {
    await part.watch.checkDeal(idOf(1));
    for (const n of [1, 2, 3]) part.says.set(urlOf(n), offline);
    expect(await part.watch.checkDue()).toMatchObject({ checked: 0, stopped: expect.stringContaining('reach our server') });
    part.says.clear();
    expect(await part.watch.checkDue()).toMatchObject({ checked: 2 });
  });

  it('makes no request while no one is signed in, and runs in only one tab', async () => {
    part.state.user = null;
    expect(await part.watch.checkDue()).toBeNull();
    part.state.user = { id: 'u', email: 'a@b.test' };
    const both = await Promise.all([part.watch.checkDue(), part.watch.checkDue()]);
    expect(both.filter((each) => each !== null)).toHaveLength(1);
  });

  it('runs each daily saved search once a day', async () => {
    const search = { site: 'rightmove', maxResults: 10, daily: true, keptAt: 1, checkedAt: 0 };
    part.searches.set('one', { url: 'one', ...search });
    part.searches.set('two', { url: 'two', ...search, daily: false });
    await part.watch.checkDue();
    await part.watch.checkDue();
    expect(part.searched).toEqual(['one']);
  });
});
