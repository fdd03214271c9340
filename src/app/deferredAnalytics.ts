import type { Account } from '../account/account.ts';
import type { Analytics } from '../analytics/createAnalytics.ts';
import type { Track } from '../analytics/events.ts';
import type { Config } from './config.ts';
import type { Connection } from './connection.ts';

interface LateAnalytics {
  readonly track: Track;
  readonly start: () => void;
  /** Sends queued events, for example when the server answers again. */
  readonly flush: () => void;
  readonly room: () => Promise<Analytics>;
}

interface LateOptions {
  readonly loadConfig: () => Promise<Config>;
  readonly account: Pick<Account, 'state' | 'subscribe'>;
  readonly connection: Pick<Connection, 'current'>;
}

/**
 * The analytics module, loaded after the first paint. Earlier events are passed on in order. It is given the signed-in user before its
 * first event and after every change.
 */
export function createDeferredAnalytics({ loadConfig, account, connection }: LateOptions): LateAnalytics {
  let loading: Promise<Analytics> | null = null;
  const room = (): Promise<Analytics> => (loading ??= loadRoom(loadConfig, connection).then(known));
  const known = (analytics: Analytics): Analytics => {
    const tell = (): void => {
      const state = account.state();
      if (state.kind === 'signed-in') analytics.identify(state.user.id);
      if (state.kind === 'anonymous') analytics.reset();
    };
    tell();
    account.subscribe(tell);
    return analytics;
  };
  const withRoom = async (work: (analytics: Analytics) => unknown): Promise<void> => {
    try {
      work(await room());
    } catch (cause) {
      // Analytics must never get in the way: the failure is logged and the app continues.
      console.warn('Analytics failed', cause);
    }
  };
  return {
    start: () => void withRoom(() => {}),
    flush: () => void withRoom((analytics) => void analytics.flush()),
    track: (event, fields, at = Date.now()) => void withRoom((analytics) => analytics.track(event, fields, at)),
    room,
  };
}

async function loadRoom(loadConfig: () => Promise<Config>, connection: Pick<Connection, 'current'>): Promise<Analytics> {
  const { createAnalytics } = await import('../analytics/createAnalytics.ts');
  return createAnalytics({
    loadConfig,
    storage: localStorage,
    now: () => Date.now(),
    newUuid: () => crypto.randomUUID(),
    online: () => connection.current() === 'online',
    refusedByBrowser: navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true,
  });
}
