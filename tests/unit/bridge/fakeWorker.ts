import { exposeWorker } from '../../../src/bridge/workerBridge.ts';
import type { WorkerHandle } from '../../../src/bridge/workerBridge.ts';

/** A worker with real Comlink round trips over a message channel. It can die in the same ways as a browser's worker. */
export interface FakeWorker extends WorkerHandle {
  readonly terminated: () => boolean;
  /** Ends the worker as a `terminate()` elsewhere or a lack of memory would: without an event or an answer. */
  dieSilently(): void;
  emit(event: Event): void;
}

export function startFakeWorker(api: object | Promise<object> | null): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  let dead = false;
  const dieSilently = () => {
    dead = true;
    port1.close();
    port2.close();
  };
  if (api !== null) exposeWorker(api, port2);
  return {
    postMessage: (message: unknown, transfer?: Transferable[]) => {
      if (!dead) port1.postMessage(message, transfer ?? []);
    },
    addEventListener: (type, listener) => {
      if (type === 'message') port1.addEventListener(type, listener);
      else events.addEventListener(type, listener);
    },
    removeEventListener: (type, listener) => port1.removeEventListener(type, listener),
    start: () => port1.start(),
    terminate: dieSilently,
    terminated: () => dead,
    dieSilently,
    emit: (event) => events.dispatchEvent(event),
  };
}
