import { describe, expect, it } from 'vitest';
import type { CaptureRow } from '../../../../../src/data/view/captures.ts';
import { newSearchCapture, type CapturedListing, type SearchCapture } from '../../../../../src/data/view/searchCapture.ts';
import { mergeRun } from '../../../../../src/ui/features/progress/runView.ts';
import { runOfCapture, searchView, searchStatusText, searchShareText } from '../../../../../src/ui/features/progress/searchView.ts';

const listing = (place: number, fields: Partial<CapturedListing>): CapturedListing => ({
  place,
  listingId: String(place),
  url: `https://www.rightmove.co.uk/properties/${place}`,
  featured: false,
  extendedArea: false,
  state: 'queued',
  address: null,
  error: null,
  partial: false,
  dealId: null,
  ...fields,
});

const capture = (search: Partial<SearchCapture>, fields: Partial<CaptureRow> = {}): CaptureRow => ({
  id: 'c1',
  kind: 'url',
  url: 'https://www.rightmove.co.uk/property-for-sale/Salford.html',
  site: 'rightmove',
  runId: 'r1',
  state: 'analysing',
  createdAt: 0,
  updatedAt: 0,
  attempts: 1,
  dealIds: [],
  error: null,
  search: { ...newSearchCapture(25, 0), count: 3, total: 1_123, serverState: 'enriching', ...search },
  ...fields,
});

const words = (search: Partial<SearchCapture>) => {
  const view = searchView(null, capture(search));
  return view === null ? '' : searchShareText(view);
};

describe('a search run on the screen', () => {
  it('counts a listing as read only when its deal is on this device', () => {
    const listings = [listing(1, { state: 'saved', dealId: 'd1' }), listing(2, { state: 'saved' }), listing(3, { state: 'failed' })];
    const view = searchView(null, capture({ listings }));
    expect(view?.tally).toEqual({ done: 1, failed: 1, left: 1 });
    expect(view === null ? '' : searchStatusText(view, 'running')).toBe('2 of 3 read, 1 failed');
  });

  it('says how many of the results are read, and why not more', () => {
    expect(words({})).toBe('First 3 of 1,123 results.');
    expect(words({ total: null })).toBe('The first 3 results.');
    expect(words({ cappedBy: 'month' })).toContain('the rest of this month’s analyses');
    expect(words({ cappedBy: 'plan' })).toContain('your plan’s limit per search');
  });

  it('shows the server’s step while the server reads, and is saved once the device has stored the deals', () => {
    const under = capture({ steps: [{ step: 'enriching', at: '2026-11-20T11:52:00.000Z' }] });
    expect(mergeRun(runOfCapture(under), under)?.steps.find(({ state }) => state === 'now')?.step).toBe('enriching');
    const last = capture({ serverState: 'saved' });
    expect(mergeRun(runOfCapture(last), last)?.steps.find(({ state }) => state === 'now')?.step).toBe('analysing');
    const done = capture({ serverState: 'saved' }, { state: 'saved', dealIds: ['d1'] });
    expect(mergeRun(runOfCapture(done), done)).toMatchObject({ state: 'saved', dealIds: ['d1'] });
  });

  it('is shown as cancelled if the user cancelled it', () => {
    const listings = [listing(1, { state: 'saved', dealId: 'd1' }), listing(2, { state: 'cancelled' }), listing(3, { state: 'cancelled' })];
    const view = searchView(null, capture({ listings, cancelled: true }));
    expect(view === null ? '' : searchStatusText(view, 'saved')).toBe('Cancelled: 1 property analysed');
    expect(view?.tally.left).toBe(0);
  });

  it('started on another device is shown from the server’s answer', () => {
    const search = { count: 1, total: 1, wanted: 25, cappedBy: null, version: 3, cancelled: false } as const;
    const { dealId: _deal, partial: _partial, ...given } = listing(1, { state: 'saved' });
    const run = { id: 'r', site: 'rightmove', url: '', state: 'saved', steps: [], itemCount: 1, error: null, items: [] } as const;
    const view = searchView({ ...run, search: { ...search, listings: [{ ...given, item: null }] } }, null);
    expect(view?.tally).toEqual({ done: 1, failed: 0, left: 0 });
  });
});
