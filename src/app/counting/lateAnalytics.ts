import type { AccountState } from '../../account/account.ts';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import type { Track } from '../../analytics/events.ts';
import type { Config } from '../config.ts';

interface LateAnalytics {
  readonly track: Track;
  /** Ties later events to the person by id, or forgets them. */
  readonly know: (state: AccountState) => void;
  readonly start: () => void;
  /** Tries to send what waits, as when the server answers again. */
  readonly flush: () => void;
  readonly room: () => Promise<Analytics>;
}

/** The analytics room, loaded after the first paint; what happens before is handed on in order. */
export function createLateAnalytics(loadConfig: () => Promise<Config>): LateAnalytics {
  let loading: Promise<Analytics> | null = null;
  const room = (): Promise<Analytics> => (loading ??= loadRoom(loadConfig));
  const withRoom = async (work: (analytics: Analytics) => unknown): Promise<void> => {
    try {
      work(await room());
    } catch (cause) {
      // Analytics must never be in the way: it is logged, and the product goes on.
      console.warn('Analytics failed', cause);
    }
  };
  return {
    start: () => void withRoom(() => {}),
    flush: () => void withRoom((analytics) => void analytics.flush()),
    track: (event, fields) => void withRoom((analytics) => analytics.track(event, fields)),
    know: (state) =>
      void withRoom((analytics) => {
        if (state.kind === 'signed-in') analytics.identify(state.user.id);
        if (state.kind === 'anonymous') analytics.reset();
      }),
    room,
  };
}

async function loadRoom(loadConfig: () => Promise<Config>): Promise<Analytics> {
  const { createAnalytics } = await import('../../analytics/createAnalytics.ts');
  return createAnalytics({
    loadConfig,
    storage: localStorage,
    now: () => Date.now(),
    newUuid: () => crypto.randomUUID(),
    refusedByBrowser: navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true,
    ...('locks' in navigator ? { alone } : {}),
  });
}

/** One window of the app sends at a time; where one is at it already, what waits is its business. */
async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('yardstick-analytics', { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
