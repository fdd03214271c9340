import { createAlertWatch } from '../src/data/alerts/alertWatch.ts';
import { readArea } from '../src/data/alerts/readArea.ts';
import type { AreaAndPortfolioSources } from '../src/data/alerts/evaluateAreaAndPortfolioAlerts.ts';
import { createDataWorker } from '../src/data/commands/createDataWorker.ts';
import type { DataListener } from '../src/data/commands/openStores.ts';
import { createSync } from '../src/sync/createSync.ts';
import type { TabMessage } from '../src/sync/transport/leadership.ts';

function after(ms: number, run: () => void): { readonly stop: () => void } {
  const timer = setTimeout(run, ms);
  return { stop: () => clearTimeout(timer) };
}

const { listener, ...control } = createSync({
  fetch: (input, init) => fetch(input, init),
  locks: navigator.locks ?? null,
  openChannel: (name) => {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
      close: () => channel.close(),
    };
  },
  elapsed: () => performance.now(),
  wall: () => Date.now(),
  chance: () => Math.random(),
  origin: self.location.origin,
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    return { stop: () => clearInterval(timer) };
  },
  after,
});

/** Loaded only if the person has an alert rule about their holdings. */
const readPortfolio: AreaAndPortfolioSources['readPortfolio'] = async (stores, day) =>
  (await import('../src/data/alerts/readPortfolio.ts')).readPortfolio(stores, day);

const alerts = createAlertWatch({
  readArea,
  readPortfolio,
  wall: () => Date.now(),
  after,
  exclusively: (name, work) => navigator.locks.request(name, work),
});

/** The sync receives every event. The alerts only need to know which stores are open. */
const both: DataListener = {
  ...listener,
  opened: (stores) => {
    listener.opened(stores);
    alerts.opened(stores);
  },
  closing: () => {
    alerts.closing();
    listener.closing();
  },
  outdated: () => {
    alerts.outdated();
    listener.outdated?.();
  },
  // The page notices that this worker has ended, and starts one that opens the current stores.
  lost: () => self.close(),
};

/** The data worker with RxDB and the sync. Each tab has its own, and one of them syncs. */
export const dataWorker = { ...createDataWorker(both), ...control };
