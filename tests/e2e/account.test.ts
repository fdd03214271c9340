import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { totpCode } from '../../sync-server/src/auth/factors/totp.ts';
import { sampleHouse } from '../support/listingSamples.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newVisit, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { synced } from './support/devices.ts';
import { everythingStored } from './support/everythingStored.ts';
import { stage } from './support/stage.ts';
import { wallTime } from '../support/realClock.ts';

const { product, browser } = stage();
const password = 'a long enough password 1';

const at = (path: string) => `${product().origin}${path}`;
const newPage = async (options: BrowserContextOptions = {}) => (await newVisit(browser(), product().origin, options)).page;
const pathOf = (page: Page) => () => new URL(page.url()).pathname;

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByTestId('auth-email').fill(email);
  await page.getByTestId('auth-password').fill(secret);
  await page.getByTestId('auth-submit').click();
}

/** A code that has not been used yet, because the server accepts each time step's code only once. */
async function freshCode(secret: string, after: number): Promise<{ readonly code: string; readonly step: number }> {
  const step = Math.max(Math.floor(wallTime() / 30_000), after + 1);
  return { code: totpCode(secret, step), step };
}

async function captureDeal(page: Page): Promise<void> {
  await page.goto(at('/'));
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await page.getByTestId('analyze-button').click();
  await page.waitForURL(/\/deals|sync-progress/);
  await page.goto(at('/deals'));
  await page.getByTestId('deal-card').first().waitFor();
}

