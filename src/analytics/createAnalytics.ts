import type { PostHog } from 'posthog-js/no-external';
import { allowedFields } from './eventFields.ts';
import { createEventQueue, type EventQueue, type EventStorage } from './eventQueue.ts';
import type { Track } from './events.ts';
import { identifyUser, optOut, clearStoredIds, loadPostHog, startPostHog } from './postHog.ts';
import type { PostHogSettings } from './postHogSettings.ts';

/** `unasked`: the person has not chosen yet. `refused-by-browser`: the browser sends a do-not-track signal, so the person is not asked. */
export type Consent = 'given' | 'refused' | 'unasked' | 'refused-by-browser';

export interface Analytics {
  /** Records one event. Never throws, never waits. Drops it if the person has not consented. */
  readonly track: Track;
  /** Links the events to a signed-in person's id. Repeating it has no effect. */
  identify(userId: string): void;
  /** Forgets the person. */
  reset(): void;
  consent(): Consent;
  /** Stores the person's choice on this device. A "no" also drops events not yet sent, and the ids. */
  setConsent(given: boolean): void;
  /** Whether the server has a PostHog key configured. */
  configured(): Promise<boolean>;
  /** How many events are queued on this device. */
  waiting(): number;
  /** Passes queued events to posthog-js, if allowed. Resolves after the attempt. */
  flush(): Promise<void>;
}

export interface AnalyticsOptions {
  readonly loadConfig: () => Promise<PostHogSettings>;
  readonly storage: EventStorage;
  readonly now: () => number;
  readonly newUuid: () => string;
  readonly online: () => boolean;
  /** Whether the browser sends a do-not-track signal. */
  readonly refusedByBrowser?: boolean;
  /** Loads posthog-js by default. */
  readonly load?: (settings: PostHogSettings) => Promise<PostHog>;
  readonly warn?: (message: string, cause?: unknown) => void;
}

export const consentKey = 'yardstick-analytics-consent';
export const noKeyWarning = 'PostHog key not configured - analytics disabled';

interface State extends AnalyticsOptions {
  readonly queue: EventQueue;
  /** Undefined until the app knows who is signed in. */
  userId: string | null | undefined;
  /** Null until the configuration has been read. */
  settings: PostHogSettings | null;
  loading: Promise<PostHog> | null;
  started: PostHog | null;
}

/**
 * Consent-first analytics. Events are queued on the device until there is a connection and posthog-js is loaded. Each is passed on once.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { storage, now, newUuid } = options;
  const queue = createEventQueue(storage);
  const state: State = { ...options, queue, userId: undefined, settings: null, loading: null, started: null };
  const setPerson = (userId: string | null): void => {
    state.userId = userId;
    void flush(state);
  };
  void flush(state);
  return {
    track: (event, fields, at = now()) =>
      attempt(state, () => {
        const allowed = allowedFields(event, fields);
        if (allowed === null || !isGiven(state) || state.settings?.posthogKey === '') return;
        const { userId } = state;
        queue.add({ uuid: newUuid(), event, at, fields: allowed, ...(userId === undefined ? {} : { userId }) });
      }),
    identify: (userId) => setPerson(userId),
    reset: () => setPerson(null),
    consent: () => consentOf(state),
    setConsent: (given) =>
      attempt(state, () => {
        storage.setItem(consentKey, given ? 'yes' : 'no');
        if (given) return;
        queue.clear();
        if (state.started === null) clearStoredIds(storage);
        else optOut(state.started);
      }),
    configured: () =>
      readSettings(state).then(
        ({ posthogKey }) => posthogKey !== '',
        () => false,
      ),
    waiting: () => queue.waiting(now()).length,
    flush: () => flush(state),
  };
}

/** Only logs an analytics failure, because it must never disrupt the person's work. */
function attempt(state: State, action: () => void): void {
  try {
    action();
  } catch (cause) {
    warn(state, 'Analytics failed', cause);
  }
  void flush(state);
}

async function flush(state: State): Promise<void> {
  try {
    await handOver(state);
  } catch (cause) {
    warn(state, 'Analytics failed', cause);
  }
}

async function handOver(state: State): Promise<void> {
  const settings = await readSettings(state);
  if (settings.posthogKey === '') return state.queue.clear();
  if (!mayHandOver(state)) return;
  const posthog = await loaded(state, settings);
  // The person may have refused by now, or the connection may be lost.
  if (!mayHandOver(state)) return;
  if (state.started === null) startPostHog(posthog, settings, () => isGiven(state));
  state.started = posthog;
  for (const event of state.queue.waiting(state.now())) {
    state.queue.remove(event);
    identifyUser(posthog, event.userId, settings);
    const { uuid, at, fields } = event;
    posthog.capture(event.event, { ...fields }, { uuid, timestamp: new Date(at), skip_client_rate_limiting: true });
  }
  identifyUser(posthog, state.userId, settings);
}

async function readSettings(state: State): Promise<PostHogSettings> {
  const read = state.settings ?? (await state.loadConfig());
  if (state.settings === null && read.posthogKey === '') warn(state, noKeyWarning);
  return (state.settings ??= read);
}

/** Returns posthog-js, loaded once. After a failure the next event tries again. */
async function loaded(state: State, settings: PostHogSettings): Promise<PostHog> {
  try {
    return await (state.loading ??= (state.load ?? loadPostHog)(settings));
  } catch (cause) {
    state.loading = null;
    throw cause;
  }
}

const mayHandOver = (state: State): boolean => isGiven(state) && state.online();

const isGiven = (options: AnalyticsOptions): boolean => consentOf(options) === 'given';

function consentOf({ storage, refusedByBrowser = false }: AnalyticsOptions): Consent {
  if (refusedByBrowser) return 'refused-by-browser';
  try {
    const kept = storage.getItem(consentKey);
    return kept === 'yes' ? 'given' : kept === 'no' ? 'refused' : 'unasked';
  } catch {
    // Even if the choice cannot be stored, do not ask again at every start.
    return 'refused';
  }
}

function warn({ warn: log = console.warn }: AnalyticsOptions, message: string, cause?: unknown): void {
  if (cause === undefined) log(message);
  else log(message, cause);
}
