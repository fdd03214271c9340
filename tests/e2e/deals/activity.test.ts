import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dealPage, openPart } from '../support/dealPage.ts';
import { diagnosisOf, eventually, newPerson, nextDevice, synced } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const activityOn = (page: Page) => page.getByTestId('activity');
const entryOf = (page: Page, kind: string) => page.locator(`[data-testid="activity"][data-kind="${kind}"]`);
const commentsOn = (page: Page) => page.getByTestId('comment');
const statusOf = (page: Page) => page.getByTestId('deal-status');

async function comment(page: Page, text: string): Promise<void> {
  await page.getByTestId('comment-text').fill(text);
  await page.getByTestId('add-comment').click();
  await commentsOn(page).filter({ hasText: text }).waitFor();
}

describe('working on a deal', () => {
  it('keeps comments, an assignment and a decision with its reason on all devices, and shows who did what', async () => {
    const { origin } = product();
    const { email, first } = await newPerson(browser(), origin);
    const second = await nextDevice(browser(), origin, email);
    const [one, two] = [first.page, second.page];
    await openPart(one, 'Notes');
    // Everything is written offline, and sent later.
    await first.context.setOffline(true);
    await comment(one, 'Ask about the roof');
    await one.getByTestId('assignee').selectOption({ label: 'You' });
    await one.getByTestId('due-on').fill('2099-01-31');
    await eventually(() => statusOf(one).innerText()).toContain('Assigned to you, due 31 January 2099');
    await one.getByRole('radio', { name: 'Pass' }).check();
    await one.getByTestId('decision-reason').fill('Too far from the station');
    await one.getByTestId('save-decision').click();
    await eventually(() => statusOf(one).innerText()).toMatch(/Pass, decided by you on \d+ \w+ \d{4}\s+Too far from the station/);
    await eventually(() => entryOf(one, 'decided').innerText()).toContain('You decided to pass');
    await first.context.setOffline(false);
    await synced(one);

    // The other device shows all of it, and says that the person wrote it.
    await eventually(() => statusOf(two).innerText()).toContain('Too far from the station');
    await openPart(two, 'Notes');
    await eventually(() => commentsOn(two).innerText()).toMatch(/Ask about the roof\s+You, /);
    await eventually(() => entryOf(two, 'assigned').innerText()).toContain('You assigned the deal to yourself, due 31 January 2099');
    await eventually(() => entryOf(two, 'commented').innerText()).toContain('Ask about the roof');
    await eventually(() => entryOf(two, 'added').innerText()).toMatch(/You on another device.* added the deal/);

    // An edit reaches the first device, and a deletion can be undone.
    await two.getByRole('button', { name: /^Edit comment from/ }).click();
    await two.getByTestId('comment-edit').fill('Ask about the roof and the damp');
    await two.getByTestId('save-comment').click();
    await eventually(() => commentsOn(one).innerText()).toMatch(/roof and the damp\s+You, .* \(edited\)/);
    await one.getByRole('button', { name: /^Delete comment from/ }).click();
    await eventually(() => commentsOn(two).count()).toBe(0);
    await one.getByRole('button', { name: 'Undo' }).first().click();
    await eventually(() => commentsOn(two).innerText()).toContain('Ask about the roof and the damp');
    await synced(two);
    await eventually(async () => (await diagnosisOf(one)).stateHash).toBe((await diagnosisOf(two)).stateHash);

    // The decision is in the report.
    const { text } = await dealPage(two).pdfText();
    expect(text).toContain('Pass: Too far from the station');

    // The list shows who works on the deal and by when, and can be filtered by it.
    const cards = two.getByTestId('deal-card');
    await two.goto(`${origin}/deals?filter=decision:pass;dueOn:2099-01-31..2099-01-31`);
    await eventually(() => cards.innerText()).toContain(', due 31 January 2099');
    await two.goto(`${origin}/deals?filter=dueOn:..2099-01-30`);
    await two.getByText('No deals match').first().waitFor();
    await first.context.close();
    await second.context.close();
  });

  it('names both sides of a conflict and the last change of an input', async () => {
    const { origin } = product();
    const { email, first } = await newPerson(browser(), origin);
    const second = await nextDevice(browser(), origin, email);
    const [one, two] = [first.page, second.page];
    await first.context.setOffline(true);
    await second.context.setOffline(true);
    await dealPage(one).assume('monthlyRent', '1300');
    await eventually(async () => (await diagnosisOf(one)).pending).toBe(1);
    await dealPage(two).assume('monthlyRent', '1450');
    await eventually(async () => (await diagnosisOf(two)).pending).toBe(1);
    await first.context.setOffline(false);
    await synced(one);
    await second.context.setOffline(false);
    await synced(two);

    await eventually(() => two.getByRole('main').innerText()).toMatch(/Changed by you on \d+ \w+ \d{4}/);
    await eventually(() => one.getByRole('main').innerText()).toMatch(/Changed by you on another device.* on \d+ \w+ \d{4}/);
    await openPart(two, 'Notes');
    await eventually(() => entryOf(two, 'conflict').innerText()).toMatch(
      /Monthly rent: You on another device.* set £1,300 while you set £1,450\. The later change was kept\./,
    );
    await eventually(() => activityOn(two).first().innerText()).toContain('Monthly rent');
    await two.getByTestId('sync-details').first().click();
    await eventually(() => two.getByTestId('conflict-text').innerText()).toMatch(/set £1,300 while you set £1,450/);
    await first.context.close();
    await second.context.close();
  });
});
