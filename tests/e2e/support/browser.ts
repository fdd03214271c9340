import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';

/** How the tests start every browser. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Listing pictures are on the portals, which a test cannot reach. A Playwright route would not do, because a single one makes Playwright
  // handle every request and turns the browser's cache off.
  '--host-resolver-rules=MAP media.rightmove.co.uk ~NOTFOUND, MAP *.zoocdn.com ~NOTFOUND',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...browserArguments] });
}

/** A browser with a profile on disk, like a user's own: its data outlives its process. */
export function launchProfile(folder: string, executablePath: string = chromiumPath()): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...browserArguments, '--enable-precise-memory-info'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
}

export function chromiumPath(): string {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found === undefined) throw new Error('No Chromium: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return found;
}

/** The browser's complaints during a test; a story asserts that there are none. */
export interface Complaints {
  readonly violations: string[];
  readonly errors: string[];
  readonly foreignRequests: string[];
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: Complaints;
}

/** The complaints from every visit in this test file. */
export const visits: Complaints[] = [];

/**
 * Opens a new user's browser, which keeps downloads, allows the clipboard, and records every policy violation and page error. It has no
 * service worker unless requested (`withServiceWorker`), because caching the app's 280 files takes as long as most stories.
 */
export async function newVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return visitIn(await browser.newContext({ ...person, serviceWorkers: 'block', ...options }), origin);
}

/** Options for stories that start or continue offline, test an update, or rely on cached files. */
export const withServiceWorker = { serviceWorkers: 'allow' } as const;

const person: BrowserContextOptions = { acceptDownloads: true, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' };

/** The same visit in a browser that is already open, such as one with a profile on disk. */
export async function visitIn(context: BrowserContext, origin: string): Promise<Visit> {
  const complaints = await watched(context, origin);
  // This is long enough that only a missing response times out, not a slow one on a busy machine.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  waitUntilAlive(page);
  return { context, page, complaints };
}

/** Navigation and reload wait until the page is hydrated, because text typed into prerendered markup would be lost when it is replaced. */
function waitUntilAlive(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
  page.goto = async (...where) => {
    const answer = await goTo(...where);
    await alive();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await alive();
    return answer;
  };
}

/** From now on, records a browser's faults. Allows its clipboard and blocks listing pictures. */
export async function watched(context: BrowserContext, origin: string): Promise<Complaints> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const complaints: Complaints = { violations: [], errors: [], foreignRequests: [] };
  visits.push(complaints);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`[csp] ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('[csp]') || /Content Security Policy|Trusted ?Type/i.test(text)) complaints.violations.push(text);
  });
  context.on('weberror', (error) => complaints.errors.push(error.error().message));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.foreignRequests.push(request.url());
  });
  return complaints;
}

let visitors = 0;

/** Every user's password. */
export const password = 'a long enough password 1';

/** Signs a new user up through the screen. Returns the email address. */
export async function signUp(page: Page, origin: string): Promise<string> {
  visitors += 1;
  const email = `investor-${crypto.randomUUID()}@example.test`;
  await page.goto(`${origin}/auth`);
  await page.getByTestId('auth-switch').click();
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  return email;
}

/** Signs an existing user in through the screen. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Waits until the service worker has everything for an offline start: about 280 files, which takes a while on a busy machine. */
export async function readyOffline(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    },
    undefined,
    { timeout: 90_000 },
  );
}
