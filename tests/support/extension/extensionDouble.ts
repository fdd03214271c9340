import { instant } from '../../../src/core/kernel/calendar.ts';
import { createId } from '../../../src/core/kernel/id.ts';
import type { BrowserApi } from '../../../src/extension/browserApi.ts';
import { createMessageHandler, type MessageOrigin } from '../../../src/extension/worker/handleMessage.ts';
import { createStore, type Store } from '../../../src/extension/worker/store.ts';
import type { QuestionName, Questions } from '../../../src/extension/messages.ts';

/** An extension's worker over in-memory storage, with its own clock and ids. */
export interface ExtensionDouble {
  readonly store: Store;
  readonly stored: ReadonlyMap<string, unknown>;
  /** How many times pages were notified of a change. */
  readonly told: () => number;
  readonly tabs: readonly string[];
  /** From now on storing fails, as if the storage were full. */
  fill(): void;
  ask<Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['ask'],
    asker: MessageOrigin,
  ): Promise<Questions[Name]['answer'] | null>;
}

export const portal: MessageOrigin = { kind: 'portal', origin: 'https://www.rightmove.co.uk' };
export const app: MessageOrigin = { kind: 'app', origin: 'https://app.example' };
export const popup: MessageOrigin = { kind: 'popup', origin: 'chrome-extension://own/' };

export function extensionDouble(): ExtensionDouble {
  const stored = new Map<string, unknown>();
  const tabs: string[] = [];
  let told = 0;
  let count = 0;
  let isFull = false;
  const local: BrowserApi['storage']['local'] = {
    get: async (keys) => {
      const names = keys === null ? [...stored.keys()] : typeof keys === 'string' ? [keys] : keys;
      return Object.fromEntries(names.flatMap((name) => (stored.has(name) ? [[name, structuredClone(stored.get(name))] as const] : [])));
    },
    set: async (items) => {
      if (isFull) throw new Error('QUOTA_BYTES quota exceeded');
      for (const [name, value] of Object.entries(items)) stored.set(name, structuredClone(value));
    },
    remove: async (keys) => {
      for (const key of typeof keys === 'string' ? [keys] : keys) stored.delete(key);
    },
  };
  const store = createStore({ storage: { local } });
  const now = () => instant(1_795_000_000_000 + count);
  const answer = createMessageHandler({
    store,
    now,
    newId: () => createId(now(), new Uint8Array(16).fill((count += 1))),
    newUuid: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
    appUrl: 'https://app.example',
    openTab: async (url) => void tabs.push(url),
    tellPages: async () => void (told += 1),
  });
  return {
    store,
    stored,
    told: () => told,
    tabs,
    fill: () => void (isFull = true),
    ask: async (name, question, asker) => (await answer({ name, question }, asker)) as never,
  };
}
