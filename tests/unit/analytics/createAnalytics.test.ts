import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, noKeyWarning } from '../../../src/analytics/createAnalytics.ts';
import type { EventStorage } from '../../../src/analytics/eventQueue.ts';
import type { AnalyticsEvents } from '../../../src/analytics/events.ts';
import { browser, memoryStorage, openPostHog } from '../../support/postHogInNode.ts';
import { agreed, dealId, idOf, resetBrowser, sent, setUp, start, userId } from './analyticsWindow.ts';

const keysOf = (storage: EventStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').toSorted();

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(resetBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe('without a key', () => {
  it('logs one warning however many events follow, and stores or sends nothing', async () => {
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

  it('logs that analytics is disabled even if nothing is tracked', async () => {
    const { warn } = await setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(noKeyWarning);
  });
});

describe('without consent', () => {
  it('stores and sends nothing, not even an id, and sends no earlier events once consent is given', async () => {
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

  it('does not load PostHog', async () => {
    const { analytics, load } = await setUp({ storage: memoryStorage({ [consentKey]: 'no' }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await analytics.flush();
    expect(load).not.toHaveBeenCalled();
  });

  it('deletes queued events and ids from the device when consent is withdrawn, and sends nothing more', async () => {
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

  it('does not start the library if consent is withdrawn while it loads', async () => {
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

  it('deletes the ids of earlier starts if consent is withdrawn offline', async () => {
    const storage = agreed();
    const first = await setUp({ storage });
    first.analytics.track('deal_saved', { deal_id: dealId });
    await first.analytics.flush();
    expect(storage.length).toBeGreaterThan(1);
    const next = await setUp({ storage, online: () => false });
    next.analytics.setConsent(false);
    expect(keysOf(storage)).toEqual([consentKey]);
  });

  it('counts events under a new random id if consent is given again after a refusal', async () => {
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

  it('respects the browser’s do-not-track setting, whatever the user chose before', async () => {
    const { analytics, received } = await setUp({ refusedByBrowser: true });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused-by-browser');
    expect(received).toEqual([]);
  });
});

describe('with a key and consent', () => {
  it('sends events in order, with the time they happened', async () => {
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

  it('links the anonymous id to a user once, and starts a new one after a sign-out', async () => {
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

describe('another user', () => {
  it('is identified with a separate anonymous id if the previous user did not sign out here', async () => {
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
  it('keeps the signed-in user’s id until the account is known', async () => {
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

  it('keeps the anonymous id without an account', async () => {
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

describe('a sent event', () => {
  it('has only listed events and fields, also if another build queued them', async () => {
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
  ])('contains no free text: %s', async (text) => {
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

  it('leaves out invalid numbers', async () => {
    const { analytics, received } = await setUp();
    const fields = { deal_id: dealId, score: '71' } as unknown as AnalyticsEvents['deal_viewed'];
    analytics.track('deal_viewed', fields);
    analytics.track('deal_viewed', { deal_id: dealId, score: Number.NaN });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.filter(({ properties }) => 'score' in properties)).toEqual([]);
    expect(received).toHaveLength(2);
  });
});
