import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readyOffline, visitIn } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { dealOn, diagnosisOf, eventually, joinDevice, newPerson, rentOn, synced } from '../support/devices.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { whyNoSmallDisk } from '../../support/smallDisk.ts';
import { launchOnSmallDisk } from '../support/smallDisk.ts';
import { stage } from '../support/stage.ts';
import { wallTime } from '../../support/realClock.ts';

const { product, browser } = stage();

/** Chromium gives an origin three fifths of its disk; the app itself takes about fifteen megabytes of that. */
const megabytes = 100;

/** Chromium checks an origin's usage at most every half minute, and the size of the disk every minute. */
const patience = { timeout: 120_000, interval: 1_000 };

/** Uses up this origin's quota, down to ten kilobytes, with incompressible bytes. Runs in a separate page next to the app's. */
const useUp = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('ballast');
    let said = '';
    for (const size of [4_000_000, 1_000_000, 100_000, 10_000]) {
      for (let at = 0; ; at += 1) {
        const bytes = new Uint8Array(size);
        for (let from = 0; from < size; from += 65_536) crypto.getRandomValues(bytes.subarray(from, Math.min(size, from + 65_536)));
        const refused = await cache.put(`/ballast/${size}/${at}`, new Response(bytes)).then(
          () => null,
          (cause: unknown) => String(cause),
        );
        if (refused === null) continue;
        said = refused;
        break;
      }
    }
    return said;
  });

const giveBack = (page: Page): Promise<boolean> => page.evaluate(() => caches.delete('ballast'));

interface Refusal {
  readonly kind: string;
  readonly message: string;
}

/** Saves one figure after another until one is refused. Returns the refusal. */
async function firstRefusal(page: Page, id: string): Promise<Refusal> {
  let refusal: Refusal | null = null;
  let figure = 100_000;
  await expect
    .poll(async () => {
      figure += 100;
      const mid = `01K9D${String(figure).padStart(21, '0')}`;
      refusal = await page.evaluate<Refusal | null>(
        `window.__diag().then(async (told) => {
          const stamp = { mid: '${mid}', at: ${wallTime()} };
          const kept = await told.mutate({ type: 'deal/inputs', id: '${id}', strategy: 'buy-to-let', changes: { legalFees: ${figure} }, stamp });
          return kept.ok ? null : kept.error;
        })`,
      );
      return refusal;
    }, patience)
    .not.toBeNull();
  return refusal ?? { kind: '', message: '' };
}

const stageOn = async (page: Page, id: string): Promise<unknown> => (await dealOn(page, id))?.['stage'];
const badge = (page: Page) => page.getByTestId('sync-badge').first();
const idIn = (page: Page): string => /[0-9A-Z]{26}/.exec(page.url())?.[0] ?? '';
const rent = (page: Page) => page.getByTestId('input-monthlyRent').first();

/** Presses the message's "Try again" until the rent is stored. */
const tryAgain = (page: Page, id: string, wanted: number): Promise<unknown> =>
  expect
    .poll(async () => {
      const press = page.getByRole('button', { name: 'Try again' }).first();
      if ((await press.count()) > 0) await press.click({ timeout: 10_000 }).catch(() => undefined);
      return rentOn(page, id);
    }, patience)
    .toBe(wanted);

const toldOfDisk = /This device is out of storage|Your disk may be full/;

