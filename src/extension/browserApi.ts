/** The part of the extension API in use: `chrome` in Chromium, `browser` in Firefox. Both return promises. */
export interface BrowserApi {
  readonly runtime: {
    readonly id: string;
    getURL(path: string): string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: {
      addListener(listener: (message: unknown, sender: MessageSender, answer: (value: unknown) => void) => boolean): void;
    };
  };
  readonly storage: {
    readonly local: {
      get(keys: string | readonly string[] | null): Promise<Readonly<Record<string, unknown>>>;
      set(items: Readonly<Record<string, unknown>>): Promise<void>;
      remove(keys: string | readonly string[]): Promise<void>;
      /** Chromium only: prevents content scripts from reading storage. */
      setAccessLevel?(access: { readonly accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
    };
  };
  readonly tabs: {
    query(about: object): Promise<readonly { readonly id?: number }[]>;
    create(tab: { readonly url: string }): Promise<unknown>;
    sendMessage(tabId: number, message: unknown): Promise<unknown>;
  };
  readonly action: {
    setBadgeText(badge: { readonly text: string }): Promise<void>;
    setBadgeBackgroundColor(badge: { readonly color: string }): Promise<void>;
  };
}

/** The sender of a message: another part of the extension. `tab` is set if it runs in a page. */
export interface MessageSender {
  readonly id?: string;
  readonly url?: string;
  readonly origin?: string;
  readonly tab?: object;
}

/** The browser's extension API. */
export function browserApi(): BrowserApi {
  const { browser, chrome } = globalThis as { readonly browser?: BrowserApi; readonly chrome?: BrowserApi };
  const api = browser ?? chrome;
  if (api === undefined) throw new Error('Not running in an extension');
  return api;
}
