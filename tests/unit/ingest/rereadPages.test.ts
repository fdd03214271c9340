import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { createDeal } from '../../../src/core/deal/createDeal.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { err } from '../../../src/core/kernel/result.ts';
import { readCapturedPage } from '../../../src/core/listing/page/readCapturedPage.ts';
import { parserVersion } from '../../../src/core/listing/parserVersion.ts';
import { applyDealCommand } from '../../../src/data/commands/applyDealCommand.ts';
import { deviceDb } from '../../../src/data/device/deviceDb.ts';
import { deletePage, storePage, outdatedPages, markPageRead, readStoredPage } from '../../../src/data/device/capturedPages.ts';
import type { Rereading } from '../../../src/data/device/rereadings.ts';
import { rereadPages } from '../../../src/ingest/capture/rereadPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { idOf } from '../../support/deals.ts';

const capturedAt = instant(1_790_000_000_000);
const html = rightmovePage(sampleHouse, { encoding: 'on' });
let people = 0;

/** The sample page's deal as read by an older parser, without the tenure and with the wrong number of bedrooms. */
function olderDeal(changes: Partial<Deal> = {}): Deal {
  const reading = readCapturedPage(html, { url: null, capturedAt });
  if (reading.kind !== 'listing') throw new Error('The sample is not a listing');
  const facts = { ...reading.facts, tenure: null, bedrooms: 7 };
  const made = createDeal({
    id: idOf(1),
    mid: idOf(2),
    at: capturedAt,
    reading: { ...reading, facts },
    via: 'page',
    parserVersion: parserVersion - 1,
  });
  return { ...made, stage: 'offer', ...changes };
}

/** The deal's page, stored for a new user; `storageFails` makes writes fail. */
async function setUp(deal: Deal | null, { storageFails = false, content = html } = {}) {
  const userId = `person-${(people += 1)}`;
  await storePage(userId, { dealId: idOf(1), capturedAt, parserVersion: parserVersion - 1, address: null, content });
  const state = { deal, told: [] as Rereading[], ids: 10 };
  const reread = () =>
    rereadPages({
      now: () => instant(1_800_000_000_000),
      newId: () => idOf((state.ids += 1)),
      readPage: async (page, from) => readCapturedPage(page, from),
      pages: {
        outdated: (version) => outdatedPages(userId, version),
        read: (id) => readStoredPage(userId, id),
        wasRead: (id, version) => markPageRead(userId, id, version),
        drop: (id) => deletePage(userId, id),
      },
      readDeal: async () => state.deal,
      sink: {
        mutate: async (command) => {
          if (storageFails || command.type === 'deal/delete') return err({ kind: 'storage-full', message: 'No room' });
          const next = applyDealCommand(state.deal, command);
          if (next.ok) state.deal = next.value;
          return next;
        },
        evaluateAndStore: async () => err({ message: 'not needed here' }),
      },
      tell: async (rereading) => void state.told.push(rereading),
    });
  return { userId, state, reread, waiting: () => outdatedPages(userId, parserVersion) };
}

describe('a page read by an older parser', () => {
  it('updates its deal once, reports each changed fact, and keeps the user’s decisions', async () => {
    const { state, reread, waiting } = await setUp(olderDeal());
    await reread();
    expect(state.deal).toMatchObject({ stage: 'offer', facts: { tenure: 'freehold', bedrooms: 2 }, origin: { parserVersion, capturedAt } });
    expect(state.told).toEqual([
      {
        dealId: idOf(1),
        currency: 'GBP',
        name: state.deal?.facts.address,
        changes: [
          { fact: 'bedrooms', from: 7, to: 2 },
          { fact: 'tenure', from: null, to: 'freehold' },
        ],
      },
    ]);
    await reread();
    expect(state.told).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('does not change a deal read again since then, or read by this parser on another device', async () => {
    const { origin } = olderDeal();
    if (origin.kind !== 'listing') throw new Error('The deal does not come from a listing');
    for (const newer of [
      { ...origin, capturedAt: instant(capturedAt + 1) },
      { ...origin, parserVersion },
    ]) {
      const { state, reread, waiting } = await setUp(olderDeal({ origin: newer }));
      await reread();
      expect([state.deal?.facts.bedrooms, state.told, await waiting()]).toEqual([7, [], []]);
    }
  });

  it('waits while its deal is in the bin or cannot be written, and is deleted with a deleted deal', async () => {
    const binned = await setUp(olderDeal({ binnedAt: capturedAt }));
    await binned.reread();
    expect([binned.state.deal?.binnedAt, await binned.waiting()]).toEqual([capturedAt, [idOf(1)]]);
    const full = await setUp(olderDeal(), { storageFails: true });
    await full.reread();
    expect([full.state.told, await full.waiting()]).toEqual([[], [idOf(1)]]);
    const gone = await setUp(null);
    await gone.reread();
    expect(await readStoredPage(gone.userId, idOf(1))).toBeNull();
  });

  it('that can no longer be read, or reads as another listing, changes nothing', async () => {
    for (const content of ['<html>nothing</html>', rightmovePage({ ...sampleHouse, id: 5 }, { encoding: 'on' })]) {
      const { state, reread } = await setUp(olderDeal(), { content });
      await reread();
      expect([state.deal?.facts.bedrooms, state.told]).toEqual([7, []]);
    }
  });
});

/** Text that hardly compresses. */
const unlike = (at: number) => Array.from({ length: 400 }, (_, place) => Math.imul(place * 977 + at, 2_654_435_761) >>> 0).join();

describe('pages stored on the device', () => {
  it('are compressed and restored byte for byte, only the latest for each deal', async () => {
    const userId = 'packer';
    await storePage(userId, { dealId: 'a', capturedAt: 1, parserVersion: 1, address: null, content: 'before' });
    const bytes = new TextEncoder().encode(html);
    await storePage(userId, { dealId: 'a', capturedAt: 2, parserVersion: 1, address: 'x', content: bytes });
    const kept = await readStoredPage(userId, 'a');
    expect(kept).toMatchObject({ capturedAt: 2, address: 'x' });
    expect(kept?.content).toEqual(bytes);
    expect(kept?.size).toBeLessThan(bytes.length);
  });

  it('never exceed the size limit: the oldest are deleted', async () => {
    const userId = 'hoarder';
    for (const at of [1, 2, 3, 4])
      await storePage(userId, { dealId: `d${at}`, capturedAt: at, parserVersion: 1, address: null, content: unlike(at) }, 6_000);
    const kept = await deviceDb(userId).pages.toArray();
    expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(6_000);
    expect(kept.map(({ dealId }) => dealId)).toEqual(['d2', 'd3', 'd4'].slice(-kept.length));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(4);
  });
});