describe('an account', () => {
  it('is created with a code, gets a second factor, requires it at the next sign-in, and is wiped from the device', async () => {
    const page = await newPage(withServiceWorker);
    const email = `coder-${crypto.randomUUID()}@example.test`;
    await page.goto(at('/auth?next=/deals'));
    await page.getByTestId('auth-email').fill(email);
    await page.getByTestId('auth-by-code').click();
    expect(await page.getByTestId('auth-email').inputValue()).toBe(email);
    await page.getByTestId('auth-submit').click();
    await page.getByTestId('auth-code').fill('000');
    await page.getByTestId('auth-submit').click();
    await expect.poll(() => page.getByTestId('auth-error').innerText()).toContain('wrong or has expired');
    await page.getByTestId('auth-code').fill(await codeSentTo(product().mailbox, email));
    await page.getByTestId('auth-submit').click();
    await expect.poll(pathOf(page)).toBe('/deals');
    await captureDeal(page);

    await page.goto(at('/auth'));
    await page.getByTestId('new-password').fill(password);
    await page.getByTestId('change-password').click();
    await page.getByText('Password changed').waitFor();
    await page.getByTestId('factor-add').click();
    const secret = await page.getByTestId('factor-secret').innerText();
    const size = await page.getByTestId('factor-picture').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    expect(size).toBeGreaterThan(100);
    const first = await freshCode(secret, 0);
    await page.getByTestId('factor-code').fill(first.code);
    await page.getByTestId('factor-confirm').click();
    await page.getByTestId('factor').waitFor();
    await expect.poll(() => page.getByTestId('session').count()).toBe(1);

    await page.getByTestId('sign-out-confirm').click();
    await page.getByTestId('auth-password').waitFor();
    await page.goto(at('/auth?next=/deals'));
    await signIn(page, email);
    await page.getByTestId('totp-code').fill('12 34 56');
    await page.getByTestId('totp-submit').click();
    await expect.poll(() => page.getByTestId('auth-error').innerText()).toContain('wrong or has already been used');
    await page.getByTestId('totp-code').fill((await freshCode(secret, first.step)).code);
    await page.getByTestId('totp-submit').click();
    await expect.poll(pathOf(page)).toBe('/deals');
    await page.getByTestId('deal-card').first().waitFor();

    const userId = (await page.evaluate(() => JSON.parse(localStorage.getItem('yardstick-auth') ?? '{}') as { user: { id: string } })).user
      .id;
    expect(await everythingStored(page)).toContain(sampleHouse.id);
    // Opens the same data in another window.
    const other = await page.context().newPage();
    await other.goto(at('/deals'));
    await other.getByTestId('deal-card').first().waitFor();
    await page.goto(at('/auth'));
    await page.getByTestId('sign-out-wipe').click();
    await page.getByTestId('sign-out-confirm').click();
    await expect.poll(pathOf(page)).toBe('/');
    await page.getByTestId('url-input').waitFor();
    const left = await everythingStored(page);
    for (const canary of [sampleHouse.id, email, userId, secret]) expect(left).not.toContain(canary);
    await expect.poll(() => other.getByTestId('deal-card').count()).toBe(0);
    await other.close();
    // Another user of this browser sees none of it.
    await signUp(page, product().origin);
    await page.goto(at('/deals'));
    await page
      .getByTestId('bench-search')
      .or(page.getByText(/no deals|first deal/i))
      .first()
      .waitFor();
    expect(await everythingStored(page)).not.toContain(sampleHouse.id);
  });

  it('gets a new password with a code, and then continues to the requested screen', async () => {
    const page = await newPage();
    const email = await signUp(page, product().origin);
    const other = await newPage();
    await other.goto(at('/auth?next=/deals'));
    await other.getByTestId('auth-email').fill(email);
    await other.getByTestId('auth-forgot').click();
    await other.getByTestId('auth-submit').click();
    await other.getByTestId('auth-code').fill(await codeSentTo(product().mailbox, email, 'Reset'));
    await other.getByTestId('auth-submit').click();
    await other.getByTestId('new-password').fill('an even longer password 2');
    await other.getByTestId('change-password').click();
    await expect.poll(pathOf(other)).toBe('/deals');
    const third = await newPage();
    await third.goto(at('/auth'));
    await signIn(third, email, 'an even longer password 2');
    await expect.poll(pathOf(third)).toBe('/deals');
  });

  it('locks the other windows within two seconds of a sign-out in one, and removes nothing', async () => {
    const { context, page } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    await captureDeal(page);
    const other = await context.newPage();
    await other.goto(at('/deals'));
    await other.getByTestId('deal-card').first().waitFor();
    await page.goto(at('/auth'));
    await page.getByTestId('sign-out-confirm').click();
    await expect.poll(() => other.getByTestId('deal-card').count(), { timeout: 2_000, interval: 50 }).toBe(0);
    expect(await everythingStored(page)).toContain(sampleHouse.id);
  });

  it('is signed out with one press in the user menu, which keeps the local data and asks first about unsent changes', async () => {
    const { context, page } = await newVisit(browser(), product().origin, withServiceWorker);
    const email = await signUp(page, product().origin);
    await captureDeal(page);
    // Without this wait there might be unsent changes, and the app would ask about them first.
    await synced(page);
    await page.getByTestId('me-open').first().click();
    await page.getByTestId('sign-out').click();
    await page.getByText('Your deals are still in this browser.').waitFor();
    await page.getByTestId('auth-password').waitFor();
    expect(await everythingStored(page)).toContain(sampleHouse.id);

    await signIn(page, email);
    await expect.poll(pathOf(page)).toBe('/deals');
    await readyOffline(page);
    await context.setOffline(true);
    await page.goto(at('/'));
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/properties/190000101');
    await page.getByTestId('analyze-button').click();
    await page.getByText('and will analyse it when').first().waitFor();
    await page.goto(at('/deals'));
    await page.getByTestId('me-open').first().click();
    await page.getByTestId('sign-out').click();
    const question = page.getByRole('dialog', { name: 'Sign out' });
    await expect.poll(() => question.getByTestId('sign-out-pending').innerText()).toContain('1 change hasn’t been synced');
    await question.getByTestId('sign-out-keep').check();
    await question.getByTestId('sign-out-confirm').click();
    await page.getByTestId('auth-password').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('yardstick-auth'))).toBeNull();
    await context.close();
  });

  it('signs out offline at once, reports unsent changes, and ends its session on the server at the next contact', async () => {
    const { context, page } = await newVisit(browser(), product().origin, withServiceWorker);
    await signUp(page, product().origin);
    await readyOffline(page);
    await page.goto(at('/auth'));
    await page.getByTestId('sign-out-pending').waitFor();
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('yardstick-auth') ?? '{}') as { access_token: string }).access_token,
    );
    await context.setOffline(true);
    for (const id of [1, 2, 3]) {
      await page.goto(at('/'));
      await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/19000010${id}`);
      await page.getByTestId('analyze-button').click();
      await page.getByText('and will analyse it when').first().waitFor();
    }
    await page.goto(at('/auth'));
    await expect.poll(() => page.getByTestId('sign-out-pending').innerText()).toContain('3 changes haven’t been synced');
    await page.getByTestId('sign-out-wipe').click();
    await expect.poll(() => page.getByTestId('sign-out-pending').innerText()).toContain('permanently deletes them');
    await page.getByTestId('sign-out-keep').click();
    await page.getByTestId('sign-out-confirm').click();
    await page.getByTestId('auth-password').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('yardstick-auth'))).toBeNull();
    await context.setOffline(false);
    const standing = async () => (await fetch(at('/account/v1/sessions'), { headers: { authorization: `Bearer ${token}` } })).status;
    await expect.poll(standing).toBe(401);
  });

  it('is exported in full, and deleted with the data on this device and on the other', async () => {
    const page = await newPage();
    const email = await signUp(page, product().origin);
    await captureDeal(page);
    const other = await newPage();
    await other.goto(at('/auth'));
    await signIn(other, email);
    await expect.poll(pathOf(other)).toBe('/deals');
    await captureDeal(other);

    await page.goto(at('/auth'));
    const downloading = page.waitForEvent('download');
    await page.getByTestId('export-data').click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    const document = JSON.parse(text) as {
      readonly server: { readonly account: unknown; readonly tables: object };
      readonly device: object;
    };
    expect(document.server).toMatchObject({ account: { email }, tables: { ingest_runs: [{}, {}] } });
    expect(JSON.stringify(document.device)).toContain(sampleHouse.id);

    expect(await page.getByTestId('delete-account').isEnabled()).toBe(false);
    await page.getByTestId('delete-confirm').fill(email);
    await page.getByTestId('delete-account').click();
    await expect.poll(pathOf(page)).toBe('/');
    expect(await everythingStored(page)).not.toContain(sampleHouse.id);

    // The other device learns of it at its next request, whichever that is.
    await other.goto(at('/'));
    await other.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await other.getByTestId('analyze-button').click();
    await expect.poll(() => everythingStored(other)).not.toContain(sampleHouse.id);
  });
});
