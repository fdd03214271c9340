import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPageToInbox } from '../../../../src/app/extension/addPageToInbox.ts';
import { importInboxPages } from '../../../../src/app/extension/importInboxPages.ts';
import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { KeptPage } from '../../../../src/core/protocol/extensionMessages.ts';
import { listInbox, putInInbox } from '../../../../src/data/device/inbox.ts';
import type { Ingest } from '../../../../src/ingest/ingest.ts';
import { cacheDouble } from '../../../support/cacheDouble.ts';
import { rightmovePage } from '../../../support/listingPages.ts';
import { sampleHouse } from '../../../support/listingSamples.ts';
import { pageIngest } from '../../../support/pageIngest.ts';

const page: KeptPage = {
  id: '6d1f4f0c-2f0f-4d7e-9d50-1f5f6b6c3a10',
  address: 'https://www.rightmove.co.uk/properties/190000001',
  title: '',
  html: '<script>1</script>',
  only: ['190000001'],
  own: { strategy: 'buy-to-let', values: { purchasePrice: 18_000_000 } },
  at: 1_790_000_000_000,
};

beforeEach(() => {
  vi.stubGlobal('caches', cacheDouble());
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, work: () => Promise<unknown>) => work() } });
});
afterEach(() => void vi.unstubAllGlobals());

/** Imports the pages in the inbox, with this answer from ingest. Also returns the calls to ingest. */
async function read(answer: Awaited<ReturnType<Ingest['analysePage']>>) {
  const analysePage = vi.fn<Ingest['analysePage']>(async () => answer);
  const results = await importInboxPages({ ingest: { analysePage } as Partial<Ingest> as Ingest, person: { userId: null } as never });
  return { results, asked: analysePage.mock.calls };
}

const done = ok({ kind: 'read', captureId: 'c', site: 'rightmove', runId: null, items: 1, dealIds: ['d'], known: [] } as const);

describe('a page saved with the extension', () => {
  it('sent twice makes one inbox item, named after its site if it has no title', async () => {
    expect([await addPageToInbox(page), await addPageToInbox(page)]).toEqual([true, true]);
    expect(await listInbox()).toMatchObject([{ name: 'www.rightmove.co.uk', from: 'extension', at: page.at }]);
  });

  it('is imported with its time, its chosen cards and the typed values, and leaves the inbox', async () => {
    await addPageToInbox(page);
    const { results, asked } = await read(done);
    expect(results).toMatchObject([{ result: { kind: 'read', dealIds: ['d'] } }]);
    const { at, only, own } = page;
    const kept = { captureId: `${at}-0000-${page.id}`, at, only, own };
    expect(asked).toEqual([[page.html, { fileName: null, url: page.address, kept }]]);
    expect(await listInbox()).toEqual([]);
  });

  it('stays in the inbox if it cannot be read, and the next one is read', async () => {
    await addPageToInbox(page);
    await addPageToInbox({ ...page, id: '6d1f4f0c-2f0f-4d7e-9d50-1f5f6b6c3a11' });
    const { results } = await read(err({ code: 'unreadable_page', message: 'Damaged.', offerCapture: true, captureId: null }));
    expect(results.map(({ result }) => result.kind)).toEqual(['failed', 'failed']);
    expect(await listInbox()).toHaveLength(2);
  });

  it('is imported without touching inbox items from other sources', async () => {
    const body = new Blob(['x']);
    const item = { kind: 'text', name: 'shared', type: 'text/html', from: 'share', address: null, body } as const;
    await putInInbox([item], { at: 1, newKey: () => 'a' });
    expect((await read(done)).asked).toEqual([]);
    expect(await listInbox()).toHaveLength(1);
  });

  it('is refused if the inbox is full', async () => {
    for (let n = 0; n < 200; n += 1) await addPageToInbox({ ...page, at: n });
    expect(await addPageToInbox(page)).toBe(false);
    expect(await listInbox()).toHaveLength(200);
  });

  it('becomes one deal in one run with the typed values, also if its acknowledgement was lost and it is sent again', async () => {
    const { ingest, deals, view, clock } = pageIngest();
    const html = rightmovePage({ ...sampleHouse, id: 190000001 }, { encoding: 'on' });
    const reader = { ingest, person: { userId: null } as never };
    await addPageToInbox({ ...page, html, at: clock.at - 1 });
    await importInboxPages(reader);
    await addPageToInbox({ ...page, html, at: clock.at - 1 });
    const again = await importInboxPages(reader);
    const [deal] = deals.values();
    expect(again).toMatchObject([{ result: { kind: 'read', dealIds: [deal?.id], known: [deal?.id] } }]);
    expect(deals.size).toBe(1);
    expect(deal).toMatchObject({ facts: { listingId: '190000001' }, inputs: { 'buy-to-let': { purchasePrice: 18_000_000 } } });
    expect(await view.captures.toArray()).toMatchObject([{ state: 'saved', kind: 'page', dealIds: [deal?.id] }]);
    expect(await listInbox()).toEqual([]);
  });
});
