import { readToExtension, toAppMessage, type ToApp, type ToExtension } from '../../core/protocol/extensionMessages.ts';
import { ask } from '../ask.ts';
import { browserApi } from '../browserApi.ts';
import type { AppState } from '../messages.ts';

/** Runs in the app's own page and carries between it and the worker: kept pages one way, profile and deals the other. */
const api = browserApi();
/** Pages that the app was handed and has not answered for yet. */
const handed = new Set<string>();

type Posted = Parameters<typeof toAppMessage>[0];

const post = (message: Posted): void => window.postMessage(toAppMessage(message) satisfies ToApp, location.origin);

async function tell({ connected, waiting }: AppState): Promise<void> {
  post({ kind: 'here', connected, waiting: waiting.length });
  for (const id of waiting) {
    if (handed.has(id)) continue;
    handed.add(id);
    const page = await ask(api, 'app/page', { id });
    if (page !== null) post({ kind: 'page', page });
  }
}

async function answer(message: ToExtension): Promise<void> {
  switch (message.kind) {
    case 'hello':
      // Whoever says it has just begun to listen.
      handed.clear();
      return tell(await ask(api, 'app/state', null));
    case 'connect':
      return tell(await ask(api, 'app/connect', null));
    case 'snapshot':
      return tell(await ask(api, 'app/snapshot', { snapshot: message.snapshot }));
    case 'received':
      return tell(await ask(api, 'app/received', { id: message.id }));
    case 'disconnect':
      return tell(await ask(api, 'app/disconnect', null));
  }
}

// An extension that was updated or removed answers nobody; the app finds the new one when it is loaded again.
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

window.addEventListener('message', (event) => {
  const message = readToExtension(event, window);
  if (message !== null) quietly(answer(message));
});

api.runtime.onMessage.addListener(() => {
  quietly(ask(api, 'app/state', null).then(tell));
  return false;
});

quietly(ask(api, 'app/state', null).then(tell));
