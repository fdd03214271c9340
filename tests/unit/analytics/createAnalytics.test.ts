import type { CaptureResult } from 'posthog-js/no-external';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, createAnalytics, noKeyWarning, type AnalyticsOptions } from '../../../src/analytics/createAnalytics.ts';
import { eventExpiryMs, maxQueuedEvents, type EventStorage } from '../../../src/analytics/eventQueue.ts';
import type { AnalyticsEvents } from '../../../src/analytics/events.ts';
import { browser, memoryStorage, openPostHog } from '../../support/postHogInNode.ts';
import { wallTime } from '../../support/realClock.ts';

const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';
const userId = '11111111-1111-4111-8111-111111111111';
const start = Date.UTC(2026, 10, 22);
const day = 86_400_000;
const config = { posthogKey: 'phc_test', posthogHost: 'https://ph.example' };

const idOf = (event: CaptureResult | undefined): unknown => event?.properties['distinct_id'];

const agreed = () => memoryStorage({ [consentKey]: 'yes' });

const keysOf = (storage: EventStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').toSorted();

/** What went over the network, once posthog-js has emptied its queue. */
async function sent(): Promise<readonly CaptureResult[]> {
  await vi.advanceTimersByTimeAsync(1_000);
  return browser.requests.flatMap(({ body }) => (body as { readonly batch?: readonly CaptureResult[] }).batch ?? []);
}

let ids = 0;

/** A window with the real posthog-js; `online` is what the app knows of its connection. */
async function setUp(options: Partial<AnalyticsOptions> = {}) {
  const { posthog, captured: received } = await openPostHog();
  const warn = vi.fn<(message: string, cause?: unknown) => void>();
  const load = vi.fn<NonNullable<AnalyticsOptions['load']>>(async () => posthog);
  const storage = options.storage ?? agreed();
  browser.storage = storage;
  const network = { online: true };
  const analytics = createAnalytics({
    loadConfig: async () => config,
    storage,
    now: wallTime,
    newUuid: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    online: () => network.online,
    load,
    warn,
    ...options,
  });
  return { analytics, received, warn, storage, load, network };
}

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  browser.requests.length = 0;
  browser.answer = async () => Response.json({ status: 'Ok' });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without a key', () => {
  it('analytics is disabled with one warning, however many events follow, and nothing is kept or sent', async () => {
    const { analytics, warn, storage } = await setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(warn.mock.calls).toEqual([[noKeyWarning]]);
    expect(noKeyWarning).toBe('PostHog key not configured - analytics disabled');
    expect(browser.requests).toEqual([]);
    expect(analytics.waiting()).toBe(0);
    expect(await analytics.configured()).toBe(false);
    expect(storage.length).toBe(1);
  });

  it('logs that it is disabled even when nothing is tracked', async () => {
    const { warn } = await setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(noKeyWarning);
  });
});

