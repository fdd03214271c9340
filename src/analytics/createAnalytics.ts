import { createDelivery, type Delivery } from './deliver.ts';
import { allowedFields } from './eventFields.ts';
import { createEventQueue, type EventQueue, type EventStorage, type WaitingEvent } from './eventQueue.ts';
import type { Track } from './events.ts';
import { createIdentity, type Identity } from './identity.ts';

/** `unasked`: the person has not chosen yet. `refused-by-browser`: the browser asks not to be tracked, so nobody is asked. */
export type Consent = 'given' | 'refused' | 'unasked' | 'refused-by-browser';

export interface Analytics {
  /** Counts one event; never throws, never waits. Dropped without the person's consent. */
  readonly track: Track;
  /** Ties the events to a signed-in person's id; repeating it is free. */
  identify(userId: string): void;
  /** Forgets who it was. */
  reset(): void;
  consent(): Consent;
  /** Remembers the person's choice on this device; a "no" also drops what was not sent yet, and the ids. */
  setConsent(given: boolean): void;
  /** Whether the server names a place to send events to. */
  configured(): Promise<boolean>;
  /** How many events wait on this device. */
  waiting(): number;
  /** Sends what waits, if it may; resolves when that was tried. */
  flush(): Promise<void>;
}

export interface AnalyticsOptions {
  readonly loadConfig: () => Promise<{ readonly posthogKey: string; readonly posthogHost: string }>;
  readonly storage: EventStorage;
  readonly now: () => number;
  readonly newUuid: () => string;
  /** The browser's own word that its person is not to be tracked. */
  readonly refusedByBrowser?: boolean;
  /** posthog-js unless another is named. */
  readonly delivery?: Delivery;
  /** Loads the page again: the only way to end what posthog-js repeats by itself. */
  readonly restart?: () => void;
  /** Runs work in one window at a time; skips it where another is at it. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  readonly warn?: (message: string, cause?: unknown) => void;
}

export const consentKey = 'yardstick-analytics-consent';
export const noKeyWarning = 'PostHog key not configured - analytics disabled';

const batchSize = 10;
const flushAfterMs = 3_000;
const firstPauseMs = 10_000;
const longestPauseMs = 3_600_000;
const defaultHost = 'https://eu.i.posthog.com';

interface State extends AnalyticsOptions {
  readonly delivery: Delivery;
  readonly queue: EventQueue;
  readonly identity: Identity;
  /** Null until the configuration was read; an empty key switches analytics off. */
  key: { readonly posthogKey: string; readonly posthogHost: string } | null;
  userId: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  pauseMs: number;
}

/**
 * Analytics that asks first. Events wait on the device, each with an id, until PostHog has said that it has them; nothing is lost without a
 * connection, and what is sent again is counted once.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { storage, newUuid } = options;
  const state: State = {
    ...options,
    delivery: options.delivery ?? createDelivery(() => consentOf(options) === 'given'),
    queue: createEventQueue(storage),
    identity: createIdentity(storage, newUuid),
    key: null,
    userId: null,
    timer: undefined,
    pauseMs: firstPauseMs,
  };
  void readKey(state).then(() => flush(state));
  return {
    track: (event, fields, at) =>
      attempt(state, () => {
        const allowed = allowedFields(event, fields);
        if (allowed !== null && mayCount(state)) enqueue(state, { event, properties: allowed, at: at ?? state.now() });
      }),
    identify: (userId) =>
      attempt(state, () => {
        state.userId = userId;
        tellIdentity(state);
      }),
    reset: () =>
      attempt(state, () => {
        // At every start without an account this is said as well: then the id by chance stays.
        if (state.identity.isKnown()) state.identity.forget();
        state.userId = null;
      }),
    consent: () => consentOf(state),
    setConsent: (given) => setConsent(state, given),
    configured: async () => ((await readKey(state))?.posthogKey ?? '') !== '',
    waiting: () => state.queue.waiting(state.now()).length,
    flush: () => flush(state),
  };
}

function setConsent(state: State, given: boolean): void {
  attempt(state, () => {
    state.storage.setItem(consentKey, given ? 'yes' : 'no');
    if (given) return tellIdentity(state);
    dropAll(state);
    if (state.delivery.forget()) state.restart?.();
  });
}

function dropAll({ queue, identity }: State): void {
  queue.clear();
  identity.forget();
}

const mayCount = (state: State): boolean => state.key?.posthogKey !== '' && consentOf(state) === 'given';

function consentOf({ storage, refusedByBrowser = false }: AnalyticsOptions): Consent {
  if (refusedByBrowser) return 'refused-by-browser';
  try {
    const kept = storage.getItem(consentKey);
    return kept === 'yes' ? 'given' : kept === 'no' ? 'refused' : 'unasked';
  } catch {
    // Where a choice cannot be kept, nobody is asked at every start.
    return 'refused';
  }
}

function enqueue(state: State, { event, properties, at }: Pick<WaitingEvent, 'event' | 'properties' | 'at'>): void {
  const { userId, identity, queue, newUuid } = state;
  const person = { $process_person_profile: userId !== null };
  queue.add({ uuid: newUuid(), event, distinctId: userId ?? identity.anonymous(), at, properties: { ...properties, ...person } });
  schedule(state, flushAfterMs);
}

/** Once for each person: what was counted under the id by chance was theirs. */
function tellIdentity(state: State): void {
  const { userId, identity } = state;
  if (userId === null || !mayCount(state) || !identity.isNew(userId)) return;
  enqueue(state, { event: '$identify', properties: { $anon_distinct_id: identity.anonymous() }, at: state.now() });
}

function schedule(state: State, afterMs: number): void {
  clearTimeout(state.timer);
  state.timer = setTimeout(() => void flush(state), afterMs);
}

async function flush(state: State): Promise<void> {
  try {
    await (state.alone ?? runs)(() => sendWaiting(state));
  } catch (cause) {
    warn(state, 'Analytics failed', cause);
  }
}

const runs = (work: () => Promise<void>): Promise<void> => work();

async function sendWaiting(state: State): Promise<void> {
  for (;;) {
    const key = state.key ?? (await readKey(state));
    const events = consentOf(state) === 'given' ? state.queue.waiting(state.now()).slice(0, batchSize) : [];
    if (key === null || events.length === 0) return;
    if (key.posthogKey === '') return dropAll(state);
    const target = { key: key.posthogKey, host: key.posthogHost === '' ? defaultHost : key.posthogHost };
    const arrived = await state.delivery.send(events, target);
    state.queue.remove([...arrived]);
    if (arrived.size < events.length) {
      schedule(state, state.pauseMs);
      state.pauseMs = Math.min(state.pauseMs * 2, longestPauseMs);
      return;
    }
    state.pauseMs = firstPauseMs;
  }
}

/** Null when the configuration could not be had; the next event asks again. */
async function readKey(state: State): Promise<State['key']> {
  if (state.key !== null) return state.key;
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
