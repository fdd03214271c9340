import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, createAnalytics, noKeyWarning, type AnalyticsOptions } from '../../../src/analytics/createAnalytics.ts';
import type { Delivery } from '../../../src/analytics/deliver.ts';
import { leaving } from '../../../src/analytics/leaving.ts';
import { forgottenAfterMs, mostWaiting, type EventStorage } from '../../../src/analytics/eventQueue.ts';
import type { AnalyticsEvents } from '../../../src/analytics/events.ts';
import { wallTime } from '../../support/realClock.ts';

const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';
const userId = '11111111-1111-4111-8111-111111111111';
const start = Date.UTC(2026, 10, 22);
const day = 86_400_000;

/** PostHog as far as we use it: takes what our last gate lets out, counts each id once, and answers as a test says. */
class FakePostHog {
  readonly received: CaptureResult[] = [];
  readonly urls: string[] = [];
  readonly keys: string[] = [];
  /** Whether a failed request may be repeated by the library itself. */
  repeats = false;
  /** Null for an answer that the page may not read. */
  answer: () => Promise<Response | null> = async () => new Response();
  readonly delivery: Delivery = {
    send: async (events, { key, host }) => {
      this.urls.push(host);
      this.keys.push(key);
      this.received.push(...events.flatMap((event) => leaving(event) ?? []));
      const answer = await this.answer().catch(() => null);
      return new Set(answer?.ok === true ? events.map(({ uuid }) => uuid) : []);
    },
    forget: () => this.repeats,
  };
  counted(): readonly CaptureResult[] {
    return [...new Map(this.received.map((each) => [each.uuid, each])).values()];
  }
}

const idOf = (sent: CaptureResult | undefined): unknown => sent?.properties['distinct_id'];

function memoryStorage(entries: Readonly<Record<string, string>> = {}): EventStorage & { readonly values: Map<string, string> } {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

const agreed = () => memoryStorage({ [consentKey]: 'yes' });

let ids = 0;

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const posthog = new FakePostHog();
  const warn = vi.fn<(message: string, cause?: unknown) => void>();
  const storage = options.storage ?? agreed();
  const analytics = createAnalytics({
    loadConfig: async () => ({ posthogKey: 'phc_test', posthogHost: 'https://ph.example' }),
    storage,
    now: wallTime,
    newUuid: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    delivery: posthog.delivery,
    warn,
    ...options,
  });
  return { analytics, posthog, warn, storage };
}

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without a key', () => {
  it('analytics is disabled with one warning, however many events follow, and nothing is kept or sent', async () => {
    const { analytics, posthog, warn, storage } = setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(warn.mock.calls).toEqual([[noKeyWarning]]);
    expect(noKeyWarning).toBe('PostHog key not configured - analytics disabled');
    expect(posthog.urls).toEqual([]);
    expect(analytics.waiting()).toBe(0);
    expect(await analytics.configured()).toBe(false);
    expect(storage.length).toBe(1);
  });

  it('says so even when nobody tracks anything', async () => {
    const { warn } = setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(noKeyWarning);
  });
});

