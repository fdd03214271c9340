import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { newVisit } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

type Role = 'textbox' | 'button' | 'link' | 'password';

/** More controls than any page has. After a page's last control, Tab returns to its first. */
const most = 300;

/** The element with this role and name for a screen reader. A password field has no role, only its label. */
const named = (page: Page, role: Role, name: string | RegExp): Locator =>
  (role === 'password' ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name, exact: true })).first();

/** Presses Tab until that element has the focus. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = named(page, role, name);
  await wanted.waitFor();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Pressing Tab ${most} times did not reach the ${role} "${String(name)}"`);
}

describe('a user without a mouse', () => {
  it('signs up, adds a listing, changes the rent, saves the deal and makes the PDF, using the names that a screen reader announces', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
    await page.goto(product().origin);
    await tabTo(page, 'textbox', 'Zoopla or Rightmove link');
    await page.keyboard.type(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await page.getByText('Looks like Rightmove ✓').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/auth/);
    await tabTo(page, 'button', 'Create an account');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Email');
    await page.keyboard.type(`keys-${crypto.randomUUID()}@example.test`);
    await tabTo(page, 'password', 'Password');
    await page.keyboard.type('a long enough password 1');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));

    // The link survives the sign-up, and its analysis continues automatically.
    await page.waitForURL(/\/sync-progress/);
    await tabTo(page, 'link', /Tallow|M6/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/deals\/[0-9A-Z]{26}/);
    await page.getByTestId('deal-score').first().waitFor();

    await tabTo(page, 'button', 'Save');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await tabTo(page, 'textbox', /^Monthly rent/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1400');
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /^Monthly rent/ })
          .first()
          .inputValue(),
      )
      .toContain('1,400');

    const downloading = page.waitForEvent('download');
    await tabTo(page, 'button', 'Report PDF');
    await page.keyboard.press('Enter');
    const bytes = new Uint8Array(await readFile(await (await downloading).path()));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('£1,400');
    expect([complaints.errors, complaints.violations]).toEqual([[], []]);
    await context.close();
  });
});
