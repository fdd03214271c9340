import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';

/** How every browser of the tests is started. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pictures of the listings live on the portals, which are not there in a test. Not a route of Playwright: one alone sends every request
  // through it and turns the browser's cache off.
  '--host-resolver-rules=MAP media.rightmove.co.uk ~NOTFOUND, MAP *.zoocdn.com ~NOTFOUND',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...browserArguments] });
}

/** A browser with a profile on disk, as a person's own: what it stores outlives its process. */
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

/** What the browser complained about while a test ran; a story asserts that it stayed empty. */
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

/** The complaints of every visit of this test file. */
export const visits: Complaints[] = [];

/**
 * A fresh person's browser: downloads kept, clipboard allowed, every policy violation and page error written down. Without the service worker
 * unless asked for (`withServiceWorker`): keeping the app's 280 files takes as long as most stories.
 */
export async function newVisit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  return visitIn(await browser.newContext({ ...person, serviceWorkers: 'block', ...options }), origin);
}

/** For stories that start or go on without a network, are updated, or count on what is kept. */
export const withServiceWorker = { serviceWorkers: 'allow' } as const;

const person: BrowserContextOptions = { acceptDownloads: true, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' };

/** The same in a browser that is there already, such as one with a profile on disk. */
export async function visitIn(context: BrowserContext, origin: string): Promise<Visit> {
  const complaints = await watched(context, origin);
  // What does not come at all ends here, and on a busy machine nothing that is merely late.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  waitUntilAlive(page);
  return { context, page, complaints };
}

/** Going somewhere and reloading end when the page is alive: a text put into markup that is just being replaced would be lost with it. */
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

/** Writes down what goes wrong in a browser from now on; its clipboard is allowed, and pictures of listings are not there. */
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

/** Everybody's password. */
export const password = 'a long enough password 1';

/** Signs a new person up through the screen; returns the address used. */
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

/** Signs a person who has an account in through the screen. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Waits until the service worker has everything for a start without a network: some 280 files, beside whatever else the machine does. */
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