describe('without consent', () => {
  it('nothing is kept or sent, not even an id, and nothing from before is sent once consent is given', async () => {
    const { analytics, posthog, storage } = setUp({ storage: memoryStorage() });
    expect(analytics.consent()).toBe('unasked');
    analytics.identify(userId);
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(storage.length).toBe(0);
    analytics.setConsent(true);
    analytics.track('deal_viewed', { deal_id: dealId, score: 71 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posthog.received.map(({ event }) => event)).toEqual(['$identify', 'deal_viewed']);
  });

  it('withdrawn, what waits and the ids are gone from the device, and nothing is sent any more', async () => {
    const { analytics, posthog, storage } = setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    expect(analytics.waiting()).toBe(1);
    analytics.setConsent(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused');
    expect(posthog.received).toEqual([]);
    expect([...(storage as ReturnType<typeof memoryStorage>).values.keys()]).toEqual([consentKey]);
  });

  it('withdrawn while the library may still repeat a request, the page is loaded again', async () => {
    const restart = vi.fn<() => void>();
    const { analytics, posthog } = setUp({ restart });
    analytics.setConsent(false);
    expect(restart).not.toHaveBeenCalled();
    posthog.repeats = true;
    analytics.setConsent(false);
    expect(restart).toHaveBeenCalledOnce();
  });

  it('storage that cannot be used counts as no, and is no error', async () => {
    const storage: EventStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 0 };
    const { analytics, posthog } = setUp({ storage });
    expect(() => analytics.track('deal_saved', { deal_id: dealId })).not.toThrow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused');
    expect(posthog.received).toEqual([]);
  });

  it('a browser that asks not to be tracked is heeded, whatever was chosen before', async () => {
    const { analytics, posthog } = setUp({ refusedByBrowser: true });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(analytics.consent()).toBe('refused-by-browser');
    expect(posthog.received).toEqual([]);
  });
});

describe('with a key and consent', () => {
  it('events are sent together, in order, with the moment they happened', async () => {
    const { analytics, posthog } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    analytics.track('ingest_start', { source: 'zoopla', max_results: 1 });
    await vi.advanceTimersByTimeAsync(900);
    analytics.track('ingest_success', { source: 'zoopla', item_count: 1, duration_ms: 900 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(posthog.urls).toEqual(['https://ph.example']);
    expect(posthog.keys).toEqual(['phc_test']);
    expect(posthog.received.map(({ event, timestamp }) => [event, timestamp?.toISOString()])).toEqual([
      ['ingest_start', '2026-11-22T00:00:00.000Z'],
      ['ingest_success', '2026-11-22T00:00:00.900Z'],
    ]);
    expect(analytics.waiting()).toBe(0);
  });

  it('a person is told once as the one with the id by chance, and is another after signing out', async () => {
    const { analytics, posthog } = setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.identify(userId);
    analytics.identify(userId);
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.reset();
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    const [first, told, second, third] = posthog.received;
    expect(posthog.received.map(({ event }) => event)).toEqual(['deal_saved', '$identify', 'deal_saved', 'deal_saved']);
    expect(told).toMatchObject({ properties: { distinct_id: userId, $anon_distinct_id: idOf(first) } });
    expect(idOf(second)).toBe(userId);
    expect([userId, idOf(first)]).not.toContain(idOf(third));
    expect(posthog.received.map(({ properties }) => properties['$process_person_profile'])).toEqual([false, true, true, false]);
  });
});

describe('another person', () => {
  it('who signs in without the first one having signed out here is told with an id of their own', async () => {
    const { analytics, posthog } = setUp();
    analytics.identify(userId);
    analytics.identify('22222222-2222-4222-8222-222222222222');
    await vi.advanceTimersByTimeAsync(5_000);
    const [first, second] = posthog.received.map(({ properties }) => properties['$anon_distinct_id']);
    expect(first).not.toBe(second);
  });
});

describe('somebody without an account', () => {
  it('is the same one at the next start', async () => {
    const storage = agreed();
    const first = setUp({ storage });
    first.analytics.reset();
    first.analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    const next = setUp({ storage });
    next.analytics.reset();
    next.analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(idOf(next.posthog.received[0])).toBe(idOf(first.posthog.received[0]));
  });
});

describe('without a connection', () => {
  it.each([
    ['no answer', () => Promise.reject(new TypeError('network'))],
    ['an error', async () => new Response('', { status: 500 })],
    ['a refusal', async () => new Response('', { status: 403 })],
    ['a hotel’s sign-in page', async () => null],
  ])('events stay on the device through %s, for eight days, and are counted once in the end', async (_, answer) => {
    const { analytics, posthog, storage } = setUp();
    posthog.answer = answer;
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.track('deal_viewed', { deal_id: dealId, score: 60 });
    await vi.advanceTimersByTimeAsync(8 * day);
    expect(analytics.waiting()).toBe(2);
    const tries = posthog.urls.length;
    expect(tries).toBeGreaterThan(3);
    // At most once an hour when it has failed for a while.
    expect(tries).toBeLessThan((8 * day) / 3_600_000 + 20);
    // The window is closed, and opened again later.
    const later = setUp({ storage, delivery: posthog.delivery });
    posthog.answer = async () => new Response();
    await vi.advanceTimersByTimeAsync(3_700_000);
    expect(later.analytics.waiting()).toBe(0);
    expect(posthog.counted().map(({ event, timestamp }) => [event, timestamp?.toISOString()])).toEqual([
      ['deal_saved', '2026-11-22T00:00:00.000Z'],
      ['deal_viewed', '2026-11-22T00:00:00.000Z'],
    ]);
  });

  it('an answer that was lost on the way makes the same event again, not another', async () => {
    const { analytics, posthog } = setUp();
    posthog.answer = () => Promise.reject(new TypeError('the answer was lost'));
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(3_000);
    posthog.answer = async () => new Response();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(posthog.received).toHaveLength(2);
    expect(posthog.counted()).toHaveLength(1);
  });

  it('two windows share what waits, and neither loses the other’s', async () => {
    const storage = agreed();
    const [one, other] = [setUp({ storage }), setUp({ storage })];
    one.analytics.track('deal_saved', { deal_id: dealId });
    other.analytics.track('deal_viewed', { deal_id: dealId, score: 3 });
    expect(one.analytics.waiting()).toBe(2);
    await vi.advanceTimersByTimeAsync(5_000);
    const uuids = [...one.posthog.received, ...other.posthog.received].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(2);
    expect(other.analytics.waiting()).toBe(0);
  });

  it('the newest stay when too many wait, and what is a month old is forgotten', async () => {
    const { analytics, posthog } = setUp();
    posthog.answer = async () => new Response('', { status: 503 });
    for (let score = 0; score < mostWaiting + 10; score += 1) {
      analytics.track('deal_viewed', { deal_id: dealId, score });
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(analytics.waiting()).toBe(mostWaiting);
    vi.setSystemTime(start + forgottenAfterMs + day);
    expect(analytics.waiting()).toBe(0);
  });

  it('an entry that was damaged is forgotten, and the others are sent', async () => {
    const storage = memoryStorage({ [consentKey]: 'yes', 'yardstick-event.000000000000001-x': '{"uuid":', 'yardstick-event.2-y': '7' });
    const { analytics, posthog } = setUp({ storage });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posthog.received.map(({ event }) => event)).toEqual(['deal_saved']);
    expect(analytics.waiting()).toBe(0);
  });
});

describe('what is sent', () => {
  it('has neither events nor fields that are not listed, also of what another build had left waiting', async () => {
    const storage = agreed();
    const left = { uuid: 'a-1', event: '$pageview', distinctId: 'd', at: start, properties: { $current_url: 'https://app.example/?q=1' } };
    const full = { uuid: 'a-2', event: 'deal_saved', distinctId: 'd', at: start, properties: { deal_id: dealId, title: '1 High Street' } };
    storage.setItem('yardstick-event.1-a1', JSON.stringify(left));
    storage.setItem('yardstick-event.2-a2', JSON.stringify(full));
    const { analytics, posthog } = setUp({ storage });
    const track = analytics.track as (event: string, fields: object) => void;
    track('page_left', { path: '/deals' });
    track('constructor', {});
    track('deal_saved', { deal_id: dealId, address: '1 High Street', price: 250_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    const allowed = new Set(['deal_id', 'distinct_id', '$geoip_disable', '$lib', '$process_person_profile']);
    expect(posthog.received.map(({ event }) => event)).toEqual(['deal_saved', 'deal_saved']);
    expect(posthog.received.flatMap(({ properties }) => Object.keys(properties)).filter((name) => !allowed.has(name))).toEqual([]);
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
    const { analytics, posthog } = setUp();
    analytics.track('ingest_fail', { source: text, error_type: text });
    analytics.track('summary_generated', { deal_id: text, source: 'report' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posthog.received.map(({ properties }) => properties)).toMatchObject([
      { source: 'other', error_type: 'other' },
      { deal_id: 'other', source: 'report' },
    ]);
    expect(JSON.stringify(posthog.received)).not.toContain(text);
  });

  it('leaves out numbers that are none', async () => {
    const { analytics, posthog } = setUp();
    const fields = { deal_id: dealId, score: '71' } as unknown as AnalyticsEvents['deal_viewed'];
    analytics.track('deal_viewed', fields);
    analytics.track('deal_viewed', { deal_id: dealId, score: Number.NaN });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(posthog.received.filter(({ properties }) => 'score' in properties)).toEqual([]);
    expect(posthog.received).toHaveLength(2);
  });
});
