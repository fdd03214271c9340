import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../support/devices.ts';
import { ownStage } from '../support/stage.ts';
import { acceptInvitation, grantInvestorPlan, onlinePeople } from '../support/team.ts';

const { product, browser } = ownStage();

/** The most stops that a screen may have before the wanted one. */
const mostStops = 120;

/** Presses Tab until the element with this test id, or within it, has the focus. */
async function tabTo(page: Page, testId: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((id) => document.activeElement?.closest(`[data-testid="${id}"]`) instanceof HTMLElement, testId);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Tab does not reach ${testId}`);
}

it('a workspace is created, shared and managed with the keyboard alone', async () => {
  const { origin } = product();
  const [ada, ben] = await onlinePeople(browser(), origin, 2);
  if (ada === undefined || ben === undefined) throw new Error('Two people are needed');
  await grantInvestorPlan(product(), ada.email);
  const { page } = ada;
  await page.goto(`${origin}/workspaces`);
  await page.getByTestId('workspace-name').waitFor();
  await tabTo(page, 'workspace-name');
  await page.keyboard.type('By Keyboard');
  await page.keyboard.press('Enter');
  await page.getByTestId('workspace-rename').waitFor();
  await tabTo(page, 'invite');
  await page.keyboard.press('Enter');
  const link = await page.getByTestId('invitation-link').getByRole('textbox').inputValue();
  await acceptInvitation(ben, link);

  await page.reload();
  const role = page.getByTestId('member').filter({ hasText: ben.email }).getByTestId('member-role');
  await role.waitFor();
  await tabTo(page, 'member-remove');
  await page.keyboard.press('Shift+Tab');
  expect(await role.evaluate((list) => list === document.activeElement)).toBe(true);
  await page.keyboard.type('V');
  await eventually(() => page.getByTestId('workspace-audit').innerText()).toContain(`${ben.name}’s role to viewer`);

  await tabTo(page, 'member-remove');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('member-remove');
  await page.keyboard.press('Enter');
  await tabTo(page, 'confirm-action');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByTestId('member').count()).toBe(1);
});
