import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { browserArguments, chromiumPath } from '../support/browser.ts';

/** The page that the test serves at a site's address instead of the site. */
export interface SitePage {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ExtendedBrowser {
  readonly context: BrowserContext;
  /** The base URL of the extension's own pages. */
  readonly base: string;
  /** Serves a page at an address from now on. */
  serve(address: string, page: SitePage): void;
  /** Hosts of all requests that reached the network, including the browser's own requests for icons. */
  readonly hosts: ReadonlySet<string>;
  /** Every request by a page or the extension, except the tests' own navigations. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** The strictest policy a portal can have: only its own inline data, no frames, no connections, trusted types. */
export const strictPolicy =
  "default-src 'none'; script-src 'none'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-same-origin allow-scripts allow-popups allow-forms";

/**
 * Starts Chromium with the extension loaded. Every request to another host goes to a proxy that records it without an answer. This shows
 * all requests by the page, the extension and its worker.
 */
export async function launchExtended(folder = '.cache/test-extension/chromium'): Promise<ExtendedBrowser> {
  const extension = resolve(folder);
  if (!existsSync(join(extension, 'manifest.json')))
    throw new Error(`No extension in ${folder}: run \`npm run build:test\` and \`npm run build:extension\` first`);
  const hosts = new Set<string>();
  const proxy = await recordingProxy(hosts);
  const profile = mkdtempSync(join(tmpdir(), 'yardstick-extension-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [
      ...browserArguments,
      `--load-extension=${extension}`,
      `--disable-extensions-except=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
    proxy: { server: `http://127.0.0.1:${portOf(proxy)}`, bypass: '127.0.0.1,localhost' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  const requests: string[] = [];
  context.on('request', (request) => {
    if (!request.isNavigationRequest() && !request.url().startsWith('chrome-extension:')) requests.push(request.url());
  });
  const pages = new Map<string, SitePage>();
  await context.route(/^https:\/\//, async (route) => {
    const page = pages.get(route.request().url().replace(/#.*$/, ''));
    if (page === undefined) return route.continue();
    return route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: page.body, headers: { ...page.headers } });
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return {
    context,
    base: worker.url().replace(/background\.js$/, ''),
    serve: (address, page) => void pages.set(address, page),
    hosts,
    requests,
    close: async () => {
      await context.close();
      proxy.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

async function recordingProxy(hosts: Set<string>): Promise<Server> {
  const proxy = createServer((request, response) => {
    hosts.add(new URL(request.url ?? '').hostname);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    hosts.add((request.url ?? '').replace(/:\d+$/, ''));
    // The browser may close a connection first, and cuts all of them when it ends.
    socket.on('error', () => undefined).end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((done) => void proxy.listen(0, '127.0.0.1', done));
  return proxy;
}

/** The text of a page's panel. */
export const panelOf = (page: Page) => page.locator('yardstick-panel section');

/** Scores by listing id, as the badges show them. */
export async function badgesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const pairs = await page
    .locator('yardstick-panel .badge:not([hidden])')
    .evaluateAll((badges) =>
      badges.map((badge) => [badge.getAttribute('data-listing') ?? '', badge.querySelector('.score')?.textContent ?? ''] as const),
    );
  return Object.fromEntries(pairs);
}
