import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** What the browser allows this origin, in bytes; null is as before. */
const allow = (session: CDPSession, bytes: number | null): Promise<unknown> =>
  session.send('Storage.overrideQuotaForOrigin', { origin: product().origin, ...(bytes === null ? {} : { quotaSize: bytes }) });

const rentOn = (page: Page, id: string): Promise<number | undefined> =>
  page.evaluate(`window.__diag().then((told) => told.readDeal('${id}')).then((deal) => deal.overrides.monthlyRent)`);

it('a device without room says so and keeps what was typed; reading goes on, and with room again it is saved (C44)', async () => {
  const { page, context } = await newVisit(browser(), product().origin);
  const { origin } = product();
  await typeDealIn(page, origin);
  const id = /[0-9A-Z]{26}/.exec(page.url())?.[0] ?? '';
  const session = await context.newCDPSession(page);
  await allow(session, 1);
  const answers = await page.evaluate<
    readonly { readonly ok: boolean; readonly error?: { readonly kind: string; readonly message: string } }[]
  >(
    `window.__diag().then(async (told) => {
      const answers = [];
      for (let count = 0; count < 40; count += 1) {
        const mid = '01K9D' + String(count).padStart(21, '0');
        const tags = Object.fromEntries(Array.from({ length: 400 }, (_, at) => ['tag ' + count + ' ' + at, true]));
        const kept = await told.mutate({ type: 'deal/tag', id: '${id}', tags, stamp: { mid, at: Date.now() } });
        answers.push(kept.ok ? { ok: true } : kept);
        if (!kept.ok) break;
      }
      return answers;
    })`,
  );
  const refused = answers.find(({ ok }) => !ok);
  expect(refused?.error?.kind).toBe('storage-full');
  expect(refused?.error?.message).toContain('no room left');
  await dealPage(page).assume('monthlyRent', '1777');
  expect(await page.getByTestId('input-monthlyRent').first().inputValue()).toContain('1,777');
  expect(await dealPage(page).figure('monthlyCashFlow')).not.toBe('');
  await page.reload();
  await page.getByTestId('deal-score').first().waitFor();
  await allow(session, null);
  await dealPage(page).assume('monthlyRent', '1888');
  await expect.poll(() => rentOn(page, id), { timeout: 20_000 }).toBe(188_800);
  await context.close();
});
