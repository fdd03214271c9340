import { instant } from '../../core/kernel/calendar.ts';
import { createId } from '../../core/kernel/id.ts';
import { browserApi } from '../browserApi.ts';
import { changedMessage } from '../messages.ts';
import { senderOf, createMessageHandler } from './handleMessage.ts';
import { createStore } from './store.ts';

declare const __APP_URL__: string;

/** The extension's worker, which listens for requests and sleeps between them. */
const api = browserApi();
const store = createStore(api);
const own = { id: api.runtime.id, base: api.runtime.getURL(''), appUrl: __APP_URL__ };
const now = () => instant(Date.now());

async function tellPages(): Promise<void> {
  const waiting = await store.waiting();
  await api.action.setBadgeText({ text: waiting.length === 0 ? '' : String(waiting.length) });
  const tabs = await api.tabs.query({});
  // Sending to a tab without our script gives an error.
  const ids = tabs.flatMap(({ id }) => id ?? []);
  await Promise.all(ids.map((id) => api.tabs.sendMessage(id, changedMessage).catch(() => null)));
}

const answer = createMessageHandler({
  store,
  now,
  newId: () => createId(now(), crypto.getRandomValues(new Uint8Array(16))),
  newUuid: () => crypto.randomUUID(),
  appUrl: __APP_URL__,
  openTab: async (url) => void (await api.tabs.create({ url })),
  tellPages,
});

// Only the worker may read the app's data. Firefox lacks this setting, but there only our own scripts read it.
void api.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

api.runtime.onMessage.addListener((message, sender, respond) => {
  void answer(message, senderOf(sender, own)).then(respond, () => respond(null));
  return true;
});
