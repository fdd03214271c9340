import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchUrl } from '../../../src/core/listing/searchUrl.ts';
import type { ApifyRun } from '../../../src/backend/apify/api/apifyApi.ts';
import { readApifySettings } from '../../../src/backend/apify/apifySettings.ts';
import { readStartedRun, type StartedRuns } from '../../../src/backend/apify/startedRuns.ts';
import { apifyListingSource } from '../../../src/backend/apify/listingSource.ts';
import { createApifyListing, createApifyRunSource } from '../../../src/backend/apify/runSource.ts';
import { startApifyDouble, type ApifyDouble } from '../../support/apify/apifyDouble.ts';
import { propertyItem, rightmoveSchema, type RunPlan } from '../../support/apify/apifyPlans.ts';

const actor = 'dhrumil/rightmove-scraper';
const search: SearchUrl = { site: 'rightmove', url: 'https://www.rightmove.co.uk/property-for-sale/Testford.html' };
const listing = { site: 'rightmove', listingId: '101', url: 'https://www.rightmove.co.uk/properties/101' } as const;

let apify: ApifyDouble;
beforeAll(async () => {
  apify = await startApifyDouble();
});
afterAll(() => apify.close());

const plan = (over: Partial<RunPlan>): void =>
  apify.setActor({
    name: actor,
    schema: rightmoveSchema,
    plan: { states: ['READY', 'RUNNING', 'SUCCEEDED'], items: [propertyItem(101), propertyItem(102)], ...over },
  });

/** The started runs, which outlive a process as they would in a database. */
function disk(): StartedRuns & { readonly kept: Map<string, { readonly run: string; readonly at: number }> } {
  const kept = new Map<string, { readonly run: string; readonly at: number }>();
  return {
    kept,
    find: async (url, after) => {
      const row = kept.get(url);
      return row === undefined || row.at <= after ? null : readStartedRun(JSON.parse(row.run));
    },
    keep: async (url, { id, datasetId }: ApifyRun, at) => void kept.set(url, { run: JSON.stringify({ id, datasetId }), at }),
    drop: async (url) => void kept.delete(url),
  };
}

/** One server process. If it `dies`, it waits forever at its first pause. */
function life(begun: StartedRuns, { at = Date.UTC(2026, 10, 20), dies = false } = {}) {
  const settings = readApifySettings(
    (name) => ({ APIFY_TOKEN: apify.token, APIFY_UPSTREAM: apify.origin, APIFY_TIMEOUT_SECONDS: '60' })[name],
  );
  const wait = () => (dies ? new Promise<void>(() => undefined) : Promise.resolve());
  const read = apifyListingSource(settings, { now: () => at, wait });
  const rules = { maxItems: 25, timeoutSeconds: 60, now: () => at, begun };
  return { searches: createApifyRunSource(read, rules), listings: createApifyListing(read, rules) };
}

const broken = () => Promise.reject(new Error('The database is gone'));

const started = (from: number) => apify.runs().length - from;

describe('a server that stops during an Apify run', () => {
  it('continues the same run after a restart, and pays for no other', async () => {
    plan({});
    const [before, begun] = [apify.runs().length, disk()];
    void life(begun, { dies: true }).searches.searchPage(search, 1);
    await expect.poll(() => begun.kept.size).toBe(1);
    const page = await life(begun).searches.searchPage(search, 1);
    expect(page.ok && page.value.cards.map(({ listingId }) => listingId)).toEqual(['101', '102']);
    expect(started(before)).toBe(1);
  });

  it('starts another run if the first is old or has failed', async () => {
    plan({});
    const [before, begun] = [apify.runs().length, disk()];
    const at = Date.UTC(2026, 10, 20);
    await life(begun, { at }).searches.searchPage(search, 1);
    await life(begun, { at: at + 11 * 60_000 }).searches.searchPage(search, 1);
    expect(started(before)).toBe(2);
    plan({ states: ['READY', 'FAILED'], items: [] });
    expect((await life(begun, { at: at + 30 * 60_000 }).searches.searchPage(search, 1)).ok).toBe(false);
    expect(begun.kept.size).toBe(0);
  });

  it('still reads listings if started runs cannot be stored', async () => {
    plan({});
    const page = await life({ find: broken, keep: broken, drop: broken }).searches.searchPage(search, 1);
    expect(page.ok).toBe(true);
  });

  it('reads back only valid Apify run and dataset ids', () => {
    expect(readStartedRun({ id: 'AbCdEf123', datasetId: 'XyZ987654' })).toMatchObject({ id: 'AbCdEf123', status: 'RUNNING' });
    for (const bad of [
      null,
      'x',
      {},
      { id: '../../users', datasetId: 'XyZ987654' },
      { id: 'AbCdEf123', datasetId: 'a/b' },
      { id: 1, datasetId: 2 },
    ])
      expect(readStartedRun(bad)).toBeNull();
  });
});

describe('one listing through Apify', () => {
  it('is the requested listing, read in one run however often it is requested', async () => {
    plan({});
    const [before, { listings }] = [apify.runs().length, life(disk())];
    const both = await Promise.all([listings(listing), listings(listing)]);
    expect(both.map((each) => each.ok && each.value[0]?.facts.listingId)).toEqual(['101', '101']);
    expect(started(before)).toBe(1);
    expect(apify.runs().at(-1)?.input).toMatchObject({ propertyUrls: [{ url: listing.url }] });
  });

  it('is refused if another listing is returned, and shows Apify’s message if the run failed', async () => {
    plan({ items: [propertyItem(555)] });
    const other = await life(disk()).listings(listing);
    expect(other.ok).toBe(false);
    plan({ start: { status: 402, type: 'not-enough-usage', message: 'Not enough credit' } });
    expect(await life(disk()).listings(listing)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Not enough credit') },
    });
  });
});
