import { unreachable } from '../../core/kernel/result.ts';
import { readToExtension, toAppMessage, type ToExtension } from '../../core/protocol/extensionMessages.ts';
import { sendToWorker } from '../sendToWorker.ts';
import { browserApi, type BrowserApi } from '../browserApi.ts';
import type { AppState } from '../messages.ts';

type Posted = Parameters<typeof toAppMessage>[0];

/** Runs in the app's page and relays kept pages to the app, and the app's profile and deals to the worker. */
function start(): void {
  const api = browserApi();
  /** Pages sent to the app and not yet acknowledged. */
  const sent = new Set<string>();
  const tell = async ({ connected, waiting }: AppState): Promise<void> => {
    post({ kind: 'here', connected, waiting: waiting.length });
    for (const id of waiting) {
      if (sent.has(id)) continue;
      sent.add(id);
      const page = await sendToWorker(api, 'app/page', { id });
      if (page !== null) post({ kind: 'page', page });
    }
  };
  const look = (): void => quietly(sendToWorker(api, 'app/state', null).then(tell));
  window.addEventListener('message', (event) => {
    const message = readToExtension(event, window);
    if (message === null) return;
    // The sender has just started listening.
    if (message.kind === 'hello') sent.clear();
    quietly(carry(api, message).then(tell));
  });
  api.runtime.onMessage.addListener(() => {
    look();
    return false;
  });
  look();
}

const post = (message: Posted): void => window.postMessage(toAppMessage(message), location.origin);

/** An updated or removed extension no longer responds. The app finds the new one after a reload. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

function carry(api: BrowserApi, message: ToExtension): Promise<AppState> {
  switch (message.kind) {
    case 'hello':
      return sendToWorker(api, 'app/state', null);
    case 'connect':
      return sendToWorker(api, 'app/connect', null);
    case 'snapshot':
      return sendToWorker(api, 'app/snapshot', { snapshot: message.snapshot });
    case 'received':
      return sendToWorker(api, 'app/received', { id: message.id });
    case 'disconnect':
      return sendToWorker(api, 'app/disconnect', null);
    default:
      return unreachable(message);
  }
}

start();