describe('without consent', () => {
  it('nothing is kept or sent, not even an id, and nothing from before is sent once consent is given', async () => {
    const { analytics, received, storage } = await setUp({ storage: memoryStorage() });
    expect(analytics.consent()).toBe('unasked');
    analytics.identify(userId);
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(storage.length).toBe(0);
    analytics.setConsent(true);
    analytics.track('deal_viewed', { deal_id: dealId, score: 71 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.map(({ event }) => event)).toEqual(['$identify', 'deal_viewed']);
  });

  it('nothing of PostHog is loaded', async () => {
    const { analytics, load } = await setUp({ storage: memoryStorage({ [consentKey]: 'no' }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await analytics.flush();
    expect(load).not.toHaveBeenCalled();
  });

  it('withdrawn, what waits and the ids are gone from the device, and nothing is sent any more', async () => {
    const { analytics, received, storage, network } = await setUp();
    analytics.identify(userId);
    await analytics.flush();
    expect(await sent()).toHaveLength(1);
    network.online = false;
    analytics.track('deal_saved', { deal_id: dealId });
    expect(analytics.waiting()).toBe(1);
    analytics.setConsent(false);
    network.online = true;
    analytics.track('deal_saved', { deal_id: dealId });
    await analytics.flush();
    expect(analytics.consent()).toBe('refused');
    expect(await sent()).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(keysOf(storage)).toEqual([consentKey]);
  });

  it('withdrawn while the library loads, it is not started', async () => {
    const { posthog } = await openPostHog();
    const slowly = new Promise<typeof posthog>((resolve) => {
      setTimeout(() => resolve(posthog), 500);
    });
    const { analytics, storage } = await setUp({ load: () => slowly });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(0);
    analytics.setConsent(false);
    expect(await sent()).toEqual([]);
    expect(keysOf(storage)).toEqual([consentKey]);
  });

  it('withdrawn without a connection, the ids of earlier starts are gone too', async () => {
    const storage = agreed();
    const first = await setUp({ storage });
    first.analytics.track('deal_saved', { deal_id: dealId });
    await first.analytics.flush();
    expect(storage.length).toBeGreaterThan(1);
    const next = await setUp({ storage, online: () => false });
    next.analytics.setConsent(false);
    expect(keysOf(storage)).toEqual([consentKey]);
  });

  it('given again after a no, events are counted under a new id by chance', async () => {
    const { analytics, received } = await setUp();
    for (const given of [true, false, true]) {
      analytics.setConsent(given);
      analytics.track('deal_saved', { deal_id: dealId });
      await analytics.flush();
    }
    expect(received.map(({ event }) => event)).toEqual(['deal_saved', 'deal_saved']);
    expect(idOf(received[0])).not.toBe(idOf(received[1]));
  });

  it('treats unusable storage as no consent, without an error', async () => {
    const storage: EventStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 0 };
    const { analytics, received } = await setUp({ storage });
    expect(() => analytics.track('deal_saved', { deal_id: dealId })).not.toThrow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused');
    expect(received).toEqual([]);
  });

  it('a browser that asks not to be tracked is heeded, whatever was chosen before', async () => {
    const { analytics, received } = await setUp({ refusedByBrowser: true });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused-by-browser');
    expect(received).toEqual([]);
  });
});

describe('with a key and consent', () => {
  it('events are sent in order, with the moment they happened', async () => {
    const { analytics, received } = await setUp();
    await vi.advanceTimersByTimeAsync(0);
    analytics.track('ingest_start', { source: 'zoopla', max_results: 1 });
    await vi.advanceTimersByTimeAsync(900);
    analytics.track('ingest_success', { source: 'zoopla', item_count: 1, duration_ms: 900 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(new Set(browser.requests.map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://ph.example']));
    expect(browser.requests.map(({ body }) => (body as { readonly api_key: string }).api_key)).toEqual(['phc_test', 'phc_test']);
    expect(await sent()).toHaveLength(2);
    expect(received.map(({ event, timestamp }) => [event, timestamp?.toISOString()])).toEqual([
      ['ingest_start', '2026-11-22T00:00:00.000Z'],
      ['ingest_success', '2026-11-22T00:00:00.900Z'],
    ]);
    expect(analytics.waiting()).toBe(0);
  });

  it('links the anonymous id to a person once, and starts a new one after signing out', async () => {
    const { analytics, received } = await setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.identify(userId);
    analytics.identify(userId);
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.reset();
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    const [first, told, second, third] = received;
    expect(received.map(({ event }) => event)).toEqual(['deal_saved', '$identify', 'deal_saved', 'deal_saved']);
    expect(told).toMatchObject({ properties: { distinct_id: userId, $anon_distinct_id: idOf(first) } });
    expect(idOf(second)).toBe(userId);
    expect([userId, idOf(first)]).not.toContain(idOf(third));
    expect(received.map(({ properties }) => properties['$process_person_profile'])).toEqual([false, true, true, false]);
  });
});

describe('another person', () => {
  it('is identified with a separate id if they sign in without the first one having signed out here', async () => {
    const { analytics, received } = await setUp();
    analytics.identify(userId);
    await analytics.flush();
    analytics.identify('22222222-2222-4222-8222-222222222222');
    await analytics.flush();
    expect(received.map(({ event }) => event)).toEqual(['$identify', '$identify']);
    const [first, second] = received.map(({ properties }) => properties['$anon_distinct_id']);
    expect(first).not.toBe(second);
  });
});

describe('a user at the next start', () => {
  it('signed in is not forgotten while it is not known who is signed in', async () => {
    const storage = agreed();
    const first = await setUp({ storage });
    first.analytics.identify(userId);
    await first.analytics.flush();
    const next = await setUp({ storage });
    next.analytics.track('deal_saved', { deal_id: dealId });
    await next.analytics.flush();
    next.analytics.identify(userId);
    await next.analytics.flush();
    expect(next.received.map((event) => [event.event, idOf(event)])).toEqual([['deal_saved', userId]]);
  });

  it('without an account is the same one', async () => {
    const storage = agreed();
    const first = await setUp({ storage });
    first.analytics.reset();
    first.analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    const next = await setUp({ storage });
    next.analytics.reset();
    next.analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(idOf(next.received[0])).toBe(idOf(first.received[0]));
    expect(idOf(next.received[0])).toEqual(expect.any(String));
  });
});

describe('without a connection', () => {
  it('events stay on the device for eight days and through a closed window, and are handed over once in the end', async () => {
    const storage = agreed();
    const { analytics, network, load } = await setUp({ storage, online: () => false });
    network.online = false;
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.track('deal_viewed', { deal_id: dealId, score: 60 });
    await analytics.flush();
    expect(load).not.toHaveBeenCalled();
    expect(analytics.waiting()).toBe(2);
    // The window is closed, and opened again later.
    vi.setSystemTime(start + 8 * day);
    const later = await setUp({ storage });
    await later.analytics.flush();
    expect(later.analytics.waiting()).toBe(0);
    await later.analytics.flush();
    expect((await sent()).map(({ event, timestamp }) => [event, timestamp])).toEqual([
      ['deal_saved', '2026-11-22T00:00:00.000Z'],
      ['deal_viewed', '2026-11-22T00:00:00.000Z'],
    ]);
  });

  it('counts events for the person they happened to, whoever is signed in once online', async () => {
    const { analytics, received, network } = await setUp();
    network.online = false;
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.identify(userId);
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.reset();
    network.online = true;
    await analytics.flush();
    expect(received.map(({ event }) => event)).toEqual(['deal_saved', '$identify', 'deal_saved']);
    expect(received.slice(1).map(idOf)).toEqual([userId, userId]);
    expect(idOf(received[0])).not.toBe(userId);
  });

  it('a library that could not be loaded is loaded with the next event, and nothing is lost', async () => {
    const { posthog, captured } = await openPostHog();
    const load = vi
      .fn<NonNullable<AnalyticsOptions['load']>>()
      .mockRejectedValueOnce(new TypeError('no such file'))
      .mockResolvedValue(posthog);
    const { analytics, warn } = await setUp({ load });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(0);
    expect(analytics.waiting()).toBe(1);
    expect(warn).toHaveBeenCalledWith('Analytics failed', expect.any(TypeError));
    analytics.track('deal_saved', { deal_id: dealId });
    await analytics.flush();
    expect(captured).toHaveLength(2);
    expect(new Set(captured.map(({ uuid }) => uuid)).size).toBe(2);
  });

  it('an event that PostHog does not take is repeated by its library under the same id, and is not handed over again', async () => {
    browser.answer = async () => Promise.reject(new TypeError('network'));
    const { analytics, received } = await setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    await analytics.flush();
    expect(analytics.waiting()).toBe(0);
    browser.answer = async () => Response.json({ status: 'Ok' });
    await vi.advanceTimersByTimeAsync(60_000);
    const uuids = (await sent()).map(({ uuid }) => uuid);
    expect(uuids.length).toBeGreaterThan(1);
    expect(new Set(uuids).size).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('two windows share what waits, and neither loses the other’s', async () => {
    const storage = agreed();
    const connection = { online: false };
    const online = (): boolean => connection.online;
    const [one, other] = [await setUp({ storage, online }), await setUp({ storage, online })];
    one.analytics.track('deal_saved', { deal_id: dealId });
    other.analytics.track('deal_viewed', { deal_id: dealId, score: 3 });
    expect(one.analytics.waiting()).toBe(2);
    connection.online = true;
    await Promise.all([one.analytics.flush(), other.analytics.flush()]);
    const uuids = [...one.received, ...other.received].map(({ uuid }) => uuid);
    expect(uuids).toHaveLength(2);
    expect(new Set(uuids).size).toBe(2);
    expect(other.analytics.waiting()).toBe(0);
  });

  it('the newest stay when too many wait, and what is a month old is forgotten', async () => {
    const { analytics } = await setUp({ online: () => false });
    for (let score = 0; score < maxQueuedEvents + 10; score += 1) {
      analytics.track('deal_viewed', { deal_id: dealId, score });
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(analytics.waiting()).toBe(maxQueuedEvents);
    vi.setSystemTime(start + eventExpiryMs + day);
    expect(analytics.waiting()).toBe(0);
  });

  it('an entry that was damaged is forgotten, and the others are sent', async () => {
    const storage = memoryStorage({ [consentKey]: 'yes', 'yardstick-event.000000000000001-x': '{"uuid":', 'yardstick-event.2-y': '7' });
    const { analytics, received } = await setUp({ storage });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.map(({ event }) => event)).toEqual(['deal_saved']);
    expect(analytics.waiting()).toBe(0);
  });
});

describe('what is sent', () => {
  it('has neither events nor fields that are not listed, also of what another build had left waiting', async () => {
    const storage = agreed();
    const left = { uuid: 'a-1', event: '$pageview', userId: null, at: start, fields: { $current_url: 'https://app.example/?q=1' } };
    const full = { uuid: 'a-2', event: 'deal_saved', userId: null, at: start, fields: { deal_id: dealId, title: '1 High Street' } };
    storage.setItem(`yardstick-event.00${start}-a1`, JSON.stringify(left));
    storage.setItem(`yardstick-event.00${start}-a2`, JSON.stringify(full));
    const { analytics, received } = await setUp({ storage });
    const track = analytics.track as (event: string, fields: object) => void;
    track('page_left', { path: '/deals' });
    track('constructor', {});
    track('deal_saved', { deal_id: dealId, address: '1 High Street', price: 250_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    const allowed = new Set(['deal_id', 'distinct_id', '$geoip_disable', '$lib', '$process_person_profile', 'token']);
    expect(received.map(({ event }) => event)).toEqual(['deal_saved', 'deal_saved']);
    expect(received.flatMap(({ properties }) => Object.keys(properties)).filter((name) => !allowed.has(name))).toEqual([]);
  });

  it.each([
    '12 High Street',
    'SW1A 1AA',
    'SW1A1AA',
    '£250,000',
    'ann@example.com',
    'https://www.rightmove.co.uk/p/1',
    'eyJhbGciOi.eyJzdWIi.c2ln',
    'a'.repeat(65),
  ])('carries no part of a text that is not a word of ours: %s', async (text) => {
    const { analytics, received } = await setUp();
    analytics.track('ingest_fail', { source: text, error_type: text });
    analytics.track('summary_generated', { deal_id: text, source: 'report' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.map(({ properties }) => properties)).toMatchObject([
      { source: 'other', error_type: 'other' },
      { deal_id: 'other', source: 'report' },
    ]);
    expect(JSON.stringify(received)).not.toContain(text);
  });

  it('leaves out numbers that are none', async () => {
    const { analytics, received } = await setUp();
    const fields = { deal_id: dealId, score: '71' } as unknown as AnalyticsEvents['deal_viewed'];
    analytics.track('deal_viewed', fields);
    analytics.track('deal_viewed', { deal_id: dealId, score: Number.NaN });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.filter(({ properties }) => 'score' in properties)).toEqual([]);
    expect(received).toHaveLength(2);
  });
});
