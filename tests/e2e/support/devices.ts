import type { Deal } from '../../../src/core/deal/deal.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { newVisit, readyOffline, signUp, type Visit, withServiceWorker } from './browser.ts';

/** The result of `window.__diag()` about a page's data; see docs/testing.md. */
export interface Diagnosis {
  readonly userId: string | null;
  readonly pending: number;
  readonly parked: number;
  readonly lastSync: number | null;
  readonly stateHash: string | null;
  readonly dealCount: number | null;
}

export const diagnosisOf = (page: Page): Promise<Diagnosis> => diagnosed(page, '');

/** A deal as stored on disk. */
export const dealOn = (page: Page, id: string): Promise<Record<string, unknown> | null> =>
  diagnosed(page, `.then((found) => found.readDeal('${id}'))`);

/** The user's own rent for a deal on this device, in pence; undefined if there is none. */
export async function rentOn(page: Page, id: string): Promise<unknown> {
  const deal = (await dealOn(page, id)) as Pick<Deal, 'inputs'> | null;
  return deal?.inputs['buy-to-let']?.monthlyRent;
}

/** Evaluates the page's diagnosis hook. A newly loaded page has it only once its code has run. */
async function diagnosed<Answer>(page: Page, then: string): Promise<Answer> {
  await page.waitForFunction('window.__diag !== undefined');
  return page.evaluate<Answer>(`window.__diag()${then}`);
}

/** How long to wait for a state: long enough for a busy machine. Tests never wait for a fixed time. */
const patience = { timeout: 40_000, interval: 100 };

/** Waits until the server has all of this page's data. */
export async function synced(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { pending, lastSync } = await diagnosisOf(page);
      return pending === 0 && lastSync !== null;
    }, patience)
    .toBe(true);
}

export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, patience);

export const password = 'a long enough password 1';

interface Person {
  readonly email: string;
  readonly first: Visit;
  /** The user's only deal, created on the first device and synced. */
  readonly dealId: string;
}

/** A new user with one deal that the server has; the first device shows it and can start offline. */
export async function newPerson(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Person> {
  const first = await newVisit(browser, origin, { ...withServiceWorker, ...options });
  const email = await signUp(first.page, origin);
  await capture(first.page, origin);
  const dealId = await openFirstDeal(first.page, origin);
  if (options.serviceWorkers !== 'block') await readyOffline(first.page);
  await synced(first.page);
  return { email, first, dealId };
}

async function capture(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await page.getByTestId('analyze-button').click();
  await page.getByTestId('run-item-score').first().waitFor();
}

/** Opens the first deal in the list and returns its id. */
export async function openFirstDeal(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('deal-card').first().click();
  await page.getByTestId('stage-select').first().waitFor();
  const id = /[0-9A-Z]{26}/.exec(page.url())?.[0];
  if (id === undefined) throw new Error(`${page.url()} shows no deal`);
  return id;
}

export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(password);
  await page.getByTestId('auth-submit').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Another browser of the same user, on the same deal. */
export async function nextDevice(browser: Browser, origin: string, email: string): Promise<Visit> {
  const visit = await newVisit(browser, origin, withServiceWorker);
  await joinDevice(visit.page, origin, email);
  return visit;
}

/** Signs a browser in as this user, opens the first deal, and waits for everything the server has. */
export async function joinDevice(page: Page, origin: string, email: string): Promise<void> {
  await signIn(page, origin, email);
  await openFirstDeal(page, origin);
  await readyOffline(page);
  await synced(page);
}

/** The token of the user signed in on this page, for the test's own calls. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('yardstick-auth') ?? '{}') as { access_token: string }).access_token);
