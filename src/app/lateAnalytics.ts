import type { AccountState } from '../account/account.ts';
import type { Analytics } from '../analytics/createAnalytics.ts';
import type { Track } from '../analytics/events.ts';
import type { Config } from './config.ts';

interface LateAnalytics {
  readonly track: Track;
  /** Ties later events to the person by id, or forgets them. */
  readonly know: (state: AccountState) => void;
  readonly start: () => void;
}

/** The analytics room, loaded after the first paint; what happens before is handed on in order. */
export function createLateAnalytics(loadConfig: () => Promise<Config>): LateAnalytics {
  let room: Promise<Analytics> | null = null;
  const withRoom = async (work: (analytics: Analytics) => void): Promise<void> => {
    try {
      room ??= loadRoom(loadConfig);
      work(await room);
    } catch (cause) {
      // Analytics must never be in the way: it is logged, and the product goes on.
      console.warn('Analytics failed', cause);
    }
  };
  return {
    start: () => void withRoom(() => {}),
    track: (event, fields) => void withRoom((analytics) => analytics.track(event, fields)),
    know: (state) =>
      void withRoom((analytics) => {
        if (state.kind === 'signed-in') analytics.identify(state.user.id);
        if (state.kind === 'anonymous') analytics.reset();
      }),
  };
}

async function loadRoom(loadConfig: () => Promise<Config>): Promise<Analytics> {
  const { createAnalytics } = await import('../analytics/createAnalytics.ts');
  return createAnalytics({ loadConfig, storage: localStorage });
}
