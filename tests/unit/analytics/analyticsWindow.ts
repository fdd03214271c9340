import type { CaptureResult } from 'posthog-js/no-external';
import { vi } from 'vitest';
import { consentKey, createAnalytics, type AnalyticsOptions } from '../../../src/analytics/createAnalytics.ts';
import { browser, memoryStorage, openPostHog } from '../../support/postHogInNode.ts';
import { wallTime } from '../../support/realClock.ts';

export const dealId = '01JD2X3Y4Z5A6B7C8D9E0F1G2H';
export const userId = '11111111-1111-4111-8111-111111111111';
export const start = Date.UTC(2026, 10, 22);
export const day = 86_400_000;
export const config = { posthogKey: 'phc_test', posthogHost: 'https://ph.example' };

export const idOf = (event: CaptureResult | undefined): unknown => event?.properties['distinct_id'];

export const agreed = () => memoryStorage({ [consentKey]: 'yes' });

/** The events sent over the network, once posthog-js has flushed its queue. */
export async function sent(): Promise<readonly CaptureResult[]> {
  await vi.advanceTimersByTimeAsync(1_000);
  return browser.requests.flatMap(({ body }) => (body as { readonly batch?: readonly CaptureResult[] }).batch ?? []);
}

let ids = 0;

/** A window with the real posthog-js; `online` is the app's view of its connection. */
export async function setUp(options: Partial<AnalyticsOptions> = {}) {
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

/** Fixes the time and forgets the previous test's requests. For `beforeEach`. */
export function resetBrowser(): void {
  vi.useFakeTimers({ now: start });
  browser.requests.length = 0;
  browser.answer = async () => Response.json({ status: 'Ok' });
}
