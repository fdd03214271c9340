import { describe, expect, it, vi } from 'vitest';
import {
  consentKey,
  createAnalytics,
  noKeyWarning,
  type AnalyticsOptions,
  type PostHogLike,
} from '../../../src/analytics/createAnalytics.ts';
import type { AnalyticsEvents } from '../../../src/analytics/events.ts';

const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';
const userId = '11111111-1111-4111-8111-111111111111';

/** Records what would reach PostHog, in order. */
class FakePostHog implements PostHogLike {
  readonly calls: (readonly unknown[])[] = [];
  init(key: string): void {
    this.calls.push(['init', key]);
  }
  capture(event: string, properties: object): void {
    this.calls.push(['capture', event, properties]);
  }
  identify(id: string): void {
    this.calls.push(['identify', id]);
  }
  reset(): void {
    this.calls.push(['reset']);
  }
}

function memoryStorage(entries: Readonly<Record<string, string>> = {}): AnalyticsOptions['storage'] {
  const values = new Map(Object.entries(entries));
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const posthog = new FakePostHog();
  const load = vi.fn(async () => ({ posthog }));
  const warn = vi.fn<(message: string, cause?: unknown) => void>();
  const analytics = createAnalytics({
    loadConfig: async () => ({ posthogKey: 'phc_test', posthogHost: 'https://ph.example' }),
    storage: memoryStorage({ [consentKey]: 'yes' }),
    load,
    warn,
    ...options,
  });
  return { analytics, posthog, load, warn };
}

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError');
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('without a key', () => {
  it('analytics is disabled with one warning, however many events follow, and the library never loads', async () => {
    const { analytics, load, warn } = setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    expect(warn.mock.calls).toEqual([[noKeyWarning]]);
    expect(noKeyWarning).toBe('PostHog key not configured - analytics disabled');
    expect(load).not.toHaveBeenCalled();
  });

  it('says so even when nobody tracks anything', async () => {
    const { warn } = setUp({ loadConfig: async () => ({ posthogKey: '', posthogHost: '' }) });
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(noKeyWarning);
  });
});

describe('without consent', () => {
  it('nothing is loaded or sent, and nothing from before is sent once consent is given', async () => {
    const { analytics, posthog, load } = setUp({ storage: memoryStorage() });
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    expect(load).not.toHaveBeenCalled();
    analytics.setConsent(true);
    analytics.track('deal_viewed', { deal_id: dealId, score: 71 });
    await settled();
    expect(posthog.calls).toEqual([
      ['init', 'phc_test'],
      ['capture', 'deal_viewed', { deal_id: dealId, score: 71 }],
    ]);
  });

  it('withdrawn while the library loads, nothing is sent', async () => {
    const { analytics, posthog } = setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.setConsent(false);
    await settled();
    expect(analytics.hasConsent()).toBe(false);
    expect(posthog.calls).toEqual([]);
  });

  it('storage that cannot be read counts as no', async () => {
    const { analytics, load } = setUp({ storage: { getItem: forbidden, setItem: forbidden } });
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('with a key and consent', () => {
  it('events from before the library loaded are sent in order, after the person is known', async () => {
    const { analytics, posthog, load } = setUp();
    analytics.identify(userId);
    analytics.track('ingest_start', { source: 'zoopla', max_results: 1 });
    analytics.track('ingest_success', { source: 'zoopla', item_count: 1, duration_ms: 900 });
    await settled();
    analytics.track('deal_saved', { deal_id: dealId });
    expect(posthog.calls.map((call) => call.slice(0, 2))).toEqual([
      ['init', 'phc_test'],
      ['identify', userId],
      ['capture', 'ingest_start'],
      ['capture', 'ingest_success'],
      ['capture', 'deal_saved'],
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a person is identified once, and forgotten on reset', async () => {
    const { analytics, posthog } = setUp();
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    analytics.identify(userId);
    analytics.identify(userId);
    analytics.reset();
    analytics.reset();
    expect(posthog.calls.filter(([name]) => name === 'identify' || name === 'reset')).toEqual([['identify', userId], ['reset']]);
  });

  it('at most fifty events wait, the newest', async () => {
    const { analytics, posthog } = setUp();
    for (let score = 0; score < 60; score += 1) analytics.track('deal_viewed', { deal_id: dealId, score });
    await settled();
    const sent = posthog.calls.filter(([name]) => name === 'capture');
    expect(sent).toHaveLength(50);
    expect(sent[0]?.[2]).toMatchObject({ score: 10 });
  });

  it('a library that does not load is logged, and the next event tries again with what waited', async () => {
    const posthog = new FakePostHog();
    const load = vi.fn(async () => ({ posthog }));
    load.mockRejectedValueOnce(new TypeError('chunk missing'));
    const { analytics, warn } = setUp({ load });
    analytics.track('ingest_start', { source: 'zoopla', max_results: 1 });
    await settled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Analytics could not be started', expect.any(TypeError));
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    expect(posthog.calls.map((call) => call[1])).toEqual(['phc_test', 'ingest_start', 'deal_saved']);
  });

  it('a failing library never throws into the caller', async () => {
    const posthog = new FakePostHog();
    posthog.capture = () => {
      throw new Error('quota');
    };
    const { analytics, warn } = setUp({ load: async () => ({ posthog }) });
    analytics.track('deal_saved', { deal_id: dealId });
    await settled();
    expect(() => analytics.track('deal_saved', { deal_id: dealId })).not.toThrow();
    expect(warn).toHaveBeenCalledWith('Analytics failed', expect.any(Error));
  });
});

describe('what is sent', () => {
  it('has neither events nor fields that are not listed', async () => {
    const { analytics, posthog } = setUp();
    const track = analytics.track as (event: string, fields: object) => void;
    track('page_left', { path: '/deals' });
    track('constructor', {});
    track('deal_saved', { deal_id: dealId, address: '1 High Street', price: 250_000 });
    await settled();
    expect(posthog.calls.slice(1)).toEqual([['capture', 'deal_saved', { deal_id: dealId }]]);
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
    await settled();
    expect(posthog.calls.slice(1)).toEqual([
      ['capture', 'ingest_fail', { source: 'other', error_type: 'other' }],
      ['capture', 'summary_generated', { deal_id: 'other', source: 'report' }],
    ]);
  });

  it('leaves out numbers that are none', async () => {
    const { analytics, posthog } = setUp();
    const fields = { deal_id: dealId, score: '71' } as unknown as AnalyticsEvents['deal_viewed'];
    analytics.track('deal_viewed', fields);
    analytics.track('deal_viewed', { deal_id: dealId, score: Number.NaN });
    await settled();
    expect(posthog.calls.slice(1)).toEqual([
      ['capture', 'deal_viewed', { deal_id: dealId }],
      ['capture', 'deal_viewed', { deal_id: dealId }],
    ]);
  });
});
