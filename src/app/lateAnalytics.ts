import type { AccountState } from '../account/account.ts';
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
  let room: Promise<Awaited<ReturnType<typeof load>>> | null = null;
  const load = async () => {
    const { createAnalytics } = await import('../analytics/createAnalytics.ts');
    return createAnalytics({ loadConfig, storage: localStorage });
  };
  const late = () => (room ??= load());
  // Analytics must never be in the way: a room that does not load is logged, and the product goes on.
  const failed = (cause: unknown): void => console.warn('Analytics failed', cause);
  return {
    start: () => void late().catch(failed),
    track: (event, fields) => void late().then((analytics) => analytics.track(event, fields), failed),
    know: (state) =>
      void late().then((analytics) => {
        if (state.kind === 'signed-in') analytics.identify(state.user.id);
        if (state.kind === 'anonymous') analytics.reset();
      }, failed),
  };
}
