import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, createAnalytics } from '../../../src/analytics/createAnalytics.ts';
import type { EventStorage } from '../../../src/analytics/eventQueue.ts';
import { browser, memoryStorage, openPostHog } from '../../support/postHogInNode.ts';
import { wallTime } from '../../support/realClock.ts';
import type { PostHogSettings } from '../../../src/analytics/postHogSettings.ts';

const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';

const agreed = () => memoryStorage({ [consentKey]: 'yes' });

/** Requests to PostHog other than events. */
const asked = (): readonly string[] => browser.requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/e/');

async function setUp(switches: Partial<PostHogSettings>, storage: EventStorage) {
  const { posthog } = await openPostHog();
  browser.storage = storage;
  const analytics = createAnalytics({
    loadConfig: async () => ({ posthogKey: 'phc_test', posthogHost: 'https://ph.example', ...switches }),
    storage,
    now: wallTime,
    newUuid: () => crypto.randomUUID(),
    online: () => true,
    load: async () => posthog,
  });
  return { analytics };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('flags and surveys', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    browser.requests.length = 0;
    browser.answer = async (url) =>
      Response.json(
        url.includes('/array/')
          ? { surveys: true, hasFeatureFlags: true, autocapture_opt_out: false, sessionRecording: { endpoint: '/s/' } }
          : {},
      );
  });

  it('are not requested unless the server enables them', async () => {
    const { analytics } = await setUp({}, agreed());
    analytics.track('deal_saved', { deal_id: dealId });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(browser.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/e/']);
  });

  it.each([
    [{ posthogRemoteConfig: true }, ['/array/phc_test/config']],
    [{ posthogFlags: true }, ['/array/phc_test/config', '/flags/']],
    // The surveys themselves are requested when shown, which needs a browser: tests/e2e/privacy.test.ts.
    [{ posthogSurveys: true }, ['/array/phc_test/config', '/flags/']],
  ])('enabled as %o are requested after consent, and not after a refusal', async (switches, paths) => {
    const { analytics } = await setUp(switches, memoryStorage());
    await analytics.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.requests).toEqual([]);
    analytics.setConsent(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(new Set(asked())).toEqual(new Set(paths));
    analytics.setConsent(false);
    const before = browser.requests.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(browser.requests.length).toBe(before);
  });
});
