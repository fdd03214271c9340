import type { Browser } from 'puppeteer-core';
import { callIn, sendBidi } from './bidi.ts';

/** An extension's page, such as its popup, open as a tab in Firefox. */
export interface ExtensionPage {
  /** `moz-extension://` and an id that Firefox generates for each profile. */
  readonly origin: string;
  /**
   * Calls a function in the page and returns what it returns or resolves to; `browser` is the extension's. It is sent as source text, so it
   * cannot use variables of the test. Arguments and value are JSON. Throws the error that the function throws.
   */
  evaluate<Args extends readonly unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>;
  close(): Promise<void>;
}

/** APIs in the browser's own window. */
interface BrowserWindow {
  readonly gBrowser: {
    readonly tabs: readonly Tab[];
    selectedTab: Tab;
    addTab(url: string, options: object): Tab;
    removeTab(tab: Tab): void;
    addTabsProgressListener(listener: object): void;
    removeTabsProgressListener(listener: object): void;
  };
  readonly WebExtensionPolicy: {
    getByID(id: string): { readonly mozExtensionHostname: string; readonly extension: { readonly principal: object } };
  };
}

interface Tab {
  readonly linkedBrowser: {
    readonly browserId: number;
    readonly currentURI: { readonly spec: string };
    readonly messageManager: {
      addMessageListener(name: string, listener: (message: { readonly data: string }) => void): void;
      loadFrameScript(url: string, later: boolean): void;
    };
  };
}

/**
 * Opens an installed extension's page in a foreground tab, and waits until it is loaded. BiDi omits such tabs (Mozilla's bug 1755014), so
 * puppeteer does not see them: they are opened and read from the browser's own window.
 */
export async function openExtensionPage(browser: Browser, id: string, path: string): Promise<ExtensionPage> {
  const { contexts } = await sendBidi<{ contexts: readonly { context: string }[] }>(browser, 'browsingContext.getTree', {
    'moz:scope': 'chrome',
  });
  const window = { target: { context: contexts[0]?.context ?? '' } };
  const { tab, origin } = await callIn(browser, window, [openTab, id, path]);
  return {
    origin,
    evaluate: async (run, ...args) => {
      const name = crypto.randomUUID();
      const said = await callIn(browser, window, [askTab, tab, { name, script: frameScript(name, run, args) }]);
      const answer = JSON.parse(said) as Answer;
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    close: () => callIn(browser, window, [closeTab, tab]),
  };
}

interface Answer {
  readonly value: never;
  readonly error?: string;
}

/**
 * Runs in the page's process: calls the function in the page despite its content policy, and sends an `Answer` back in a message with the
 * given name.
 */
function frameScript(name: string, run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  const call = `(async () => JSON.stringify({ value: await (${String(run)})(...${JSON.stringify(args)}) }))()`;
  return `{
    const page = Cu.Sandbox(content, { sandboxPrototype: content, sameZoneAs: content, wantXrays: false });
    Cu.evalInSandbox(${JSON.stringify(call)}, page)
      .catch((error) => JSON.stringify({ error: String(error) }))
      .then((answer) => sendAsyncMessage('${name}', answer));
  }`;
}

// The functions below run in the browser's own window.

async function openTab(id: string, path: string): Promise<{ readonly tab: number; readonly origin: string }> {
  const { gBrowser, WebExtensionPolicy } = globalThis as unknown as BrowserWindow;
  const { mozExtensionHostname, extension } = WebExtensionPolicy.getByID(id);
  const origin = `moz-extension://${mozExtensionHostname}`;
  const wholeWindowStopped = 0x8_0010;
  const tab = await new Promise<Tab>((resolve) => {
    const listener = {
      onStateChange: (...[of, , , state]: readonly [Tab['linkedBrowser'], object, object, number]) => {
        if (of !== opened.linkedBrowser || (state & wholeWindowStopped) !== wholeWindowStopped || !of.currentURI.spec.startsWith(origin))
          return;
        gBrowser.removeTabsProgressListener(listener);
        resolve(opened);
      },
    };
    gBrowser.addTabsProgressListener(listener);
    const opened = gBrowser.addTab(`${origin}/${path}`, { triggeringPrincipal: extension.principal });
    gBrowser.selectedTab = opened;
  });
  return { tab: tab.linkedBrowser.browserId, origin };
}

function askTab(id: number, { name, script }: { readonly name: string; readonly script: string }): Promise<string> {
  const { gBrowser } = globalThis as unknown as BrowserWindow;
  const { messageManager } = gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.browserId === id)!.linkedBrowser;
  return new Promise((resolve) => {
    messageManager.addMessageListener(name, ({ data }) => resolve(data));
    messageManager.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
}

function closeTab(id: number): void {
  const { gBrowser } = globalThis as unknown as BrowserWindow;
  gBrowser.removeTab(gBrowser.tabs.find(({ linkedBrowser }) => linkedBrowser.browserId === id)!);
}
