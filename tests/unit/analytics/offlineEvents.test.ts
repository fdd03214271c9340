import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, type AnalyticsOptions } from '../../../src/analytics/createAnalytics.ts';
import { eventExpiryMs, maxQueuedEvents } from '../../../src/analytics/eventQueue.ts';
import { browser, memoryStorage, openPostHog } from '../../support/postHogInNode.ts';
import { agreed, day, dealId, idOf, resetBrowser, sent, setUp, start, userId } from './analyticsWindow.ts';

beforeEach(resetBrowser);

afterEach(() => {
  vi.useRealTimers();
});

describe('without a connection', () => {
  it('keeps events on the device for eight days and over a restart, and sends them once', async () => {
    const storage = agreed();
    const { analytics, network, load } = await setUp({ storage, online: () => false });
    network.online = false;
    analytics.track('deal_saved', { deal_id: dealId });
    analytics.track('deal_viewed', { deal_id: dealId, score: 60 });
    await analytics.flush();
    expect(load).not.toHaveBeenCalled();
    expect(analytics.waiting()).toBe(2);
    // The window is closed and opened again later.
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

  it('counts events for the user signed in at the time, not for the one signed in when the connection is back', async () => {
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

  it('reloads the library with the next event if it failed to load, and loses no event', async () => {
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

  it('lets the library retry, under the same id, an event that PostHog refused, and does not pass it on again', async () => {
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

  it('shares the queue between two windows without losing either’s events', async () => {
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

  it('keeps the newest events if the queue is full, and drops events a month old', async () => {
    const { analytics } = await setUp({ online: () => false });
    for (let score = 0; score < maxQueuedEvents + 10; score += 1) {
      analytics.track('deal_viewed', { deal_id: dealId, score });
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(analytics.waiting()).toBe(maxQueuedEvents);
    vi.setSystemTime(start + eventExpiryMs + day);
    expect(analytics.waiting()).toBe(0);
  });

  it('drops a damaged entry and sends the others', async () => {
    const storage = memoryStorage({ [consentKey]: 'yes', 'yardstick-event.000000000000001-x': '{"uuid":', 'yardstick-event.2-y': '7' });
    const { analytics, received } = await setUp({ storage });
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(received.map(({ event }) => event)).toEqual(['deal_saved']);
    expect(analytics.waiting()).toBe(0);
  });
});
