import { exposeWorker } from '../src/bridge/exposeWorker.ts';
import { createDataWorker } from '../src/data/commands/createDataWorker.ts';
import { createSync } from '../src/sync/createSync.ts';
import type { TabMessage } from '../src/sync/transport/leadership.ts';

/** The data worker: RxDB and the sync live here, one worker per tab; one of them syncs. */
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
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return { stop: () => clearTimeout(timer) };
  },
});

exposeWorker({ ...createDataWorker(listener), ...control });