describe('a device without free storage (C44)', () => {
  it('keeps typed text and shows why it is not saved; reading, reports and sending continue, and everything is saved and pulled once there is space', async ({
    skip,
  }) => {
    const reason = whyNoSmallDisk();
    skip(reason !== null, String(reason));
    const { origin } = product();
    const { email, first, dealId: captured } = await newPerson(browser(), origin);
    const other = first.page;
    await typeDealIn(other, origin);
    const typed = idIn(other);
    await synced(other);
    const disk = await launchOnSmallDisk(megabytes);
    const { page, context } = await visitIn(disk.context, origin);
    await joinDevice(page, origin, email);
    const dealId = idIn(page);
    const theirs = dealId === typed ? captured : typed;
    const beside = await context.newPage();
    await beside.goto(`${origin}/config.json`);

    // This change is waiting when the storage runs out.
    await context.setOffline(true);
    await dealPage(page).assume('monthlyRent', '1333');
    await eventually(() => rentOn(page, dealId)).toBe(133_300);
    expect(await useUp(beside)).toContain('QuotaExceededError');
    const refusal = await firstRefusal(page, dealId);
    expect(refusal).toMatchObject({ kind: 'storage-full', message: expect.stringContaining('out of storage') as string });

    const cashFlow = await dealPage(page).figure('monthlyCashFlow');
    await dealPage(page).assume('monthlyRent', '1777');
    await page.getByText('This device is out of storage. Free some space').waitFor();
    expect(await rent(page).inputValue()).toContain('1,777');
    await eventually(() => dealPage(page).figure('monthlyCashFlow')).not.toBe(cashFlow);

    const reader = await context.newPage();
    await reader.goto(`${origin}/deals`);
    await reader.getByTestId('deal-card').first().click();
    await reader.getByTestId('deal-score').first().waitFor();
    expect(await rent(reader).inputValue()).toContain('1,333');
    expect((await dealPage(reader).pdfText()).text).toContain('1,333');
    await reader.close();

    // The other device changes another deal, which cannot be stored here. The waiting change is sent, but the badge does not say synced.
    await other.goto(`${origin}/deals/${theirs}`);
    await other.getByTestId('stage-select').first().selectOption('offer');
    await eventually(() => stageOn(other, theirs)).toBe('offer');
    await synced(other);
    const pulled = page.waitForResponse((response) => response.url().includes('/sync/v1/pull') && response.ok(), { timeout: 60_000 });
    await context.setOffline(false);
    await expect.poll(() => rentOn(other, dealId), patience).toBe(133_300);
    expect(await (await pulled).text()).toContain(theirs);
    expect(await stageOn(page, theirs)).not.toBe('offer');
    expect((await diagnosisOf(page)).pending).toBe(1);
    expect(await badge(page).innerText()).not.toContain('Synced');
    expect(await rent(page).inputValue()).toContain('1,777');

    // A cache that a page still has open stays on the disk.
    await beside.close();
    await giveBack(page);
    await tryAgain(page, dealId, 177_700);
    await expect.poll(() => stageOn(page, theirs), patience).toBe('offer');
    await expect.poll(() => rentOn(other, dealId), patience).toBe(177_700);
    await expect.poll(async () => (await diagnosisOf(page)).pending, patience).toBe(0);
    expect((await diagnosisOf(page)).stateHash).toBe((await diagnosisOf(other)).stateHash);
    await expect.poll(() => badge(page).innerText(), patience).toContain('Synced');
    await disk.close();
    await first.context.close();
  });

  it('shows the same message if other programs filled the disk, and keeps typed values', async ({ skip }) => {
    const reason = whyNoSmallDisk();
    skip(reason !== null, String(reason));
    const { origin } = product();
    const disk = await launchOnSmallDisk(megabytes);
    const { page } = await visitIn(disk.context, origin);
    await typeDealIn(page, origin);
    await readyOffline(page);
    disk.fill();
    await dealPage(page).assume('monthlyRent', '1777');
    await page.getByText('Your change isn’t saved yet.').waitFor();
    // The first write is refused because the disk is full. A later one may be refused because Chromium closed the databases; that message
    // also lists a full disk as a cause. If the browser takes too long to refuse, the next attempt shows why.
    await expect
      .poll(async () => {
        const told = await page.getByRole('alert').filter({ hasText: 'isn’t saved yet' }).innerText();
        if (!toldOfDisk.test(told))
          await page
            .getByRole('button', { name: 'Try again' })
            .first()
            .click({ timeout: 10_000 })
            .catch(() => undefined);
        return told;
      }, patience)
      .toMatch(toldOfDisk);
    expect(await rent(page).inputValue()).toContain('1,777');
    await disk.close();
  });
});
