import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../support/browser.ts';
import { dealOn, diagnosisOf, eventually, newPerson, signIn, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** A tab that leads and one that waits, on the same deal. */
interface Tabs {
  readonly visit: Visit;
  readonly dealId: string;
  readonly email: string;
}

/** Made by the first story; the others go on with what it left. */
let tabs: Tabs;

const stageOf = async (page: Page): Promise<unknown> => (await dealOn(page, tabs.dealId))?.['stage'];

async function besides(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${product().origin}/deals/${tabs.dealId}`);
  await other.getByTestId('stage-select').first().waitFor();
  await diagnosisOf(other);
  return other;
}

/**
 * Changes the stage in a tab, and waits until it was sent, by whichever tab; how long that took, milliseconds. The badge must not say
 * "synced" meanwhile, also where the tab that writes it sleeps.
 */
async function changeAndSend(page: Page, value: string): Promise<number> {
  const sent = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/sync/v1/push') && (request.postData() ?? '').includes(`"stage":"${value}"`),
    timeout: 60_000,
  });
  const began = Date.now();
  await page.getByTestId('stage-select').first().selectOption(value);
  await eventually(() => stageOf(page)).toBe(value);
  await sent;
  const took = Date.now() - began;
  await synced(page);
  return took;
}

/** Ten seconds are asked for, a first pause of the network comes on top where the tab died in the middle of a call. */
const takeoverWithin = 20_000;

/** Longer than any takeover, milliseconds. */
const frozenFor = 15_000;

/** Chromium leaves the workers of a page frozen by hand awake, so the data worker is put to sleep as well: it keeps its lock, and says nothing. */
function sleep(page: Page, ms: number): void {
  const worker = page.workers().find((one) => /\/data-[^/]*\.js$/.test(one.url()));
  if (worker === undefined) throw new Error('The page has no data worker');
  // Answered when it wakes, or never where the page is closed before.
  const asleep = worker.evaluate((time) => {
    const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 });
    return Atomics.wait(new Int32Array(buffer), 0, 0, time);
  }, ms);
  asleep.catch(() => undefined);
}

describe('two tabs of one person (C50)', () => {
  it('sync one at a time, and the other takes over when the leading one is closed', async () => {
    const { first, dealId, email } = await newPerson(browser(), product().origin);
    tabs = { visit: first, dealId, email };
    const { page, context } = first;
    const pushes: string[] = [];
    context.on('request', (request) => (request.url().endsWith('/sync/v1/push') ? pushes.push(request.postData() ?? '') : undefined));
    const other = await besides(page);
    await changeAndSend(other, 'viewing');
    await eventually(() => stageOf(page)).toBe('viewing');
    expect(await page.getByTestId('stage-select').first().inputValue()).toBe('viewing');
    // The change went out once, by the one tab that syncs.
    expect(pushes).toHaveLength(1);
    await page.close();
    expect(await changeAndSend(other, 'offer')).toBeLessThan(takeoverWithin);
    expect(pushes).toHaveLength(2);
    tabs = { ...tabs, visit: { ...tabs.visit, page: other } };
  });

  it('the other takes over from a frozen one, which shows the same when it wakes', async () => {
    const { page, context } = tabs.visit;
    const other = await besides(page);
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    sleep(page, frozenFor);
    const took = await changeAndSend(other, 'bought');
    console.log(`Taken over from a frozen tab after ${took} ms`);
    expect(took).toBeLessThan(takeoverWithin);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await eventually(() => stageOf(page)).toBe('bought');
    await other.close();
  });

  it('the other takes over from a crashed one', async () => {
    const { page, context } = tabs.visit;
    const other = await besides(page);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The answer to this call dies with the page.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    const took = await changeAndSend(other, 'shortlisted');
    console.log(`Taken over from a crashed tab after ${took} ms`);
    expect(took).toBeLessThan(takeoverWithin);
    await page.close();
    tabs = { ...tabs, visit: { ...tabs.visit, page: other } };
  });

  // A figure is saved as it is typed; what is none yet is only on the screen.
  it('what is half typed in one is not sent after the person signed out in the other, which locks within two seconds', async () => {
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
    expect(((await dealOn(page, tabs.dealId)) as { overrides: object }).overrides).not.toHaveProperty('monthlyRent');
  });
});
