import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../support/browser.ts';
import { dealOn, diagnosisOf, eventually, newPerson, signIn, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';
import { workersNamed } from '../support/workersNamed.ts';

const { product, browser } = stage();

/** A leading tab and a waiting tab, on the same deal. */
interface Tabs {
  readonly visit: Visit;
  readonly dealId: string;
  readonly email: string;
}

/** The tabs that the first story opens. The other stories continue from their state. */
let tabs: Tabs;

const stageOf = async (page: Page): Promise<unknown> => (await dealOn(page, tabs.dealId))?.['stage'];

async function besides(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${product().origin}/deals/${tabs.dealId}`);
  await other.getByTestId('stage-select').first().waitFor();
  await diagnosisOf(other);
  return other;
}

/** Changes the stage in a tab, and waits until either tab has sent it. */
async function changeAndSend(page: Page, value: string): Promise<void> {
  const sent = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/sync/v1/push') && (request.postData() ?? '').includes(`"stage":"${value}"`),
    timeout: 60_000,
  });
  await page.getByTestId('stage-select').first().selectOption(value);
  await eventually(() => stageOf(page)).toBe(value);
  await sent;
  await synced(page);
}

/** How many tabs of the browser lead a sync. */
const leadersOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.startsWith('yardstick-sync-') === true).length;
  });

/** The browser's events for a page entering and leaving the back/forward cache. */
const turnPage = (page: Page, type: 'pagehide' | 'pageshow'): Promise<void> =>
  page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

/** How long a page is frozen, in milliseconds: longer than a takeover takes even on a busy machine. */
const frozenFor = 25_000;

/**
 * When a test freezes a page, Chromium leaves its workers running. The data worker is therefore paused too: it keeps its lock and does not
 * respond.
 */
async function sleep(page: Page, ms: number): Promise<{ readonly isOver: () => boolean }> {
  const [worker] = await workersNamed(page, 'data');
  if (worker === undefined) throw new Error('The page has no data worker');
  // This call is answered when the worker resumes, or never if the page is closed first.
  const asleep = worker.evaluate((time) => {
    const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 });
    return Atomics.wait(new Int32Array(buffer), 0, 0, time);
  }, ms);
  let isOver = false;
  asleep.then(
    () => (isOver = true),
    () => undefined,
  );
  return { isOver: () => isOver };
}

describe('two tabs of one user (C50)', () => {
  it('sync one at a time, and the other takes over when the leading one is closed', async () => {
    const { first, dealId, email } = await newPerson(browser(), product().origin);
    tabs = { visit: first, dealId, email };
    const { page, context } = first;
    const pushes: string[] = [];
    context.on('request', (request) => (request.url().endsWith('/sync/v1/push') ? pushes.push(request.postData() ?? '') : undefined));
    const other = await besides(page);
    await changeAndSend(other, 'viewing');
    await eventually(() => stageOf(page)).toBe('viewing');
    await eventually(() => page.getByTestId('stage-select').first().inputValue()).toBe('viewing');
    // The change was sent once, by the tab that syncs.
    expect(pushes).toHaveLength(1);
    await page.close();
    await changeAndSend(other, 'offer');
    expect(pushes).toHaveLength(2);
    tabs = { ...tabs, visit: { ...tabs.visit, page: other } };
  });

  it('a page in the back/forward cache gives up the lead, and takes part again when it is shown', async () => {
    const { page } = tabs.visit;
    await eventually(() => leadersOn(page)).toBe(1);
    await turnPage(page, 'pagehide');
    await eventually(() => leadersOn(page)).toBe(0);
    const other = await besides(page);
    await eventually(() => leadersOn(page)).toBe(1);
    await changeAndSend(other, 'viewing');
    await other.close();
    await eventually(() => leadersOn(page)).toBe(0);
    await turnPage(page, 'pageshow');
    await eventually(() => leadersOn(page)).toBe(1);
    await changeAndSend(page, 'offer');
  });

  it('the other takes over from a frozen tab, which shows the same state when it resumes', async () => {
    const { page, context } = tabs.visit;
    const other = await besides(page);
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    const asleep = await sleep(page, frozenFor);
    await changeAndSend(other, 'bought');
    // The frozen tab could not have sent this, so the other one did.
    expect(asleep.isOver()).toBe(false);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await eventually(() => stageOf(page)).toBe('bought');
    await other.close();
  });

  it('the other takes over from a crashed tab', async () => {
    const { page, context } = tabs.visit;
    const other = await besides(page);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The page crashes before it can answer this call.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await changeAndSend(other, 'shortlisted');
    await page.close();
    tabs = { ...tabs, visit: { ...tabs.visit, page: other } };
  });

  // A valid figure is saved as it is typed; an incomplete one exists only on the screen.
  it('half-typed input in one tab is not sent after a sign-out in the other, and the tab locks within two seconds', async () => {
    const { page, context } = tabs.visit;
    const other = await besides(page);
    const pushes: string[] = [];
    context.on('request', (request) => (request.url().includes('/sync/v1/push') ? pushes.push(request.postData() ?? '') : undefined));
    await other.getByTestId('input-monthlyRent').first().fill('4321 or s');
    await page.goto(`${product().origin}/auth`);
    await page.getByTestId('sign-out-confirm').click();
    await expect.poll(() => other.getByTestId('input-monthlyRent').count(), { timeout: 2_000, interval: 50 }).toBe(0);
    await other.keyboard.press('Enter');
    await signIn(page, product().origin, tabs.email);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    await synced(page);
    expect(pushes.join()).not.toContain('4321');
    expect(await dealOn(page, tabs.dealId)).toMatchObject({ inputs: {} });
    expect(JSON.stringify(((await dealOn(page, tabs.dealId)) as { inputs: object }).inputs)).not.toContain('monthlyRent');
  });
});
