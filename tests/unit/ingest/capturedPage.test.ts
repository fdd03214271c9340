import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { writeDealFile } from '../../../src/core/deal/record/dealFile.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import type { Minor } from '../../../src/core/kernel/money.ts';
import type { PageReading } from '../../../src/core/listing/pageReading.ts';
import { readCapturedPage } from '../../../src/core/listing/page/readCapturedPage.ts';
import { badPages } from '../../fixtures/listings/badPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { pageIngest } from '../../support/pageIngest.ts';
import { dealOf } from '../../support/deals.ts';

let part: ReturnType<typeof pageIngest>;
beforeEach(() => {
  part = pageIngest();
});

const page = (id = sampleHouse.id) => rightmovePage({ ...sampleHouse, id }, { encoding: 'on' });
const fileName = 'house.html';
const file = (deal: Deal = dealOf(17)) => writeDealFile(deal, instant(1_790_000_000_000));
const link = (id: number) => `https://www.rightmove.co.uk/properties/${id}`;

describe('a captured page', () => {
  it('reports whether its listing was already a deal', async () => {
    const first = await part.ingest.analysePage(page(), { fileName });
    const again = await part.ingest.analysePage(page(), { fileName });
    expect(first).toMatchObject({ ok: true, value: { items: 1, known: [] } });
    const [id] = part.deals.keys();
    expect(again).toMatchObject({ ok: true, value: { dealIds: [id], known: [id] } });
    expect(part.deals.size).toBe(1);
  });

  it('is refused if it shows a different listing from its address, as after in-page navigation', async () => {
    const answer = await part.ingest.analysePage(page(), { fileName: null, url: 'https://www.rightmove.co.uk/properties/190000018' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unreadable_page' } });
    expect(part.deals.size).toBe(0);
  });

  it('of search results becomes one deal per card, marked as partial', async () => {
    const listing = readCapturedPage(page(), { url: null, capturedAt: null });
    const other = readCapturedPage(page(190000018), { url: null, capturedAt: null });
    if (listing.kind !== 'listing' || other.kind !== 'listing') throw new Error('The sample is not a listing');
    const card = { position: 1, featured: false, extendedArea: false };
    const listings = [listing, other].map((each) => ({ ...each, completeness: 'card' as const, card }));
    const leftOut = { damaged: 0, duplicates: 0, overLimit: 0 };
    part = pageIngest(() => ({ kind: 'search', site: 'rightmove', listings, leftOut, total: 2, perPage: 25, pages: 1 }));
    expect(await part.ingest.analysePage('search', { fileName })).toMatchObject({ ok: true, value: { items: 2 } });
    expect([...part.deals.values()].map(({ origin }) => origin)).toMatchObject([{ completeness: 'card' }, { completeness: 'card' }]);
    expect((await part.view.captures.toArray())[0]).toMatchObject({ state: 'saved', url: null });
  });

  it('leaves no unfinished capture if its window closes midway: the deal exists, or the user still has the page', async () => {
    const seen: unknown[] = [];
    part.after.stored = async () => void seen.push(...(await part.view.captures.toArray()));
    await part.ingest.analysePage(page(), { fileName });
    expect(seen).toEqual([]);
    expect(await part.view.captures.toArray()).toMatchObject([
      { kind: 'page', state: 'saved', dealIds: [...part.deals.keys()], attempts: 1 },
    ]);
  });

  it('that cannot be read fails with its file name and leaves the existing deal unchanged, and the next page is read', async () => {
    await part.ingest.analysePage(page(), { fileName, url: link(sampleHouse.id) });
    const before = [...part.deals.values()];
    const broken = badPages.filter(({ expected }) => typeof expected === 'object');
    expect(broken.length).toBeGreaterThan(10);
    for (const { page: text, trouble } of broken) {
      const answer = await part.ingest.analysePage(text.replaceAll('140000001', String(sampleHouse.id)), {
        fileName,
        url: link(sampleHouse.id),
      });
      expect(answer, trouble).toMatchObject({
        ok: false,
        error: { offerCapture: true, message: expect.stringMatching(/^house\.html: .{20}/) },
      });
    }
    expect([...part.deals.values()]).toEqual(before);
    expect(await part.ingest.analysePage(page(190000018), { fileName })).toMatchObject({ ok: true });
  });

  it('whose parsing takes too long fails with its file name and stores nothing', async () => {
    part = pageIngest(() => null);
    const answer = await part.ingest.analysePage('x', { fileName });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unreadable_page', message: expect.stringContaining('house.html: ') } });
    expect(await part.view.captures.count()).toBe(0);
  });
});

/** A page of search results with these listings. */
const searchOf = (...ids: readonly number[]): PageReading => {
  const listings = ids.map((id, at) => {
    const listing = readCapturedPage(page(id), { url: null, capturedAt: null });
    if (listing.kind !== 'listing') throw new Error('The sample is not a listing');
    return { ...listing, completeness: 'card' as const, card: { position: at + 1, featured: false, extendedArea: false } };
  });
  const leftOut = { damaged: 0, duplicates: 0, overLimit: 0 };
  return { kind: 'search', site: 'rightmove', listings, leftOut, total: ids.length, perPage: 25, pages: 1 };
};

function onlyDeal(): Deal {
  const [deal, ...others] = part.deals.values();
  if (deal === undefined || others.length > 0) throw new Error('Expected one deal');
  return deal;
}

describe('a page saved earlier', () => {
  const keptAt = 1_789_000_000_000;
  const kept = { captureId: 'kept-1', at: keptAt, only: null, own: null };
  const own = { strategy: 'buy-to-let', values: { purchasePrice: 19_000_000, monthlyRent: 95_000 } };
  const from = { fileName: null, url: link(sampleHouse.id) };

  it('is dated by when it was saved, and belongs to the same run if sent again', async () => {
    const first = await part.ingest.analysePage(page(), { ...from, kept: { ...kept, own } });
    const deal = onlyDeal();
    const again = await part.ingest.analysePage(page(), { ...from, kept: { ...kept, own } });
    expect(deal.origin).toMatchObject({ capturedAt: keptAt, via: 'page' });
    expect([first, again]).toMatchObject([
      { ok: true, value: { known: [] } },
      { ok: true, value: { dealIds: [deal.id], known: [deal.id] } },
    ]);
    expect(onlyDeal()).toEqual(deal);
    expect(await part.view.captures.toArray()).toMatchObject([{ id: 'kept-1', state: 'saved', dealIds: [deal.id] }]);
  });

  it('overwrites the deal’s values with those typed over the listing', async () => {
    await part.ingest.analysePage(page(), from);
    const deal = onlyDeal();
    part.deals.set(deal.id, { ...deal, inputs: { 'buy-to-let': { monthlyRent: 90_000 as Minor, voidWeeks: 4 } } });
    await part.ingest.analysePage(page(), { ...from, kept: { ...kept, own } });
    expect(onlyDeal().inputs).toEqual({ 'buy-to-let': { purchasePrice: 19_000_000, monthlyRent: 95_000, voidWeeks: 4 } });
  });

  it('ignores typed values that the engine rejects, and stores the deal', async () => {
    const values = { purchasePrice: -1, monthlyRent: 'much', constructor: 1, unheardOf: 5, voidWeeks: 2 };
    await part.ingest.analysePage(page(), { ...from, kept: { ...kept, own: { strategy: 'buy-to-let', values } } });
    expect(onlyDeal().inputs).toEqual({ 'buy-to-let': { voidWeeks: 2 } });
    await part.ingest.analysePage(page(), { ...from, kept: { ...kept, captureId: 'kept-2', own: { strategy: 'toString', values } } });
    expect(onlyDeal().inputs).toEqual({ 'buy-to-let': { voidWeeks: 2 } });
  });

  it('keeps facts read since then, and still applies the typed values', async () => {
    await part.ingest.analysePage(page(), from);
    const deal = onlyDeal();
    await part.ingest.analysePage(rightmovePage({ ...sampleHouse, price: 1_000 }, { encoding: 'on' }), { ...from, kept: { ...kept, own } });
    expect(onlyDeal()).toMatchObject({ facts: deal.facts, origin: deal.origin, inputs: { 'buy-to-let': own.values } });
  });

  it('becomes deals for the selected cards only, in one run under the address of the search', async () => {
    part = pageIngest(() => searchOf(190000011, 190000012, 190000013));
    const url = 'https://www.rightmove.co.uk/property-for-sale/find.html?locationIdentifier=1';
    const answer = await part.ingest.analysePage('search', {
      fileName: null,
      url,
      kept: { ...kept, only: ['190000013', '190000011', '1'], own },
    });
    expect(answer).toMatchObject({ ok: true, value: { items: 2, captureId: 'kept-1' } });
    const deals = [...part.deals.values()];
    expect(deals.map(({ facts, inputs }) => [facts.listingId, inputs])).toEqual([
      ['190000011', {}],
      ['190000013', {}],
    ]);
    expect(await part.view.captures.toArray()).toMatchObject([{ id: 'kept-1', url, state: 'saved', dealIds: deals.map(({ id }) => id) }]);
  });

  it('fails with a reason and stores nothing if no selected card can be read', async () => {
    part = pageIngest(() => searchOf(190000011));
    const answer = await part.ingest.analysePage('search', { fileName: null, kept: { ...kept, only: ['2'] } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_a_listing', message: expect.stringContaining('you chose') } });
    expect([part.deals.size, await part.view.captures.count()]).toEqual([0, 0]);
  });
});

describe('a deal file', () => {
  it('becomes a deal; opening it again updates the deal and keeps the user’s decisions', async () => {
    expect(await part.ingest.readDealFile(file(), { fileName: 'a.deal' })).toMatchObject({ ok: true, value: { known: [] } });
    const [id = ''] = part.deals.keys();
    part.deals.set(id, { ...(part.deals.get(id) as Deal), stage: 'offer' });
    expect(await part.ingest.readDealFile(file(), { fileName: 'a.deal' })).toEqual({ ok: true, value: { dealIds: [id], known: [id] } });
    expect([...part.deals.values()]).toMatchObject([{ stage: 'offer' }]);
  });

  it('older than the stored deal changes nothing', async () => {
    await part.ingest.analysePage(page(), { fileName });
    const [current] = part.deals.values();
    if (current === undefined) throw new Error('The deal was not stored');
    const older = {
      ...current,
      origin: { ...current.origin, capturedAt: instant(1_600_000_000_000) },
      facts: { ...current.facts, bedrooms: 9 },
    };
    expect(await part.ingest.readDealFile(file(older as Deal), { fileName: 'a.deal' })).toMatchObject({
      ok: true,
      value: { known: [current.id] },
    });
    expect([...part.deals.values()]).toEqual([current]);
  });

  it('that is invalid is refused with its file name, and nothing is stored', async () => {
    const answer = await part.ingest.readDealFile(file().replace('"rightmove"', '"elsewhere"'), { fileName: 'bad.deal' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-a-deal-file', message: expect.stringMatching(/^bad\.deal: .*origin/) } });
    expect(part.deals.size).toBe(0);
  });
});

describe('a list of links', () => {
  it('is queued, each link once; duplicates, existing deals and invalid links are reported', async () => {
    await part.ingest.analysePage(page(), { fileName });
    const links = [link(1), `${link(1)}?from=mail`, link(sampleHouse.id), 'https://example.org/1', 'https://www.rightmove.co.uk/', link(2)];
    expect(await part.ingest.queueLinks(links)).toEqual({
      queued: 2,
      duplicates: [`${link(1)}?from=mail`],
      known: [link(sampleHouse.id)],
      refused: [
        { text: 'https://example.org/1', message: 'Please paste a Zoopla or Rightmove URL' },
        { text: 'https://www.rightmove.co.uk/', message: expect.stringContaining('front page') },
      ],
    });
    const waiting = await part.view.captures.where('state').equals('waiting').toArray();
    expect(new Set(waiting.map(({ url }) => url))).toEqual(new Set([link(1), link(2)]));
    expect(await part.ingest.queueLinks([link(2)])).toMatchObject({ queued: 0, duplicates: [link(2)] });
  });
});
