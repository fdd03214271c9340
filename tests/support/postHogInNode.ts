import type { CaptureResult, PostHog } from 'posthog-js/no-external';
import { vi } from 'vitest';
import type { EventStorage } from '../../src/analytics/eventQueue.ts';

export interface Requested {
  readonly url: string;
  readonly body: unknown;
}

interface Browser {
  /** The device's storage: our own entries and those of posthog-js. */
  storage: EventStorage;
  readonly requests: Requested[];
  answer: (url: string) => Promise<Response>;
}

export interface PostHogWindow {
  readonly posthog: PostHog;
  /** The events that passed `before_send`, in order, as sent to PostHog. */
  readonly captured: CaptureResult[];
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): EventStorage & { readonly values: Map<string, string> } {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (at) => [...values.keys()][at] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** The parts of a browser that posthog-js uses. They exist only while the library is loaded. */
export const browser: Browser = {
  storage: memoryStorage(),
  requests: [],
  answer: async () => Response.json({ status: 'Ok' }),
};

const page = new URL('https://app.example/deals?token=secret');

const fakeWindow = {
  get localStorage() {
    return browser.storage;
  },
  sessionStorage: memoryStorage(),
  location: page,
  navigator: { userAgent: 'Mozilla/5.0', onLine: true },
  document: {
    createElement: () => ({
      protocol: page.protocol,
      hostname: page.hostname,
      host: page.host,
      pathname: page.pathname,
      search: page.search,
    }),
    addEventListener: () => undefined,
    body: {},
    cookie: '',
    location: page,
    readyState: 'complete',
    referrer: 'https://elsewhere.example/',
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  onpagehide: null,
  fetch: async (url: string, { body }: RequestInit) => {
    browser.requests.push({ url, body: typeof body === 'string' ? JSON.parse(body) : body });
    return browser.answer(url);
  },
  AbortController,
  console,
  performance,
  screen: {},
};

/** Opens the real library in a window of that browser. */
export async function openPostHog(): Promise<PostHogWindow> {
  const names = ['window', 'document', 'location', 'fetch'] as const;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  vi.stubGlobal('self', fakeWindow);
  vi.stubGlobal('navigator', fakeWindow.navigator);
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, value: name === 'window' ? fakeWindow : fakeWindow[name] });
  const { PostHog } = await import('posthog-js/no-external').finally(() => {
    // Other libraries treat any environment with a window as a browser.
    for (const [at, name] of names.entries()) {
      Reflect.deleteProperty(globalThis, name);
      const before = own[at];
      if (before !== undefined) Object.defineProperty(globalThis, name, before);
    }
  });
  const posthog = new PostHog();
  const captured: CaptureResult[] = [];
  posthog.on('eventCaptured', (event: CaptureResult) => captured.push(event));
  return { posthog, captured };
}
