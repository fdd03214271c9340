import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { eventually } from './support/devices.ts';
import { chooseInDealMenu } from './support/dealPage.ts';
import { faultsInLooks, type Look } from './support/looking.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { ownStage } from './support/stage.ts';

const { product, browser } = ownStage();

const looks: readonly Look[] = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
];

const posts = (page: Page) => page.getByTestId('community-post');

async function comment(page: Page, text: string): Promise<void> {
  await posts(page).first().getByTestId('comment-open').click();
  await page.getByTestId('comment-text').fill(text);
  await page.getByTestId('comment-name').fill('South Side');
  await page.getByTestId('comment-send').click();
}

/** The operator makes Ada a moderator. She hides her own deal from everyone and restores it. Returns faults seen on the screen. */
async function moderate(ada: Page): Promise<readonly string[]> {
  const stored = await ada.evaluate(() => JSON.stringify(Object.values(localStorage)));
  const userId = /user\W+id\W+([0-9a-f-]{36})/.exec(stored)?.[1] ?? '';
  await product().stopServer();
  await product().startServer({ MODERATORS: userId });
  await ada.reload();
  await ada.getByTestId('moderation-open').click();
  const item = ada.getByTestId('reported-item');
  await item.getByText('not counted').waitFor();
  const faults = await faultsInLooks(ada, 'moderation', looks);
  await ada.getByTestId('moderate-hide').click();
  await item.getByText('hidden by you').waitFor();
  await ada.getByTestId('moderate-restore').click();
  await item.getByText('restored by you').waitFor();
  await ada.getByTestId('moderation-open').click();
  return faults;
}

describe('the community', () => {
  it('shows a shared deal to another user, who comments on it, also offline, and reports and hides it', async () => {
    const { origin } = product();
    const ada = await newVisit(browser(), origin);
    await signUp(ada.page, origin);
    await typeDealIn(ada.page, origin);
    await chooseInDealMenu(ada.page, 'share-deal');
    const preview = ada.page.getByTestId('share-preview');
    await preview.getByTestId('shared-deal').waitFor();
    expect(await preview.innerText()).not.toMatch(/Example Street|Salford|5ZZ/);
    expect(await preview.getByTestId('shared-strategy').innerText()).toBe('Buy-to-let');
    await ada.page.getByTestId('share-name').fill('North Star');
    const previewed = await preview.getByTestId('shared-deal').innerText();
    await ada.page.getByTestId('share-send').click();
    await ada.page.getByText('Ready to share').waitFor();
    await ada.page.goto(`${origin}/community`);
    await eventually(() => posts(ada.page).count()).toBe(1);

    const eve = await newVisit(browser(), origin, withServiceWorker);
    await signUp(eve.page, origin);
    await eve.page.goto(`${origin}/community`);
    await posts(eve.page).getByText('North Star').waitFor();
    const seen = posts(eve.page).getByTestId('shared-deal');
    await seen.getByText(/^Why/).click();
    expect(await seen.innerText()).toBe(previewed);
    await comment(eve.page, 'Is the rent agreed? <img src=x onerror=alert(1)> https://example.com');
    await eventually(() => eve.page.getByTestId('community-comment').innerText()).not.toMatch(/send/);
    expect(await posts(eve.page).locator('a').count()).toBe(0);
    const faults = [...(await faultsInLooks(eve.page, 'community', looks))];

    await readyOffline(eve.page);
    await eve.context.setOffline(true);
    await eve.page.reload();
    await posts(eve.page).getByText('Is the rent agreed?').waitFor();
    await eventually(() => eve.page.getByTestId('community-copy').innerText()).toMatch(/offline.*Last updated/);
    await comment(eve.page, 'Written in the tube');
    await eve.page.getByTestId('waiting-change').click();
    await eve.page.getByTestId('waiting-text').fill('Written in the train');
    await eve.page.getByTestId('waiting-save').click();
    // The form closes once the new text is stored.
    await eve.page.getByTestId('waiting-text').waitFor({ state: 'detached' });
    await eve.context.setOffline(false);
    const sent = eve.page.getByTestId('community-comment').filter({ hasText: 'Written in the train' }).filter({ hasNotText: /send/ });
    await eventually(() => sent.count()).toBe(1);
    await ada.page.getByTestId('community-refresh').click();
    await eventually(() => ada.page.getByTestId('community-comment').allInnerTexts()).toEqual([
      expect.stringContaining('onerror'),
      expect.stringContaining('Written in the train'),
    ]);

    await eve.page.getByTestId('post-menu').click();
    await eve.page.getByTestId('post-hide').click();
    await eventually(() => posts(eve.page).count()).toBe(0);
    // Waits until the feed has been read with the post shown again, because a re-render before that would close an open menu.
    let isShownAgain = false;
    const readAgain = eve.page.waitForResponse((response) => {
      const asked = response.request().postData() ?? '';
      isShownAgain ||= asked.includes('"hidden":false');
      return isShownAgain && asked.includes('"ask":"feed"');
    });
    await eve.page.getByRole('button', { name: 'Undo' }).click();
    await readAgain;
    await eventually(() => posts(eve.page).count()).toBe(1);
    await eve.page.getByTestId('post-menu').click();
    await eve.page.getByTestId('post-report').click();
    faults.push(...(await faultsInLooks(eve.page, 'community report', looks)));
    const reported = eve.page.waitForResponse((response) => (response.request().postData() ?? '').includes('"ask":"report"'));
    await eve.page.getByTestId('report-send').click();
    await reported;
    await eventually(() => posts(eve.page).count()).toBe(0);
    faults.push(...(await moderate(ada.page)));
    await ada.page.getByTestId('post-menu').click();
    await ada.page.getByTestId('post-withdraw').click();
    await ada.page.getByTestId('withdraw-confirm').click();
    await eventually(() => posts(ada.page).count()).toBe(0);
    await eve.page.getByTestId('community-refresh').click();
    await eventually(() => posts(eve.page).count()).toBe(0);
    expect(faults).toEqual([]);
    await ada.context.close();
    await eve.context.close();
  });
});
