import { unreachable } from '../../core/kernel/result.ts';
import { readToExtension, toAppMessage, type ToExtension } from '../../core/protocol/extensionMessages.ts';
import { ask } from '../ask.ts';
import { browserApi, type BrowserApi } from '../browserApi.ts';
import type { AppState } from '../messages.ts';

type Posted = Parameters<typeof toAppMessage>[0];

/** Runs in the app's own page and carries between it and the worker: kept pages one way, profile and deals the other. */
function start(): void {
  const api = browserApi();
  /** Pages that the app was handed and has not answered for yet. */
  const handed = new Set<string>();
  const tell = async ({ connected, waiting }: AppState): Promise<void> => {
    post({ kind: 'here', connected, waiting: waiting.length });
    for (const id of waiting) {
      if (handed.has(id)) continue;
      handed.add(id);
      const page = await ask(api, 'app/page', { id });
      if (page !== null) post({ kind: 'page', page });
    }
  };
  const look = (): void => quietly(ask(api, 'app/state', null).then(tell));
  window.addEventListener('message', (event) => {
    const message = readToExtension(event, window);
    if (message === null) return;
    // Whoever says it has just begun to listen.
    if (message.kind === 'hello') handed.clear();
    quietly(carry(api, message).then(tell));
  });
  api.runtime.onMessage.addListener(() => {
    look();
    return false;
  });
  look();
}

const post = (message: Posted): void => window.postMessage(toAppMessage(message), location.origin);

/** An extension that was updated or removed answers nobody; the app finds the new one when it is loaded again. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

function carry(api: BrowserApi, message: ToExtension): Promise<AppState> {
  switch (message.kind) {
    case 'hello':
      return ask(api, 'app/state', null);
    case 'connect':
      return ask(api, 'app/connect', null);
    case 'snapshot':
      return ask(api, 'app/snapshot', { snapshot: message.snapshot });
    case 'received':
      return ask(api, 'app/received', { id: message.id });
    case 'disconnect':
      return ask(api, 'app/disconnect', null);
    default:
      return unreachable(message);
  }
}

start();
