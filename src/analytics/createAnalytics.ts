import type { PostHog, PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { allowedFields } from './eventFields.ts';
import type { Track } from './events.ts';
import { postHogConfig } from './postHogConfig.ts';

export interface Analytics {
  /** Counts one event; never throws, never waits. Dropped without the person's consent. */
  readonly track: Track;
  /** Ties the events to a signed-in person's id; repeating it is free. */
  identify(userId: string): void;
  /** Forgets who it was. */
  reset(): void;
  hasConsent(): boolean;
  /** Remembers the person's choice on this device; a "no" also drops what was not sent yet. */
  setConsent(given: boolean): void;
}

export interface AnalyticsOptions {
  readonly loadConfig: () => Promise<{ readonly posthogKey: string; readonly posthogHost: string }>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly load?: () => Promise<PostHogModule>;
  readonly warn?: (message: string, cause?: unknown) => void;
}

export interface PostHogModule {
  readonly posthog: PostHogLike;
}

/** The calls of posthog-js in use. */
export interface PostHogLike extends Pick<PostHog, 'reset'> {
  init(key: string, config: Partial<PostHogConfig>): unknown;
  capture(event: string, properties: Readonly<Record<string, string | number>>): unknown;
  identify(distinctId: string): unknown;
}

export const consentKey = 'yardstick-analytics-consent';
export const noKeyWarning = 'PostHog key not configured - analytics disabled';

/**
 * Analytics that asks first. Reads the configuration at once (to say that no key is configured), and loads posthog-js
 * only when there is a key, the person's consent and something to send.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const state: State = { ...options, key: null, client: null, loading: false, queue: [], userId: null, identified: null };
  void readKey(state);
  return {
    track: (event, fields) => {
      const allowed = allowedFields(event, fields);
      if (allowed !== null) enqueue(state, { event, fields: allowed });
    },
    identify: (userId) => {
      state.userId = userId;
      if (state.client !== null && hasConsent(state)) flush(state, state.client);
    },
    reset: () => {
      state.userId = null;
      state.queue = [];
      if (state.identified === null) return;
      state.identified = null;
      attempt(state, () => state.client?.reset());
    },
    hasConsent: () => hasConsent(state),
    setConsent: (given) => {
      attempt(state, () => state.storage.setItem(consentKey, given ? 'yes' : 'no'));
      if (!given) state.queue = [];
    },
  };
}

interface QueuedEvent {
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

interface State extends AnalyticsOptions {
  /** Null until the configuration was read; an empty key switches analytics off. */
  key: { readonly posthogKey: string; readonly posthogHost: string } | null;
  client: PostHogLike | null;
  loading: boolean;
  queue: readonly QueuedEvent[];
  userId: string | null;
  identified: string | null;
}

const QUEUED_AT_MOST = 50;
const DEFAULT_HOST = 'https://eu.i.posthog.com';

function enqueue(state: State, event: QueuedEvent): void {
  if (state.key?.posthogKey === '' || !hasConsent(state)) return;
  // The newest events win: they belong to what the person is doing now.
  state.queue = [...state.queue, event].slice(-QUEUED_AT_MOST);
  if (state.client === null) void start(state);
  else flush(state, state.client);
}

function flush(state: State, client: PostHogLike): void {
  attempt(state, () => {
    if (state.userId !== null && state.userId !== state.identified) {
      client.identify(state.userId);
      state.identified = state.userId;
    }
    const events = state.queue;
    state.queue = [];
    for (const { event, fields } of events) client.capture(event, fields);
  });
}

async function start(state: State): Promise<void> {
  if (state.loading) return;
  state.loading = true;
  try {
    const key = state.key ?? (await readKey(state));
    if (key === null) return;
    if (key.posthogKey === '') {
      state.queue = [];
      return;
    }
    const { posthog } = await (state.load ?? loadPostHog)();
    // The choice may have changed while the library loaded.
    if (!hasConsent(state)) return;
    posthog.init(key.posthogKey, postHogConfig(key.posthogHost === '' ? DEFAULT_HOST : key.posthogHost));
    state.client = posthog;
    flush(state, posthog);
  } catch (cause) {
    warn(state, 'Analytics could not be started', cause);
  } finally {
    state.loading = false;
  }
}

/** Null when the configuration could not be had; the next event asks again. */
async function readKey(state: State): Promise<State['key']> {
  try {
    const key = await state.loadConfig();
    if (key.posthogKey === '' && state.key === null) warn(state, noKeyWarning);
    state.key = key;
    return key;
  } catch (cause) {
    warn(state, 'Analytics could not read its configuration', cause);
    return null;
  }
}

/** The build without autocapture, recorder and remote scripts: half the size, and nothing in it to switch off. */
async function loadPostHog(): Promise<PostHogModule> {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external.js');
  return { posthog };
}

function hasConsent(state: State): boolean {
  try {
    return state.storage.getItem(consentKey) === 'yes';
  } catch {
    return false;
  }
}

/** A failure of analytics is logged only: nothing the person does may depend on it. */
function attempt(state: State, action: () => void): void {
  try {
    action();
  } catch (cause) {
    warn(state, 'Analytics failed', cause);
  }
}

function warn(state: State, message: string, cause?: unknown): void {
  const log = state.warn ?? console.warn;
  if (cause === undefined) log(message);
  else log(message, cause);
}
